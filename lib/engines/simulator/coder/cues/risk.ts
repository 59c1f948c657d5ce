import type { Cue } from "./cue.ts";

export const security: Cue = {
  about: `security|cyber ?security|compliance|compliant|audits?|auditors?|certifi*|iso 27001|soc ?2|hipaa|encrypt*|
    penetration test|access rights|regulat*|infosec`,
  pro: `(secure|encrypted|certified|compliant)(?! (future|job|a))|
    (pass|passes|passed|cleared|survive*|meets?|met) ~ (security|compliance|audit|review|standards?|regulation*)|
    security ~ (solid|fine|good|strong|in order|taken care of|tight|convinc*|signed off|happy|looks right|properly done)|
    (good|strong|solid|tight|proper|decent) (security|compliance|access controls?)|right certificates|
    security (team|people|officer|department) ~ (happy|fine|approved|signed|no objection*|nodded|ok)`,
  con: `(ciso|security (officer|chief|lead|people)|infosec) ~ (shoot|block*|stop|refus*|veto*|kill*|say no|never|reject*)|
    insecure|unsecured|hack|hacks|hacked|hackers?|breach|breaches|breached|break(s|ing)? in\\b|broke in|broken into|
    cyber ?attacks?|ransomware|vulnerab*|phishing|attack surface|
    {no} (pass|survive|clear|get (through|past)|meet|satisfy) ~ (security|compliance|audit|review|regulat*)|
    security ~ (hole*|gap*|risk*|concern*|worr*|problem|issue|weak|block*|red flag|nightmare|poor|not good|stop*|questionnaire|unclear|kill*|say no|said no|veto*)|
    (security|compliance|infosec|auditors?|legal) (team |people |officer |department |review )?(would |will |won't |wouldn't |has |have )?(block*|kill*|stop*|reject*|refus*|sign|let|say no|said no|veto*|ask*|tear*)|
    (worr*|concern*|nervous|fear*|afraid|uneasy) ~ (security|secure|attack|compliance|hacked)|
    one more (door|way in)|not (secure|compliant|certified)|door (left )?open`,
};

export const vendor_risk: Cue = {
  about: `start-?ups?|vendor risk|
    (supplier|vendor|company|firm|maker|provider)('s)? (future|stability|size|finances|survival|standing)|
    how long (they|the (company|maker|vendor|firm))('ve| have|'ll| will)? (been|be) (around|there)|
    in (two|three|five|ten|a few) years' time|roadmap|the staying power|lock-?in`,
  pro: `(established|long-standing|stable|solid|well-funded|financially sound|profitable) (company|vendor|supplier|maker|firm|business|provider|outfit|brand)|
    been (around|in business|there) (for )?(years|decades|a long|ages|twenty|thirty|since)|here to stay|
    (will|'ll|would|going to) (still )?be (around|there|here) (in|for|next|years|when)|
    {no} (going anywhere|disappear*|going away)|
    (company|maker|vendor|supplier|firm|they) (looks?|seems?|is|are) (stable|solid|healthy|established|likely to last|built to last)|
    staying power|long track record|deep pockets|outlast`,
  con: `(go|goes|went|going|gone) (bust|bankrupt|under|out of business|broke)|
    (folds?|folded|disappears?|disappeared|vanish*|shut* down|closes? (down|shop)|shuts? (its doors|up shop)|gets? (bought|acquired|sold)|got (bought|acquired)|bought (up|out)|pulls? the plug|discontinu*)(?! by the)|
    (they|company|maker|vendor|supplier) (is|are) gone|
    (be|is|are|still|they're|they'd|they'll) (around|there|here|gone|in business) (in|next|after) (two|three|five|a|ten|a few|a couple|another|year|twelve)|
    (too|very|so|such a) (small|young|new) (a )?(company|vendor|firm|supplier|outfit|maker|provider|to bet)|
    (tiny|young|unknown|shaky|small|fragile) (company|vendor|start-?up|startup|firm|supplier|outfit|maker)|
    {no} (last|survive|around for long|be around|be here|be there)|run out of (money|cash|funding)|vendor lock-?in|
    lock(s|ed)? (us|me) in to|depend* on one (vendor|supplier|company)|
    will (they|the company|the maker|it) (still )?(exist|be (around|there|here))|
    left (stranded|high and dry|with nothing)|who maintains it then`,
};

export const reliability: Cue = {
  about: `reliab*|uptime|downtime|stability|dependab*|whether it (works|holds)|(breaks?|breaking) down|outages?|the bugs|
    day in,? day out|on a bad day`,
  pro: `(run|running|ran|worked|works|been working|going) ~ (without|with no) (a |any |one |single )*(problem|problems|fault|failure|hitch|crash|interruption|trouble)|
    (reliable|dependable|rock[- ]solid|stable)(?! (company|vendor|supplier|maker|firm|business))|
    (works?|worked|runs?|ran) (every (single )?(time|day|morning)|without (a )?(fail|hitch|problem*|fuss|trouble)|first time|smoothly|like clockwork|day in|all the time|fine|well|perfectly|as it should|just like that)|
    never (fails?|failed|lets? (me|us) down|crash*|breaks?|broke|goes down|went down|had a problem|missed)|
    {no} (crash*|break* down|outages?|downtime|fail(s|ed)? (me|us))|
    (can|could) (rely|depend|count) on (it|this|that)|bulletproof|just works|keeps? (working|running|going)|it holds`,
  con: `unreliable|flaky|
    (crash|crashes|crashed|crashing|freezes?|froze|frozen screen|glitch*|buggy|bugs?|outages?|downtime|hangs(?! on))|
    (break|breaks|broke|breaking) down|
    (breaks?|broke|broken|dies|died)(?! (even|in|the tie|the bank|into|my word|promise|their|its|a))|
    (goes|went|go|going|was|is|be) (down|offline)(?! (from|to|in price|as|well))|
    (fail|fails|failed|failing|let (me|us) down|lets (me|us) down|stopped working|stops working|stop working|quits? on)(?! (security|audit))|
    works? (only )?(sometimes|half the time|one day)|
    {no} (work|works|worked|start|load|hold)(?! (with|for me|together|out|in our|on our))( reliably| half| every| properly| when)?|
    {no} (rely|count|depend) on|when (it matters|i need it|we need it) ~ (fail*|crash*|gone|down|break*|not)|
    something always breaks|out of order|falls? over|conk* out|on the blink`,
};

export const reversibility: Cue = {
  about: `contracts?|way (back|out)|notice period|cancell?ations?|cancel|money[- ]back|refunds?|minimum term|
    exit (clause|plan|strategy)|undo|return policy|commitment|terms|lock(ed)?-?in (period|contract)|annual plan`,
  pro: `(a|an|the|easy|clean|simple|quick) way (back|out)|
    (cancel|stop|leave|quit|return it|send it back|get out|back out|pause|undo|switch back|walk away) (it )?(any ?time|whenever|at any time|easily|with(out)? ~ (click|penalty|fee|problem|fuss|month)|in one click|from one month)|
    (easy|simple|free) (to )?(cancel*|undo|return*|reverse|get out|leave|go back|stop)|month[- ]to[- ]month|
    monthly (contract|cancellation|rolling)|money[- ]back (guarantee)?|full refund|refunded|
    {no} (contract|long contract|commitment|lock-?in|minimum term|strings|tie-?in|obligation)|
    way (back|out) (is|if)|
    (can|could) (always )?(undo|go back|get out|cancel|return|reverse|stop|send it back|change my mind|back out)|
    export (my|our|all|everything)|try it (first|without|for a month)|free trial`,
  con: `(getting|get|to get) out ~ (impossible|hard|difficult|pain|nightmare|costly|expensive)|
    lock(s|ed|ing)?[- ]?(me |us |you )?in\\b|
    (long|two-?year|three-?year|12-?month|multi-?year|annual|yearly|rigid|binding|fixed|24-?month) (contract|contracts|commitment|term|terms|subscription)|
    (stuck|trapped|tied|bound) (with|to|in|into|for|down)|no (way (back|out)|going back|exit|return|undo|refund*)|
    ({no}|hard to|difficult to|impossible to|trouble|pain to|nightmare to) (be able to )?(cancel*|get out|undo|go back|back out|return it|leave again|reverse|get (my|our) (money|data) back|get rid)|
    point of no return|
    what (happens|if) (if|when)? ?(i|we) (want to|need to|have to)? ?(stop|leave|cancel|want out|change (my|our) mind)|
    how (do|would|easily) (i|we|can) ~ (get out|cancel|go back|undo|leave)|{no} (easy )?way (back|out)|{no} undone|
    (can't|cannot|couldn't) be (undone|reversed|taken back)|cancellation fees?|
    signing (up )?for (two|three|a|\\d) years?|irreversible|one-way`,
};

export const personal_risk: Cue = {
  about: `my (name|neck|job|head|reputation|career|credibility|standing)(?! (it|is [A-Z]))|(my|our) own neck|blame|blamed|
    accountable|on my watch|answer for|responsible for it|(safe|nobody got fired)`,
  pro: `(safe|comfortable|happy|confident|glad|proud) ~ (put* my name|stand* behind|sign* (it|off)|defend*|recommend* it to my)|
    (put|sign) my name (to|on|under) (it|this|that)|nobody (ever )?(got|gets|was) fired|makes? me look good|
    safe (choice|bet|pick|option)|
    (i|could|can|i'd|easily) (could |can )?(defend|stand (behind|by)|justify) (it|this|that|the (choice|decision))|
    no one would blame|{no} ~ blame me`,
  con: `(on the hook|my (neck|head) (is |would be |'s )?on the (line|block)|stick* (my|your) neck|(cost|costs|lose|losing|risk*|bet*|stake*|jeopardi[sz]\\w*|ruin*|damag*) (me )?my (job|reputation|career|credibility|name|bonus|standing))|
    (blame|blamed|blames|blaming) (me|falls|would|lands|on me|for it)|get(ting)? (the )?blame*|
    take the (blame|fall|heat)|(look|looking|looks) (bad|stupid|foolish|like an idiot|silly) (in front|if|when|to)|
    (i'm|i am|i'd be|i would be|it's me|it is me|me|i'll be|i will be|i have to|i'd have to|i would have to|i) (the one |who |that )*(who )?(answers?|answering|(has|have|had) to (answer|explain|defend|justify)|explain*|takes? the|getting the call|pays? for it) (for it|it|why|to|heat|fall|if|when)|
    (lands|falls|comes? back|come back|ends up) on (me|my desk|my head)|
    my (name|head|neck|job|reputation) ~ (line|block|stake|on it|under it|attached|risk|gone|roll*|suffer*)|
    fired (if|over|for)|answerable|egg on my face|who (gets|takes|carries) the blame`,
};
