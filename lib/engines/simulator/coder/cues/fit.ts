import type { Cue } from "./cue.ts";

export const fit: Cue = {
  about: `(my|our) (situation|case|size|circumstances|needs|industry|kind of (work|business|company|life)|way of (working|living|life))|
    (people|companies|businesses|families|firms|teams|households|shops|practices|someone|anybody) (like|our size|of our size|such as) (me|us|mine|ours)?|
    suits?|who (it's|it is|this is) for|target group|tailor*`,
  pro: `(suits?|fits?|made for|right for) (a |an |the )?(\\w+ )?(family|company|business|shop|team|practice|household|person|school|firm) (like|of) (ours|mine|us|me|our size)|
    (made|built|meant|designed|right|perfect|intended) (for|to) ~ like (me|us|mine|ours)|
    (made|built|meant|designed|right|perfect|ideal|tailored|just|cut out|intended|aimed) (just |right |squarely |exactly )?(for|at|to) (me|us|people like (me|us)|(companies|businesses|families|firms|teams|households|shops|someone) (like|our)|(my|our) (situation|case|size|needs|kind|sort|age|stage|life|family))|
    (fits?|suits?|matches?|fitted|suited) (me|us|well with (me|us)|my (life|situation|needs|case|day|work)|our (life|situation|needs|case|size|business|team|way)|the way (i|we)|how (i|we)|perfectly|exactly)(?! budget)|
    (good|perfect|great|natural|right|close) (fit|match)|
    exactly (what|the (thing|kind)) (i|we) (need|needed|was looking|were looking|want|am looking|are looking)|
    (speaks|spoke|talks|applies|relevant) to (me|us|people like|my|our)|
    (i|we)('m| am|'re| are) (exactly |just )?(the )?(target|audience|who (it|this)|(kind|sort|type) of (person|company|customer|people|business))|
    (recognise|recognize|see) (myself|ourselves|my (life|day)|our (case|situation)) in|up my (street|alley)|
    understands? (my|our) (situation|business|case|industry|kind)`,
  con: `{no} (made|built|meant|designed|right|suitable|intended) (for|to) ~ like (me|us|mine|ours)|
    {no} (made|meant|built|designed|right|intended|suitable|really|cut out|aimed|relevant|tailored)? ?(for|to|at) (me|us|people like (me|us)|someone (like|in)|(companies|businesses|families|firms|teams|households|shops) (like|our)|(my|our) (situation|case|size|needs|kind|sort|age|stage|family))|
    {no} (fit|suit|match|apply to|relate to|speak to|relevant to) (me|us|my (life|situation|needs|case|work)|our (life|situation|needs|case|size|business|team|way|industry)|the way (i|we)|how (i|we))|
    (made|meant|built|designed|aimed|intended|right|better|more|something|for|is) (for|at|by) (other|bigger|larger|smaller|younger|older|richer|rich|someone|somebody|people (who|with|in|like (them|him|her))|big|large|the young|enterprises?|corporations?|others|different)|
    for (somebody|someone) else|(wrong|bad|poor|awkward) (fit|match|size|audience|target)|
    too (big|small|large|young|old|niche|corporate|generic|basic|advanced) for (me|us|our|my|a|what|people)|
    one[- ]size[- ]fits[- ]all|
    (my|our) (situation|case|circumstances|needs|business) ~ (different|special|unusual|doesn't fit|particular|other)|
    isn't (really )?(me|us|my thing|our thing)|not (really )?(my|our) (thing|style|kind of thing|world|cup)|
    (whoever|who) (made|designed|built) (it|this) ~ (never|doesn't|didn't|hasn't)|
    {no} understand (my|our|people like|how (i|we))|doesn't (know|get) (my|our|people like)|overkill for|
    {no} do (anything|much) for (me|us)|does nothing for (me|us)`,
};

export const features: Cue = {
  about: `features?|functions?|functionality|functional(ities)?|range of|capabilit*|what it can do|coverage|scope|
    options it has|checklist|the list of|spec|specs|specification`,
  pro: `(has|have|had|got|covers?|covered|does|offers?|includes?|ticks?|brings?|contains?) (everything|all|exactly|what|most of what|nearly everything|every box|all the|the (one )?(thing|function|feature|functions|features)|plenty|the boxes|more than) ?(of )?(what |that )?(i|we|the|it|on|boxes)?|
    (nothing|{no} ~) (is |was )?missing|complete (package|set|solution)|
    (all|every) (the )?(feature|features|function|functions) (i|we)|
    (great|useful|rich|good|strong|powerful|right|handy) (feature|features|functions?|functionality|feature set)|
    (powerful|versatile|full-featured|feature-rich|all-in-one|comprehensive)|
    can do (everything|all|more|what|things)|everything (i|we) (need|needed|use|require|want)(?! to)|
    (feature|function)s? ~ (there|excellent|impress*|love|useful|convinc*)`,
  con: `{no} ~ (offline|mobile|export|multi-user|search|reporting) (mode|version|function|option|app)|
    (missing|lacks?|lacking|lacked|absent|left out|without|{no} (have|has|offer|offers|include|support|do|cover|handle|allow)) ~ (feature|features|function|functions|functionality|what (i|we) need|reports?|reporting|filter*|mode|view|option to|basics?|(thing|things|part|piece|bit|one) (i|we) (need|use|rely|want)|essential*|multi*|export*|approval*|dashboard*)|
    (something|things|bits|half|parts|a lot|much|features?|functions?|pieces?|essentials?|one thing) ~ (is|are|were|was|still)? ?missing|
    (doesn't|does not|can't|cannot|couldn't|didn't|won't|don't) (do|cover|handle|have|offer|include|manage) (what|the (one )?(thing|things|part|job|basics)|everything|half|enough|all|(one|some) of|half of)|
    (gap|gaps|hole) ~ (feature*|function*|list|coverage|shows?|in (what|it|the))|
    too (basic|limited|bare|thin|few (features|functions))|
    (limited|basic|thin|incomplete|few|half-baked|half-finished|unfinished) (features?|functions?|functionality|product|set|version|range)|
    {no} enough (features|functions)|(need|needed|want|wanted) ~ (that|which) it (doesn't|does not|didn't|can't)|
    bare-?bones|falls short on|(is|are|was|were) (still |just |simply )?missing`,
};

export const simplicity: Cue = {
  about: `simplicity|ease of use|easy-?to-?use|usability|user[- ]friendl*|interface(?! (to|with))|complex(ity)?|
    complicated|clutter*|buttons|menus?|screens|navigation|how (simple|easy|complicated) it`,
  pro: `(one|two|three|a single|a few) (button|click|tap|step|screen)s? and (you're|it's|that's|i'm|i was|you are|it is) (done|ready|all|it)|
    (you|i) (press|click|tap) (one|a) (button|thing)|
    (?<!plain and |that )(simple|easy|straightforward|effortless)(?! (to|way|answer|really|mistake|as that|fix|enough answer|,|\\.))|
    (simple|easy|easier) to (use|handle|navigate|operate|work with|follow)|user[- ]friendly|uncomplicated|
    uncluttered|{no} (complicated|complex|clutter*|frills|bells|confusing)|
    (clean|clear|tidy|simple) (interface|design|screen|layout|app|page|steps)|{no} ~ think (about it|twice|hard)|
    nothing (to think about|extra|superfluous|distracting)|(does|do) one thing|
    (my|our) (mother|mum|mom|grandmother|kids|whole team|dad|parents) (could|can|would) (use|manage|handle)|
    keeps? it simple|simple as that works|the essentials only|just the essentials`,
  con: `(got|get|gets|getting|was|am|felt) lost (in|among|between) (all )?(the|its|these|those|menus|settings)|
    (too|so|overly|very|needlessly|unnecessarily|far too|really) (complicated|complex|confusing|cluttered|busy|fiddly|overloaded|convoluted)(?! (at work|to learn|for that this))|
    overloaded|overcomplicated|over-?engineered|cluttered|convoluted|bloated|
    (complicated|confusing|complex)(?! to (learn|start|set))|
    too (many|much) (buttons|features|functions|menus|options on|screens|clicks|settings|things (in|on|going)|in it|going on|stuff|bells)|
    (get|gets|got|getting) lost (in|on)|where (to|do i) (click|press|start looking|find anything)|overwhelm*|
    {no} (find|found) (anything|my way|the button|what i)|{no} (simple|easy|straightforward)( to use)?|
    bells and whistles|(hundred|ten|dozen|twenty|million) (buttons|settings|clicks|menus|screens)|
    needs? a (manual|degree) to|makes (a )?simple (things?|job|task) (hard|complicated)`,
};

export const control: Cue = {
  about: `(decide|choose|judge) (that|this|it|things?) (for )?(myself|ourselves)|control(?! group)|autonomy|override|
    overrul*|(my|our) (own )?(say|decisions?|call)(?! cent)|last word|final say|who decides|
    hand(ed|ing)? over (the|my|control)|sign-?off|decide (for myself|for ourselves|myself)|my own judg*`,
  pro: `(in|keep*|stay*|remain*|have|give*|gave|full|more|leave*|take|retain*) (me |us |you |in |the |full |more |complete )*(control)|
    (i|we) ~ (keep|have|make|get) (the )?(last word|final say|decisions?|final call)|
    (decision|decisions|last word|final say|choice) (stays?|remains?|rests?|is (left|still|up)|are (left|still|up)|lies|lie) ~ (me|us|mine|ours|people|hands)|
    (i|we) (can|could|may) (always |still )?(override|overrule|step in|adjust|check (it|everything)|change it|correct it|switch it off|turn it off|intervene)|
    up to (me|us) (whether|what|how|when)|(asks?|asked) (me|us) (first|before)|my own (way|pace|terms)|
    (suggests?|proposes?) ~ (i|we) decide|customi[sz]\\w*`,
  con: `(decides?|changes?|changed|does|did|sends?|sent|moves?|moved|orders?|ordered|deletes?|deleted) ~ without (asking|telling|checking)( with)?( (me|us))?|
    (lose|lost|losing|loss of|give up|giving up|gave up|hand over|take away|takes? away|without|less|out of|no) (the |my |our |all |any )?control|
    out of (my|our) hands|lose sight|black box|
    {no} (overrule|override|step in|intervene|in control|see why it|control (over )?(it|that|what))|
    (decides?|deciding|decided|acts?|acting|changes?|changing|chooses?|choosing|does|doing|thinks?|thinking|sends?|orders?|ordering) (things? |something |everything |stuff |it |anything )?(for me|for us|over my head|behind my back|on its own|by itself|without (me|us|asking|my|our)|on (my|our) behalf|instead of (me|us))|
    (can|could|do|may) (i|we) (still )?(overrule|override|step in|switch it off|turn it off|have the last|change what)|
    (dictat*|tells? (me|us)) (to me |to us )?(how|what) (to|i|we)|patroni[sz]\\w*|on autopilot|
    (machine|algorithm|software|computer|robot|app|system|it|ai) (to )?(decides?|deciding|decided|make* (the )?decisions?|run* my|takes? over|taking over|rul*)|
    nann(y|ied)|forces? (me|us) (to|into)|hands? tied`,
};
