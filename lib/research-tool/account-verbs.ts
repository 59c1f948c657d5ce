import { keyShown } from "../accounts/contract.ts";
import { capital, partOf } from "../cut-text.ts";
import { studyTypes } from "../engines/study-types.ts";
import { env } from "../env.ts";
import { plural } from "../format.ts";
import { inWords, money } from "../in-words.ts";
import { Audience, audiences, mostImported, mostSaved, type Persona } from "../personas/contract.ts";
import { listPersonas } from "../personas/personas.ts";
import { usageByMonth } from "../studies/list-studies.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { interviewCosts } from "../studies/study-limits.ts";
import { usualInWords } from "../webhooks/contract.ts";
import { listDeliveries } from "../webhooks/deliveries.ts";
import type { Outcome, Task } from "./conversation.ts";
import { findStudy } from "./find-named.ts";
import { messageForms } from "./message-forms.ts";
import { entryOf, exampleOf, needsYes, researchVerbs } from "./verbs.ts";

/** The kinds of study. */
export async function types(): Promise<Outcome> {
  return {
    understood: `${capital(entryOf("types").does)}.`,
    markdown: studyTypes.map(({ id, label, description }) => `- **${label}** (\`${id}\`): ${description}`).join("\n"),
    data: { study_types: studyTypes.map(({ id }) => id) },
    next: [exampleOf("run")],
  };
}

const mostPersonas = { inWords: 20, inData: 50 };

/** The personas of the service and those that the account saved. */
export async function listPersonasInWords({ caller, full }: Task): Promise<Outcome> {
  const { saved, defaults, ...groups } = await listPersonas({}, caller);
  const line = ({ id, name, age, role }: Persona) => `- \`${id}\` ${escaped(name)}, ${age}, ${escaped(role)}`;
  const section = (title: string, personas: Persona[]) =>
    `## ${title}\n\n${personas.map(line).join("\n") || "None yet."}`;
  return {
    understood: "Whom a study can ask.",
    markdown: [
      `All of them are invented. Without others, a study asks ${inWords(defaults.b2b.length)} of its audience.`,
      section(`Yours (${saved.length})`, full ? saved : saved.slice(0, mostPersonas.inWords)),
      ...Audience.options.map((audience) => section(capital(audiences[audience].many), groups[audience])),
    ].join("\n\n"),
    data: { saved: saved.slice(0, mostPersonas.inData).map(({ id, name }) => ({ id, name })), defaults },
    next: [exampleOf("save_persona")],
  };
}

const deliveriesListed = 10;

/** What was sent to the account's webhooks. */
export async function listDeliveriesInWords(task: Task): Promise<Outcome> {
  const { study_id, limit = deliveriesListed } = task.members;
  const study = study_id === undefined ? null : await findStudy(task);
  if (study?.outcome) return study.outcome;
  const filter = { limit, offset: 0, ...(study !== null && { study_id: study.id }) };
  const { deliveries, total } = await listDeliveries(filter, task.caller);
  const lines = deliveries.map(
    ({ study_id, url, status, attempts, created_at }) =>
      `- ${partOf(created_at, 0, 16).replace("T", " ")} UTC to ${escaped(url)}: ${status} after ${plural(attempts.length, "attempt")} (study \`${study_id}\`)`,
  );
  return {
    understood: "What your webhooks were sent.",
    markdown:
      lines.length === 0
        ? `Nothing was sent to a webhook yet. A study that names one sends it a message when it ${usualInWords}.`
        : lines.join("\n"),
    data: {
      total,
      deliveries: deliveries.map(({ delivery_id, study_id, status }) => ({ delivery_id, study_id, status })),
    },
  };
}

/** What the account has used, month by month. */
export async function usage({ account }: Task): Promise<Outcome> {
  const months = await usageByMonth(account.account_id);
  const lines = months.map(
    ({ month, studies, follow_ups, simulations, interviews, price_usd }) =>
      `- ${month}: ${plural(studies, "study", "studies")}, ${plural(follow_ups, "follow-up")}, ${plural(simulations, "simulation")}; ${plural(interviews, "interview")} for ${money(price_usd)}`,
  );
  return {
    understood: "What this account has used.",
    markdown: lines.length === 0 ? "This account has used nothing yet." : lines.join("\n"),
    data: { months },
  };
}

/** Where keys are made: never here, as an answer may be kept by the client. */
export async function keys(): Promise<Outcome> {
  const address = `${env().PUBLIC_URL}/account`;
  return {
    understood: "API keys.",
    markdown: `API keys are made, listed and revoked on your account's page, where a new one is ${keyShown}: ${address}. This connection needs none.`,
    data: { account_url: address },
  };
}

/** Everything that can be done, by an example each. */
export async function help(): Promise<Outcome> {
  return {
    understood: "What this tool can do.",
    markdown: [
      `Fill \`do\` and what it needs. ${needsYes} is named with its price first, and happens when you confirm.`,
      researchVerbs.map((verb) => `- ${entryOf(verb).does}: \`${JSON.stringify(exampleOf(verb))}\``).join("\n"),
      `Without \`do\`, a message in one of these forms is read: ${messageForms.map(({ form }) => `“${form}”`).join(", ")}.`,
      `${interviewCosts}; all of them are simulated. An account saves up to ${mostSaved} personas, ${mostImported} at once.`,
    ].join("\n\n"),
    next: [exampleOf("run"), exampleOf("list")],
  };
}
