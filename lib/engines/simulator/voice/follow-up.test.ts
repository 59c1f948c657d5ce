import { expect, test } from "vitest";
import { askRespondents } from "#lib/studies/pipeline/ask-respondents.ts";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import { mostFollowUps } from "#lib/studies/study-limits.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { simulator } from "../simulator.ts";
import { spellOut } from "./register.ts";

const questions = Array.from({ length: mostFollowUps }, (_, at) => `What would you say to condition number ${at + 1}?`);
const { signal } = new AbortController();

test("no respondent answers two follow-ups of a study in the same words, nor in those of the interview", async () => {
  for (const study_type of ["brand", "pricing", "custom"] as const) {
    const brief = aBrief({ study_type });
    const { findings, plan, dispositions } = await runStudy(brief, simulator());
    const respondents = findings.interviews.map(({ persona_id, repeat, transcript }, interview) => ({
      ...{ interview, repeat, transcript, disposition: dispositions[interview]! },
      persona: brief.personas.find(({ id }) => id === persona_id)!,
    }));
    const said = new Map(findings.interviews.map(({ transcript }, at) => [at, transcript.map(({ a }) => a)]));
    for (const question of questions) {
      const { answers } = await askRespondents({ brief, plan, respondents, question, signal }, simulator());
      for (const { interview, answer } of answers) said.get(interview)!.push(answer);
    }
    for (const answers of said.values()) {
      const words = answers.map((answer) => spellOut(answer).toLowerCase());
      expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
    }
  }
});
