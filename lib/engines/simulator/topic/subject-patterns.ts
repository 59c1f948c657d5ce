// How topics are phrased. Each pattern leaves what people are asked about in its group "it". They are tried in this
// order, on one sentence, without regard to case.

const object = `(?<it>.+)`;
/** Verbs by which somebody stands in a relation to a thing, in the forms that follow "do", "would" or "to". */
const verbs = String.raw`(?:evaluate|assess|choose|compare|perceive|see|view|think (?:of|about)|feel (?:about|toward(?:s)?|using|when (?:they|you) (?:see|use|hear(?: about)?))|react (?:to|when)|respond to|use|using|buy|purchase|select|decide (?:on|about|between|for|whether to (?:buy|use|adopt))|judge|experience|rate|describe|talk about|pay(?: (?:more|extra|a premium))? for|pay(?= (?:[$€£]|\d))|value|understand|approach|shop for|pick|consider|weigh|prefer|handle|deal with|adopt|adopting|want(?: from| in)?|need(?: from)?|expect(?: from| of)?|trust|like(?: about)?|dislike(?: about)?|love(?: about)?|hate(?: about)?|try|switch(?: from .{1,60}?)? to|switch(?: away)? from|move(?: from .{1,60}?)? to|subscribe to|sign up (?:for|to)|look for in|renew|cancel|leave|abandon|recommend|accept|welcome|support|embrace|reject|avoid|resist|join|download|order|get|eat|drink|wear|visit|book|hire|rent|invest in|care about|know about|believe(?: in)?|learn about|discover|find|read|notice|replace|keep|stop using|quit|churn from|stay with|interpret|respond with|wear|opt for|benefit from|worry about|object to|hesitate (?:to buy|over|about)|ditch|swap .{1,60}? for|drop (?:off|out)(?: (?:during|at|in|from|of|on))?|give up on|sign off on|approve|green-?light|fund|budget for|choosing|buying|evaluating|switching to|paying for|leaving|cancelling|canceling|looking for|shopping for|return|upgrade to|commit to|prioriti[sz]e|manage|miss about|enjoy|take up|take|share|install)`;
const adverbs = String.raw`(?:(?:actually|really|currently|typically|usually|ever|still|even|not|be (?:willing|likely|ready|open|happy|prepared|interested|able) (?:to|in)|be|being|likely|willing|consider|want to|need to|plan to|feel comfortable|rather|first|often|go about|start(?:ing)? to|decide to)\s+)*`;
const helper = `(?:do|does|did|would|will|can|could|should|might|are|is|have|has|were|was)(?:n't| not)?`;
const who = String.raw`(?:(?!\b(?:${verbs})\b).){1,90}?`;

const patterns = [
  // "What is … like?", "What do people connect with …?", "How does … land with …?"
  `^what (?:is|are|was|were) (?<it>.+?) like(?=[?.!]|$)`,
  `^what (?:do|does|did|would) .{1,60}? (?:connect|associate|link|identify) with ${object}`,
  String.raw`^how (?:well )?(?:does|do|did|will|would) (?<it>(?!(?:you|we|i|they)\b).+?) (?:land|come across|resonate|sit|go down|go over|play|serve|suit)\b`,
  // "Would a 15% discount keep our subscribers?" asks about the discount.
  String.raw`^(?:do|does|would|will|can|could|should|might) (?<it>(?!(?:you|we|they|i)\b).{2,60}?) (?:keep|retain|attract|convince|persuade|win(?: back| over)?|bring(?: back| in)?|help|stop|motivate|encourage|tempt) (?:(?:our|the|your|their|more|most|new|existing) ){1,2}(?:subscribers|customers|users|members|people|buyers|clients|shoppers|patients|students|employees|staff|guests|families|visitors|readers)\b`,
  // "Why did we lose deals for … to Salesforce?"
  String.raw`^(?:why|how|when) (?:do|did|does|would|will) (?:we|they|\w+) (?:lose|win) (?:\w+ ){0,3}?(?:for|of|on|with) (?<it>.+?) (?:to|against|over|from) (?-i:[A-Z])`,
  // "Should the city replace A with B?" asks about B.
  `^should .{1,80}? replace .{1,80}? (?:with|by) ${object}`,
  // "How much would parents pay for …", "What price would … for …"
  String.raw`^(?:how much|what(?: price)?|at what price|which price)\s(?:more )?(?:${helper})\s.{1,80}?\s(?:pay|spend|give|buy|cancel|consider)\s(?:for|on)?\s*${object}`,
  String.raw`^(?:what|how much) (?:is|are|should) (?:a fair|the right|an acceptable|the ideal|the best) (?:price|fee)(?: \w+)? for ${object}`,
  String.raw`^(?:how much|what) should (?:we|they|i) charge (?:for|\w+ for) ${object}`,
  String.raw`^which .{1,40}? (?:matter|matters|count|counts|is|are) (?:the )?(?:\w+ ){0,2}?(?:in|for|when (?:choosing|buying|using|selecting)) ${object}`,
  `^how (?:should|can|could|do|would) (?:we|i|they) (?:best )?(?:price|position|market|name|sell|launch|design|pitch|package|promote|present|explain|brand|improve|monetise|monetize|bundle|describe) ${object}`,
  String.raw`^how (?:should|can|could|do|would) (?:we|i|they) (?:\w+ )(?:\w+ ){1,3}?(?:in|of|for|with|from|on|to|at|using) ${object}`,
  String.raw`^(?:can|could|will|should|would) (?<it>ai|an? (?:ai|chatbot|robot|algorithm)\b[^?]{0,20}?|chatbots|robots|software|machines|algorithms|automation) (?:ever |really |fully )?(?:replace|do|take|help|write|be|make|decide)\b`,
  String.raw`^why (?:is|are|was|were) (?<it>(?:our|the|my|an?) .+?) (?:\w+ed|so|too|not|losing|failing|seen|left|slow|low|unpopular)\b`,
  String.raw`^segment(?:ing)? (?:the |our )?(?:\w+ ){0,2}?(?:for|of) ${object}`,
  `^how (?:do|does|did|would|will) (?<it>.+?) make .{1,60}? feel`,
  String.raw`^(?:why|how|when) (?:do|did|does|would|will) (?:we|they|\w+) (?:lose|win) (?:\w+ ){0,3}?(?:to|against|over|from) (?<rival>.+)`,
  String.raw`^what (?:reasons|arguments|excuses) (?:do|did|does|would) .{1,60}? (?:give|have|name|state|mention) for (?:not )?\w+ing (?:from |to )?${object}`,
  String.raw`^what (?!(?:is|are|do|does|did|would|will|makes?|drives?|stops?)\b)(?:\w+) .{1,60}? (?:about|with|during|when|in) (?:they |people |you )?(?:\w+ing (?=an?\b|the\b))?${object}`,
  String.raw`^(?:\w+ ){0,3}needs of .{1,60}? (?:when|in|while) (?:\w+ing) ${object}`,
  String.raw`^what would it take (?:for .{1,60}? )?to ${verbs}\s${object}`,
  `^how (?:does|do|would) (?<it>.+?) compare (?:with|to|against)`,
  `^which (?:is|are|one|of) .{1,60}?,\\s(?<it>.+)`,
  String.raw`^(?:the |top |main |key )*reasons (?:why |that )?.{1,60}? ${verbs}\s${object}`,
  String.raw`^(?:should|can|could|must|shall|may) (?:we|i|they|(?:our |the )?\w+(?: \w+)?) (?:\w+ly )?(?:add|remove|offer|launch|introduce|charge for|bundle|sell|build|open|test|change|include|make|drop|keep|release|develop|create|invest in|rename) ${object}`,
  String.raw`^(?:\w+ ){0,3}(?:win[-\/ ]?loss|deals?|losses|wins)(?: \w+){0,5}? (?:against|to|with|versus) (?<rival>.+)`,
  String.raw`^how important (?:is|are) (?<it>.+?) (?:to|for|when|in)\s`,
  String.raw`^how (?:likely|willing|ready|open|interested|eager|able) (?:is|are|would|will)\s.{1,80}?\s(?:to|in)\s(?:be )?(?:${verbs}\s|using |buying |adopting )?${object}`,
  String.raw`^how (?:satisfied|happy|familiar|comfortable|confident|loyal|frustrated)\s(?:is|are|do|would)\s.{1,80}?\s(?:with|about|to|in|using|feel (?:with|about|using))\s${object}`,
  `^(?:which|what kind of|what type of|what sort of) (?<it>.+?) (?:do|does|would|did|will|are) .+`,
  `^who (?:buys|uses|would (?:buy|use|want|need)|needs|wants|pays for|chooses|is) ${object}`,
  String.raw`^what (?:stops|prevents|keeps|holds|blocks|deters|discourages)\s.{1,80}?\s(?:from|back from)\s(?:\w+ing)\s(?:to |from |for |out )?${object}`,
  String.raw`^what (?:makes|would make|made|gets|would get|persuades|convinces|would convince|leads|drives|motivates|causes|pushes|triggers)\s.{1,80}?\s(?:to )?${verbs}\s${object}`,
  String.raw`^what (?:drives|causes|explains|determines|influences|affects|shapes) (?:\w+ ){0,4}?(?:satisfaction|loyalty|churn|adoption|demand|preference|trust|interest|purchase|choice|retention|usage|perception)s? (?:with|of|for|in|from|to|among .{1,40}? (?:with|of|for|in)) ${object}`,
  String.raw`^(?:what|which) (?:is|are) (?:the )?(?:\w+ ){0,4}?(?:perceptions?|views?|opinions?|reactions?|attitudes?|barriers?|drivers?|reasons?|objections?|concerns?|expectations?|needs|criteria|motivations?|frustrations?|pain points?|obstacles?|triggers?|factors?|experiences?|moments?|problems?|benefits?|strengths?|weaknesses)\s(?:\w+ ){0,5}?(?:of|to|towards?|about|for|with|behind|against|around|when|in)\s(?:(?:adopting|buying|using|choosing|switching to|purchasing|leaving|cancelling|canceling|selecting|trying|adoption of|choosing between|paying for)\s)?${object}`,
  String.raw`^(?:how|why|when|where|what|which [\w ]{1,40}?|whether|if)\s${helper}\s${who}\s${adverbs}${verbs}\s${object}`,
  String.raw`^(?:how|why|what|when|where|whether|if)\s(?!${helper}\b)${who}\s(?:(?:would|will|can|might|could|should|do|does|did|are|is)\s)?${adverbs}${verbs}s?\s${object}`,
  String.raw`^(?:is|are|was|were)\s(?:there\s)?(?:a |any |enough )?(?:demand|interest|appetite|market|need|room|desire) (?:among .{1,50}? )?(?:for|in)\s${object}`,
  String.raw`^(?:is|are)\s.{1,60}?\s(?:too (?:expensive|much|cheap|high|low)|a fair price|fair|reasonable|a good price|enough|the right price)\sfor\s${object}`,
  String.raw`^(?:is|are)\s(?<it>.+?)\s(?:worth|too|still|any|a (?:good|bad|better|fair)|good|appealing|attractive|credible|believable|trusted|relevant|important|clear|better|useful|seen|perceived|considered|the right|fair|necessary|needed|overpriced|expensive|interesting|safe|an? \w+ (?:idea|option|choice))\b`,
  String.raw`^${helper}\s${who}\s${adverbs}${verbs}\s${object}`,
  String.raw`^(?:do|does|would|will|can|could|should)\s(?<it>.+?)\s(?:do (?:the|its|their) (?:job|work|trick)|live up|hold up|keep up|appeal|make|work|help|matter|sell|succeed|resonate|feel|seem|sound|improve|increase|reduce|change|drive|justify|offer|save|stand out|exist|come across|deliver)\b`,
  // Statements of what is planned or offered.
  String.raw`^(?:we|our \w+|i|they|the company|my company|\w+)\s(?:are|is|am|will be|'re|'m|have been|plans? to|wants? to|intend to|will|would like to|are going to|is going to|are planning to|is planning to|are thinking (?:of|about)|are considering|consider|just)?\s*(?:launch(?:ing|ed)?|introduc(?:e|ing|ed)|build(?:ing)?|built|offer(?:ing|s)?|test(?:ing)?|sell(?:ing|s)?|releas(?:e|ing|ed)|develop(?:ing|ed|s)?|add(?:ing)?|mak(?:e|ing)|made|creat(?:e|ing|ed)|design(?:ing|ed)?|propos(?:e|ing)|open(?:ing)?|start(?:ing)?|roll(?:ing)? out|remov(?:e|ing)|replac(?:e|ing)|provid(?:e|ing))\s${object}`,
  String.raw`^(?:launching|introducing|testing|evaluating|offering|presenting|meet|imagine|picture|suppose|consider|assume|say hello to|exploring|understanding|discover|announcing)\s(?:that (?:there is|you have|we offer)\s)?${object}`,
  // "Research of a thing": the thing.
  String.raw`^(?:(?:a|an|the|our|initial|early|first|customer|consumer|buyer|user|employee|public|market|brand|product|general|overall|main|key|top|common)\s)*(?:[\w'-]+[ -]){0,3}?(?:perceptions?|awareness|images?|reactions?|attitudes?|opinions?|views?|feedback|willingness to (?:pay|buy|switch|try)|reasons?|motivations?|barriers?|drivers?|win[-\/ ]?loss(?: analysis| review| study)?|analysis|stud(?:y|ies)|tests?|research|surveys?|evaluations?|comparisons?|segmentation|interest|appetite|demand|churn|satisfaction|experiences?|loyalty|adoption|preferences?|expectations?|trust|needs|messaging|price sensitivity|sensitivity|pricing|price|prices|purchase intent|intent|intention|positioning|sentiment|understanding)\s(?:(?:among|of|by|from)\s.{1,50}?\s)?(?:to|towards?|of|for|on|about|with|in|from|around|behind|regarding|between)\s(?:(?:leaving|buying|using|choosing|adopting|switching to|cancelling|canceling|trying|not buying|the adoption of|purchasing)\s)?${object}`,
];

export const subjectPatterns = patterns.map((pattern) => new RegExp(pattern, "i"));

/** What a topic may begin with that is no part of the question. */
export const openings =
  /^(?:(?:(?:understanding|exploring|learning|investigating|testing)\s(?=(?:why|how|what|whether|which)\b))|(?:(?:concept|message|messaging|ad|name|copy|price|pricing|product|brand|churn|scenario|topic|question|research question|objective|goal|study|study goal|context|background|test|survey|idea|hypothesis|title)(?: test(?:ing)?| study| idea| statement| research)?\s?[:–—-]\s+)|(?:(?:we|i)(?:'d| would)? (?:want|need|like|wish|are trying|am trying|hope|aim) to (?:know|understand|learn|find out|explore|see|test|research|study|assess|measure|validate)(?: more)?(?: about)?\s)|(?:(?:please |kindly |help us |can you |could you |let's )*(?:find out|understand|identify|uncover|list|map|explore|investigate|determine|assess|research|study|analy[sz]e|figure out|learn|know|tell (?:me|us)|measure|validate|examine|test|evaluate|compare|describe)(?: about)?\s)|(?:to what extent\s)|(?:in (?:\d{4}|general|your opinion|the next \w+(?: \w+)?),?\s)|(?:(?:today|currently|so|hi|hello|hey|well|ok|okay|now|and|but),?\s)|(?:(?:for|among|as|with) (?:[^,]{3,60}),\s)|(?:when (?:[^,]{3,60}),\s)|(?:if (?:[^,]{3,80}),\s)|(?:[^:?]{3,60}:\s(?=(?:which|what|how|why|who|would|do|does|is|are|should)\b)))/i;
