import type { Cue } from "./cue.ts";

export const effort: Cue = {
  about: `set-?up|setting (it|this|that|everything) up|getting started|get going|first steps?|onboarding|roll-?out|
    implementation|installation|(the )?(effort|work) (at the start|to (get|begin|start|set))|preparation`,
  pro: `(signed up|registered|downloaded it|installed it|unpacked it) and (was |i )?(started|running|ready|used|going)|
    (started|began|using it) the same (day|evening|morning|afternoon|hour)|
    (easy|simple|quick|painless|straightforward|effortless) (to )?(start|begin|set up|set-?up|install*|get (going|started|into)|roll out|onboarding|sign up|start with)|
    (set-?up|installation|onboarding|start|roll-?out|getting started|signing up) ~ (easy|simple|quick|painless|smooth|nothing|minutes|afternoon|breeze|effortless|no trouble)|
    {no} (set-?up|installation|effort|preparation)|
    (up and running|running|set up|started|going|installed|begin|ready) (in|within|after) (a|an|one|two|ten|five|\\d+|minutes|no|half|under|less)|
    set (it|everything) up (in|within|myself|for (me|us))|start (today|tomorrow|right away|straight away|small)|
    (just|only) (plug|switch|turn|download|open) ~ (in|on|it)?`,
  con: `(army|team|host|lot) of (consultants|engineers|people) to|
    (took|takes|needs?|needed) ~ (consultants?|project) (to|for|just to)|
    (too much|a lot of|so much|huge|big|enormous|weeks of|months of|extra|tons of|loads of) (work|effort|hassle|trouble|set-?up|faff)(?! (for my team to stop))|
    (set-?up|setting (it|this|that|everything|things|us) up|installation|onboarding|roll-?out|implementation|getting started|signing up) ~ (long|hard|pain*|difficult|nightmare|took|takes|problem|weeks|months|complicated|too|tedious|enough|drag|headache|slog|chore|ordeal)|
    ({no} (have|got|find)|where would (i|we) find|short of) (the )?(hands|people|time|energy|staff|resources|capacity|evening|head) (to|for|free)|
    (hard|difficult|tedious|laborious|a pain|complicated|cumbersome) to (start|begin|set up|install|get (going|started)|roll out|get into)|
    who (sets|installs|would set|is going to set|does the set)|(can't|cannot|won't) be bothered|
    (six|three|two|nine|twelve)[- ](week|month) (project|implementation|roll-?out)|
    before (it|anything) (even )?(runs|works|starts)|a whole project|another project|upfront work|
    (such|real|quite) (an )?(effort|slog|faff)`,
};

export const learning: Cue = {
  about: `learning|training|learn|teach|tutorials?|learning curve|get (the )?hang|manual\\b|instructions|understanding it|
    figure it out|get used to|relearn`,
  pro: `(easy|quick|simple|intuitive|no time) to (learn|pick up|understand|teach|explain|get (used to|the hang))|
    intuitive|self-?explanatory|
    (learn|learned|learnt|picked up|pick up|understood|got the hang of|get the hang of|figured out) ~ (quick*|fast|day|minutes|hour|afternoon|right away|straight away|without (help|training)|in no time|ten)|
    {no} (training|manual|instructions|course|learning curve|explanation)|no need to (learn|train|read)|
    (short|gentle|flat|shallow) learning curve|anyone (can|could) (use|learn|pick)|
    (everyone|team|my mother|kids) ~ (got it|understood|picked it up) (straight|right|at once|quickly|in)|
    feels familiar`,
  con: `(need*|require*|would need|take*|takes) (a lot of |proper |special |extra |weeks of |days of )?(training|retraining|a course|lessons)|
    (steep|long|hard|big) learning curve|learning curve ~ (steep|long|hard|brutal)|
    (hard|difficult|tricky|tough|slow|takes ages|a pain) to (learn|understand|figure out|get (used to|the hang)|teach|pick up|follow)|
    ({no}|too busy|too old|no time|no patience) (to |for )?(to )?(learn*|train*|relearn*|read (the|a|another) manual)(?! more about)|
    (weeks|months|days|hours|long|ages|forever|a while) (of |to |for (us|me|everyone|them) to )(learn*|training|train*|teach|get used to|understand|figure)|
    (training|learn*|teach*|train) ~ (takes?|too long|weeks|months|days|cost*|pain|everyone|the whole|from scratch|all over|yet another|new system|another)|
    start (from scratch|as a beginner|at zero again)|feel(s|ing)? (stupid|lost|like a beginner)|over my head|
    need a (course|degree|phd|manual) (to|for)|(can't|cannot|couldn't) (figure|make sense|work) (it |out|of)`,
};

export const integration: Cue = {
  about: `integrat*|connect(s|ed|ion|ions|or|ors)?|api|apis|compatib*|interfaces? (to|with)|links? up|
    existing (systems?|tools?|setup|stack|software|devices?|things)|
    (our|my) (stack|erp|crm|other (tools|systems|apps|devices)|systems?|calendar|ledger)|plugs? in|export|import|
    sync*|single sign-on|fits in with`,
  pro: `(integrates?|connects?|syncs?|synchronises?|synchronizes?|plugs?|links?|talks?|hooks?|slots?|fits?|works?|worked|ties) ((well|nicely|neatly|right|straight|easily|smoothly|fine|seamlessly|up|in|directly) )*(in|into|with|to|up with|alongside) ~ (we (have|run|use|already)|i (have|already|use|own)|our|my|existing|the (rest|other|tools|systems?)|everything|what('s| is))|
    compatible|
    (easy|simple|native|good|clean|ready-made|seamless|smooth) (integration|integrations|connection|connector|connectors|interface|api)|
    (integration|connection|sync*|connector|api) ~ (worked|works|easy|smooth|clean|fine|out of the box|simple|painless|seamless)|
    (already|straight) (connected|linked|wired)|plug[- ]and[- ]play|works with (everything|all)|
    {no} (typing|entering|copying) (everything|anything|things|it) twice`,
  con: `(none|{no}) ~ (read|open|import|use|recogni[sz]e*) (its|their|the) (files|data|format|formats|exports?)|
    {no} (integrate|connect|sync|synchronise|synchronize|talk to|work with|fit (in )?with|fit into|plug into|link (up )?(to|with)|play (well |nicely )?with)(?! (my|our|the) (budget|life|values|situation|routine|household|family|size|needs))|
    incompatible|silo|siloed|
    (integration|integrations|connection|connector|connectors|api|sync*|interface) ~ (hard|pain*|nightmare|broke*|missing|problem|mess|fail*|took|takes|costs?|weeks|months|headache|doesn't|never|weak|poor|custom|project|lacking|trouble*)|
    (typing|type|enter*|key*|copy*|retyp*|re-enter*) (everything|all|it|data|things|numbers|figures|the same)? ?(in )?(twice|by hand|again|from one|between|into)|
    (one more|another|yet another) (tool|system|login|island|app) (that|to|which) ~ (talk|connect|maintain|match|keep in)|
    custom (code|connector|integration|development)|
    (our|my) (it|engineers?|developers?) ~ (connect|build|wire|integrate)|
    does it (work|connect|fit|talk|sync|link) (with|to|in)|standalone|own little world`,
};

export const migration: Cue = {
  about: `switch(ing)?(?! (it )?(on|off))|migrat*|
    (moving|move|mov(ed|es)) (over|across|everything|our (data|files|records|history))|change ?over|
    old (data|records|files|history)|transfer(ring)? (the|our|my|all)|(data|history) (move|transfer|import)|
    transition|running (two|both) systems|moving day`,
  pro: `(easy|simple|smooth|painless|quick|clean|seamless|straightforward|cheap) (to )?(switch|switching|migrat*|move|transition|changeover|change-over|transfer|swap)|
    (switch|switching|migration|move|moving|transition|changeover|transfer|import) ~ (easy|smooth|painless|quick|without (loss|losing|trouble|a hitch)|went well|worked|fine|done for us|nothing (was )?lost|clean|harmless|seamless|nothing to it|was over in)|
    (moved|brought|carried|migrated|imported|took|take|bring|move|carry|keep) (everything|all|our|my) ~ (over|across|along|with (us|me)|data|history)|
    (they|it) (moves?|migrates?|imports?) ~ (for (us|me|you)|automatically|itself)|
    {no} (lose|losing|lost|loss) ~ (data|history|files|records|anything|a day)|{no} switching cost*`,
  con: `(switching|migration|migrating|moving (over|everything|all)|the (switch|move|transition|changeover|change-?over)|changing (over|systems?|suppliers?|providers?|banks?)) ~ (pain*|cost*|hard|hell|nightmare|too much|scar*|risk*|hassle|expensive|more than|weeks|months|mess|headache|trouble|puts? (me|us) off|dread*|not worth|disrupt*|effort|upheaval|lose|loses?|losing|worr*|messy|not easy|long)|
    switching costs?|
    (cost|pain|hassle|effort|bother|trouble|risk|price|upheaval|disruption) of (switching|changing|moving|migrat*|the (switch|move))|
    (lose|losing|lost|leave behind|abandon*) ~ (data|history|files|records|years of|settings|photos|playlists?|templates)|
    (re-?build*|redo|redoing|re-?create*|re-?enter*|start* over|from scratch|all over again) ~ (everything|data|reports?|from (zero|scratch)|templates|workflows|set-?up|history)?|
    (pull|rip|tear|throw)[a-z]* out (what|everything|our|the old)|
    years of (data|history|records|files|work) ~ (in|there|there's|move|old|lose|would)|
    (two|both) systems (side by side|in parallel|at (once|the same time)|for (months|weeks))|too (far|deep) in\\b|
    hard to (switch|migrate|move over|leave what we)`,
};

export const support: Cue = {
  about: `support(?!(s|ed|ing)? (my|the idea|it because|each|our values|local))|customer service|help ?(desk|line)|
    hotline|account manager|after-?sales|(a|real) person to (call|talk|ask)|
    someone (to|i can|we can) (call|ask|ring|phone)|who helps|help when|contact person|live chat|call cent(re|er)`,
  pro: `(good|great|excellent|fast|quick|helpful|responsive|friendly|human|real|brilliant|fantastic|decent) (support|help|help ?desk|customer service|hotline|account manager|after-?sales)|
    support ~ (good|great|quick*|helpful|fast|excellent|answer*|replied|responsive|there|brilliant|picked up|sorted|fix*|solved|human|polite)(?! (never|too))|
    (real|actual|human|live|one|same|friendly) (person|human|people|voice|contact|being) ~ (phone|call|answer*|talk|help*|end|line|pick*|when|chat)|
    (someone|somebody|person|people|they|human) ~ (picks? up|picked up|answers? (the phone|within|right|quick)|calls? back|called back|helped (me|us)|helps (me|us)|sort* it out|fixed it|solved it|on the (phone|line)|walk* (me|us) through)|
    (i|we) (can|could|was able to) (call|ring|phone|reach|ask) (someone|somebody|a person|them|a human)|
    {no} left alone`,
  con: `(only|just) ~ (reach|get|meet|talk to|speak to) (a |the )?(chat ?bot|bot|machine|robot|answering machine|recording|voicemail)|
    {no} (support|help)(?! (that|it|this|them|me|us|the idea))|
    {no} (answer*|repl(y|ied)|one (answers?|answered|picks? up|called back|to (call|ask|talk)|helps?|helped|there))(?! (me|us) (sleep|save|decide|to (decide|save)))( when| at| if)?|
    (nobody|no one|no-one) ~ (answer*|help*|picks?|call*|repl*|respond*|there|reach*|fix*|ask|sort*)|
    (bad|poor|slow|terrible|useless|awful|rude|unhelpful|outsourced|hopeless) (support|help|help ?desk|customer service|hotline|service desk)|
    support ~ (bad|slow|terrible|useless|never|awful|poor|rude|nowhere|didn't|doesn't|don't|ticket|days|weeks|bot|nobody|hopeless|unreachable|ghosted|ignored|copy)|
    (chat ?bot|bots?|robot|ticket|tickets|web form|voicemail|faq|phone menu|machine) ~ (instead|only|answers?|loop|days|nobody|nothing|circles|unanswered|again|no (human|person)|script)|
    (on my own|alone|by myself|on our own|left to myself) (when|with (it|the problem|a problem|that)|if)|
    (on hold|hold for|held on the line|queue for) ~ (hours?|minutes|ages)|
    (can't|cannot|couldn't|hard to|impossible to|never) (reach|get hold of|get through|speak to|talk to) ~ (anyone|anybody|someone|person|human|them|support)|
    who (helps?|do (i|we) (call|ask|ring)|picks up|answers?|would help|fixes) ~ (when|if|phone|wrong|breaks|stuck|night|it)`,
};

export const convenience: Cue = {
  about: `convenien*|comfort\\b|(less|more) bother|the bother|hassle|everyday (life|use)|day-to-day|errands?|
    (the )?(handiness|ease) of|handy|practical(ity)?|chores?|fuss|daily (routine|life)|on the go`,
  pro: `(saves?|saved|spares?|spared) (me|us) (the|a|another|all the|that) (trip|drive|bother|hassle|trouble|way|walk|queue|errand)|
    convenient|convenience is (great|good|what)|handy|practical(?!ly)|
    (makes?|made|making) ~ (life|day|days|week|evenings?|mornings?|things|everything|job|routine|shopping|cooking) (so much |much |a (lot|bit|little) |a good bit )?(easier|simpler|lighter)|
    (one|two|few*|less|fewer|{no}) (less )?(things?|bother|hassle|worr(y|ies)|trips?|errands?|steps?|fuss)( less)? (to|about|for|in|on|off|with|around|left)?|
    (takes?|took|taking|lifts?) ~ (bother|hassle|load|weight|worry|work|chore|stress|pressure) (off|out|away)|
    hassle-?free|(off|from) (my|our) (hands|plate|mind|shoulders)|
    (comes|delivered|brought|arrives?|delivers?) ~ (to (my|the|our|your) (door|house|home|desk)|doorstep)|
    without leaving (the house|home|my)|from (the|my) (sofa|couch|phone|home)|
    easy to (use on the go|carry|take along|fit into)|
    fits (into|in) (my|our|the) (day|routine|life|week|schedule|everyday)|
    saves? (me |us )?(a trip|the bother|the hassle|the trouble)|on the way`,
  con: `inconvenient|inconvenience|impractical|unpractical|
    (one more|another|yet another|extra|added) (thing|app|account|password|login|errand|chore|step|device|gadget|job|task|trip|bother|worry) (to|i|we|on|in|for|that)|
    (too much|such a|big|real|a lot of|more|extra|quite a|pure) (hassle|bother|fuss|faff)|
    (more|adds?) (bother|hassle|trouble|fuss|stress|to my (list|plate|load|day))|cumbersome|awkward|fiddly|
    (have|had) to (drive|go out of my way|queue|remember|plan around|carry|clean|charge|lug)|
    {no} fit (in|into) (my|our|the) (day|routine|life|week|schedule|everyday)|out of (my|the) way|gets? in the way|
    far (from|away)|a chore|(keep|remember|think) ~ (charging|charge it|another thing)|more trouble than`,
};
