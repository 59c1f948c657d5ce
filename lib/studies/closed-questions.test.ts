import { parse } from "csv-parse/sync";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { offeredOf } from "#lib/engines/closed-questions.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy, type Customer, letSpeak } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { scriptedEngine } from "#lib/testing/scripted-engine.ts";
import { comparisonOf } from "./compare/compare-studies.ts";
import { createStudyEndpoint } from "./contract.ts";
import { readReplay } from "./events/watch-study.ts";
import { studyFiles } from "./export/study-files.ts";
import { getReport } from "./get-study.ts";
import { rerunStudyEndpoint } from "./rerun/contract.ts";
import { setTestEngine } from "./study.ts";
import { Estimate, FullStudy, Study } from "./study-record.ts";

useDatabase();

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(letSpeak);

const closed_questions = [
  { id: "interest", kind: "scale", text: "How interested are you in it?", options: ["Not", "Somewhat", "Very"] },
  { kind: "rank", text: "Rank these by what matters to you.", options: ["Price", "=Speed", "Support"] },
];
const ask = (members: Record<string, unknown>) =>
  callEndpoint(createStudyEndpoint, { headers: customer.headers, body: aStudy({ n_per_persona: 2, ...members }) });
const full = async (study_id: string) => FullStudy.parse(await getReport({ study_id }, { address: null, spent: [] }));

/** Answers a scale with its last point and ranks as listed. */
const speak = () =>
  setTestEngine(() =>
    scriptedEngine({
      closed: ({ question }) =>
        question.kind === "rank"
          ? { ranking: [0, 1, 2] }
          : { shares: offeredOf(question).map((_, place) => Number(place === 2)) },
    }),
  );

describe("a study with closed questions", () => {
  test("is answered with its results, is run again with them, and is compared option by option", async () => {
    speak();
    const made = Study.parse((await ask({ closed_questions, persona_ids: ["p_cfo", "p_cto", "p_gen_z"] })).body);
    expect(made.quant.closed!.map(({ id, n }) => [id, n])).toEqual([
      ["interest", 6],
      ["q2", 6],
    ]);
    const path = { study_id: made.id };
    const again = Study.parse(
      (await callEndpoint(rerunStudyEndpoint, { headers: customer.headers, path, body: {} })).body,
    );
    expect(again.quant.closed!.map(({ id }) => id)).toEqual(["interest", "q2"]);
    const { numbers } = comparisonOf(await full(made.id), await full(again.id));
    expect(numbers.filter(({ id }) => id.startsWith("closed ")).map(({ label, a }) => [label, a.value])).toEqual(
      expect.arrayContaining([
        ["Mean: How interested are you in it?", 3],
        ["Borda points: Rank these by what matters to you. Price", 2],
        ["First places: Rank these by what matters to you. Price", 1],
      ]),
    );
  });

  test("has its answers as a table of its own: the label first, then who, and a column for each question", async () => {
    speak();
    const { body } = await ask({ closed_questions, seed: 11, persona_ids: ["p_cfo"] });
    const study = await full(body.id);
    const rows: Record<string, string>[] = parse(studyFiles.answers.write(study), { columns: true, bom: true });
    expect(Object.keys(rows[0]!)).toEqual([
      "provenance",
      "persona_id",
      "persona",
      "interview",
      "repeat",
      "seed",
      "interest",
      "q2",
      "q2_first_shown",
    ]);
    expect(rows.map(({ persona_id, repeat, seed, interest, q2 }) => [persona_id, repeat, seed, interest, q2])).toEqual([
      ["p_cfo", "1", "11", "3", "Price > =Speed > Support"],
      ["p_cfo", "2", "11", "3", "Price > =Speed > Support"],
    ]);
    for (const [at, row] of rows.entries()) {
      const { shown } = study.interviews[at]!.closed![1]!;
      expect(row.q2_first_shown!.replace("'", "")).toBe(study.quant.closed![1]!.options[shown[0]!]);
    }
    expect(studyFiles.md.write(study)).toContain("## Closed questions");
    const book: Record<string, string>[] = parse(studyFiles.codebook.write(study), { columns: true, bom: true });
    const { provenance } = rows[0]!;
    expect(book).toEqual([
      {
        ...{ provenance, column: "interest", question: "How interested are you in it?", kind: "scale", note: "" },
        values: "One point, by its number: 1 = Not; 2 = Somewhat; 3 = Very. Empty where it is missing.",
      },
      {
        ...{ provenance, column: "q2", question: "Rank these by what matters to you.", kind: "rank", note: "" },
        values: "All options, the best first, with > between them: Price; '=Speed; Support. Empty where it is missing.",
      },
      {
        ...{ provenance, column: "q2_first_shown", question: "Rank these by what matters to you.", kind: "rank" },
        ...{ note: "", values: "The option that was shown first." },
      },
    ]);
  });

  test("has the median of an amount with its quartiles on one line of Markdown", async () => {
    setTestEngine(() => scriptedEngine({ closed: () => ({ number: 45 }) }));
    const amount = { kind: "number", text: "How many minutes would it save?", unit: "minutes", min: 0, max: 600 };
    const { body } = await ask({ closed_questions: [amount], persona_ids: ["p_cfo"] });
    expect(studyFiles.md.write(await full(body.id))).toContain(
      "- Median, in minutes: 45; Lower quartile: 45; Upper quartile: 45\n",
    );
  });

  test("is replayed with how many of them each interview answered", async () => {
    speak();
    const { body } = await ask({ closed_questions, persona_ids: ["p_cfo"] });
    const { events } = (await readReplay(body.id))!;
    expect(events.filter(({ event }) => event === "interview.questionnaire")).toEqual([
      { event: "interview.questionnaire", interview: 0, answered: 2, of: 2 },
      { event: "interview.questionnaire", interview: 1, answered: 2, of: 2 },
    ]);
    const without = (await readReplay((await ask({ persona_ids: ["p_cfo"] })).body.id))!.events;
    expect(without.some(({ event }) => event === "interview.questionnaire")).toBe(false);
  });

  test("a dry run adds one call an interview and its tokens, and no price", async () => {
    setTestEngine(() => scriptedEngine());
    const estimate = async (members: object) => Estimate.parse((await ask({ dry_run: true, ...members })).body);
    const [without, withThem] = [await estimate({}), await estimate({ closed_questions })];
    expect(withThem.estimated_calls - without.estimated_calls).toBe(withThem.interviews);
    expect(withThem.estimated_input_tokens).toBeGreaterThan(without.estimated_input_tokens);
    expect(withThem.estimated_output_tokens).toBeGreaterThan(without.estimated_output_tokens);
    expect(withThem.price_usd).toBe(without.price_usd);
    expect([without.closed_questions, withThem.closed_questions]).toEqual([
      undefined,
      "2 closed questions, each of which can be answered.",
    ]);
  });

  test("a dry run of the built-in engine says which of them will stay empty, and why", async () => {
    const others = [
      { ...closed_questions[1], id: "again" },
      { kind: "number", text: "How many minutes would it save?", unit: "minutes", min: 0, max: 600 },
    ];
    const asked = [...closed_questions, ...others];
    const { body } = await ask({ dry_run: true, engine: "simulator", closed_questions: asked });
    expect(Estimate.parse(body).closed_questions).toBe(
      "4 closed questions, of which 3 will stay empty, as the built-in engine reads no question: it cannot rank (q2, again); the only amount it can name is a price, in the currency of the request's price, such as USD (q4). A language model answers all, on a server with AI_MODEL and in a browser with an account.",
    );
    expect(says(createStudyEndpoint)).toContain(
      "The built-in engine answers a scale by leaning alone, or at at_price, an amount in the currency of price, and a choice among subject, rivals and",
    );
  });

  test("a dry run counts each item of a matrix, and names the matrix", async () => {
    const items = Array.from({ length: 12 }, (_, at) => `Part ${at}`);
    const matrix = { kind: "matrix", text: "How good is this part?", options: ["Bad", "Good"], items };
    const words = async (engine: object) =>
      Estimate.parse((await ask({ dry_run: true, closed_questions: [matrix], ...engine })).body).closed_questions;
    setTestEngine(() => scriptedEngine());
    expect(await words({})).toBe("12 closed questions, counting each item of a matrix, each of which can be answered.");
    expect(await words({ engine: "simulator" })).toBe(
      "12 closed questions, counting each item of a matrix, of which 12 will stay empty, as the built-in engine reads no question: it cannot tell the items of a matrix apart (q1). A language model answers all, on a server with AI_MODEL and in a browser with an account.",
    );
  });

  test("names a member that it does not know inside a closed question", async () => {
    setTestEngine(() => scriptedEngine());
    const asked = [closed_questions[1], { ...closed_questions[0], randomize: true }];
    expect((await ask({ dry_run: true, closed_questions: asked, colour: 1 })).body.ignored).toEqual([
      "closed_questions/1/randomize",
      "colour",
    ]);
  });

  test("that asks for something unlawful, hides characters or is malformed is refused by its own code", async () => {
    const question = closed_questions[1]!;
    for (const wrong of [
      { ...question, text: "Where would you buy heroin?" },
      { ...question, text: "Rank these \u202e by what matters." },
      { ...question, options: undefined },
      { ...question, options: ["One"] },
      { ...question, id: "seed" },
    ])
      for (const dry_run of [true, false])
        expect(refusalOf(await ask({ closed_questions: [wrong], dry_run }))).toMatchObject({
          error: "invalid_closed_questions",
        });
  });
});

describe("a picture in a request", () => {
  const picture = `data:image/png;base64,${"iVBORw0KGgo".repeat(4)}`;
  test.each<[string, object, string]>([
    ["inside the topic", { topic: `Which do people like better: ${picture}` }, "/topic"],
    ["as what is shown", { stimulus: picture }, "/stimulus"],
    ["as an address", { stimulus: "https://example.org/ad.PNG?size=2" }, "/stimulus"],
    ["as some addresses", { stimulus: "https://example.org/a.png\n https://example.org/b.webp" }, "/stimulus"],
    ["as an image of Markdown", { stimulus: "![An ad](https://example.org/ad.png)" }, "/stimulus"],
    ["as an image of HTML", { stimulus: '<img src="https://example.org/ad.png" alt="An ad">' }, "/stimulus"],
    ["as a drawing", { stimulus: "<svg viewBox='0 0 9 9'></svg>" }, "/stimulus"],
    ["as an address without a scheme", { stimulus: "www.example.org/ad.webp" }, "/stimulus"],
    ["among words", { topic: "Do people like ![this](https://example.org/ad) advertisement?" }, "/topic"],
    ["among words, by reference", { questions: ["Do you like ![this][1] one?"] }, "/questions/0"],
    [
      "in the text of a closed question",
      { closed_questions: [{ ...closed_questions[0], text: "Do you like ![x](https://e.com/a.png)?" }] },
      "/closed_questions/0/text",
    ],
    ["as the subject", { subject: "https://example.org/ad.png" }, "/subject"],
    ["among the rivals", { rivals: ["Acme", "https://example.org/ad.png"] }, "/rivals/1"],
    [
      "among the options",
      { closed_questions: [{ ...closed_questions[1], options: ["One", picture] }] },
      "/closed_questions/0/options/1",
    ],
  ])("%s is refused with what to do, in a dry run too", async (_, members, pointer) => {
    for (const dry_run of [true, false])
      expect(refusalOf(await ask({ ...members, dry_run }))).toMatchObject({
        error: "invalid_request",
        message: expect.stringMatching(
          /^(A text of|The) [a-z ]+ has a picture, and nobody is shown pictures\. Describe in words what people would see\.$/,
        ),
        pointers: [pointer],
      });
  });

  test.each(["https://example.org/photo-1234", "<https://example.org/a> https://example.org/b?c=1"])(
    "that may be behind %j is not fetched, so the text is requested",
    async (stimulus) => {
      expect(refusalOf(await ask({ stimulus, dry_run: true }))).toMatchObject({
        message: "The stimulus is only an address, and nothing is fetched from it. Paste the text.",
        pointers: ["/stimulus"],
      });
    },
  );

  test("is no address among words", async () => {
    const stimulus = "See https://example.org/ad.png: books closed in a day!";
    expect((await ask({ stimulus, dry_run: true })).status).toBe(200);
  });
});
