import * as z from "zod";
import { madeFor } from "../../../process-wide.ts";
import { type Coding, codeKinds, passageWords } from "../../coding.ts";
import type { Engine } from "../../engine.ts";
import { CompetitiveSignal, Objection, statusQuo } from "../../findings.ts";
import type { Prompt } from "../ask.ts";
import { block, lines, nested, rulesOf } from "./parts.ts";
import { subjectBlock, transcriptBlock } from "./setting.ts";

const rules = rulesOf("code", { leastWords: passageWords.least, mostWords: passageWords.most });

/** The most passages of an interview that get a code, and that compare. */
const mostCodes = 40;
const mostSignals = 12;

/** Names for what comes from outside, since a schema is no place for text from outside. */
const keysOf = ({ plan, book }: Pick<Task, "plan" | "book">) => ({
  ids: new Map(book.map(({ id }, place) => [/^[a-z0-9_]{1,40}$/.test(id) ? id : `entry_${place}`, id])),
  names: new Map([...plan.competitors, statusQuo].map((name, place) => [`name_${place}`, name])),
});

/** A word of a list that is named in the schema; another word is the host's to drop and count. */
const oneOf = (keys: Map<string, string>) => z.string().meta({ enum: [...keys.keys()] });

type Task = Omit<Parameters<Engine["code"]>[0], "signal">;

function codingShape({ plan, book, transcript }: Pick<Task, "plan" | "book" | "transcript">) {
  const turn = z.object({
    valence: z.number().min(-1).max(1),
    salience: z.number().min(0).max(1),
    on_topic: z.boolean(),
    refused: z.boolean(),
    specificity: z.number().min(0).max(1),
  });
  const { ids, names } = keysOf({ plan, book });
  const passage = {
    turn: z
      .int()
      .min(0)
      .max(Math.max(0, transcript.length - 1)),
    quote: z.string().max(600),
    polarity: z.number().min(-1).max(1),
  };
  return z.object({
    turns: z.object(Object.fromEntries(transcript.map((_, place) => [`t${place}`, turn]))),
    codes: z
      .array(
        z.object({
          ...passage,
          kind: z.enum(codeKinds),
          id: oneOf(ids),
          severity: Objection.shape.severity.nullable(),
        }),
      )
      .max(mostCodes),
    signals: z
      .array(z.object({ ...passage, name: oneOf(names), direction: CompetitiveSignal.shape.direction }))
      .max(mostSignals),
  });
}
const shapes = new WeakMap<Task["book"], Map<number, ReturnType<typeof codingShape>>>();

function shapeOf(task: Task) {
  const ofBook = madeFor(shapes, task.book, () => new Map());
  return madeFor(ofBook, task.transcript.length, () => codingShape(task));
}

type WrittenCoding = z.infer<ReturnType<typeof codingShape>>;

export function codePrompt(task: Task): Prompt<WrittenCoding> {
  const { ids, names } = keysOf(task);
  const keys = [...ids.keys()];
  return {
    label: "code",
    rules,
    setting: [
      subjectBlock(task.plan),
      nested(
        "names",
        [...names].map(([key, name]) => block("name", name, key)),
      ),
      block(
        "book",
        lines(
          Object.fromEntries(
            task.book.map(({ theme, criterion, objection }, place) => [
              keys[place]!,
              [...new Set([theme, criterion, objection])],
            ]),
          ),
        ),
      ),
    ].join("\n"),
    messages: [{ role: "user", content: transcriptBlock(task.transcript) }],
    shape: shapeOf(task),
    maxOutputTokens: 6000,
  };
}

/** Where a quote is in its answer is the host's to find. */
const unplaced = { start: -1, end: -1 };

export function codingOf({ turns, codes, signals }: WrittenCoding, task: Task): Coding {
  const { ids, names } = keysOf(task);
  return {
    codes: [
      ...codes.map(({ severity, ...code }) => ({
        ...code,
        id: ids.get(code.id) ?? code.id,
        ...unplaced,
        ...(code.kind === "objection" && { severity: severity ?? "minor" }),
      })),
      ...signals.map(({ name, ...signal }) => ({
        kind: "signal" as const,
        id: names.get(name) ?? name,
        ...signal,
        ...unplaced,
      })),
    ],
    turns: Object.keys(turns).map((_, place) => turns[`t${place}`]!),
  };
}
