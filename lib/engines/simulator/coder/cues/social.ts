import type { Cue } from "./cue.ts";

export const others: Cue = {
  about: `buy-?in|consensus|approval|sign-?off|(who|others) (must|has to|have to) agree|on board|somebody close|
    signatures?|a (small )?group decid*|(the )?(people|others) (around me|above me|who decide)|agreement|
    works council|my colleagues' view|what the (others|team|board) (think|says?)`,
  pro: `(boss|board|manager|director|ceo|cfo|cto|committee|council|procurement|legal|stakeholders?|management|partner|husband|wife|colleagues?|team|department heads?|finance|others|everyone|everybody|they|people (at work|here)) (all |would |will |is |are |was |were |both |also |already |even |has |have |easily |quickly |has already |have already )*(agree*|agrees|agreed|on board|behind it|in favou?r|for it|approve*|support* (it|this|the idea)|nod*|back* (it|this|me)|keen|said yes|say yes|sign(ed)? off|wants? it|like the idea|come with me|convinced|won over|easy to (convince|win))|
    (decide|decided|deciding|choose|sign|approve|buy) (it |this |that |about it |such things |things )?(alone|on my own|myself|by myself|without asking)|
    (my|mine) (call|decision) (alone|to make)|nobody (else )?(has to|needs to|must) agree|
    {no} (need|have) ~ (approval|permission|sign-?off|to ask)|easy (sell|to sell) (internally|to|here|at)|
    {no} ~ object*|(could|can|would) (easily )?(convince|sell (it|this) to|win over) (my|our|the|everyone)`,
  con: `({no}|hard to|difficult to|impossible to|never) (get|convince|persuade|win over|decide|sell|bring|talk|sign|approve|buy) (it |this |that |past |over |round |through )*(alone|on my own|by myself|myself|my (boss|board|manager|husband|wife|partner|team|colleagues|director|ceo|cfo)|our|the (board|boss|team|committee|others|rest|council|cfo|ceo)|everyone|others|them|it (past|through|approved|signed))|
    (boss|board|manager|director|ceo|cfo|cto|committee|council|procurement|legal|stakeholders?|management|partner|husband|wife|colleagues?|team|department heads?|finance|others|somebody|someone|they|everyone|it department|half the (team|board|office)) (above me |in the room |close |at home |here |else |in finance |in it |internally )?(would |will |might |is |are |was |were |has |have |could |also |always |just |still )*(never|against|say no|said no|block*|object*|veto*|refus*|oppos*|resist*|reject*|disagree*|kill* it|shoot* it|shot it|push* back|complain*|not agree|won't|wouldn't|has to (agree|sign|approve)|have to (agree|sign|approve)|must (agree|sign|approve)|need* to (agree|sign|approve|be convinced)|not convinced|drag*|a say|needs? convincing|grumbl*)|
    (too many|so many|several|five|three|four|six) (people|signatures|opinions|approvals|departments|stakeholders|cooks|votes) ?(to|have|must|involved|in|who)?|
    {no} (my|only my|just my|mine) (decision|call|alone)|
    {no} (only |just )?(up to|decided by|for) me (alone|to decide)?|{no} on board|
    need* (the )?(approval|permission|sign-?off|buy-?in|blessing|okay|signature*|agreement) (from|of|by)|
    get (everyone|everybody|them all|all of them|six|five|people) (to agree|on board|in (one|a) room|behind)|
    internal politics|office politics|
    (has|have) to (ask|convince|persuade|clear it with|run it past|go through) (my|our|the)|
    i('d| would|'ll| will)? (have|need) to (ask|convince|persuade|check with|run it past|clear it with) (my|our|the|everyone|others)`,
};

export const status: Cue = {
  about: `image|prestige|status(?! quo)|how (it|i|we) look* (to|in front|from)|
    what (people|others|it|that|the neighbou?rs) (would )?(think|says?) (of|about) (me|us|somebody|someone)|
    impression|be seen with|shows? off|signal* (that|who)|look(s)? of it|design and look|the style`,
  pro: `(proud|pleased|happy|glad) (to|of) (be seen|show|own|have|wear|serve|put|being|having|wearing)|
    (show|showed|showing) (it )?(off|around|to (my )?(friends|guests|colleagues|people|others))|
    (stylish|prestigious|cool|elegant|classy|trendy|fashionable|a statement|status symbol|chic)|
    (impress|impresses|impressed|admire*|envy|envied) ~ (friends|clients?|customers|guests|neighbou?rs|colleagues|boss|people|me|board|others)|
    (makes?|made) (me|us) look (good|modern|professional|smart|serious|better)|
    looks? (good|great|professional|modern) (on|to|in front|with|in) ~ (us|me|clients|customers|others|guests|friends|shelf|kitchen|desk)|
    (compliments?|asked me where) ~ (it|for|on|from|got)?|says? something (good|nice) about|
    people like me (use|have|are seen)|(good|great|modern|professional) (image|impression)`,
  con: `embarrass* ~ (with|it|by|in|at)|embarrass*|ashamed|cringe*|tacky|naff|uncool|laugh* at (me|us|it)|
    (make|makes|made) (me|us) look (bad|cheap|silly|stupid|old|poor|like|ridiculous|desperate|unprofessional)|
    {no} (be |want to be |like to be |dare be )*(caught|seen) (dead )?(with|using|wearing|in|driving|at)|
    look(s|ed)? (silly|ridiculous|tacky|unprofessional|old-fashioned|dated) (in front|on|to|with|at|next)|
    (show-?off|showing off|pretentious|snobbish|posh|poser)|(bad|wrong|cheap|poor) (image|impression|look for)|
    what (would|will|do) (my )?(people|others|neighbou?rs|friends|colleagues|clients|they) (think|say)|
    raise* eyebrows|judg(e|ed|ing) me|hide it (when|from)|old-?fashioned|
    {no} (something|a thing|a name|a brand) (to be seen|i'd (show|mention|wear))`,
};

export const family: Cue = {
  about: `(for|at) (the|my|our) (whole )?(family|kids|children|household|little ones|toddlers?|baby|son|daughter)|
    household|(people|others|everyone|life|peace|evenings?|mood) at home|what it means at home|family life`,
  pro: `(kids|children|family|son|daughter|husband|wife|toddler|little ones|everyone at home|grandchildren|boys|girls|teenagers?|partner|others at home|household) (would |all |both |will |really |also |even |actually |has |have |already |at home )*(love|loves|loved|like|likes|liked|enjoy*|ate (it|everything)|eats? it|happy|ask* for (it|more)|benefit*|adore*|get* something|gain*|use it|uses it|be pleased|thrilled|keen)|
    (good|great|nice|lovely|better|calmer|easier|fun|something) for (the |my |our )?(whole )?(family|kids|children|household|everyone at home|little ones|all of us)|
    family[- ]friendly|(more )?time (with|for) (my|the|our) (family|kids|children|husband|wife|son|daughter)|
    (brings|brought) (us|the family|everyone) (together|to the table)|
    (everyone|all of us|the whole family) (at home )?(can|could|would) (use|share|enjoy|have)|peace at home|
    (calmer|easier|nicer) (at home|evenings? (at|with))`,
  con: `(kids|children|family|son|daughter|husband|wife|toddler|little ones|everyone at home|others at home|nobody at home|nobody else at home|no one at home|teenagers?|partner|household|boys|girls|my lot) (would |all |both |will |really |also |even |actually |has |have |at home |just )*(hate*|refuse*|{no} (eat|use|like|touch|want|try|go|accept|join|play|have|be)[a-z]*|never (eat|use|touch|like)|dislike*|complain*|spit*|reject*|resist*|fight*|roll* (their|his|her) eyes|moan*|use it|would use|argue*|against it|won't|wouldn't|not use|ignore*|touch it)|
    {no} ~ (use|eat|like|touch|want) it at home|
    {no} (good|right|suitable|practical|made|safe) (for|with) (the |my |our |small )?(family|kids|children|household|toddlers?|baby)|
    (trouble|fight|fights|arguments?|row|rows|drama|stress|resistance|friction) (at home|at the table|with (my|the|our) (husband|wife|kids|children|family|partner))|
    the others at home ~ (not|n't|never)|only (one|person) ~ (at home|in the house) (who|using)`,
};

export const ethics: Cue = {
  about: `ethic*|moral*|principles?|(my|our) values|conscience|fair ?trade|fairness|working conditions|what('s| is) right|
    (doing|do) (right|the right thing)|animal welfare|social responsibility|exploitation|integrity of|
    how (they|it) treats? (workers|people|animals|staff|farmers)|discriminat*|bias(ed)?`,
  pro: `ethical|fair ?trade|(good|clear|clean|better) conscience|
    (in line|fits?|agrees?|matches?|consistent|aligned?|square) (with )?(my|our) (values|principles|beliefs|convictions)|
    (does|doing|do|did) (the right thing|right by|good|some good)|
    (treats?|treated|pays?|paid) (its |their )?(workers|people|staff|farmers|suppliers|employees|animals|everyone) (well|fairly|decently|properly|right)|
    supports? (local|a good cause|small|the community|farmers|charity)|
    (right|decent|honourable|honorable) thing to (do|buy|support)|fair to (everyone|workers|farmers|people|the)|
    {no} (exploit*|harm* (anyone|animals|people))|(stands?|stood) for something|cruelty-?free|
    sleep (well|better|soundly) (at night|with|knowing)`,
  con: `unethical|against (everything|what|all) (i|we) (believe*|hold|stand|think)|immoral|exploit*|child labou?r|
    sweatshops?|
    (against|goes against|contradicts?|clash* with|at odds with|conflicts? with|violates?|betray*) (my|our|everything i|all my) (values|principles|conscience|beliefs|convictions|stand)|
    ({no}|isn't|wasn't|feels?) (feel |be |seem )*(right|wrong) (to|about|that|of|morally|for (me|a company)|when|with me|taking|in)|
    (bad|guilty|uneasy) conscience|(feel|feels|felt|feeling) guilty|on principle|
    unfair (to|on|for|treatment|practices)|
    (underpaid|mistreat*|treat* (their |its )?(workers|people|staff|animals|farmers|employees) (badly|poorly|like|terribly))|
    (morally|ethically) (wrong|questionable|dubious|doubtful|grey)|at (somebody|someone)( else)?'s expense|
    profit* (from|off) (people|the|other|their)|
    (takes?|cost*|steal*|replac*) ~ (people's|somebody's|someone's|their|jobs?) (jobs?|livelihood*|from (people|workers))|
    who pays the price|boycott*|animal testing|cruel*(?! to be)|crosses a line|discriminat*|greenwash* aside`,
};

export const sustainability: Cue = {
  about: `sustainab*|environment(al|ally)?|climate|carbon|co2|emissions?|footprint|eco*(?!nom)|recycl*|packag*|plastics?|
    green(er)?(?! light)|planet|waste(?! of (time|money|my|our))|energy use|nature\\b|compost*|reus*|landfill`,
  pro: `sustainable|eco-?friendly|environmentally friendly|
    (good|better|kinder|gentler|great|easier) (for|to|on) (the )?(environment|planet|climate|nature|earth)|
    (less|reduc*|cut*|avoid*|sav*|lower*|fewer|{no}|without|smaller|low) ~ (waste|plastic|packaging|emissions?|carbon|co2|footprint|energy|rubbish|trash|food waste)(?! of)|
    recyclable|recycled|biodegradable|compostable|reusable|refillable|
    (organic|renewable|green energy|carbon[- ]neutral|zero[- ]waste|plastic-?free|second-?hand)|greener|
    lasts instead of being thrown|{no} ~ thrown away|(repair*|fix) (it |instead)`,
  con: `wasteful|unsustainable|
    (too much|so much|all (that|the|this)|more|mountains? of|piles? of|tons? of|bags? of|a lot of|needless|pointless|full of|unnecessary|layers? of|excess*) (plastic|packaging|waste|rubbish|trash|garbage|cardboard|wrapping|emissions|boxes|energy|landfill)|
    (bad|harmful|terrible|worse|awful|not good|disaster) (for|to) (the )?(environment|planet|climate|nature)|
    (pollut*|greenwash*|landfill|throwaway|throw-away|disposable|single-use)|
    (ends?|ended|goes|lands?|throw*|threw) (up )?(it |half |most of it |things |them |so much )?(in the (bin|landfill|trash|rubbish|sea)|away)|
    (carbon|environmental|ecological) (footprint|impact|cost) ~ (too|high|big|huge|worr*|bad|bother*|large|stop*)|
    harm* (the )?(environment|planet|nature|climate)|
    (fly|flies|flown|shipped|ship) (it )?(in |half ?way |across |around )(from|the world|the globe|by air)?|
    eats? (so much |too much )?(power|energy|electricity)|e-waste`,
};
