import { partOf } from "../cut-text.ts";
import { isRealWord } from "./real-words.ts";

/** Words that mean the same in a search. One of two words needs both: "text speech". */
const families: string[][] = [
  ["analyse", "analyze", "analysis", "analytics"],
  ["apm", "application performance"],
  ["authentication", "authenticate", "auth", "login", "signin"],
  ["bi", "business intelligence"],
  ["ci", "continuous integration"],
  ["cite", "citation", "reference"],
  ["coordinates", "latitude longitude", "geocode", "geocoding"],
  ["conference", "conferencing", "meeting"],
  ["convert", "conversion", "converter"],
  ["crypto", "cryptocurrency", "bitcoin"],
  ["currency", "forex"],
  ["cut", "trim"],
  ["db", "database"],
  ["doc", "docs", "document", "documentation"],
  ["docx", "word"],
  ["e2e", "end test"],
  ["ecommerce", "commerce", "shop", "store"],
  ["email", "mail"],
  ["env", "environment variables"],
  ["extract", "extraction"],
  ["favourite", "favorite"],
  ["flowchart", "diagram"],
  ["generate", "create"],
  ["helpdesk", "help desk"],
  ["image", "picture", "photo", "photograph"],
  ["iac", "infrastructure code"],
  ["ide", "code editor"],
  ["k8s", "kubernetes"],
  ["licence", "license"],
  ["llm", "language model"],
  ["malware", "virus", "malicious"],
  ["memory", "remember", "recall"],
  ["mfa", "2fa", "multi factor", "two factor"],
  ["mockup", "mock up", "wireframe"],
  ["movie", "film"],
  ["newsletter", "mailing list"],
  ["optimise", "optimize", "optimisation", "optimization"],
  ["organise", "organize", "organisation", "organization"],
  ["paper", "article", "publication"],
  ["parse", "extract"],
  ["pay", "payment"],
  ["pic", "picture", "image"],
  ["pos", "point sale"],
  ["postgres", "postgresql"],
  ["ppt", "powerpoint", "presentation", "slides"],
  ["pr", "pull request"],
  ["realtime", "real time"],
  ["recognise", "recognize", "recognition"],
  ["repo", "repository"],
  ["scrape", "scrapping", "crawl"],
  ["scholarly", "academic", "scientific"],
  ["signature", "esign", "esignature", "sign"],
  ["sms", "text message"],
  ["sso", "single sign"],
  ["stt", "speech text", "transcribe"],
  ["summarise", "summarize", "summary"],
  ["todo", "task"],
  ["transcribe", "transcription", "transcript"],
  ["translate", "translator", "translation"],
  ["tts", "text speech"],
  ["tsdb", "time series"],
  ["visualise", "visualize", "visualisation", "visualization", "chart"],
  ["vm", "vps", "virtual machine", "virtual server"],
  ["webpage", "web page"],
  ["wiki", "knowledge base"],
  ["xls", "xlsx", "excel", "spreadsheet"],
];

const byWord = Map.groupBy(
  families.flatMap((family) => family.map((word) => ({ word, family }))),
  ({ word }) => word,
);

/** A searched word with the others that would serve as well. English endings are left to the search itself. */
export function wordForms(term: string): string[] {
  const bases = [term, ...pluralOfLetters(term), ...doer(term)];
  return [...new Set([...bases, ...bases.flatMap((base) => byWord.get(base)?.flatMap(({ family }) => family) ?? [])])];
}

/** "pdfs" is the plural of "pdf", which has no vowel for the rules of English endings. */
const pluralOfLetters = (term: string) => (/^[^aeiouy\d]{2,4}s$/.test(term) ? [partOf(term, 0, -1)] : []);

/** A scraper scrapes, a translator translates. */
function doer(term: string): string[] {
  const stem = /^(.{3,}?)(er|or)s?$/.exec(term)?.[1];
  return stem === undefined ? [] : [stem, `${stem}e`].filter(isRealWord);
}
