import { type Door, type Fill, get, query, refused } from "./door.ts";
import { longestScenario } from "./research-doors.ts";

/** A person who is signed in, where their service is, and what their pages are about. */
export type Person = { url: string; cookie: string; question_id: string; answer_id: string; study_id: string };

/** The pages that read words: searches by their address, and forms, as a person sends them. */
export function pageDoors(fill: Fill, { url, cookie, question_id, answer_id, study_id }: Person): Door[] {
  const line = fill(200);
  const page = (path: string, members: Record<string, string> = {}) =>
    get(`page ${path}`, `${path}?${query(members)}`, { cookie });
  const form = (path: string, members: Record<string, string>): Door => ({
    ...{ name: `form ${path} ${members.do ?? members.act ?? ""}`.trim(), method: "POST", path },
    headers: { cookie, origin: url, "content-type": "application/x-www-form-urlencoded" },
    body: query(members).toString(),
  });
  const study = {
    ...{ topic: fill(20_000), study_type: "pricing", who: "described", audience_description: fill(500) },
    ...{
      n_per_persona: "3",
      subject: line,
      category: fill(80),
      stimulus: fill(20_000),
      questions: fill(300),
      rivals: fill(80),
    },
  };
  const persona = {
    name: fill(80),
    age: "40",
    role: fill(120),
    traits: fill(1000),
    notes: fill(2000),
    audience: "b2c",
  };
  return [
    page("/tools", { q: line }),
    page("/questions", { q: line }),
    page("/studies", { q: line }),
    page("/search", { q: line }),
    page("/personas", { q: line }),
    page("/compare", { tools: line }),
    page("/research", { topic: fill(2000) }),
    refused(page(`/${encodeURIComponent(line)}`)),
    page(`/report/${study_id}`),
    page(`/questions/${question_id}`),
    form("/ask", { title: line, body: fill(6000), links: fill(1000) }),
    form(`/confirm?answer=${answer_id}`, { outcome: "worked", version: fill(60) }),
    form(`/moderation/report?post=${answer_id}`, { reason: "spam", note: fill(500) }),
    form("/research/preview", study),
    form("/research", { ...study, do: "preview" }),
    form("/research", { ...study, do: "start" }),
    form("/simulate", { scenario: fill(longestScenario), question: fill(300), options: fill(700) }),
    form(`/follow-up?study=${study_id}`, { question: fill(300) }),
    form("/personas", { ...persona, act: "add" }),
    form("/personas", { act: "make", audience: "b2c", description: fill(500) }),
    form("/personas", { act: "import", csv: fill(60_000) }),
    form("/personas", { act: "import", csv: `name,age,role\n${fill(60_000)}` }),
  ];
}
