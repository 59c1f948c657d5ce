import { any } from "./any.ts";

/** Words before the personas whom something is put to. */
const toPersonas =
  "(?:ask|asking|interview|survey|poll|question|use|using|let|have|run|simulate|with|on|past|to|before|through|in front of)";

/** What a sentence can be about of personas. */
export const personaThings = {
  persona: any(
    "",
    "personas?",
    "an? (?:new )?person",
    "this person",
    "(?:people|persons|ones) (?:did|have) (?:i|we) (?:saved?|made?|add(?:ed)?|created?)",
    "characters?",
    "profiles?",
    "(?:can|could|may) (?:i|we|you) (?:interview|ask|talk to|survey)",
    "(?:people|respondents|audiences) (?:do|can|are) (?:i|we|you|there)",
    "who (?:did|have) (?:i|we) saved?",
    "(?:my|our|saved) (?:persons|people)",
    "list of (?:my|our) persons",
    "pe?_\\w+",
    "(?:ones|people|persons) (?:i|we)(?:'ve| have)? (?:saved|made|added)",
  ),
  newPersona: any("", "(?:an?|new) (?:\\w+ )?personas?"),
  ownPersonas: any(
    "",
    "(?:my|our|saved|own|these|those)(?: \\w+)? personas?",
    "personas? \\p{Lu}\\p{Ll}+",
    "(?:my|our)? ?(?:saved|own) (?:people|persons|cast)",
    "personas? (?:i|we)(?:'ve| have)? (?:saved|made|created)",
  ),
  askedPersonas: any(
    "",
    `${toPersonas}(?: (?:all|each|any))?(?: of)? (?:(?:my|our|these|those|the)(?: \\w+)? personas?|(?:my|our)? ?(?:saved|own) (?:people|persons|cast)|persona \\p{Lu})`,
    "(?:get|want|need|see|show)(?: me)? (?:all )?(?:my|our)(?: saved)? personas?['’]? (?:reaction|response|opinion|view|answer|take)s?",
  ),
  showing: any("react respond reaction"),
  reaction: any(
    "respond think say feel choose prefer pick take behave answer ask buy pay accept before past to by",
    "react(?:ion|ions)?",
    "responses?",
    "personas? tell (?:me|us)",
    "do (?:if|in|when|with)",
    "do$",
  ),
  scenario: any("situation", "scenarios?", "simulations?", "what[- ]if"),
  attribute: any(
    "age role name company employer industry income salary budget location city occupation audience",
    "years? old",
    "job(?: title)?",
    "traits?",
    "notes?",
  ),
  table: any(
    "csv json spreadsheet excel xlsx",
    "personas? (?:file|table|sheet)s?(?= below|:|$)",
    "persona list (?:from|below|in an?)\\b",
    "(?:file|list|table|sheet) (?:of|with) (?:\\w+ ){0,2}(?:people|customers|personas|users|profiles)",
    "(?:this|these|following) (?:file|list|table|sheet|people|persons|profiles|characters)",
    "(?:these|following|this list of|list of) (?:\\w+ )?personas?",
    "personas? (?:from|in) (?:the|this|a|my)",
    "personas below",
  ),
  personaFile: any("spreadsheet csv excel xlsx", "personas? (?:file|table|sheet)"),
};
