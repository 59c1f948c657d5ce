import type { Cue } from "./cue.ts";

export const price: Cue = {
  about: `price|prices|pricing|price tag|cost|costs|bills?|budgets?|(monthly|annual|yearly|licen[cs]e|subscription) fees?|
    (?<!(?:for|of|your|the|own) )money(?! back|'s worth)|the money (for|to)|spending|spend on|
    per (seat|user|month|year)|dollars?|euros?|pounds|fees?`,
  pro: `(can|could) (easily |comfortably )?(cover|pay|spare|manage) (it|that|this) (from|out of|with)|cheap|cheaper|
    cheapest|affordable|inexpensive|low[- ]cost|low price|lower (price|cost)|(can|could|able to) afford|
    within (easy |well )?(reach|(my |our |the )?budget)|well within|
    costs? (me |us )?(less|little|next to nothing|nothing)|bargain|fits? (in |into )?(my|our|the) budget|
    (good|great|fair|decent|reasonable|attractive|right) price|
    price ~ (fair|fine|right|reasonable|good|attractive|live with|lower)|(reasonably|fairly|well) priced|
    (save|saves|saved|saving) (me |us )?(money|[$€£]\\d+)|cheaply|room (for it )?in (my|our|the) budget|easily pay|
    pay for it without|cover it without|{no} (pricey|a lot of money|much money)|
    think twice about ~ (amount|price|cost)`,
  con: `(fee|price|cost|bill) ~ (a bit|rather|quite) (much|high|heavy)|too expensive|expensive|pricey|pricier|
    overpriced|over-priced|costly|(too|rather|pretty|quite|bit|very) (dear|steep|pricey|costly)|
    steep (price|cost|bill|fee|sum|amount)s?|({no}|can't|cannot|couldn't) afford|cost an arm|fortune|
    costs? (me |us )?(too much|so much|that much|twice|double|more than)|
    out of (reach|(my|our) (budget|price range|league))|beyond (my|our) (budget|means|reach)|
    more than (i|we|i'd|we'd|they) ~ (spend|pay|justify|afford|budgeted)|too (much|high) ~ (price|cost|money)|
    (price|cost|costs|bill|fee|fees) ~ (too high|too much|put* (me|us) off|problem|hurts?|shock*|scar*|ridiculous|stops? (me|us)|outrageous|eye-watering)|
    too much (money|to pay|to spend|for (me|us|what))|put off by ~ (price|cost|bill)|a lot of money|so much money|
    budget ~ (tight|used up|small|tiny|limited|stretched|cut)|(tight|small|limited|strained) budget|money is tight|
    {no} (have|got) (the|that kind of|enough) money|money ~ (need more|elsewhere|don't have)|
    {no} justify ~ (price|cost|spend*|amount|expense)|(cut|cancel*) ~ from the budget|
    price (rise|hike|increase|jump*)|{no} (paying|pay) (that|so) much|sticker shock|rip-?off`,
};

export const price_clarity: Cue = {
  about: `total cost|full cost|whole cost|real cost|true cost|pricing (page|model|structure)|small print ~ (cost|price)|
    what ~ (comes? to|cost* in (total|all|the end))|cost ~ (clear|clarity|certainty|predictab*)|
    (clear|clarity of) ~ (price|pricing|cost|costs)|price (plan|transparency)`,
  pro: `(clear|predictable|transparent|flat|fixed|simple|foreseeable|stable|steady) (price|prices|pricing|cost|costs|fee|fees|bill|rate|amount)|
    (price|pricing|cost|costs|bill|fee|amount) ~ (clear|predictable|transparent|foreseeable|fixed|upfront|up front|the same every)|
    {no} (hidden|surprise*|extra|unexpected) (costs?|fees?|charges?|bills?|on the bill)|nothing hidden|no surprises|
    one (number|price|amount|figure)|
    know* (exactly )?what (i'll|we'll|i|we|it'll|it will|it) (pay|cost|be paying|come to)|
    see what (i'd|we'd|i|we) ~ pay|(plan|budget) (for|around|with) (it|the cost|that)`,
  con: `(so|too|far too) many extras|extras (cost|add|on top)|pay* (extra )?for ~ extras|
    hidden (costs?|fees?|charges?|extras?)|
    (surprise|unexpected|unpredictable|extra) (costs?|fees?|charges?|bills?|pricing)|add-ons?|
    ({no}|hard to) ~ (know|see|tell|say|work out|figure out|predict|understand) ~ (total|pay|cost|costs|price|pricing|bill|come to)|
    (price|pricing|cost|costs|bill|fee|fees) ~ (unclear|vague|opaque|confusing|unpredictable|creep*|hidden|changes? every|goes up later)|
    (unclear|vague|opaque|confusing|unpredictable|murky) (price|pricing|cost|costs|fees?|bills?)|
    small print ~ (cost|costs|price|money)|extras ~ (pile|add|come)|call (us|sales) for (a )?(price|pricing|quote)|
    contact sales|(add|adds|adding) up ~ (fees|extras|costs)|pay* more than (it|they) said|
    what it (really|actually) costs`,
};

export const value: Cue = {
  about: `value for money|return on investment|roi|payback|pay-?off|the return|business case|worth (of )?it|money's worth|
    what (i|we) get for|good value|bang for`,
  pro: `(get|got|gain*) (far |much |a lot )?more (out of|from) (it|this|that) than|more (out|back) than (i|we) put in|
    worth (it|every|the (money|price|cost|expense|investment|spend)|paying|what it costs)|good value|great value|
    value for (the |my |our )?money|pays? for itself|paid for itself|pays? off|paid off|
    (good|strong|clear|quick|decent|solid) (return|payback|roi|business case)|earns? (its|back) ~ (keep|cost|money)|
    money well spent|makes? (its|the) money back|get (my|our) money('s worth| back)|brings in more than|
    back more than|more than it costs|gain* ~ (outweigh*|cover*|more than)|more than (covers|pays for)`,
  con: `{no} earns? (its|their) keep|not earning its keep|{no} worth (it|the|that|paying|my|our|what)|
    (poor|bad|no|little) (value|return|payback|roi)|waste of money|money (down the drain|wasted)|wasted money|
    {no} ~ (pay|pays|paid) (for itself|off|back)|{no} see ~ (return|payback|value|roi|what (i|we)('d)? get for)|
    (return|roi|payback|value|gain|sums?|numbers|business case) ~ (doesn't|don't|isn't|wasn't|not|too (small|thin|weak|long|slow)|never) ?(add up|work out|there|cover*|justify|come*|show*)?|
    get(ting)? (too )?(little|less|nothing) (for|out of) (it|the money|my money|our money|what)|
    less than (i|we) (pay|paid|put in)|pay* (for|a lot for) ~ (never use|don't use|hardly use|don't need|little)|
    hard to justify`,
};

export const budget_cycle: Cue = {
  about: `budget (cycle|year|round|planning|season|window|period)|fiscal year|financial year|
    next (year's|quarter's) budget|(this|next) (quarter|fiscal|budget)|when (the )?budgets? (are|is|get)|
    renewal date|payday|budget calendar|the timing of the (budget|money|spend)|
    (state|timing|moment|point|time) (of|in|for) the (budget|year)|budget round|planning round`,
  pro: `(right|good|perfect) (moment|time) for (the|my|our) budget|timing works|budget (still )?open|{no} spoken for|
    (planning|plan) (for )?next year ~ (now|go|in)|money (that is|that's) there when|
    (money|budget|funds?) (left|over|set aside|unspent|put aside) ~ (this|for|at|before)?|money left|budget left|
    left in (the|this year's) budget|(still|have|has|there's) ~ (unspent|left over) (money|budget)|
    fits (the|our|my) (budget )?(cycle|calendar)|budget (is|was) (open|approved|signed off)|
    (comes?|came) at the right time ~ (budget|year|money)|
    (planned|budgeted|allocated|set aside) (it |this |money )?for (this|next|it)|before the year ends`,
  con: `budget ~ (spent|gone|frozen|locked|closed|already allocated|committed|fixed until|used already)|
    (frozen|locked|closed|spent) (budget|budgets)|budget freeze|already (spent|allocated|gone|committed|used up)|
    (until|wait (for|till)|not before|has to wait) ~ (next (year|quarter|budget|fiscal|payday)|new (year|budget|fiscal)|january|april)|
    {no} (budget|money|room) (left )?(this|until|in this) (year|quarter|month)|
    wrong (time|moment) (of|in) the (year|quarter|month|budget)|too late (for|in) (this|the) (year|quarter|budget)|
    mid-?(year|cycle|quarter)|already (planned|spent) (this|the) (year|quarter|month)|
    nothing (left|gets bought|can be bought) (this|until|before)|end of the month ~ (nothing|empty|broke)|
    money ~ (is |already )*gone|nothing unplanned|
    (before|after|until|come back (after|in)) (the next|payday|next) ?(budget|round|year|quarter)?|
    wrong (time|moment|point) (of|in) the (year|quarter|month)|freeze on (spending|budgets?)`,
};
