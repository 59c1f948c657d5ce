import { any } from "./any.ts";

/** What the first words of a sentence can order done with saved personas. */
export const personaDeeds = {
  save: any(
    "save load paste add register store define remember keep record invent insert persona create make new draft build",
    "put(?= (?:an? |another |this |in )*(?:new )?personas?\\b)",
    "(?:i|we)(?:['’]d| would)? (?:need|want|like) an? (?:new )?persona",
    "set up",
  ),
  rename: any("rename relocate"),
  change: any(
    "change edit update rename modify correct adjust amend fix tweak revise set switch make mark move relocate promote",
    "\\p{L}+ is now",
    "\\p{L}+['’]s \\w+ (?:should be|is now)",
  ),
  delete: any(
    "delete rm remove drop erase discard trash forget clear",
    "(?:i|we) (?:no longer|do not|don't|don’t) need",
    "(?:i|we) (?:need|want) \\p{L}+ (?:gone|out|off|removed|deleted)",
    "\\p{L}+ can be (?:removed|deleted)",
    "(?:he|she|they|\\p{L}+) can go(?= from|$| now|,)",
    "(?:take|kick) (?:him|her|them|\\p{L}+) (?:off|out)(?! (?:for|to|with)\\b)",
    "throw out (?=\\p{L}+$)",
    "get rid of",
    "throw (?:out|away)",
  ),
  import: any(
    "import bulk upload batch bring load transfer migrate",
    "here(?:'s|’s| is| are) .{0,40}?(?:personas?|csv)",
  ),
  simulate: any(
    "simulate simulation rehearse",
    "see how (?:all )?(?:of )?(?:my|our) .{0,20}?\\bpersonas?",
    "let (?:my|our) .{0,30}?\\bpersonas?",
    "tell (?!me\\b|us\\b|you\\b).{1,60}? that\\b.{1,160}?\\b(?:they|he|she) (?:say|think|do|react)",
    "role-?play",
    "(?:run|put|take) .{2,40}? through an? (?:scenario|simulation)",
    "war-?game",
    "play (?:through|out)",
  ),
  scene: any("scenario", "what[- ]if"),
};
