import { any } from "./any.ts";
import { studyNouns } from "./study-nouns.ts";

/** A study as the subject or the object of a sentence. */
const aStudy = `(?:(?:the|that|this|my|our) (?:[^\\s,.]+ ){0,6}?(?:${studyNouns}|one|results?|report)|it|this|that|st_\\w+)`;

const mustNot = "(?:(?:should|must|may|can)(?: not| no longer|n['’]?t)|cannot)";

const showing = "(?:showing|sharing|publishing|listing|displaying)\\b";
const readers = "(?:our|my|the) (?:readers|visitors|followers|clients|customers|investors|users)";
const others = "(?:anyone|anybody|everyone|everybody|people|other people|others|the (?:whole )?world|the public)";

/** What the first words of a sentence can order done with a study that there is. */
export const studyDeeds = {
  stop: any(
    "cancel abort halt kill terminate quit interrupt end scrap",
    "cancell?ation of",
    `stop(?! asking\\b| \\w+ing (?:me|us)\\b| ${showing})`,
    "(?:i|we) (?:no longer|do not|don['’]?t) (?:want|need) .{2,40}? (?:running|to (?:run|finish|go on|continue))",
    "call off",
    "make .{2,40}? stop",
    "(?:do not|don['’]?t) let .{2,60}? (?:finish|continue|go on|run)\\b",
    "call (?:it|that|this|the \\S+) off",
    "shut down",
    "pull the plug",
  ),
  again: any(
    "repeat replicate reproduce same again",
    "an? (?:repetition|replication|rerun) of",
    "the same(?: again)?(?= with| but|$)",
    "do \\S+ over(?: again)?$",
    "(?:have|take) (?:another|a second|one more) (?:go|try|run|round)",
    "(?:an?|one) (?:second|third|further|more|other|new|fresh) (?:run|round|go|try|pass)",
    "re-?run",
    "do again",
    "re-?do",
    "re-?try",
    "once more",
    "one more time",
    "another (?:run|round|go|try)",
    "(?:it|this|that) (?:done|run|repeated)(?: once)?(?: more| again)",
    "use (?:another|the other|a different|a new) (?:engine|seed)",
    "give .{2,60}? (?:another|a second|one more) (?:go|try|run|round|shot)",
  ),
  publish: any(
    "publish",
    `(?:anyone|anybody|everyone|everybody) (?:should|can|may) (?:be able to )?(?:see|open|read|find|view) ${aStudy}`,
    "publici[sz]e",
    `(?:i|we)(?:['’]d| would)? (?:like|want|need) ${aStudy} (?:to be )?(?:made )?(?:public|visible|listed)`,
    `(?:i|we)(?:['’]d| would)? (?:want|like|need) ${others} to (?:be able to )?(?:see|open|read|find|view) ${aStudy}`,
    `(?:let|allow) ${others} (?:to )?(?:see|open|read|find|view) ${aStudy}`,
    `${aStudy} (?:is|are) (?:ready|good|free|fit) to (?:go|be|be made) public`,
    "(?:get|give|have|need|want|make|create|generate|send)(?: me| us)? (?:an?|the) (?:public|shareable|open) (?:link|url|page|address)",
    `release ${aStudy}`,
    `go public with ${aStudy}`,
    `${readers} (?:should|must|may) (?:be able to )?(?:see|open|read|find|view) ${aStudy}`,
    `(?:i|we)(?:['’]d| would)? (?:like|want|need) ${aStudy}.{0,12} (?:on|in) (?:the|your) (?:public|gallery)`,
    "list (?:it|this|that)$",
    `${aStudy} (?:can|could|may|might|should) (?:now )?(?:go|be put|appear) (?:on|in|into)\\b`,
    `${aStudy} should be (?:public|visible|open|readable)\\b(?! (?:only )?(?:to|for) (?:me|us)\\b)`,
    "(?:put|make|get|share)\\b.{1,60}\\b(?:anyone|anybody|everyone|everybody|people|others)\\b.{0,30}? can (?:see|read|open|view)",
  ),
  share: any("make put list share add post show set turn feature release open get let"),
  unlist: any(
    "unlist hide withdraw",
    `(?:nobody|no one) (?:\\w+ |but (?:me|us) )?(?:should|may|must|can) (?:be able to )?(?:see|open|read|find|view) ${aStudy}`,
    `${aStudy} ${mustNot} be (?:public|visible|listed|open|seen|(?:in|on|part of) (?:the|your|our)\\b)`,
    `(?:i|we) (?:need|want) .{0,10}${aStudy}.{0,40} (?:nobody|no one)\\b.{0,20} (?:see|open|read|find)`,
    "un-?publish",
    `close ${aStudy} to`,
    `(?:stop|quit|end|no longer) ${showing}`,
    "(?:undo|reverse|revoke|revert) (?:the )?(?:publishing|publication|listing|sharing)",
    "de-?list",
    "(?:i|we) (?:do not|don't|don’t|no longer) want .{1,60}?\\b(?:public|listed|visible|published|shown|show up|to show)",
  ),
  withdraw: any(
    "make take pull remove drop get set keep stop turn put close",
    "no longer",
    "have(?= (?:the|my|our|it|this|that)\\b)",
  ),
  compare: any(
    "contrast diff comparison difference differences",
    "compare(?! how)",
    "(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) )?(?:an?|the) (?:comparison|difference)",
  ),
  align: any("set lay put show see view question what which how did do does is are was were have has give", "line up"),
};
