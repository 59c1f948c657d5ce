import { partOf } from "../../cut-text.ts";
import type { Command, PersonaWords } from "../command.ts";
import type { Material } from "./material.ts";

const attributes: [keyof PersonaWords, string][] = [
  ["age", "age"],
  ["role", "role|job(?: title)?|occupation|profession|title"],
  ["name", "name"],
  ["company", "company|employer"],
  ["industry", "industry|sector"],
  ["income", "income|salary|budget"],
  ["location", "location|city|home|country|place"],
  ["traits", "traits?|characteristics"],
  ["audience", "audience"],
  ["notes", "notes?"],
];
const attribute = attributes.map(([, words]) => words).join("|");
const memberOf = (words: string) => attributes.find(([, one]) => new RegExp(`^(?:${one})$`, "i").test(words))![0];
const name = "(\\p{Lu}[\\p{L}'’.-]*(?:\\s+\\p{Lu}[\\p{L}'’.-]*){0,3})";

/** A value as its member takes it; undefined where it cannot be one. */
function readValue(member: keyof PersonaWords, text: string): PersonaWords[keyof PersonaWords] {
  const words = text.trim().replace(/[.;]{1,9}$/, "");
  if (member === "age") return /\d{1,3}/.test(words) ? Number(/\d{1,3}/.exec(words)![0]) : undefined;
  if (member === "traits") return words.split(/\s*[;,]\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  if (member === "audience") return /\bb2[bc]\b/i.test(words) ? (/\bb2b\b/i.test(words) ? "b2b" : "b2c") : undefined;
  return words === "" ? undefined : words;
}

const withValue = (member: keyof PersonaWords, text: string): PersonaWords => {
  const value = readValue(member, text);
  return value === undefined ? {} : { [member]: value };
};

/** What a message says of a new persona: "name: value" lines, or "Ama, 41, ward nurse in Leeds". */
export function readNewPersona(said: Material): Partial<Command> {
  const whole = said.said(said.words).replace(/^\w+\s+/, "");
  const text = said.block ?? whole;
  const labelled = [
    ...text.matchAll(
      new RegExp(
        `(?:^|[\\n;,]\\s*|\\s)(${attribute})\\s*[:=]\\s*(.+?)(?=\\s*(?:[\\n;]|,\\s*(?:${attribute})\\s*[:=]|$))`,
        "giu",
      ),
    ),
  ];
  if (labelled.length >= 2)
    return { about: Object.assign({}, ...labelled.map(([, label, value]) => withValue(memberOf(label!), value!))) };
  return { about: described(text) };
}

const ageIn = /(?:\b(?:age[d]?|aged about)\s*)?\b(\d{1,3})\b(?:[- ]?(?:years?|yrs?)[- ]old|[- ]year[- ]old| y\/?o\b)?/i;

function described(text: string): PersonaWords {
  const plain = text.replace(
    /^(?:(?:a|an|the|new|my|our|this|following|b2b|b2c)\s+)*(?:personas?|profile|character)\b[\s:,]*(?:(?:named|called|for|of|who is|is|with the name|with name|with)\s+)?/i,
    "",
  );
  const traits = /[.;,]?\s*\b(?:traits?|characteristics)\s*(?:are|is|include|of|:)?\s*:?\s*(.+)$/i.exec(plain);
  const rest = traits === null ? plain : partOf(plain, 0, traits.index);
  const age = ageIn.exec(rest);
  const named = new RegExp(`^${name}|\\b(?:named|called|name is)\\s+${name}`, "u").exec(rest);
  const location = /\b(?:from|based in|living in|lives in|who lives in|in)\s+(\p{Lu}[^,;.]*)/u.exec(rest);
  const company =
    /\b(?:works (?:at|for)|employed (?:at|by))\s+(?:a |an |the )?([^,;.]+?)(?=\s+(?:in|from)\s+\p{Lu}|[,;.]|$)/u.exec(
      rest,
    );
  const role = [age, named, location, company]
    .reduce((words, part) => (part === null ? words : words.replace(part[0], " , ")), rest)
    .replace(/\b(?:an?|the|who is|who works as|works as|is|and|persona|profile|named|called|years? old)\b/gi, " ")
    .split(/[,;.\n]/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return {
    ...(named && { name: named[1] ?? named[2]! }),
    ...(age && { age: Number(age[1]) }),
    ...(role[0] && { role: role[0] }),
    ...(location && { location: location[1]!.trim() }),
    ...(company && { company: company[1]!.trim() }),
    ...((traits || role.length > 1) && {
      traits: [...role.slice(1), ...(traits ? (readValue("traits", traits[1]!) as string[]) : [])],
    }),
  };
}

/** Whose member changes, and to what. */
export function readPersonaChange(said: Material): Partial<Command> {
  const text = said.said(said.words);
  const id = /\bp_[a-z0-9_]{2,40}\b/.exec(text)?.[0];
  const renamed = /^rename\s+(?:the\s+|my\s+)?(?:persona\s+)?“?(.+?)”?\s+(?:to|as|into)\s+“?(.+?)”?[.!]?$/i.exec(text);
  if (renamed !== null) return { persona: id ?? renamed[1]!, about: { name: renamed[2]! } };
  const whose = new RegExp(
    `(?:^\\w+\\s+)(?:the\\s+|my\\s+|our\\s+)?(?:saved\\s+)?(?:persona\\s+)?“?([^,:“”]+?)”?[’']s\\s+(${attribute})\\s*(?:to|is|as|into|=|:|now)+\\s*(.+)$`,
    "iu",
  ).exec(text);
  if (whose !== null) return { persona: id ?? whose[1]!, about: withValue(memberOf(whose[2]!), whose[3]!) };
  const of = new RegExp(
    `\\b(${attribute})\\s+(?:of|for)\\s+(?:the\\s+|my\\s+)?(?:persona\\s+)?“?([^,:“”]+?)”?\\s+(?:to|is|as|=|:)\\s*(.+)$`,
    "iu",
  ).exec(text);
  if (of !== null) return { persona: id ?? of[2]!, about: withValue(memberOf(of[1]!), of[3]!) };
  const subject = new RegExp(
    `^\\w+\\s+(?:the\\s+|my\\s+|our\\s+)?(?:saved\\s+)?(?:persona\\s+)?“?(${id ?? name})”?`,
    "iu",
  ).exec(text)?.[1];
  const pairs = [
    ...text.matchAll(
      new RegExp(
        `\\b(${attribute})\\s*(?:should be|is now|is|to|=|:|as)\\s*(.+?)(?=,?\\s*(?:\\band\\b\\s*)?(?:\\b(?:${attribute})\\b\\s*(?:should be|is|to|=|:))|$)`,
        "giu",
      ),
    ),
  ];
  const years = /\b(\d{1,3})(?=\s*(?:years?\b|$|[.!]))/.exec(text);
  const moved = /\bto\s+(\p{Lu}[^.]*)[.!]?$/u.exec(text);
  const about: PersonaWords =
    pairs.length > 0
      ? Object.assign({}, ...pairs.map(([, label, value]) => withValue(memberOf(label!), value!)))
      : years !== null
        ? { age: Number(years[1]) }
        : moved !== null && /^(?:move|relocate)/i.test(text)
          ? { location: moved[1]!.trim() }
          : {};
  const persona = id ?? subject;
  return { ...(persona !== undefined && { persona }), about };
}

/** The saved persona that a message names. */
export function readPersonaName(said: Material): Partial<Command> {
  const text = said.said(said.words).replace(/[.!?]{1,9}$/, "");
  const id = /\bp_[a-z0-9_]{2,40}\b/.exec(text)?.[0];
  if (id !== undefined) return { persona: id };
  const named = text
    .replace(/^(?:get rid of|throw (?:out|away)|\w+)\s+/i, "")
    .replace(/^(?:the|my|our|this|that|saved)\s+/gi, "")
    .replace(/^(?:saved\s+)?persona\s+(?:named|called)?\s*/i, "")
    .replace(/\s*(?:from|out of|in)\s+(?:my|the|our)\s+(?:saved\s+)?(?:list of\s+)?(?:personas?|list|library)$/i, "")
    .replace(/\s+persona$/i, "")
    .replace(/[“”]/g, "")
    .trim();
  return named === "" || /^(?:it|them|that|this|personas?|all|everyone)$/i.test(named) ? {} : { persona: named };
}
