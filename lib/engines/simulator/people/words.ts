import { stemOf } from "../../read-text.ts";
import { contentWords } from "../../texts.ts";
import { works } from "./described.ts";

const set = (words: string) => new Set(words.trim().split(/\s+/));

const small =
  set(`do does did done doing is are was were be been being am has have had having can could will would shall should may
  might must cannot can't couldn't won't wouldn't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't
  what which who whom whose when where why how whether`);
const people =
  set(`client consumer buyer shopper owner member subscriber patient student kid teen family couple adult resident
  renter homeowner commuter traveller passenger staff team executive head founder volunteer marketer rep procurement
  decider baker gamer walker pensioner retiree senior millennial boomer zoomer neighbour donor borrower learner beginner
  newcomer regular fan swimmer viewer listener reader voter taxpayer household freelance professional expert cto cmo coo
  cio ciso hr exec admin principal holder everybody young old elderly gp vet midwife trainee intern local retailer
  supplier individual sibling diver hiker climber camper rider collector folk hobbyist enthusiast sceptic skeptic lead
  vegan vegetarian eater drinker guardian widow widower bride groom immigrant refugee people`);
const bodies =
  set(`firm company business sme smb startup corporation organisation organization charity association council hospital
  school department college university office agency co-op cooperative club parish group board`);
const generic =
  set(`thing idea question answer topic study way kind type sort range set number amount part piece bit lot share point
  case example situation moment time issue problem group category field area place role task job offer product service
  market segment life home age year month week day`);

const has = (table: Set<string>, word: string): boolean => table.has(word) || table.has(stemOf(word));

/** Whether a word means a body that people work for. */
export const isBody = (word: string): boolean => has(bodies, word);
/** Whether a word names people by what they are or do. */
export const isPeople = (word: string): boolean =>
  has(people, word) || has(bodies, word) || works.some(({ words }) => words.exec(`${word} `)?.index === 0);
/** Whether a word says nothing of what a person is. */
export const isGeneric = (word: string): boolean => has(generic, word);
/** Whether a word joins others and means nothing by itself. */
export const isFunction = (word: string): boolean => small.has(word) || contentWords(word).length === 0;

/** Who is anyone: such a word is no role. */
export const anyone = set(`people person adult man men woman women consumer customer shopper user buyer resident citizen
  household someone individual folk millennial boomer zoomer gen generation z x senior everyone public couple member
  respondent audience child children kid toddler old young elderly single one us employee staff`);
/** Who has no role by the word alone. */
export const noRole = /^(?:(?:wo)?men|children|kids|people|adults)$/i;
/** Words for people's stance on what is named before them: a trait and no role. */
export const stance =
  set(`fan lover hater enthusiast sceptic skeptic critic believer opponent collector owner drinker eater
  goer rider vegan vegetarian pacifist minimalist smoker diabetic gambler`);
/** "Parent of children" says no more than "parent". */
export const plainChildren = set("children child kid");
export const agent = /.{3}(?:er|or|ist|ian|eer|wife|man|woman|cook|clerk|aide|guide|pilot|judge)$/;
/** Words after which things of the people are named, until the next clause. */
export const things = /^(?:who|that|which|with|without|at|in|on|of|for|by|from|to|near|do|are|is|can|cannot|against)$/;
/** Words that say nothing of a person, or that nothing may follow from. */
export const idle =
  /^(?:\d.*|aged?|ages|busy|female|male|white|black|young|old|older|gen|z|x|income|salary|earn(?:s|ing)?|living)$/i;
