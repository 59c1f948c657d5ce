import { amountsOf } from "../../cells.ts";
import type { StyleId, TraitId } from "../../traits.ts";

/** Z-scores to add, from −2 to 2. */
export type Says = Partial<Record<TraitId | StyleId, number>>;
/** What words of a persona say about it. */
export type TraitRow = [words: RegExp, says: Says];

const rowsOf = (table: string): TraitRow[] =>
  table
    .trim()
    .split(/\n(?!\s)/)
    .map((row) => {
      const [amounts = "", words = ""] = row.replace(/\n\s+/g, "").split(" = ");
      return [new RegExp(words), Object.fromEntries(amountsOf(amounts))];
    });

/**
 * Words of how a person decides. That a word speaks of a scale follows from its meaning (traits.ts); the sizes are
 * assumptions: 1.5 for saying it outright, 1 for saying it in passing, 0.5 for what usually goes along with it.
 */
export const traitWords = rowsOf(String.raw`
price_consciousness 1.5 = (price|cost)[- ](con|sens|aware|driven)|penny|every (dollar|euro|pound)|frugal|thrift|\bcheap
price_consciousness 1.2 = bargain|discount|coupon|\bdeals?\b|(on a|tight) budget|budget[- ](con|mind)|saves? money
price_consciousness -1.5 = money is no|price (is )?(no|not an) (object|issue|matter)|spends? freely|big spender
value_consciousness 1.2, need_for_cognition 0.5 = value for money|worth (the|its|every)|compares? |shops? around
value_consciousness 0.8, ad_scepticism 0.4, hedonism -0.4, verbosity -0.5 = practical|pragmatic|no[- ]nonsense
quality_consciousness 1, value_consciousness 0.6 = wants? it to last|durab|built to last|long[- ]lasting
quality_consciousness 1.3 = for quality|quality (first|matters|conscious|focus)|perfectionist|high standards|picky
quality_consciousness 0.6, price_consciousness -0.6 = quality and service|good service|service (matters|first)
brand_consciousness 1.5 = says about|status|prestige|luxury|designer|(image|brand)[- ]conscious|seen with
brand_consciousness 0.8, change_aversion 0.6, innovativeness -0.5 = brand[- ]loyal|loyal to (a |one )?brand
brand_consciousness 0.5, craft_pride 0.9, hedonism 0.4 = (how|cares).{0,60}(looks?\b|sounds)|design[- ]|aesthet|styl|fashion
choice_confusion 1.3, hedging 0.6 = overwhelm|too (much|many) choice|confused|indecisive
choice_confusion 1, convenience 0.5, technology_readiness -0.3 = (it|things) simple|simplic|(dislikes?|no) fuss
innovativeness 1.5, change_aversion -0.7 = (tr(y|ies)|likes?) new|early adopter|curious|adventur|innovat|open to|first to
technology_readiness 0.7, innovativeness 0.5, proof_demand 0.4 = tr(y|ies) (things|it )|hands[- ]on|tinker|\bdiy\b
change_aversion 1.4, innovativeness -1 = slow to|in \w+ ways|(hates?|dislikes?) change|conservative|traditional
change_aversion 1, innovativeness -0.7 = what works|creature of habit|sticks? (to|with)|\bloyal\b
risk_aversion 0.7, innovativeness -0.4 = reliab|dependab|matters more than new
need_for_cognition 1.2, hedging 0.3 = reads? (reviews|everything)|research|analytic|detail|thorough|data.driven|methodic
need_for_cognition -1, time_to_value 0.6, risk_aversion -0.6, hedging -0.5 = impulsiv|on a whim|spontan|alone and fast
consensus_need -1.2, budget_authority 1 = decides? alone
need_for_cognition 0.5, risk_aversion 0.4 = plans? (ahead|carefully)|\bplanner\b|organi[sz]ed
ad_scepticism 1.4, extremity 0.2 = s[ck]eptic|[dm]istrust|cynic|wary of (marketing|claims|hype)|suspic|hates? (ads|adv)
ad_scepticism -1, acquiescence 0.4 = trusting|easily convinced|gullible|enthusias|optimis|easy[- ]going
influence 1.3 = friends|influencer|social media|peers?\b|word of mouth|recommend|network|tiktok|instagram
proof_demand 0.8, influence 0.8, risk_aversion 0.3 = references?\b
influence -1.2, consensus_need -0.5 = independent[- ]mind|own mind|goes \w+ own way|do(es)? not follow
technology_readiness 1.4, innovativeness 0.6 = tech[- ](savvy|literate|enthusiast)|gadget|digital native|loves? tech
technology_readiness -1.5, innovativeness -0.4 = (slow|careful|afraid|wary) .{0,60}\btech|technophob|not tech|hates? tech
technology_readiness -0.8, quality_consciousness 0.2 = (wants?|likes?|needs?) (a )?(help|person|human|support)
convenience 1.4, verbosity -0.6 = short on time|\bbusy\b|time[- ](poor|starv|press)|values? \w+ time|(little|no) time
convenience 1.1 = convenien|hassle|effortless|one[- ]stop
convenience 1, time_to_value 0.8, verbosity -0.4 = impatient|hates? (waiting|extra|data entry|admin|paperwork)
technology_readiness -0.5, convenience 0.4 = (little|no) time to learn|hates? training
sustainability 1.5 = environment|sustainab|climate|\beco\b|\bgreen\b|organic|ethical|values[- ]driven|fair ?trade|vegan
sustainability 0.7 = \bfair(ness)?\b|social justice|principled
risk_aversion 1.3, hedging 0.6 = risk[- ]averse|cautious|careful|avoids? risk|plays? (it )?safe|anxious|worr(y|ies) (h|the)
risk_aversion -1.4, hedging -0.5 = risk[- ](taker|tolerant|taking|seeking)|takes? risks|bold|daring
privacy_concern 1.5, security_demand 0.4 = privacy|data protection|private person|tracking
hedonism 1.2 = enjoys?|pleasure|\bfun\b|indulg|foodie|treats? (him|her|them)|ritual|hedonis|loves? shopping
health_concern 1.4 = health|fitness|nutrition|wellness|allerg|diet
family_orientation 1.3 = family|children|\bkids?\b|parent|mother|father|household
roi_rigour 1.5 = \broi\b|return on|business case|payback|counts? (the )?(return|cost)|bottom line|margin|revenue|profit
roi_rigour 0.9, risk_aversion 0.4 = predictable cost|budget discipline|clear contract|hidden (cost|fee)
security_demand 1.6 = security|complian|regulat|audit|gdpr|hipaa|soc ?2|infosec
integration_cost 1.5 = integrat|existing (systems?|stack|tools)|compatib|legacy
change_aversion 1.1, integration_cost 0.7 = cost of switching|switching cost|migration
vendor_risk 1.4 = lock[- ]in|(vendor|supplier) risk|new vendors|startups? (risk|fail)|long contracts|way out
proof_demand 1.5 = (asks? for|wants?|needs?) (\w+ ){0,2}(proof|evidence|data|pilot|trial)|see it run|before \w+ believes?
time_to_value 1.4 = results|quarter|quick wins?|time to value|urgent|deadline|\bgoals?\b|targets
roi_rigour 0.6, proof_demand 0.5, consensus_need 0.3 = board\b|accountab
consensus_need 1.4, budget_authority -0.5 = consensus|convince|decides with|works council|\bheads\b|committee|approval|by family
budget_authority 1.2, consensus_need -0.4 = owns? .{0,60}budget|final (say|decision)|signs? (off|above)|decision[- ]maker
craft_pride 1.4, quality_consciousness 0.5 = craft|pride|\bbrand (looks|voice|guard)|creative
brand_consciousness 0.5, time_to_value 0.4, innovativeness 0.3 = hopes? to|ambitious|career|move up|driven|competitive
convenience 0.6, vendor_risk 0.3 = far from|remote area|rural
extremity 1.3, hedging -1 = blunt|outspoken|direct|opinionated|strong opinions|passionate
extremity -1, hedging 0.9, verbosity -0.6 = moderate|balanced|diplomatic|reserved|\bshy\b|quiet|soft[- ]spoken
verbosity 1.4 = talkative|chatty|storytell|verbose|loves? to talk|outgoing|extrovert
verbosity -1.4 = terse|few words|laconic|brief|introvert
acquiescence 0.5, hedging 0.4 = agreeable|people[- ]pleaser|polite|friendly|accommodating
acquiescence -0.5, ad_scepticism 0.6, extremity 0.5 = contrarian|argumentative|hard to please|critical|tough`);

/** Words of a role and an industry: what the job makes someone ask for. Assumptions, up to one standard deviation. */
export const roleWords = rowsOf(String.raw`
roi_rigour 1, risk_aversion 0.5, price_consciousness 0.5, technology_readiness -0.2 = cfo|chief financial|finance|
  financial (officer|director)|controller|accountant|bookkeeper|treasurer
technology_readiness 1, integration_cost 0.7, proof_demand 0.5, security_demand 0.4 = cto|chief technology|
  engineer(ing)?|developer|architect|devops|programmer|data scientist
security_demand 1, integration_cost 0.6, vendor_risk 0.4, technology_readiness 0.5 = cio|ciso|chief information|
  director of it|it (director|manager|lead|administrator)|security|compliance|legal|counsel
craft_pride 0.8, innovativeness 0.5, time_to_value 0.4, influence 0.3, security_demand -0.4 = cmo|marketing|brand|growth
time_to_value 0.9, convenience 0.5, need_for_cognition -0.4, security_demand -0.5 = sales|revenue|account executive
price_consciousness 0.9, vendor_risk 0.8, roi_rigour 0.6, consensus_need 0.3 = procurement|purchasing|buyer|sourcing
consensus_need 0.6, privacy_concern 0.7, technology_readiness -0.2 = hr|human resources|talent|recruit\w*|people officer
change_aversion 0.4, risk_aversion 0.3, time_to_value 0.4, integration_cost 0.4 = operations?|coo|supply|plant
budget_authority 1, consensus_need -0.8, time_to_value 0.5, price_consciousness 0.3 = founder|ceo|owner|entrepreneur|
  managing director|self-employed|freelance\w*
budget_authority 0.6 = chief|president|partner|head
craft_pride 0.7, innovativeness 0.4, quality_consciousness 0.3 = product (manager|owner|lead)|designer|creative|artist
health_concern 0.7, risk_aversion 0.3, proof_demand 0.4 = nurse|doctor|physician|(physio)?therapist|dentist|pharmacist
need_for_cognition 0.7, ad_scepticism 0.3 = teacher|professor|lecturer|librarian|scientist|researcher
need_for_cognition 0.6, risk_aversion 0.4, privacy_concern 0.3 = lawyer|law firm|judge|attorney
price_consciousness 0.6, influence 0.3, innovativeness 0.3 = student|apprentice|trainee|intern
family_orientation 1, convenience 0.3 = mother|father|mom|mum|dad|(grand)?parent|guardian|grandmother|grandfather
convenience -0.6, price_consciousness 0.2 = retired|retiree|pensioner
value_consciousness 0.5, brand_consciousness -0.3 = driver|worker|electrician|plumber|carpenter|mechanic|farmer`).map(
  ([words, says]): TraitRow => [new RegExp(`\\b(?:${words.source})\\b`), says],
);

/** Fields in which rules are strict. */
export const regulated =
  /hospital|health|medical|bank|payment|insur|pharma|government|public sector|defen[cs]e|fintech|financial/i;
