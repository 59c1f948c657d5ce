import type { Cue } from "./cue.ts";

export const time_saved: Cue = {
  about: `time sav*|saving time|how much time|the hours|man-?hours|(free|spare|extra) (hours?|time|evenings?|afternoons?)|
    time (question|it takes me|back)|hours (a|per|each|every) (day|week|month)`,
  pro: `(hours?|evenings?|afternoons?|minutes) ~ (have|get|to myself) (again|back)|time (to|for) myself|
    (save|saves|saved|saving|spare|spares|free|frees|freed|gain*|win*|buy*|cut*|shav*|give*|get*|got|gave|has given|reclaim*) ~ (time|hours?|minutes|days?|mornings?|afternoons?|evenings?|weekends?|fridays?)(?! (money|cost))|
    (time|hours?|minutes|evenings?|fridays?|afternoons?|mornings?|weekends?) (back|saved|freed)|time-?saver|
    timesaver|less time (on|spent|doing)|fewer hours|(half|quarter|fraction) (of )?the time|
    cuts? out ~ (steps?|work|manual|typing)|steps? ~ (by hand|manual*)|automat* (the|what|all|most|away)|
    (in|takes|took) (ten|five|two|20|ten|fifteen|a few) minutes instead`,
  con: `waste(s|d)? of (my |our )?time|wast(e|es|ed|ing) (my |our |so much |too much )?(time|hours|days)|
    {no} (save|saves|saved|saving|free|gain*) ~ (time|hours?|minutes)|
    (eats?|cost*|swallow*|burn*|steal*|takes?) ~ (more time|hours|time (than|i|we) ~|my evening|whole (day|evening|weekend))|
    more time than (it|i|we)|time-?consuming|time (it )?saves? ~ (small|tiny|little|nothing|isn't|not)|
    (lose|lost|losing) ~ (hours?|days?|time|half a day|evenings?|afternoons?)(?! of sight)|
    only saves? (a few )?(minutes|seconds)`,
};

export const quality: Cue = {
  about: `quality|workmanship|craftsmanship|finish|standard of (it|the)|materials?|build|how well (it is|it's) made|
    the results? (look|looks)|taste|flavou?r|accuracy`,
  pro: `(sound|picture|image|taste|fabric|material|finish|print|build|food|coffee|bread|translation)s? (is|are|was|were) (really |very |so )?(excellent|great|superb|good|brilliant|lovely|perfect|fantastic)|
    (good|great|high|better|best|excellent|top|superb|premium|decent|consistent|even) (quality|workmanship|finish|craftsmanship|taste|results|accuracy)|
    well[- ](made|built|crafted|done)|high-?end|
    (tastes?|looks?|feels?) (good|great|amazing|delicious|solid|premium|better|right)|delicious|durable|
    (made|built) to last|holds? up|lasts? (for )?(years|long|a long)|accurate|precise|top-?notch|first-?class|
    flawless|spotless|
    quality ~ (good|great|excellent|high|better|up to|superb|impressive|convinc*|noticeable|shows)|does it properly|
    sturdy|fresh ingredients`,
  con: `(faded?|fades|tore|ripped|shrank|cracked|peeled|leaked|rusted)(?! (away|memory))|
    (poor|bad|low|lower|mediocre|uneven|patchy|inconsistent|questionable|worse|cheap) (quality|workmanship|finish|results?|materials?|accuracy)|
    shoddy|flimsy|(falls?|fell|came|comes) apart|wears? out|badly (made|built|done)|
    poorly (made|built|done|written)|sloppy|inaccurate|
    (looks?|feels?|tastes?) (cheap|bad|awful|flimsy|bland|like cardboard|wrong|shabby)|plasticky|second-?rate|
    quality ~ (uneven|varies|mixed|drop*|poor|bad|slip*|sore|suffer*|worse|down|hold up|last|awful|disappoint*|enough to keep)|
    {no} good enough|near enough|{no} (hold up|last)|full of (mistakes|errors)|
    correct* (its|bad|the|their) (results?|mistakes?|errors?)|(mistakes?|errors?) in (it|the results?)|substandard|
    mediocre`,
};

export const outcome: Cue = {
  about: `results?(?! (look|looks))|outcomes?|(the|any|real|visible|its) (effect|benefit|impact|difference)|measurable|
    what (it|we|i) achieve*|metrics|kpis?|something to show`,
  pro: `(churn|costs?|complaints?|errors?|returns|absences?|mistakes|turnover rate) (fell|dropped|went down|halved|shrank|came down|(has|have) (fallen|dropped|gone down))|
    (see|saw|show|shows|shown|get|gets|got|give*|deliver*|bring*|brought|produc*|measur*|clear|visible|real|good|great|quick|tangible|concrete) ~ (results?|outcomes?|effects?|benefits?|impact|difference|improvement|progress)|
    (make|makes|made) a (real |big |huge |visible |clear )?difference|
    (result|difference|effect|benefit) (i|we) can (see|show|point at|measure)|
    (sales|revenue|leads|conversions?|turnover|grades?|numbers|pipeline|fitness) (went|are|has gone|have gone|goes|going|rose|grew|gone) ?(up)?|
    (more|increas*|boost*|grew|grow) (sales|revenue|leads|turnover|conversions?|customers)|something to show|
    (it|that) works for|helped more than|move* the needle|notice (it )?within`,
  con: `{no} ~ (tell|say|show) (me |us )?what (it|they|that) (had |has |have )?(achieved?|brought|changed|did)|
    {no} ~ (results?|outcome|effect|benefit|impact|difference|improvement|progress)|
    (result|results|benefit|effect|outcome) ~ (never|invisible|doesn't|didn't|hard to (see|show|measure)|unclear|too small|vague)|
    nothing (changed|changes|happened|would change|to show|came of it|came out of it)|(made|makes) no difference|
    changed nothing|changes nothing|nothing to show (for)?|can't (show|prove|measure) (what|that|any|it)|
    what (exactly )?would (change|come of it|come out of it)|
    what (would i|would we|do we|do i) (actually )?get out of`,
};

export const speed: Cue = {
  about: `speed|delivery time|waiting times?|turnaround|lead time|response time|how (fast|quick|quickly|long)|the wait|
    waiting`,
  pro: `(came|arrived|delivered|ready|there|answered|replied) (on |by )?the (very )?(next|same) (day|morning|evening)|
    (fast|faster|fastest|quick|quicker|quickest|swift|instant|speedy|immediate)(?! (return|payback))|quickly|
    right away|instantly|in no time|straight ?away|immediately|
    (same|next)[- ]day (delivery|service|answer|help|repl*|shipping)|
    within (minutes|hours|a day|an hour|a minute|two days)|{no} (waiting|wait|delay|queue)|
    up and running (in|within)|done in (a|one|two|ten|five|minutes|no)|
    (short|shorter) (wait|waits|queue|turnaround|delivery)|over in minutes|without (a )?wait`,
  con: `(waited|waiting|wait|queued|queue) (for )?(\\d+|ten|twenty|thirty|forty|fifty|sixty|two|three|four|five|six|several) (minutes|hours|days|weeks|months)|
    (too |so |very |painfully |terribly )?slow(?! to try)|slower|slowly|
    (takes?|took|taking) (two |three |four |five |six |\\d+ |several )?(weeks|months|days)|
    (takes?|took|taking) (far |way |much |just )?(too long|so long|forever|ages|weeks|months|days|an age|longer)|
    (long|endless|weeks of|hours of|days of) (wait|waits|waiting|queue|queues|delay|delays)|delays?|delayed|
    waited (and waited|for (weeks|days|ages|hours|an hour|three)|\\w+ (weeks|days|hours))|
    (kept|keeps|left) (me|us) waiting|(still|always|forever) waiting|sluggish|laggy|lag|drags? on|dragged on|
    hang around|by the time it`,
};
