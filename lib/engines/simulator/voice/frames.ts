import { formsIn } from "../../considerations/consideration.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { Answer } from "../types/type-voice.ts";
import { typeVoices } from "../types/type-voices.ts";
import { anyAnswers } from "./any-question.ts";
import * as forms from "./forms.ts";

/** What core a form ends with. */
export type CoreKind = "pro" | "con" | "reason" | "promise" | "matter" | "want" | "says";
/** The beginning of an answer: its words, and the core that ends it; null where it ends by itself. */
export type Head = forms.Frame & { core: CoreKind | null; means: { id: string; side: 1 | 0 | -1 } | null };

const ending = /\{(pro|con|reason|promise|matter|want|says)(?::(decides|stops|minor))?\}$/;
const meaning = /\s=([+0-])(\w+)$/;

function headOf(form: string): Head {
  const [, sign, id] = meaning.exec(form) ?? [];
  const text = form.replace(meaning, "");
  const [, core, flag] = ending.exec(text) ?? [];
  const against = text.includes("{rival}")
    ? "rival"
    : /\b(?:\{today\}|what I have today)/i.test(text)
      ? "today"
      : undefined;
  return {
    text: text.replace(ending, "{core}"),
    core: (core as CoreKind | undefined) ?? null,
    means: id === undefined ? null : { id, side: sign === "+" ? 1 : sign === "-" ? -1 : 0 },
    ...(flag === "decides" && { decides: true as const }),
    ...(flag === "stops" && { severity: "blocker" as const, decides: true as const }),
    ...(flag === "minor" && { severity: "minor" as const }),
    ...(core === "promise" && { neutral: true as const }),
    ...(against !== undefined && { against }),
  };
}

const parsed = new Map<string, Head[]>();

/** The heads that a text of forms holds. */
export function headsIn(opens: string): Head[] {
  const known = parsed.get(opens) ?? formsIn(opens).map(headOf);
  parsed.set(opens, known);
  return known;
}

const allOf = ({ opens }: Answer): Head[] =>
  (typeof opens === "string" ? [opens] : [opens.warm, opens.torn, opens.cold]).flatMap(headsIn);

const general: forms.Frame[] = [
  { text: "{core}" },
  ...forms.goingOn,
  ...forms.ofOneself,
  ...forms.ofMoney,
  ...forms.onTheOtherSide,
  ...forms.smaller,
  ...forms.nextTo,
  ...forms.nextToToday,
  ...forms.ofClaim.for,
  ...forms.ofClaim.against,
  ...forms.named,
  ...Object.values(forms.probed).flat(),
  ...forms.because,
  ...forms.wanting,
  ...forms.losing,
  ...forms.judging,
];

/** Everything that a sentence of a study of this type can begin with. */
export const framesOf = (type: StudyTypeId): (forms.Frame & Partial<Head>)[] => [
  ...Object.values(typeVoices[type].answers).flatMap(allOf),
  ...anyAnswers.flatMap(allOf),
  ...general,
];
