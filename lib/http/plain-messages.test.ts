import { beforeAll, describe, expect, test } from "vitest";
import { createKeyEndpoint } from "#lib/accounts/contract.ts";
import type { Endpoint } from "#lib/contract.ts";
import { studyTypeIds } from "#lib/engines/study-types.ts";
import { choiceInWords } from "#lib/in-words.ts";
import { savePersonaEndpoint } from "#lib/personas/contract.ts";
import { submitAnswerEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { createStudyEndpoint, researchEndpoint, simulateEndpoint } from "#lib/studies/contract.ts";
import { refusalOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { aDocument, anAgent, signed } from "#lib/testing/samples/agent.ts";

useDatabase();

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await aCustomer());
});

const messageOf = async (endpoint: Endpoint, body: unknown, sent = headers) =>
  refusalOf(await callEndpoint(endpoint, { headers: sent, body })).message;

describe("a refusal begins with the member and says what is right", () => {
  const price = { amount: 9, currency: "USD" };
  const nia = { name: "Nia", age: 33, role: "Baker" };
  const scene = { scenario: "Your supermarket closes on Sundays." };

  test.each<[Endpoint, object, string]>([
    [createStudyEndpoint, aStudy({ topic: undefined }), "topic is required."],
    [createStudyEndpoint, aStudy({ topic: 5 }), "topic must be text."],
    [createStudyEndpoint, aStudy({ topic: "Prices?" }), "topic must have at least 10 characters."],
    [createStudyEndpoint, aStudy({ topic: "w".repeat(20_001) }), "topic must have at most 20,000 characters."],
    [createStudyEndpoint, aStudy({ n_per_persona: 4 }), "n_per_persona must be a whole number from 1 to 3."],
    [createStudyEndpoint, aStudy({ n_per_persona: 1.5 }), "n_per_persona must be a whole number from 1 to 3."],
    [researchEndpoint, aStudy({ n_per_persona: "2" }), "n_per_persona must be a whole number from 1 to 3."],
    [
      createStudyEndpoint,
      aStudy({
        persona_ids: Array(5)
          .fill(0)
          .map((_, at) => `p_c${at}x`),
      }),
      "persona_ids takes at most 4 personas.",
    ],
    [createStudyEndpoint, aStudy({ persona_ids: "p_cfo" }), "persona_ids must be a list."],
    [
      createStudyEndpoint,
      aStudy({ rivals: ["Brex", "w".repeat(81)] }),
      "rivals, item 2, must have at most 80 characters.",
    ],
    [createStudyEndpoint, aStudy({ rivals: ["Brex", " "] }), "rivals, item 2, must not be blank."],
    [createStudyEndpoint, aStudy({ price: 9 }), "price must be an object."],
    [researchEndpoint, aStudy({ price: { ...price, amount: 0 } }), "price.amount must be at least 0.000001."],
    [
      createStudyEndpoint,
      aStudy({ price: { ...price, currency: "dollars" } }),
      "price.currency must be a currency's three letters in capitals (ISO 4217), such as USD.",
    ],
    [createStudyEndpoint, aStudy({ dry_run: "yes" }), "dry_run must be true or false."],
    [
      createStudyEndpoint,
      aStudy({ webhook_url: "h".repeat(2_001) }),
      "webhook_url must have at most 2,000 characters.",
    ],
    [createStudyEndpoint, aStudy({ seed: -1 }), "seed must be a whole number from 0 to 9,007,199,254,740,991."],
    [
      createStudyEndpoint,
      aStudy({ audience: undefined, persona_ids: undefined, n_per_persona: 0 }),
      "audience must be b2b or b2c, or name the people in persona_ids or audience_description (and 1 more, see details).",
    ],
    [createStudyEndpoint, aStudy({ audience: "b2g" }), 'audience must be "b2b" or "b2c".'],
    [createStudyEndpoint, aStudy({ study_type: undefined }), `study_type is required: ${choiceInWords(studyTypeIds)}.`],
    [createStudyEndpoint, [], "The body must be a JSON object."],
    [simulateEndpoint, { ...scene, options: ["Yes"] }, "options needs at least 2 options."],
    [savePersonaEndpoint, { ...nia, age: 12 }, "age must be a whole number from 16 to 100."],
    [savePersonaEndpoint, { ...nia, traits: ["calm", 7] }, "traits, item 2, must be text."],
    [
      createKeyEndpoint,
      { name: "nightly", concurrency: 0 },
      expect.stringMatching(/^concurrency must be a whole number from 1 to /),
    ],
  ])("research, %#", async (endpoint, body, message) => {
    expect(await messageOf(endpoint, body)).toEqual(message);
  });

  const review = (members: object) => {
    const agent = anAgent();
    return { ...signed(agent, { ...aDocument(), ...members } as never) };
  };
  const posted = { author_type: "agent", license: "CC-BY-4.0" };
  const question = {
    ...posted,
    title: "Where does it keep its files?",
    body: "I found no folder of it anywhere on this machine.",
  };

  test.each<[Endpoint, object, string]>([
    [
      publishReviewEndpoint,
      review({ ratings: { speed: 6, ease: 4, reliability: 4 } }),
      "document.ratings.speed must be at most 5.",
    ],
    [publishReviewEndpoint, review({ ratings: [] }), "document.ratings must be an object."],
    [publishReviewEndpoint, review({ title: "Short" }), "document.title must have at least 8 characters."],
    [publishReviewEndpoint, review({ outcome: "fine" }), 'document.outcome must be "success", "partial" or "failure".'],
    [publishReviewEndpoint, review({ mood: "calm" }), "document.mood is not a member here; leave it out."],
    [publishReviewEndpoint, review({ "a mood\n": 1 }), 'document."a mood\\n" is not a member here; leave it out.'],
    [submitQuestionEndpoint, { ...question, body: undefined }, "body is required."],
    [submitQuestionEndpoint, { ...question, tags: "files" }, "tags must be a list."],
    [
      submitQuestionEndpoint,
      { ...question, tags: ["files", "Two words"] },
      "tags, item 2, must be 1 to 30 lower-case letters, digits and hyphens.",
    ],
    [
      submitAnswerEndpoint,
      { ...posted, question_id: 5, basis: "tested", body: question.body },
      "question_id must be text.",
    ],
  ])("ratings, %#", async (endpoint, body, message) => {
    expect(await messageOf(endpoint, body, {})).toEqual(message);
  });
});
