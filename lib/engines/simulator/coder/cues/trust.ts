import type { Cue } from "./cue.ts";

export const proof: Cue = {
  about: `proof|evidence|case stud(y|ies)|trial|pilot|demo|tests?(?! (it|this) on)|tested|study|studies|
    data (that|to) (back|show|prove)|track record|figures that|free month|the numbers behind`,
  pro: `proven|(good|solid|hard|real|enough|convincing|clear|plenty of) (proof|evidence|data)|
    (saw|seen|see) (it|them) (work|working|run|running|in action)|with my own eyes|
    (trial|pilot|demo|test|study|studies|evidence|case study) ~ (convinc*|worked|showed|shows?|proved|went well|confirms?|backs?)|
    convinced (me|us) (that|it)|back(s|ed) (it |this |that )?up (with|by)|
    independent(ly)? (test|tested|study|review*|lab)|it('s| is| has been) (been )?(tested|shown to|measured)|
    track record`,
  con: `(no|any|little|lack of|without|hardly any|not enough|{no} ~) (proof|evidence|case studies|track record|numbers behind|data to back)|
    unproven|untested|(prove|show) (it|that it works|me|us)|
    (proof|evidence|numbers|trial|study|demo) ~ (missing|weak|thin|lacking|not there|isn't there|not enough|not convincing|too small)|
    where('s| is| are) the (proof|evidence|numbers|data)|
    {no} (proved|proven|shown|tested|demonstrated|seen (it|one|anything) work)|(believe|buy) it when (i|we) see|
    hard (to believe|evidence)|see it (work|run|running) (first|before|on|with|for)|
    (question|matter|lack|want) of proof|how do (i|we) know (it|that it) works|
    only (their|its) own (word|figures|numbers)`,
};

export const references: Cue = {
  about: `references?|reviews?(?! (process|board|team|meeting|assistant|tool))|word of mouth|recommend(ed|ation|ations)|
    testimonials?|peers?|other (customers|users|companies|families|parents|people) (like|who|use*|say)|
    what (others|friends|other people|people) (say|think|use)|star ratings?|opinions? of (others|friends|people)`,
  pro: `(everyone|everybody|half|all) (at|in|from) (the|my|our) (\\w+ )?(use|uses|has|have|swear*|recommend*)|
    (friend|friends|colleague|colleagues|peer|peers|neighbou?r|neighbou?rs|sister|brother|cousin|aunt|uncle|everyone|everybody|people|others|team|somebody|someone) (i know |i trust |at work |in my network |of mine |around me |like me |like us )?(already |all |both |really )?(use|uses|used|recommend*|swear*|rave*|love|loves|like it|likes it|praise*|told me (about|how|to try|good)|say good|speak* well|are happy|is happy|vouch*|has (it|one)|have (it|one))|
    (good|great|glowing|strong|excellent|positive) (reviews?|references?|ratings?|word of mouth|things about)|
    (came|comes|come) recommended|highly recommended|recommended (it|by|to me|to us)|
    on (a |the )?(recommendation|advice) of|word of mouth ~ (good|strong)|well reviewed|heard good|
    (called|spoke to|talked to) ~ (reference|references|customer|user) ~ (happy|good|convinced)`,
  con: `{no} (find|found|meet|met|name|show) (me |us )?(a single|one|any) (customer|user|reference|client|company)|
    (nobody|no one|no-one|none of (my|our)|hardly anyone|haven't met anyone|{no} anyone|{no} a single (person|company)) ~ (i know|around me|uses?|used|using|recommend*|heard of|my (friends|network|circle)|our (industry|size|field))|
    (bad|mixed|terrible|poor|awful|no|few|fake|negative) (reviews?|references?|ratings?|word of mouth|things about)|
    warned (me|us) (off|against)|{no} (recommend*|references?|reviews)|
    {no} know (anyone|anybody|a single|one) ~ (use*|using|has|have|tried)|heard (bad|nothing but complaints)|
    don't know (anyone|anybody) who|who else (uses|has|is using)|
    (talk|speak) to (someone|somebody|a customer|people|another|a company|two|three) ~ (uses?|using|like|who|already)`,
};

export const trust: Cue = {
  about: `trust(?! (me|the numbers))|trustworth*|credib*|reputation|honest company|reputable|
    who (is|are|'s) behind (it|this|that)|who makes it|(the )?(maker|company|people) behind (it|this)|good name|
    name behind|integrity`,
  pro: `(i|we|i'd|we'd|i do|can|people|they|parents) (really |do |fully |already |would |still |generally )?trust (it|them|this|that|the (brand|company|maker|name|people|supplier|provider|vendor|bank|team|name))|
    trustworthy|trusted (brand|name|company|partner)|reputable|(good|solid|great|strong|excellent) reputation|
    known (them|the (company|brand|name)) for (years|a long)|(keep|kept|keeps) (their|its) (word|promises)|
    honest (company|people|with me|with us|about)|(confidence|faith) in (them|the (company|maker|people|brand))|
    (company|brand|maker|name) (i|we) (can )?(trust|know|rely on)|stand by (it|their)|dependable (company|people)|
    decent (company|people)`,
  con: `(lost|lose|losing|no|little|shaken) ~ (trust|confidence|faith) in (them|it|the)|{no} (trust|trusted|trusting)|
    distrust|mistrust|(bad|poor|shady|doubtful|awful|terrible) reputation|untrustworthy|shady|dodgy|sketchy|fishy|
    dishonest|{no} (know|sure) ~ (who (they are|is behind|makes|stands behind|'s behind)|behind it)|
    who (are|is) (they|behind (it|this)|these people)|lost (my|our|all) (trust|faith|confidence)|
    let (us|me) down before|(broke|broken|break) (their|its|a) (word|promise*)|hard to trust|
    trust (issue|problem|is gone)|lied to|hid(ing|den)? (something|it from)|
    (bad feeling|uneasy|suspicious|wary) (about|of) (the (company|maker|people|name|firm|brand)|them|whoever|who)|
    never heard of (them|the company|the brand|it|this)|scam|crooks`,
};

export const privacy: Cue = {
  about: `privacy|private|personal (data|information|details|life)|
    (my|our|their|customer|customers'|employee|the|your|sensitive|user) data(?! (is wrong|quality|entry))|
    data (protection|sharing|use)|gdpr|(listen|track|spy|watch)[a-z]* (to |on )?(me|us|everything)|surveillance|
    cookies|tracking|what (they|it) (know|knows|collect*|store*)`,
  pro: `(keeps?|kept|stays?|stay|remain*|handled) ~ (private|to (itself|ourselves|myself)|confidential)|
    data (stays?|remains?|never leaves|is kept|does not leave|doesn't leave)|respects? (my|our) privacy|
    privacy ~ (taken seriously|respected|handled|good|protected|fine)|
    (stays?|runs?|kept|stored|remains?) on (my|our|the) (own )?(device|phone|servers?|machine)|
    {no} (sell|sells|share|shares|collect|collects|track|tracks) ~ (data|information|me|us|anything)|
    asks? (me )?for (little|nothing|hardly any)|take* (good )?care (of|with) (my|our) data|anonymous`,
  con: `(want|wants|demand*|asks? for|need|needs|get|gets) (access to|permission for|all) (my|our|all my|all our) (contacts|location|photos|camera|microphone|calendar|messages|data|details|files)|
    where (my|our|the|all that|all this|that|their) (data|information|details|numbers|photos|recordings?) (goes|go|ends? up|is (kept|stored)|are (kept|stored)|sits?)|
    who (can |could |gets to |else )?(see|sees|read|reads|has access|gets|looks at) ~ (data|information|it|details|files|messages|salaries|numbers)|
    (sell|sells|selling|sold|share|shares|leak*|harvest*|collect*|mine|misus*|passes on) ~ (data|information|details|everything about)|
    (creepy|intrusive|nosy|nosey|snoop*|spy*|spied|listening in|big brother|invasive|being watched|invasion)|
    too personal|(asks?|want|wants|know|knows) (for )?too much (about|of my|information|personal)|
    {no} (comfortable|happy|want|like|give|hand*|share|upload*|put) ~ (data|details|information|private|personal)|
    privacy ~ (worr*|concern*|problem|risk|nightmare|issue|question|unclear|bad)|
    (worr*|concern*|uneasy|nervous|anxious) ~ (privacy|data|personal|private)|none of their business|
    data (leak|breach)`,
};

export const claims: Cue = {
  about: `claims?|promis(e|es|ed)(?! (me|us) (a|the) (refund|call))|advert*|marketing|(big|bold|smooth|all the) talk|
    slogans?|wording|pitch|brochure|headline|buzzwords?|hype|what (they|it) (says?|promises?) (on|in|about)`,
  pro: `(claim|claims|promise|promises|pitch|message|wording|what (they|it) (say|says)) ~ (believable|credible|modest|honest|realistic|true|hold* (up|water)|checks? out|rings? true|sober|plausible|kept|can be checked|makes sense)|
    (believable|credible|realistic|honest|modest|plain|plausible|sober) (claim|claims|promise|promises|pitch|message|words|wording|language)|
    {no} (overpromise*|exaggerat*|hype)|does what it (says|promises|claims)|straight word|promise that holds|
    (claim|claims|promise|promises) ~ (can check|check (it |them )?myself|kept)|
    believe (what (it|they)|the (claim|promise|message|line)|every word)|delivers? what|kept (its|their) promise`,
  con: `too good to be true|(sounds?|seems?|is|are|looks?|bit|little|far) too (good|smooth|slick)(?! (a|to miss))|
    exaggerat*|over-?promis*|overblown|overstat*|hype|hyped|gimmick*|marketing (speak|talk|fluff|nonsense|words)|
    buzzwords?|empty (promise*|words|talk)|big (talk|words|promises?)|
    just (talk|words|marketing|a slogan|advertising)|
    {no} (quite |really |fully )?(believe|credible|believable|convinc* by) ~ (claim*|promise*|it|that|word|line|pitch|headline|advert*|say|says|slogan)|
    (claim|claims|promise|promises|pitch|line|slogan|wording|advert*) ~ (exaggerat*|too|unbelievable|vague|empty|hollow|unrealistic|overdone|nothing like|false|misleading|suspicious|doubt*|bold|fishy)|
    (sceptic*|skeptic*|doubt*|suspicious|wary) ~ (claim*|promise*|advert*|marketing|slogan|wording|talk)|
    heard (it|that|this|a line like that|that line|that one)( all)? before|snake oil|spin|they all say (that|so)|
    unbelievable|misleading|{no} mean (anything|what it says)`,
};
