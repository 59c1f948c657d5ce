import type { Cue } from "./cue.ts";

export const novelty: Cue = {
  about: `novelty|new(ness)? (idea|part|thing|approach|side|to me|about it)|newness|original(ity)?|innovat*|
    fresh (idea|take|approach|angle)|latest|what's new|something (new|different)|trends?|fad|cutting[- ]edge|unusual`,
  pro: `innovative|groundbreaking|original|fresh (idea|take|approach|angle|look)|
    (something|genuinely|really|finally|actually|truly|that's|refreshingly) (new|different|fresh)|
    (makes?|made|got|get|am|i'm|we're) (me |us )?curious|curious (about|to|how|what|and)|
    (want|love|like|keen|itching|eager|excited|happy|tempted|dying) (to|trying) (try|test|trying|play with|see|testing|explore|experiment)( (it|this|that|out|new|something|things|how|what))|
    (never|not|haven't) (seen|tried|had|come across|heard of) (anything|something) like|exciting|intrigu*|
    (ahead of|first of) (its|the|their) (time|curve|kind|rest)|
    like (that )?(it's|it is|being) (new|different|the first|unusual)|refreshing|stands out|clever (idea|twist|way)|
    newer than`,
  con: `(seen|heard|read) (this|that|the) (idea|pitch|thing|concept|one|story)? ?(a (hundred|thousand|dozen|million) times|before|everywhere|many times|too often)|
    nothing new|
    {no} (really |anything |that |very |so |particularly )?(new|original|innovative|different|novel|special)(?! (to learn|customers|car|one))|
    (same|just|more of the same|another|yet another|me-?too) (old |as (all )?(the )?others?|thing|one of (those|these)|version|copy|app|idea|trend)? ?(in (new|a different|nice) (clothes|box|packaging|colou?rs?)|again|as before|story|copycat|rehash*)|
    copycat|fad|gimmick*|(new|change|newness|novelty|innovation) for (the sake of|its own sake|novelty's)|
    reinvent* the wheel|(old|same) (idea|hat|thing|wine|stuff) (in|with|again|under)|
    (seen|heard|had|know|known) (it|this|that|all of (it|this)) (all )?(a hundred times|many times|a thousand times|everywhere|already)|
    too (new|experimental|trendy|early a version)|(wear|wears|wore|worn|wearing) off|guinea pig|beta tester|
    unoriginal|{no} need ~ (latest|newest)|novelty ~ (fade*|wear*|wore|gone|over)|
    (passing|just a|another) (trend|fad|craze|phase)`,
};

export const enjoyment: Cue = {
  about: `fun|enjoy*|pleasure|joy\\b|joyful|mood|treat\\b|playful*|feel(s)? like (using|doing|cooking|playing)|delight*|
    boredom|entertain*`,
  pro: `fun|enjoyable|enjoyed|
    (i|i'd|we|we'd|you|would|really|actually|to|they|and|do|even|can) (really |actually |just |still |always |quite |might |all |would )*enjoy|
    (a|pure|real|such a|great|little|true) (joy|pleasure|delight|treat)|(looked|look|looking) forward|
    puts? (me|us) in a (good|better) mood|
    (makes?|made|making) (me|us|it|cooking|work|the job|learning) (smile|happy|laugh|more fun|pleasant|nicer)|
    (pleasant|delightful|playful|entertaining|lovely|satisfying|addictive|relaxing)(?! (price|surprise))|brighten*|
    feels? (nice|lovely|great|good) (to|when|using|in)|
    (love|loved|like|liked) (using|playing|doing|cooking|holding|opening|wearing|the feel|the experience)|
    something nice (for myself|to)`,
  con: `{no} (any |much |really |a |very |real |particularly |such )*(fun|joy|pleasure|enjoyable|enjoy*|pleasant|enjoyment)|
    (takes?|took|kills?|killed|spoils?|spoiled|spoilt|ruins?|ruined|sucks?|robs?|drains?) ~ (joy|fun|pleasure|enjoyment)|
    (joyless|tedious|dreary|soulless|monotonous|unpleasant|dry)(?! (cleaning|run))|bor(ed|es) (me|us)|
    feels? like (work|a chore|homework|a duty|an exam)|(puts? (me|us) in a bad mood|dread (using|it|opening|every))|
    {no} look(ing|ed)? forward|(boring|dull|annoying|frustrating) to (use|do|play|eat|read)|less fun|dull|boring|
    a duty|like homework|(lose|lost|losing) (the )?(fun|joy|pleasure|interest in it)|irritat* (me|to)`,
};

export const health: Cue = {
  about: `health|healthy|healthier|wellbeing|well-being|nutrition*|ingredients|additives|vitamins?|diet|
    sleep (quality|better|worse)|side[- ]effects?|stress level|allerg*|calories|doctor|medical|
    safe for (me|my body|kids|children)|(my|the) body|weight|fitness|sugar|salt`,
  pro: `healthy|healthier|wholesome|nutritious|good for me|
    (good|better|great|gentle|safe) (for|on) (my (body|health|skin|back|heart|stomach|sleep|nerves)|our health|the (body|heart|back|skin|stomach)|your health|their health|health)(?! (to (have|know)|and my (budget|wallet)))|
    (feel|felt|feeling|feels) (fitter|healthier|better (with|in|after|since|about|when|for it)|less (tired|stressed)|more energetic|rested)|
    (natural|fresh|organic|clean) (ingredients|food|stuff)|
    {no} (additives|added sugar|sugar|chemicals|preservatives|side[- ]effects?|junk)|
    (less|low|reduced|lower) (in )?(sugar|salt|stress|fat)|(sleep|slept|sleeping) better|
    (doctor|nurse|dentist|physio*|midwife|paediatrician|pediatrician) ~ (recommend*|approv*|said (it|that)('s| is| was)? good|told me to|happy)|
    lose weight|lost weight|more energy|does (me|us|my \\w+) good|balanced (meal|meals|diet)`,
  con: `unhealthy|
    (bad|harmful|not good|worse|dangerous|terrible|{no} good|{no} be good|{no} healthy|risky) (for|to) (me|my (body|health|skin|back|heart|eyes|stomach|sleep|teeth|nerves)|our health|(the|your|their) (body|health|heart|eyes|skin|teeth|brain)|health|(kids|children|a child|toddlers|babies|us)'?s? ?(health|teeth|development|eyes)?)|
    (too much|so much|full of|loaded with|packed with|a lot of|lots of|added) (sugar|salt|fat|additives|chemicals|screen time|caffeine|preservatives|e-numbers|junk)|
    (additives|chemicals|preservatives|ultra-?processed|processed food|junk food|toxic|poison*|side[- ]effects)|
    (headache*|sick|ill|tired|worse|nauseous|bloated|back ?pain|rash|stomach ?ache|allergic) (from|after|because of|with|since|when|to) (it|using|this|that|eating|the|drinking)?|
    (doubt|worry|worried|unsure|not sure|concern*|question|wonder) ~ (good for|health*|healthy|safe for|ingredients|what's in it|my body)|
    what('s| is) (actually |really |even )?in it|stress(es|ed|ful)? (me|for me)|feel worse|ruin* my sleep|
    doctor ~ (warned|against|advise* against)`,
};

export const choice: Cue = {
  about: `choice|choices|selection|variety|assortment|options?|range of (products|flavou?rs|colou?rs|models|sizes)|
    alternatives to pick|how (many|much) ~ (choose|pick) from|versions|pick from|choose from`,
  pro: `(enough|good|great|wide|plenty of|lots of|large|real|broad|nice|decent|right amount of|rich|huge) (choice|choices|selection|variety|options|range|assortment)|
    (many|different|several|enough|plenty of) (flavou?rs|colou?rs|sizes|models|versions|kinds|recipes|styles|plans) (to|for|that|i)|
    (freedom|free) (to choose|of choice)|something for (everyone|everybody|every taste|each of us)|
    (choose|pick|mix) (what|which|whatever|between|and match|freely|exactly|from (a )?(lot|many|plenty))|
    {no} (endless|too many|overwhelming) (options|choices|versions)|
    (short|clear|small|manageable|sensible|good) (list|menu|selection|choice|range) ?(of|to|that|i)?|varied|
    variety ~ (great|good|keeps|love|like)|picks? the right (one|plan|version) for me`,
  con: `(selection|choice|range|assortment|variety|menu) (is|was|are|seems?|looks?) (really |very |so |far |much |rather )*(too )?(tiny|small|poor|limited|thin|narrow|meagre|meager|boring)|
    too (many|much) (choice|choices|options|versions|plans|models|variants|kinds|alternatives|flavou?rs|to choose|variety|varieties)|
    (spoilt|spoiled) for choice|
    (overwhelm*|confus*|paraly[sz]\\w*|lost|drown*|dizzy|tired|give up) ~ (choice|choices|options|versions|selection|plans|variants|shelf|shelves)|
    {no} (much |enough |real |any |a lot of |a )*(choice|choices|selection|variety|options to|alternatives)|
    (little|limited|small|poor|narrow|tiny|thin|lack of|no) (choice|choices|selection|variety|range|assortment|options)|
    always the same (three|few|two|thing|flavou?rs?|dishes|meals|things)|
    (endless|hundreds? of|fifty|dozens? of|forty|twenty|countless|a wall of|an aisle of) (options|choices|versions|kinds|plans|models|variants|types|brands|varieties)|
    (can't|cannot|couldn't|hard to|impossible to|never) (choose|decide|pick|tell) (between|which|among|from|them apart|one)|
    which (one|of them|version|plan) (is|do|should|would|am i)|nothing (in it |there )?for me to choose|
    all (look|sound|seem) the same`,
};

export const service: Cue = {
  about: `service(?! (desk|contract|review))|staff|
    how (i|we|you|one|people|customers) (am|are|was|were|is|get|got|gets) treated|being treated|treatment|manners|
    politeness|courtesy|the (people|person) (at|in|on) the (shop|store|counter|desk|phone|till|reception)|waiter|
    cashier|sales ?(person|people|man|woman|rep|reps)|treat(s|ed|ing)? (me|us|you|customers|people)|apolog*`,
  pro: `(lady|man|woman|guy|girl|gentleman|people|person|team|staff|driver|nurse|waiter|clerk) (at|in|on|behind|from) (the|their) (\\w+ )(was|were|is|are) (so |very |really |always )*(kind|friendly|nice|lovely|helpful|patient|polite|warm)|
    (friendly|polite|kind|courteous|attentive|warm|welcoming|respectful|helpful|lovely|patient) (people|staff|service|person|manner|voice|team|driver|waiter|cashier|lady|man|woman|welcome|assistant|sales*|answer|treatment|to (me|us))|
    (treat|treats|treated|looked after|cared for) (me |us |you |customers |people |everyone )?(well|with respect|nicely|kindly|like (a person|a human|somebody|someone|an adult|family|royalty|gold)|fairly|decently|properly|as a person)|
    (good|great|excellent|superb|personal|brilliant|first-class|wonderful|outstanding) service|
    (took|take|takes|taking) ~ (seriously|time (for|with) (me|us))|
    service ~ (good|great|friendly|excellent|brilliant|superb|warm|personal|lovely|kind)|
    (felt|feel) (welcome|valued|respected|taken care of|heard|listened to|looked after|taken seriously|in good hands)|
    (apologi[sz]ed|said sorry) (straight|at once|right|and (fixed|sorted|put))|
    (staff|people|driver|team|they|she|he) (was|were|are|is) (so |very |really |always |genuinely |all |extremely )*(friendly|kind|polite|lovely|helpful|nice|patient|attentive|respectful|welcoming|warm)|
    remember* (my name|me|us)|go(es)? the extra mile|went out of (their|his|her) way`,
  con: `(nobody|no one|{no}) (even |ever |once )?(said|say|says) (sorry|hello|thank you)|
    {no} (even |so much as )?(an apology|a sorry|a thank you)|rude|unfriendly|impolite|arrogant|condescending|
    dismissive|disrespect*|surly|snotty|snooty|brush(ed|es) (me|us) off|
    (treat|treats|treated|treating) (me |us |you |customers |people |everyone )?(badly|poorly|like (a number|dirt|an idiot|a nuisance|rubbish|a criminal|a child|nobody|air|trash|just)|unfairly|as (a number|if|just|though))|
    (bad|poor|terrible|awful|slow|lousy|appalling|horrible|cold) service(?! desk)|
    service ~ (bad|terrible|awful|poor|rude|cold|appalling|worse|joke|slow|horrible|unfriendly|disappoint*)|
    (ignored|fobbed off|passed around|passed from|left standing|hung up on|talked down|laughed at|snapped|yelled|shouted|fobbed|patronised|patronized|shrugged off)|
    (felt|feel|feels|made (me|us) feel) (unwelcome|ignored|like a (number|nuisance|burden|thief|beggar|fool)|small|stupid (for|at|in)|unimportant|disrespected)|
    {no} (care|cared|cares|apologi[sz]\\w*|say sorry|said sorry|listen*|treated well|taken seriously|one (cared|listened|apologi[sz]ed))(?! (about (the )?(colou?r|brand|design|price|environment)|for|what|who|which|how|whether|if|much))|
    just a number|no respect|couldn't care less|
    (don't|doesn't|didn't) (care|listen|give a)( (about|to) (me|us|customers|people))?|attitude`,
};
