import nlp from "compromise";
import { productWords } from "../../../tools/product-words.ts";
import { isEnglishWord } from "../../../tools/real-words.ts";
import { contentWords } from "../../content-words.ts";
import { stemOf } from "../../read-text.ts";

/** A table of words. */
export const set = (words: string) => new Set(words.trim().split(/\s+/));
/** A pattern of the words that begin with one of these. */
export const beginsWith = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join("|")})`);

export const auxiliaries =
  set(`do does did done doing is are was were be been being am has have had having can could will would shall should
  may might must cannot can't couldn't won't wouldn't don't dont doesn't doesnt didn't didnt isn't isnt aren't
  wasn't weren't hasn't haven't hadn't shouldn't mustn't i'm i've i'd i'll we're we've we'd we'll they're
  they've they'd they'll you're you've you'd it's that's there's what's who's how's let's whats thats let`);
export const asks = set("what which who whom whose when where why how whether");
const { one } = nlp.model() as { one: { lexicon: Record<string, string | string[]> } };
/** Whether compromise tags a word so. */
export const isTagged = (word: string, tags: RegExp): boolean => tags.test(String(one.lexicon[word] ?? ""));

/** Those who are asked, and no thing that they are asked about, beside the actors of compromise. */
const people =
  set(`client consumer buyer shopper owner member subscriber patient student kid teen family couple adult resident
  renter homeowner commuter traveller passenger staff team executive head founder engineer nurse dentist volunteer
  librarian marketer salesperson seller rep procurement decider baker gamer walker pensioner retiree senior millennial
  boomer zoomer neighbour donor borrower lender learner beginner newcomer joiner regular passer-by fan swimmer viewer
  listener reader audience respondent participant public voter taxpayer switcher leaver household freelance professional
  expert cto cmo coo cio ciso hr it exec admin principal holder everybody young old elderly caterer housewife gp
  clinician midwife vet sleeper translator trainee intern local retailer supplier vendor competitor rival segment crowd
  generation gen z x individual sibling one applicant stakeholder superior diver hiker climber camper rider collector us
  folk hobbyist enthusiast sceptic skeptic prospect lead follower vegan vegetarian eater drinker payer maintainer ian
  people ppl entrant`);

/** Bodies of people: with "our" before them they are what is asked about. */
const bodies =
  set(`firm company business sme smb startup corporation organisation organization charity association council hospital
  school department college university office agency co-op cooperative club team op parish group board`);
/** People who belong to a thing that is named before them: "our gym members" speaks of the gym. */
const belonging =
  set(`member user subscriber customer visitor buyer owner guest reader viewer listener donor passenger client holder
  joiner regular shopper`);
/** Words that are people by themselves and things behind another noun: "meeting assistant". */
const doers = set("assistant agent planner reader tutor translator builder maker");
/** Words of the table below that name a thing once another noun says which. */
const carriers =
  set(`hour night evening morning project offer offering product service solution version week day trial demo story
  group market process journey experience contract ad plan job test line price increase rise role deal form category
  place sale function feature fee evaluation pitch reputation discount holiday page picture membership label text list
  summary cart part piece point set change claim survey option renewal hire rental rate ratio score rating conversion
  turnover return`);

/** Words that point at something and do not say what: another noun beside them does. */
export const generic =
  set(`thing idea concept question answer topic study test research project brief check survey interview reason factor
  barrier motivation motive need want wish expectation opinion view attitude perception image reaction feeling feedback
  response experience impression perspective thought belief understanding knowledge awareness interest willingness
  intention likelihood preference priority decision choice option way kind type sort range set number amount part piece
  bit lot share percent point list case example situation moment time issue problem pain trouble difficulty concern
  worry doubt objection fear benefit advantage strength weakness value difference change improvement effect impact
  influence result outcome consequence criterion criteria requirement feature function aspect element detail side level
  quality price pricing cost fee budget quote bid tagline headline slogan message messaging claim copy wording line
  sentence text motto strapline title name word term label statement draft pitch advert ad story picture reputation
  position positioning journey process evaluation comparison analysis assessment background context goal aim objective
  purpose scope audience output market segment segmentation group category membership field area place role task job
  offer offering product service solution version variant candidate opportunity deal tender contract sale trial pilot
  demo month week day year hour minute quarter season morning evening night today january february march april may june
  july august september october november december monday tuesday wednesday thursday friday saturday sunday easter
  christmas spring summer autumn fall winter holiday start end beginning middle first second third half whole front back
  top bottom hand eye mind heart head face user customer theory hypothesis summary thesis everything anything nothing
  something switch churn loss win win-loss winloss win/loss cx ux nps brand competitor discovery mix satisfaction trust
  loyalty demand appetite adoption sensitivity intent rise increase reduction raise cut form sense condition criticism
  complaint praise look feel use usage worst best main central key sum rest chance hope plan premium discount perceived
  landing page exit dropping stage step sake favour favor cart poll questionnaire diary gauge westendorp conjoint
  maxdiff minimum maximum average total cancellation renewal dropout spot wait flaw fault location scan stuff hire
  rental rate ratio score rating footfall uptake take-up sign-up signup retention conversion turnover return`);

/** Abbreviations and roles in capitals that are nobody's offer. */
const abbreviations =
  set(`ai ml llm api crm erp hr hris it saas b2b b2c roi kpi seo sso vpn gdpr hipaa soc iso sla faq ui ux tv ev suv usa
  us uk eu u.s u.k uae cfo cto cmo ceo coo cio ciso vp smb sme fp&a r&d q&a m&a p&l nps csat bnpl lms mba diy
  gen z x y alpha millennial boomer genz i ok ad mvp poc rfp etl bi esg ngo gps wifi wi-fi bluetooth led usb vr
  ar xr 3d 2d hd 4k 5g ehr emr cad iot sdk devops stem sql dt mr mrs dr phd vs background main central who what
  them output interview note usd eur gbp chf aud jpy inr sek nok dkk pln gp nhs vat pdf csv xlsx docx jpg png html url
  mot mri dna pin sim dvd cd pc hvac sms pr qa cpd gcse mp ppe ibs adhd rfq kyc aml sku pos epos lpg bbq cctv atm
  isa sipp hmrc dvla slt hq bnb pta iaas paas etf cpg fmcg oem bim ppc asap eta fyi`);
const isActor = (word: string): boolean => isTagged(word, /^Actor$/) || isTagged(stemOf(word), /^Actor$/);
const has = (table: Set<string>, word: string): boolean => table.has(word) || table.has(stemOf(word));
/** Whether a word means those who are asked; `isOwn` and `isModified` describe the words before it. */
export function isPeople(word: string, isOwn = false, isModified = false): boolean {
  if (isModified && has(doers, word)) return false;
  return has(people, word) || isActor(word) || (has(bodies, word) && !((isOwn || isModified) && stemOf(word) === word));
}
export const belongs = (word: string): boolean => has(belonging, word);
/** Whether a word means a body, which is asked less often than it is asked about. */
export const isBody = (word: string): boolean => has(bodies, word);
/** Whether a word says nothing of what a thing is; behind another noun some do. */
export const isGeneric = (word: string, isModified = false): boolean =>
  has(generic, word) && !(isModified && has(carriers, word));
/** Whether a word in capitals is never a name by itself. */
export const isCapital = (word: string): boolean => has(abbreviations, word.toLowerCase()) || isPlace(word);
/** Whether a word in capitals is a place, a people or a time. */
export const isPlace = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  (isTagged(word.toLowerCase(), /City|Country|Region|Place|Demonym|Month|WeekDay|Date/) ||
    /^(?:Q[1-4]|Nordics?|DACH|EMEA|APAC|LATAM|Christmas|(?:(?:mid)?west|north|south|east)\w*)$/i.test(word));

/** Whether a word joins others and means nothing by itself. */
export const isFunction = (word: string): boolean =>
  auxiliaries.has(word) || asks.has(word) || contentWords(word).length === 0;

const qualityWords =
  set(`new old right wrong best better worst worse most least real online offline free good fair small big main high
  low full alone together fine lost won weak strong cheap expensive different ready silent quiet only own`);
/** Words that say how something is: a phrase that ends in one goes too far, and one of nothing else names no thing. */
export const isQualityWord = (word: string): boolean => qualityWords.has(word);
const short = new Set(Object.keys(one.lexicon).filter((word) => word.length < 4));
/** Whether a word is English: common words of any form, numbers and places. */
export function isWord(written: string): boolean {
  const word = written.toLowerCase().replace(/['’]s$/, "");
  if (isFunction(word) || isPeople(word) || isPlace(written) || /^\d/.test(word)) return true;
  return word.length < 4 ? short.has(word) : isEnglishWord(word);
}

const products = new Set(productWords);
/** Whether a word is the name of a well-known product. */
export const isProduct = (word: string): boolean => products.has(word);

/** From this share of English small words on a text is English: foreign names leave fewer of ten, never of five. */
const englishFrom = 0.2;
/** From this share of recognised words on a text without small words, such as a list of features, is English too. */
export const recognisedFrom = 0.5;

/** Whether a text has as many small words of English as English has. */
export function hasEnglishForm(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.filter(isFunction).length / words.length >= englishFrom;
}
