// A model's reply holds more than what its person says; which is which shows by how such marks are written.

import { partOf } from "../../cut-text.ts";
import { ownTag } from "./prompts/parts.ts";

/** What a reply says, and all that was taken off it. */
export type Speech = { speech: string; raw: string };

/** A control token: <|name|>, also in full width as <｜name｜>, or a tag of one word with an underscore such as <end_of_turn>. */
const control =
  /<[|｜][^<>|｜\n]{0,60}[|｜]>|<\/?(?:[a-z]+_[a-z_]{1,40}|s|bos|eos|pad|unk)>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>/giu;

/** A mark that opens or closes a passage: <name>, [NAME], ◁name▷, with a slash where it closes. */
const mark = /<(\/?)([\p{L}][\p{L}\p{N}:_-]{0,40})>|\[(\/?)([\p{Lu}][\p{Lu}_]{1,40})\]|◁(\/?)([\p{L}]{1,40})▷/gu;

const isReasoning = (name: string): boolean =>
  /think|thought|reason|reflect|analy|scratch|monolog|deliberat|\bcot\b|^plan/i.test(name);
/** Formatting, which is part of what is said. */
const isFormat = (name: string): boolean =>
  /^(?:[abipuqs]|em|strong|br|code|pre|[uo]l|li|h[1-6]|span|div|sub|sup|small|mark)$/i.test(name);

/** Separates what a reply says from everything else; with `isTalk` it is one person's turn of a talk. */
export function readSpeech(reply: string, { isTalk }: { isTalk: boolean }): Speech {
  const steps = [withoutChannels, withoutThoughts, withoutTokens, ...(isTalk ? [withoutTurns] : [])];
  const speech = steps.reduce((text, step) => step(text), reply).trim();
  return { speech, raw: speech === reply.trim() ? "" : reply };
}

/** A reply in channels is its final one; one that ends before that channel says nothing yet. */
function withoutChannels(text: string): string {
  const tokens = [...text.matchAll(control)];
  const kindOf = (token: string) => /^<[|｜](\w+)/u.exec(token)?.[1]?.toLowerCase();
  if (!tokens.some(([token]) => kindOf(token) === "channel")) return withoutLostChannels(text);
  let channel = "";
  let speech = "";
  for (const [place, { 0: token, index }] of tokens.entries()) {
    const body = partOf(text, index + token.length, tokens[place + 1]?.index ?? text.length);
    const kind = kindOf(token);
    if (kind === "channel") channel = /\w+/.exec(body)?.[0].toLowerCase() ?? "";
    if (kind === "message" && channel === "final") speech = body;
  }
  return speech;
}

/** The same with its tokens lost on the way. */
function withoutLostChannels(text: string): string {
  if (!/^\s*(?:analysis|commentary)(?=[\p{Lu}\s])/u.test(text)) return text;
  const final = text.match(/assistant\s?final/i);
  return final === null ? text : partOf(text, final.index! + final[0].length);
}

function withoutThoughts(text: string): string {
  const rest = partOf(text, unopenedEnd(text));
  const parts: string[] = [];
  let at = 0;
  for (const match of rest.matchAll(mark)) {
    const { name, closes } = partsOf(match);
    if (match.index < at || closes || isFormat(name)) continue;
    // Marks of another name are no speech only where nothing was said before them.
    const before = partOf(rest, at, match.index);
    if (!isReasoning(name) && (before.trim() !== "" || parts.some((part) => part.trim() !== ""))) continue;
    const from = match.index + match[0].length;
    const closing = match[0].replace(/^(.)/u, "$1/");
    const end = rest.indexOf(closing, from);
    // A reasoning that never closes goes to the end; another mark that never closes is a word of the speaker's.
    if (end < 0 && !isReasoning(name)) continue;
    // A reply that is as a whole in a mark of another kind says what is in it.
    if (!isReasoning(name) && partOf(rest, end + closing.length).trim() === "") return partOf(rest, from, end);
    parts.push(before);
    at = end < 0 ? rest.length : end + closing.length;
  }
  return withoutLabelled([...parts, partOf(rest, at)].join(""));
}

/** The place behind the last mark that closes a reasoning that the prompt's template had opened; 0 where there is none. */
function unopenedEnd(text: string): number {
  const open = new Map<string, number>();
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const { name, closes } = partsOf(match);
    if (!isReasoning(name)) continue;
    const depth = open.get(name) ?? 0;
    if (closes && depth === 0) end = match.index + match[0].length;
    else open.set(name, depth + (closes ? -1 : 1));
  }
  return end;
}

const partsOf = ([, ofTag, tag, ofBracket, bracket, ofSign, sign]: RegExpExecArray | RegExpMatchArray) => ({
  name: (tag ?? bracket ?? sign)!,
  closes: (ofTag ?? ofBracket ?? ofSign) === "/",
});

/** "Thinking: … Answer: …" and a fence of reasoning, at the beginning. */
function withoutLabelled(text: string): string {
  const fence = /^\s*```(\w{1,20})\n[\s\S]*?\n```\s*/.exec(text);
  if (fence !== null && isReasoning(fence[1]!)) return partOf(text, fence[0].length);
  const label = /^\s*[*_#]{0,3}(\w{1,20})(?: process)?[*_]{0,3}:/.exec(text);
  if (label === null || !isReasoning(label[1]!)) return text;
  const answer = /\n[^\S\n]*[*_#]{0,3}(?:final )?(?:answer|response|reply)[*_]{0,3}:[*_]{0,3}/i.exec(text);
  return answer === null ? text : partOf(text, answer.index + answer[0].length);
}

/** Nothing after the first token that ends a turn, once something was said; tokens before it and in it are taken out. */
function withoutTokens(text: string): string {
  const pieces = text.split(control);
  const first = pieces.findIndex((piece) => /[\p{L}\p{N}]/u.test(withoutRole(piece)));
  return first < 0 ? "" : withoutRole(pieces[first]!);
}

/** A role's bare name between two tokens, or in a line before what it says. */
const withoutRole = (piece: string): string => piece.replace(/^\s*(?:assistant|model|user|system)\s*(?:\n|$)/i, "");

const speaker = /^\s*[*_]{0,2}([\p{L}][\p{L}.'’ -]{0,30}?)[*_]{0,2}\s?:[*_]{0,2}\s/u;
const role = /^(?:interview|moderat|research|respond|user|human|assistant|question|q$|answer|a$|system|ai$)/i;

/** One turn: without the speaker's name before it, and without the turns of others after it. */
function withoutTurns(text: string): string {
  // A tag of the prompt's own begins what is not this person's.
  const lines = text.trim().split(ownTag)[0]!.trim().split("\n");
  const own = speaker.exec(lines[0]!)?.[1];
  const isScript = own !== undefined && (role.test(own) || lines.slice(1).some((line) => speaker.test(line)));
  const speech = isScript ? [lines[0]!.replace(speaker, ""), ...lines.slice(1)] : lines;
  const next = speech.findIndex((line, place) => {
    const name = place === 0 ? undefined : speaker.exec(line)?.[1];
    return name !== undefined && (role.test(name) || (isScript && name !== own));
  });
  return (next < 0 ? speech : speech.slice(0, next)).join("\n");
}
