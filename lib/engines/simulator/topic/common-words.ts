import { functionWords, plainWords } from "./plain-words.ts";
import { stemOf, type Token } from "./read-text.ts";

/** Abbreviations, roles, peoples, places, months and rules that stand in capitals without being anybody's offer. */
const noNames = new Set(
  `ai ml llm llms api apis crm erp hr hris it saas b2b b2c roi kpi kpis seo sso vpn gdpr hipaa soc iso sla faq ui ux tv tvs ev evs suv
  suvs usa us uk eu u.s u.k uae cfo cfos cto ctos cmo cmos ceo ceos coo cios cio ciso cisos vp vps smb smbs sme smes fp&a r&d q&a
  m&a p&l nps csat bnpl lms mba diy gen z x y alpha millennial millennials boomer boomers gen-z genz i i'm i'd i've ok ad ads
  mvp poc rfp etl bi esg ngo ngos nfl nba gps wifi wi-fi bluetooth led usb vr ar xr 3d 2d hd 4k 5g ehr emr cad iot sdk devops
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday christmas easter q1 q2 q3 q4 h1 h2 american americans british german germans french european
  europeans indian chinese japanese spanish italian dutch swedish canadian canadians australian african asian latin
  english americas germany france spain italy india china japan canada australia mexico brazil poland sweden norway
  denmark finland netherlands belgium austria switzerland ireland scotland wales england portugal greece turkey africa
  asia europe london paris berlin munich madrid rome tokyo texas california florida chicago boston austin seattle
  toronto sydney nordic nordics dach emea apac latam north south east west midwest midwestern northern southern eastern
  western usd eur gbp chf cad aud jpy inr sek nok dkk pln concept topic scenario message price subject background context
  would how what why when where who which do does did is are can could should will if we our they people customers
  concept: pricing test churn win-loss win loss reasons reaction reactions attitudes perception brand willingness
  identify uncover list map find describe imagine suppose consider assume evaluate compare understand explore feedback please help testing launching
  introducing raising replacing offering competitive competitor analysis onboarding segmentation needs experience
  research question study survey interview mr mrs dr phd hi hello thanks note update version beta pro plus premium
  everyone nobody someone people's ignore say answer yes no true false smartphone chatbot ebike e-bike`.split(/\s+/),
);

/** Whether a word in capitals is an ordinary word of topics and no name. */
export function isCommonWord(word: string): boolean {
  if (word === "VS") return false;
  const plain = word
    .toLowerCase()
    .replace(/[.,:;!?)]+$/, "")
    .replace(/['’]s$/, "");
  if (/^(?:we|i|they|you|it|he|she|that|what|who|there|let)['’]/.test(plain)) return true;
  if (noNames.has(plain) || functionWords.has(plain) || plainWords.has(plain) || plainWords.has(stemOf(plain)))
    return true;
  // "AI-powered", "SOC2", "B2B-first": an abbreviation with something joined to it.
  return plain.includes("-") && plain.split("-").some((part) => noNames.has(part));
}

/** Whether a word in capitals is never part of a name, even inside one: an abbreviation, a role, a place. */
export function isNoName(word: string): boolean {
  return noNames.has(word.toLowerCase().replace(/['’]s$/, ""));
}

/** Frequent small words of other languages, which show that English rules do not apply. */
const foreignWords = new Set(
  `der das und ist wie für mit ein eine einen von den dem nicht werden würden le la les des du et est une un pour que qui
  dans comment avec sur el los las una para por cómo como con del qué il che di per nel sono come het een voor zijn hoe wat
  niet och är för på som jak czy dla nie się o que os em não um uma mais warum pourquoi quel quelle waarom perché`.split(
    /\s+/,
  ),
);

/** Whether a text in Latin script is in another language than English. */
export function isForeign(tokens: readonly Token[]): boolean {
  const hits = tokens.filter(({ text }) => foreignWords.has(text.toLowerCase())).length;
  return (
    hits >= 2 || (tokens.length > 0 && foreignWords.has(tokens[0]!.text.toLowerCase()) && tokens[0]!.text.length > 2)
  );
}
