import { partOf } from "../cut-text.ts";
import { priceInWords } from "./price-in-words.ts";
import { type StudyTypeId, studyForms } from "./study-types.ts";
import type { RequestFacts } from "./understood.ts";

/** A line of what a rehearsal counts, in how many of all, and who they are where that is known. */
type TallyRow = { label: string; n: number; names: string[] };

/** What a rehearsal counts, line by line. */
export type Tally = {
  title: string;
  /** Whether a sentence says how many there are of each line, or how many lines there are. */
  says: "counts" | "kinds";
  /** The question after the talk that gives it; null where the talk's last answer is counted. */
  question: string | null;
  /** What a sentence ends with. */
  after: string;
  rows: TallyRow[];
  /** The lines that a headline says. */
  leads: TallyRow[];
  all: number;
  of: "rehearsed interviews" | "invented people";
};

type ItemMeasure = { id: string; items: readonly { label: string; value: number | null }[] };

/** What of a study is counted: where interviews end, and the measures that a type asks for. */
export type TallySource = {
  study_type: StudyTypeId;
  price: RequestFacts["price"];
  interviews: readonly { name: string; stance: number }[];
  measures: readonly ItemMeasure[];
};

/** The end that a stance of 1 to 5 is. */
const endOf = (stance: number) => (stance > 3 ? "in favour" : stance < 3 ? "against" : "undecided");

/** What a rehearsal counts for the question of its type; where it has no measure of its own, where interviews end. */
export function tallyOf(study: TallySource): Tally {
  const measure = studyForms[study.study_type].counts;
  const items = study.measures.find(({ id }) => id === measure)?.items ?? [];
  const own = measure === undefined || items.length < 2 ? null : byMeasure[measure](study, items);
  return own ?? endsOf(study);
}

type Items = ItemMeasure["items"];

const byMeasure = {
  gabor_granger: ({ interviews, price }: TallySource, items: Items): Tally | null => {
    const asked = price === null ? -1 : items.findIndex(({ label }) => label === priceInWords(price));
    if (asked < 0) return null;
    const rows = rated(items, interviews.length, (label) => `would pay ${label}`);
    const question = `Would you pay ${items.map((item) => item.label).join(", or ")}? (Each price by itself, after the talk.)`;
    return { ...ofInterviews("At each price", rows, interviews), question, leads: [rows[asked]!] };
  },
  appeal: ({ interviews }: TallySource, items: Items): Tally => {
    const rows = rated(items, interviews.length, (label) => `“${label}” appeals`);
    const question = "Does this line appeal to you? (Each line by itself, after the talk.)";
    return { ...ofInterviews("What appeals", mostFirst(rows), interviews), question };
  },
  needs_map: (_: TallySource, items: Items): Tally => {
    const needs = items.map(({ label, value }) => ({
      name: partOf(label, 0, label.indexOf(": ")),
      need: partOf(label, label.indexOf(": ") + 2),
      value: value ?? 0,
    }));
    const people = [...Map.groupBy(needs, ({ name }) => name).values()];
    const firsts = people.map((own) => own.reduce((most, next) => (next.value > most.value ? next : most)));
    const kinds = [...Map.groupBy(firsts, ({ need }) => need)].map(([need, who]) => ({
      ...{ label: `“${need}”`, n: who.length },
      names: who.map(({ name }) => name),
    }));
    const rows = mostFirst(kinds);
    const words = { title: "What comes first", question: null, says: "kinds", after: "" } as const;
    return { ...words, rows, leads: rows, all: people.length, of: "invented people" };
  },
};

const mostFirst = (rows: readonly TallyRow[]): TallyRow[] => rows.toSorted((one, other) => other.n - one.n);

const rated = (items: Items, all: number, called: (label: string) => string): TallyRow[] =>
  items.map(({ label, value }) => ({ label: called(label), n: Math.round((value ?? 0) * all), names: [] }));

const ofInterviews = (title: string, rows: TallyRow[], { length: all }: TallySource["interviews"]): Tally => ({
  ...{ title, question: null, says: "counts", after: "", rows, leads: rows, all, of: "rehearsed interviews" },
});

/** Where interviews end, in the words of the type; what nobody can reach by the set-up has no line. */
function endsOf({ study_type, interviews }: TallySource): Tally {
  const { endWords = {}, ends } = studyForms[study_type];
  const rows = (["in favour", "undecided", "against"] as const).map((end) => {
    const own = interviews.filter(({ stance }) => endOf(stance) === end);
    const people = [...Map.groupBy(own, ({ name }) => name)];
    const names = people.map(([name, { length }]) => {
      const times = interviews.filter((one) => one.name === name).length;
      return length === times ? name : `${name} (${length} of ${times})`;
    });
    return { label: endWords[end] ?? end, n: own.length, names };
  });
  if (ends === undefined) return ofInterviews("How the interviews end", rows, interviews);
  const reached = rows.filter(({ n }) => n > 0);
  return { ...ofInterviews("How the interviews end", reached, interviews), after: ", as set up" };
}

/** A tally in a sentence: "in favour in 5 of 8 rehearsed interviews, undecided in 3, against in none". */
export function tallyInWords({ says, leads, all, of, after }: Tally): string {
  const whole = `${all} ${all === 1 ? of.replace("people", "person").replace(/s$/, "") : of}`;
  if (says === "kinds")
    return `${whole} put ${leads.length === 1 ? "one thing" : `${leads.length} different things`} first`;
  const counts = leads.map(({ label, n }, at) => `${label} in ${n || "none"}${at === 0 ? ` of ${whole}` : ""}`);
  return `${counts.join(", ")}${after}`;
}
