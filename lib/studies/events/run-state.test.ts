import { describe, expect, test } from "vitest";
import { says } from "#lib/testing/says.ts";
import { followStudyEndpoint, StudyEvent } from "./contract.ts";
import { questionnairesOf, type RunState, waitingRun, withEvent } from "./run-state.ts";

const helen = { persona_id: "p_cfo", persona_name: "Helen Osei", repeat: 1 };
const farah = { persona_id: "p_cto", persona_name: "Farah Haddad", repeat: 1 };
const turn = (interview: number, turn: number, a: string) =>
  ({ event: "interview.turn", interview, turn, q: "What did you do?", a, kind: "core" }) as const;

const begun: StudyEvent[] = [
  { event: "planning" },
  { event: "started", interviews: 2, guide_version: "1", respondents: [helen, farah] },
  { event: "interview.started", interview: 0, ...helen },
  { event: "interview.started", interview: 1, ...farah },
];
const talked: StudyEvent[] = [
  turn(0, 0, "I waited."),
  { event: "interview.answered", interview: 0, turns: 1 },
  { event: "interview.completed", interview: 0, persona_id: "p_cfo", turns: 1 },
  { event: "interview.failed", interview: 1, persona_id: "p_cto", message: "The model is away." },
];
const runAfter = (...events: StudyEvent[]): RunState =>
  events.reduce(
    (run, event, place) =>
      withEvent(run, { ...event, at: `2026-11-22T20:00:0${place % 10}.000Z`, cost_usd: place / 10 }),
    waitingRun(2),
  );

describe("the state of a run", () => {
  test("has a lane for each interview before anything has happened", () => {
    expect(waitingRun(2)).toMatchObject({ stage: null, lanes: [{ state: "waiting" }, { state: "waiting" }] });
  });

  test("follows each interview to its last line, and says what it has cost", () => {
    const run = runAfter(...begun, turn(0, 0, "I waited."), turn(0, 1, "Then I paid."));
    expect(run).toMatchObject({ stage: "interviews", began_at: "2026-11-22T20:00:00.000Z", cost_usd: 0.5 });
    expect(run.lanes).toMatchObject([
      { persona_name: "Helen Osei", state: "talking", turns: 2, a: "Then I paid." },
      { persona_name: "Farah Haddad", state: "talking", turns: 0 },
    ]);
  });

  test("shows what is wrong with the last answer, and not an earlier one that its reader marks afterwards", () => {
    const marked = { ...turn(0, 0, "I waited."), mark: "refused" } as const;
    expect(runAfter(...begun, marked).lanes[0]).toMatchObject({ a: "I waited.", mark: "refused" });
    const lane = { turns: 2, a: "Then I paid.", mark: null };
    expect(runAfter(...begun, turn(0, 0, "I waited."), turn(0, 1, "Then I paid."), marked).lanes[0]).toMatchObject(
      lane,
    );
  });

  test("has the closed questions as a step between, until each interview that has not failed was asked", () => {
    const [planning, started, ...rest] = begun;
    const asked = [planning!, { ...started!, closed_questions: 3 } as StudyEvent, ...rest];
    const [said, talkedOne, , failed] = talked;
    const open = runAfter(...asked, said!, talkedOne!, failed!);
    expect([open.stage, questionnairesOf(open)]).toEqual(["closed", { answered: 0, of: 6 }]);
    const answered = { event: "interview.questionnaire", interview: 0, answered: 2, of: 3 } as const;
    const over = runAfter(...asked, said!, talkedOne!, failed!, answered);
    expect([over.stage, questionnairesOf(over)]).toEqual(["codes", { answered: 2, of: 6 }]);
  });

  test("goes from interviews to codes when none talks any more, failed ones included, then to quotes and writing", () => {
    const read = runAfter(...begun, ...talked);
    expect(read).toMatchObject({ stage: "codes", lanes: [{ state: "held" }, { message: "The model is away." }] });
    const analysed = [...begun, ...talked, { event: "analysis", interviews: 1 } as const];
    expect(runAfter(...analysed).stage).toBe("quotes");
    const checked = { event: "quotes.checked", quotes_checked: 7, quotes_rejected: 0 } as const;
    expect(runAfter(...analysed, checked)).toMatchObject({ stage: "writing", quotes_checked: 7 });
  });

  test("is the same when an event comes twice, and begins again when another server takes the study over", () => {
    expect(runAfter(...begun, turn(0, 0, "I waited."), turn(0, 0, "I waited.")).lanes[0]!.turns).toBe(1);
    expect(runAfter(...begun, ...talked, { event: "planning" })).toMatchObject({
      stage: "plan",
      lanes: [{ state: "waiting", a: "" }, { state: "waiting" }],
    });
    const rules = says(followStudyEndpoint);
    expect(StudyEvent.options[0].description).toBe("A server begins the study; all before it is void.");
    expect(rules).toContain("After planning a study begins again: its server stopped, and another took it over.");
  });
});
