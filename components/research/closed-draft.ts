import templates from "#components/research/closed-templates.json" with { type: "json" };
import {
  besideOptions,
  type ClosedKind,
  type ClosedMember,
  closedForms,
  closedKinds,
  closedMembers,
} from "#lib/engines/closed-kinds.ts";
import { ownValue, recordOf } from "#lib/own-value.ts";

const texts = ["text", ...closedMembers, "beside"] as const;
const empty = { kind: "scale", ...recordOf(texts, () => "") };
const members = Object.keys(empty) as (keyof typeof empty)[];

/** A closed question in the form, as it was written: lists have an item in each line. */
export type ClosedDraft = typeof empty;

const { none, dont_know } = besideOptions;
/** What the form offers beside the options of a question: its name there, and the answers that it means. */
export const besides: Record<string, [name: string, answers: (keyof typeof besideOptions)[]]> = {
  "": ["No other", []],
  none_of_these: [none, ["none"]],
  dont_know: [dont_know, ["dont_know"]],
  both: ["Both", ["none", "dont_know"]],
};
/** The answers that a draft offers beside its options. */
export const besideIn = ({ beside }: Pick<ClosedDraft, "beside">) => ownValue(besides, beside)?.[1] ?? [];

/** What each kind has of its own in the form. */
export const fieldsOf = (kind: ClosedKind): readonly ClosedMember[] => [
  ...closedForms[kind].needs,
  ...(closedForms[kind].takes ?? []),
];

/** What is said where the built-in engine has no answer. */
export const needsModel = "needs a language model";

/** The templates by their names in the form, and what of them needs a language model. */
export const closedTemplates = Object.entries(templates).map(([id, { name, needs_model }]) => ({
  ...{ id, name, needsModel: needs_model.replace("{needsModel}", needsModel) },
}));

/** The kind of a draft; a scale where the form names none that there is. */
export const kindOf = ({ kind }: Pick<ClosedDraft, "kind">) => closedKinds.find((one) => one === kind) ?? "scale";

/** Reads the closed questions of a form or an address: each member as often as there are questions. */
export function readClosedDrafts(form: URLSearchParams): ClosedDraft[] {
  const kinds = form.getAll("closed_kind");
  const all = new Map(members.map((member) => [member, form.getAll(`closed_${member}`)]));
  const drafts = kinds.map((_, at) => {
    const own = members.map((member) => [member, (all.get(member)![at] ?? "").replaceAll("\r\n", "\n")]);
    return Object.fromEntries(own) as ClosedDraft;
  });
  return editClosed(drafts, form.get("do") ?? "", form);
}

/** The range of an amount by the price in the form, with room above what the built-in engine names. */
function rangeBy(form: Pick<FormData, "get">): Partial<ClosedDraft> {
  const [price, currency] = ["price_amount", "price_currency"].map((name) => String(form.get(name) ?? "").trim());
  const amount = Number(price!.replace(",", "."));
  const max = amount > 0 ? Number((4 * amount).toPrecision(6)) : 1000;
  return { unit: currency!.toUpperCase() || "USD", min: "0", max: String(max) };
}

/** What a button of the builder does with the questions; nothing for any other. An amount of a template has its range by the form's price. */
export function editClosed<Draft extends ClosedDraft>(
  drafts: readonly Draft[],
  action: string,
  form: Pick<FormData, "get">,
): (Draft | ClosedDraft)[] {
  const [, verb = "", of = ""] = /^closed-(add|up|down|remove|use)(?:-(\w+))?$/.exec(action) ?? [];
  const at = Number(of);
  if (verb === "add") return [...drafts, empty];
  if (verb === "use") {
    const questions: Partial<ClosedDraft>[] = ownValue(templates, of)?.questions ?? [];
    return [
      ...drafts,
      ...questions.map((question) => ({
        ...empty,
        ...(question.kind === ("number" satisfies ClosedKind) && rangeBy(form)),
        ...question,
      })),
    ];
  }
  if (verb === "remove") return drafts.filter((_, place) => place !== at);
  const other = verb === "up" ? at - 1 : verb === "down" ? at + 1 : at;
  const [one, two] = [drafts[at], drafts[other]];
  return one === undefined || two === undefined ? [...drafts] : drafts.toSpliced(at, 1, two).toSpliced(other, 1, one);
}

/** The questions of a request, each with what its kind has. */
export const closedQuestionsOf = (drafts: readonly ClosedDraft[]) =>
  drafts.map((draft) => {
    const kind = kindOf(draft);
    const beside = besideIn(draft);
    const own = fieldsOf(kind).filter((member) => draft[member].trim() !== "");
    return {
      kind,
      text: draft.text.trim(),
      ...Object.fromEntries(own.map((member) => [member, memberOf(member, draft[member])])),
      ...(beside.includes("none") && { none_of_these: true }),
      ...(beside.includes("dont_know") && { dont_know: true }),
    };
  });

function memberOf(member: keyof ClosedDraft, text: string) {
  if (member === "options" || member === "items") return linesIn(text);
  return member === "unit" ? text.trim() : Number(text.trim().replace(",", "."));
}

/** The items of a list that has one in each line. */
export const linesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
