// Words in small letters, as parts of a regular expression; a word may belong to several deeds.

/** A study as the subject or the object of a sentence. */
const aStudy =
  "(?:(?:the|that|this|my|our) (?:[^\\s,.]+ ){0,6}?(?:study|one|survey|results?|report)|it|this|that|st_\\w+)";

/** What the first words of a sentence can order. */
export const deeds = {
  make: "run|do(?= (?:precisely |exactly )?(?:an?|the|some|me|another|this|that|new|it|one)\\b)|conduct|launch|start|begin|kick[- ]off|create|make|set up|commission|field|carry out|perform|put together|execute|generate|order|build|schedule|prepare|draft|(?:an?|new|another|quick)(?: [\\w-]+){0,2}? (?:study|survey|test|poll|research|interviews?|focus group)\\b|i need|we need|i want|we want|give me|get me|get|need|want|queue up|try|gimme|require",
  research:
    "(?:find|recruit|round up) \\d+|(?:need|want|get) \\d+ .{1,60}? (?:telling|to tell) (?:me|us)|in-depth interviews|test|research(?! (?:ops|team|lead|chat))|survey|interview|poll|explore|investigate|study|examine|evaluate|gauge|validate|find out|figure out|learn|understand|measure|assess|analy[sz]e|sound out|discover|look into|dig into|see (?:if|whether|how|what|why)|check (?:if|whether|how|what|why)|get (?:feedback|reactions|opinions|impressions|a feel|a sense)|talk to|speak (?:to|with)|hear (?:from|what)|explore|compare how|pressure[- ]test|pretest|concept[- ]test|(?:put|show|present|run|try|pitch)\\b.{1,60}?\\b(?:in front of|past)|(?:(?:i|we)(?:'d|’d| would)? (?:like|love|want|need) )?(?:some |honest |your )?(?:feedback|reactions|opinions|impressions|input)",
  ask: "ask|pose|put|add|send|query|question|probe|go back",
  present: "put|present|pitch|show",
  bare: "(?:[\\w-]+ )?(?:study|survey|research|test|poll|topic|research question)$",
  followUp:
    "(?:quick |another |one |short )?follow[- ]?up|(?:(?:i|we)(?:'ve|’ve)? (?:have|got) )?(?:one|another|an?|some|two|my|quick|next|(?:an? )?(?:supplementary|additional|further|extra))(?: (?:more|last|further|additional|extra|quick|final|follow[- ]?up|second|next))* questions?|go (?:back )?to the same (?:\\w+ )?(?:people|respondents|participants|panel)|dig deeper|go deeper|press them|probe (?:deeper|further|them)",
  read: "have a look|list|enumerate|any (?:findings|results|progress|answers)|gimme|require|show|open|view|see|get(?! going\\b)|fetch|read|pull up|bring up|display|give|look|summari[sz]e|recap|retrieve|load|describe|explain|review|return|print|send|check|know (?:the|about)|the (?:state|status)|tell(?= (?:me|us)\\b)|walk|go over|export|download|share|status|results?|findings?|report|headline|summary|progress|transcripts?|quotes?|what about|any news|any update|update",
  list: "list|enumerate|find|search|which|how many|any|name",
  bareList: "my|our|all|the|recent|latest|past|previous|studies|history|everything|personas?",
  stop: "cancel|cancell?ation of|stop(?! asking\\b| \\w+ing (?:me|us)\\b)|abort|halt|kill|terminate|quit|interrupt|end|call off|scrap|shut down|pull the plug",
  again:
    "re-?run|re-?do|repeat|re-?try|replicate|reproduce|same|again|once more|one more time|another (?:run|round|go|try)|(?:it|this|that) (?:done|run|repeated)(?: once)?(?: more| again)|use (?:another|the other|a different|a new) (?:engine|seed)",
  publish: `publish|(?:anyone|anybody|everyone|everybody) (?:should|can|may) (?:be able to )?(?:see|open|read|find|view) ${aStudy}|publici[sz]e|list (?:it|this|that)$|${aStudy} should be (?:public|visible|open|readable)\\b(?! (?:only )?(?:to|for) (?:me|us)\\b)|(?:put|make|get|share)\\b.{1,60}\\b(?:anyone|anybody|everyone|everybody|people|others)\\b.{0,30}? can (?:see|read|open|view)`,
  share: "make|put|list|share|add|post|show|set|turn|feature|release|open",
  unlist: `unlist|(?:nobody|no one) (?:else |but (?:me|us) )?(?:should|may|must|can) (?:be able to )?(?:see|open|read|find|view) ${aStudy}|${aStudy} should (?:not|no longer) be (?:public|visible|listed|open|seen)|(?:i|we) (?:need|want) .{0,10}${aStudy}.{0,40} (?:nobody|no one)\\b.{0,20} (?:see|open|read|find)|un-?publish|de-?list|hide|withdraw|(?:i|we) (?:do not|don't|don’t|no longer) want .{1,60}?\\b(?:public|listed|visible|published|shown)`,
  withdraw: "make|take|pull|remove|drop|get|set|keep|stop|turn|put|no longer",
  compare: "compare(?! how)|contrast|diff|comparison|difference",
  align: "set|lay|put|line up|show|see|view|question|what|how|did|do|does|is|are|give",
  save: "save|put(?= (?:an? |another |this |in )*(?:new )?personas?\\b)|load|paste|add|register|store|define|remember|keep|record|invent|insert|persona|create|make|new|set up|draft|build",
  rename: "rename|relocate",
  change:
    "change|\\p{L}+ is now|\\p{L}+['’]s \\w+ (?:should be|is now)|edit|update|rename|modify|correct|adjust|amend|fix|tweak|revise|set|switch|make|mark|move|relocate|promote",
  delete:
    "delete|(?:i|we) (?:no longer|do not|don't|don’t) need|rm|(?:he|she|they|\\p{L}+) can go(?= from|$| now|,)|(?:take|kick) (?:him|her|them) (?:off|out)|throw out (?=\\p{L}+$)|remove|drop|erase|discard|get rid of|throw (?:out|away)|trash|forget|clear",
  import: "import|bulk|upload|batch|here(?:'s|’s| is| are) .{0,40}?(?:personas?|csv)",
  simulate:
    "simulate|let (?:my|our) .{0,30}?\\bpersonas?|tell (?!me\\b|us\\b|you\\b).{1,60}? that\\b.{1,160}?\\b(?:they|he|she) (?:say|think|do|react)|simulation|role-?play|rehearse|war-?game|play (?:through|out)",
  price:
    "what (?:would|will|does) (?:it|that|this) (?:set (?:me|us) back|cost)|need an? (?:rough |exact )?(?:figure|number|price|estimate|quote)\\b|(?:tell|give) (?:me|us) the (?:price|cost)|how much and how long$|how (?:much|long)$|(?:i|we) (?:just |only )*need .{1,60}\\bwhat (?:it|this|that) (?:would|will) cost|(?:what(?:'s|’s|s| is| would be| are) (?:the|your) (?:prices?|costs?|charges?|rates?)|how expensive)|estimate|price|quote|cost|dry[- ]?run|ballpark|work out|calculate|budget",
  help: "help(?: me)?(?: please)?$|commands?$|instructions|menu|(?:what|how) (?:can|could|do|does|is|are|should) (?:you|it|this|i|we|this (?:tool|service|thing|connector)|the (?:tool|service|connector)|run_research|touchstone)(?: actually| all| even| please)?(?: even)?(?: (?:do|work|ask(?: for)?|write|type|(?:talk|speak|write) to|use(?: this| it)?|start|begin|help|for|get started))?(?: with)?(?: (?:this|it|here|for me|you))?(?: lol| pls| please)?$|who are you|(?:i|we) have no idea how (?:this|it) works|(?:i|we) (?:do not|don't|don’t) (?:understand|know) (?:what|how|where).{0,40}(?:type|write|start|use|say)(?: here| this| it)?$|explain (?:to )?(?:me|us)\\b.{0,20}(?:what|how) (?:this|the) (?:tool|service|thing)|(?:explain|describe|tell me) (?:what|how) (?:this|you|the (?:tool|service))(?: \\w+)? (?:does|do|works?|offers?)$|what are you (?:able to do|capable of)$|what else can you do|where do i start|how (?:do|can|would|should) (?:i|we) \\w+(?: \\w+)?$",
  question:
    "what|what's|what’s|whats|which|who|whom|whose|who's|why|how|how's|how’s|when(?! (?:it|that|this|they)(?:'s|’s| is| are)\\b)|where|where's|would|will|do(?! (?:it|that|this|so)\\b)|does|did|is|are|was|were|can|could|should|has|have|had|if|whether|anything|isn't|aren't|don't|doesn't|won't",
} as const;
export type DeedName = keyof typeof deeds;

/** What a sentence can be about. */
export const things = {
  study:
    "stud(?:y|ies)|research|surveys?|interviews?|polls?|focus groups?|panels?|tests?|questionnaires?|project|experiment",
  studies:
    "studies|overview|(?:past|earlier|previous) research|researched|surveys|reports|runs|projects|history|tests|interviews (?:have|did) (?:i|we)",
  outcome:
    "said|(?:dis)?liked|wanted|thought|felt|preferred|hated|loved|say|saying|found|find|learn(?:ed|t)?|conclu(?:de|ded|sions?)|done|finish(?:ed)?|ready|complete[d]?|going|went|go|turn(?:ed)? out|com(?:e|ing) (?:out|back|along)|came (?:out|back)|running|status|progress|results?|findings?|headline|report|summary|outcome|verdict|confidence|sentiment|object(?:ed|ions?)?|themes?|quotes?|transcripts?|answers?|answered|takeaways?|insights?|details?|link|think of it|far",
  pointed:
    "it|this|that|these|those|st_\\w+|last|latest|newest|most recent|previous|earlier|current|first|second|third|fourth|fifth|#\\d+|number \\d+|no\\.? ?\\d+|[0-9a-f]{8}-[0-9a-f-]{27}|the|both|two|my|our|one",
  respondents:
    "them|they|everyone|respondents?|participants?|interviewees?|panell?ists?|people (?:you|we|i) (?:asked|interviewed)|same (?:people|personas|group|panel|respondents?)|those (?:people|respondents|personas)|him|her|each of them|all of them|group|panel|people (?:in|from) (?:the|that|this|my)|stud(?:y|ies)",
  followUp: "follow[- ]?ups?",
  gallery:
    "gallery|publicly|public(?:ly)? (?:list|page)|/studies|public (?:view|page)|showcase|public stud(?:y|ies)|published",
  open: "public|listed|visible to (?:all|everyone|anyone)|everyone|the world|anyone",
  closed: "private|unlisted|non-?public|hidden|offline|secret",
  away: "down|off|out|from",
  down: "off (?:there|(?:the|your) (?:public )?(?:page|site|web\\w*))|down|offline|private",
  again:
    "again|once more|one more time|a second time|over(?= again|$)|afresh|(?:another|different|new|fresh|other) (?:random )?seed|same (?:study|request|one|test|survey|thing)|rerun",
  persona:
    "personas?|characters?|profiles?|(?:can|could|may) (?:i|we|you) (?:interview|ask|talk to|survey)|(?:people|respondents|audiences) (?:do|can|are) (?:i|we|you|there)|who (?:did|have) (?:i|we) saved?|(?:my|our|saved) (?:persons|people)|list of (?:my|our) persons|pe?_\\w+|ones (?:i|we)(?:'ve| have)? (?:saved|made|added)",
  ownPersonas: "(?:my|our|saved|own)(?: \\w+)? personas?|personas? (?:i|we)(?:'ve| have)? (?:saved|made|created)",
  showing: "react|respond|reaction",
  reaction:
    "react(?:ion|ions)?|respond|responses?|think|say|feel|choose|prefer|pick|take|behave|answer|ask|buy|pay|accept|before|past|to|by|do if",
  scenario: "scenarios?|simulations?|situation|what[- ]if",
  attribute:
    "years? old|age|role|job(?: title)?|name|company|employer|industry|income|salary|budget|location|city|occupation|traits?|notes?|audience",
  table:
    "csv|json|spreadsheet|(?:these|following|this list of|list of) (?:\\w+ )?personas?|personas? (?:from|in) (?:the|this|a|my)|personas below",
  key: "api[- ]?keys?|access (?:keys?|tokens?)|credentials?|bearer tokens?|keys?|tokens?",
  webhook: "web-?hooks?|deliver(?:y|ies|ed)|call-?backs?|(?:to|at) https?|notifications?",
  usage:
    "usage|spen[dt]|spending|bill(?:ing|ed)?|invoices?|owe|charged|quota|consumption|balance|allowance|statement|used (?:so far|this month|up)|cost(?:s)? (?:me|us)\\b(?! (?:to|if|when))|out of credits?|money (?:is |do (?:i|we) have )?left|credits?(?= (?:do |have )?(?:i|we)\\b| left)|limits?",
  kinds:
    "research can (?:you|i|we)|(?:types?|kinds?|sorts?|categories|formats) of (?:\\w+ )?(?:stud(?:y|ies)|research|surveys?|tests?|questions?|interviews?)|(?:study|research|test)[- ](?:types?|kinds?|formats?|methods?)|types|methods? (?:are|do you|is)\\b|can (?:you|i|we) (?:study|research|test)",
  cost: "costs?(?! (?:test|study|survey|research))|prices?(?! (?:test|study|survey|research))|priced|pricing(?! (?:test|study|survey|research))|charge|estimates?|quote|expensive|cheap(?:er)?|ballpark|dry[- ]?run|budget|how much|how long",
  offer: "quote|estimates?|ballpark|dry[- ]?run|(?:cost|price) (?:of|for|to)",
  pay: "pay|worth|afford|willing",
  work: "stud(?:y|ies)|research|surveys?|interview(?:s|ing)?|follow[- ]?ups?|re-?runs?|run(?:ning)?|ask(?:ing)?|test(?:ing)?|it|that|this|one|poll(?:ing)?|talk(?:ing)?|be",
  difference:
    "differen\\w+|differ(?:s|ed|ences?|ent)?|changed?|compares?|compared|comparison|side by side|versus|vs|against each other|next to each other",
  mine: "my|mine|our|ours",
  everything: "everything|all|account|data",
  own: "i|i've|i’ve|i'm|me|my|mine|we|we've|us|our|ours|you|your|account",
} as const;
export type ThingName = keyof typeof things;
