import type { Cue } from "./cue.ts";

export const habit: Cue = {
  about: `habits?|(what|the way) (i|we) (do|use|have|work|run)( things)? (today|now|already|at the moment|currently)|
    used to (it|this|that|my|our)|routine|the old (way|one|habit|system|tool)|
    (my|our) (current|existing|present|usual|old) (one|way|tool|system|supplier|provider|set-?up|solution|brand|bank|software|spreadsheet)|
    familiar*|status quo`,
  pro: `(fallen?|falling|fell|coming|comes?) apart ~ (today|now)|
    (my|our|the) (current|existing|present|old|usual) \\w+ (is|are|was|keeps?|has been) (\\w+ )?(falling apart|breaking|dying|useless|slow|hopeless|outdated|failing|a mess|a pain|broken|clumsy)|
    (fed up|sick|tired|frustrated|unhappy|annoyed|dissatisfied|had enough|bored) ~ (what (i|we) (have|use|do)|current|old|existing|today|present|usual|way (i|we)|spreadsheet*|this)|
    (clearly |much |so much |far |a lot |miles |really |way )(better|easier|nicer) than (what|anything|the (way|old|one|thing)|our|my|now|today|before)|
    better than (what (i|we)|anything|(my|our|the) (current|old|existing|present|usual|way)|today)|
    (what (i|we) (have|use|do)( (today|now))?|(my|our|the) (current|old|existing|present|usual|way (i|we)) ~) ~ (poor*|bad*|no longer|doesn't|not good|not enough|out of date|outdated|isn't working|broken|falling apart|limits?|annoy*|clumsy|past its|creak*|fails?|mess|painful|worst|struggl*)|
    step up|improvement (on|over)|
    (ready|time|open|keen|happy) (for a|to) (change|replace|try something|switch|move on)|
    beats? (what|my|our|the old|the way)|outgrown|{no} go(ing)? back to (the old|how|what|my old|doing)|
    (time|room) for something better|out of (the|an?|my) (old )?(habit|rut)|
    (replace|replaces|replacing|drop|ditch) (what|the old|our|my)`,
  con: `always (done|did|do|made|kept|written) (it|this|that) (with|by|on|in|this way|that way|like)|good enough|
    (works?|working|worked|does|do|serves?|is|'s|are|was|suits?) (just |perfectly |absolutely |quite |me |us |well |the job )*(fine|well enough|the job|okay|ok|all right|alright) (as (it|things)|for (now|me|us|what|years)|today|already|the way|so far|now)|
    (happy|satisfied|content|fine|comfortable|okay|pleased) (enough )?(with|where) (what|the way|how|my (current|old|usual|own)|our (current|old|usual|own)|things|it is|i am|we are|the one|mine|ours)|
    (no|little|hardly any|{no} (see|have|need|find|got)) ~ (reason|need|point|urge|wish) (to|in|for) (chang*|switch*|replac*|move|moving|mov*|leave|swap*|a change|give up|do it)|
    (stick|stay|sticking|staying|keep|keeping|stuck|stay put) (with|to|by|using|on|doing) (what|my|our|the (one|old|way|usual)|it the way|things|excel|spreadsheets?|pen|paper)|
    if it ain't broke|isn't broken|
    (already|we've|i've|have) (got |have |use |own |using |had )*(something|one|a (tool|way|system|routine|solution)) (that|which|for)|
    (old|creature of|hard to break|used to|break (a|the)|force of|out of) habit|habits die|
    (always|for years) (done|did|used|bought|do|use|buy|had)( it)?|set in (my|our) ways|i'm used to|we're used to|
    (i|we) know (my|our|where everything|how (it|mine|ours) works)|
    {no} (clearly |much |any |really )?better than (what|the|my|our|today)|
    (manage|get (by|along)|cope|do) (fine|well|just fine|okay|perfectly|without)|not broken|
    what (i|we) (have|use|do)( (today|now|already))? ~ (works|does|fine|enough|covers|suits|serves)|
    like (it|things) the way`,
};

export const urgency: Cue = {
  about: `urgen*|priorit*|deadlines?|agenda|timing(?! of the (budget|money))|how soon|need (for it|of it)|pressing|
    to-?do list|the need`,
  pro: `(can't|cannot|can not|couldn't) (put|push|kick) (it|this|that) (off|back|down)|any longer|urgent|urgently|
    pressing|burning|top (priority|of (my|our|the) list|three)|(high|first|biggest|number one|real) priorit*|
    {no} (wait|put it off|postpone)(?! (for|until|in))|
    (need|needed|needs|want|must have|must) (it|this|that|something( like (it|this|that))?|one|a (solution|fix)) (now|today|yesterday|soon|right (away|now)|this (week|month|quarter|year)|immediately|badly|before|quickly|straight)|
    (comes|came|arrives?) at (just |exactly )?the right (time|moment)|
    (just |the )?(right|perfect) (time|moment|timing)|deadline ~ (coming|looming|close|near|next|forces?|this)|
    (pain|problem|issue) (is |'s |has become |hurts? )?(acute|right now|every (single )?(day|week)|getting worse|now)|
    running out of time|sooner (rather|the better)|
    (we|i) (really |badly |desperately )need (it|this|that|something)|long overdue|overdue|
    timing (is|was|couldn't be) (right|perfect|good|better)`,
  con: `(more (important|urgent|pressing)|bigger|other) (things?|matters|problems|work|projects?) ~ (plate|table|desk|mind|first|list)|
    {no} (a |an |my |our |really |the |top |high |exactly |that |very |so )*(priorit*|urgen*|pressing|hurry|rush|burning|on (my|our|the) (list|agenda|radar|roadmap))|
    (low|lower) (priority|on (my|our|the) list|down)|
    (bigger|other|more (urgent|important|pressing)|too many other|enough other|plenty of other|different) (fish|things?|problems?|priorit*|fires?|worries|projects?|plates|fights?|topics|matters) ?(to|on|first|than|right|now|at|this)?|
    (bad|wrong|not the (right|best)|not a good|awkward) (time|moment|timing)|
    {no} (right )?(now|this year|this quarter|this month|yet|today|at the moment|at this (time|point|moment)|the time for)(?! (what|that))|
    (maybe|perhaps|some|possibly) (later|next year|next month|one day|day|another (time|year|day))|
    (can|could|will|would|it'll|has to|must|might) (easily |well |just |very well )?wait|
    (comes?|came) too (early|late|soon)|too (early|soon) (for|to)|
    (no|{no} (have|see|feel|a)) (rush|hurry|immediate need|need (for it|of it|right|at|now|today)|pressure)|
    back ?burner|bottom of (my|our|the) list|(put|push|kick)[a-z]* (it|this|that) (off|back|down)|
    ask (me )?again (in|next|later)|nice to have|nice-to-have|{no} need (it|this|that|one|anything like (it|this))|
    (live|manage|get by|do|go) (well |fine |very well )?without (it|this|that|one)|can live with the problem|
    when things calm down|busy (with|at|enough)`,
};
