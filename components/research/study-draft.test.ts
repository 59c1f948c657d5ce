import { describe, expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import { parseArguments } from "#lib/net/parse-arguments.ts";
import { beginStudyOperation } from "#lib/studies/begin/contract.ts";
import { studyMembers } from "#lib/studies/study-request.ts";
import { faultsOf } from "./faults-of.ts";
import { readStudyDraft, requestOf } from "./study-draft.ts";

const read = (members: Record<string, string>) => readStudyDraft(new URLSearchParams(members), 7);
const requested = (members: Record<string, string>, ...persona_ids: string[]) =>
  requestOf({ ...read(members), persona_ids });
const faults = (members: Record<string, string>, ...persona_ids: string[]) => {
  try {
    parseArguments(beginStudyOperation, requested(members, ...persona_ids));
    return {};
  } catch (error) {
    return faultsOf(error as AppError);
  }
};
const topic = "Why do people cancel a music subscription?";

describe("a draft", () => {
  test("takes what is not given as usual, and the people that its type is mostly of", () => {
    expect(read({})).toMatchObject({ study_type: "custom", who: "b2c", n_per_persona: "2", seed: "7" });
    expect(read({ study_type: "winloss" }).who).toBe("b2b");
    expect(read({ study_type: "winloss", topic }).who).toBe("b2b");
    expect(read({ study_type: "custom", take_type: "pricing" }).study_type).toBe("pricing");
    expect(read({ study_type: "constructor" }).who).toBe("b2c");
  });

  test("has a field for each member of a study's request, but for webhooks and dry runs", () => {
    const all = {
      topic,
      stimulus: "S",
      subject: "S",
      category: "C",
      rivals: "R",
      price_amount: "9",
      engine: "simulator",
    };
    const filled = { ...all, questions: "Why do you say so?", closed_kind: "scale", closed_text: "How good is it?" };
    const members = ["b2b", "chosen", "described"].flatMap((who) =>
      Object.keys(requested({ ...filled, who, audience_description: "Nurses" }, "p_cfo")),
    );
    const placed = members.filter((member) => !["seed", "engine"].includes(member));
    const shown = placed.map((member) => {
      const details = [{ pointer: `/${member}`, message: "is wrong" }];
      return Object.keys(faultsOf(new AppError("invalid_request", "x", { details })));
    });
    expect(shown.flat(), "each fault is shown at a field").not.toContain("");
    const others = ["dry_run", "webhook_events", "webhook_headers", "webhook_url"];
    expect([...new Set([...members, ...others])].toSorted()).toEqual(Object.keys(studyMembers.shape).toSorted());
  });

  test("becomes a request without its empty fields", () => {
    expect(requested({ topic: ` ${topic}\r\n` })).toEqual({
      topic,
      study_type: "custom",
      audience: "b2c",
      n_per_persona: 2,
      seed: 7,
    });
    const whole = {
      subject: " a music subscription ",
      rivals: "Tidal, Deezer\r\nvinyl",
      questions: "What do you play?\r\n\r\n When? ",
      price_amount: "9,5",
      price_currency: "eur",
      price_per: "month",
      engine: "simulator",
    };
    expect(requested(whole)).toMatchObject({
      subject: "a music subscription",
      rivals: ["Tidal", "Deezer", "vinyl"],
      questions: ["What do you play?", "When?"],
      price: { amount: 9.5, currency: "EUR", per: "month" },
      engine: "simulator",
    });
  });

  test("asks only the people that its choice names, whatever its other fields hold", () => {
    const both = { audience_description: "Night-shift nurses" };
    expect(requested({ ...both, who: "described" }, "p_cfo")).not.toHaveProperty("persona_ids");
    const chosen = requested({ ...both, who: "chosen" }, "p_cfo", "p_gen_z");
    expect(chosen).toMatchObject({ persona_ids: ["p_cfo", "p_gen_z"] });
    // The service says of which audience they are, as of any request.
    expect(chosen).not.toHaveProperty("audience");
    expect(requested({ ...both, who: "b2b" }, "p_gen_z")).not.toHaveProperty("audience_description");
  });
});

describe("a fault stands at its field and names it", () => {
  test.each([
    [{ topic: "short" }, [], "topic", "The topic must have at least 10 characters."],
    [{ topic, study_type: "nope" }, [], "study_type", /^The type must be "brand"/],
    [{ topic, who: "described" }, [], "who", "The description must have at least 3 characters."],
    [{ topic, who: "chosen" }, [], "who", "Your choice must not be empty."],
    [
      { topic, who: "chosen" },
      ["p_a1", "p_a2", "p_a3", "p_a4", "p_a5"],
      "who",
      "Your choice takes at most 4 personas.",
    ],
    [{ topic, who: "everyone" }, [], "who", /^Who is asked must be "b2b" or "b2c"/],
    [{ topic, n_per_persona: "9" }, [], "n_per_persona", /1 to 3\.$/],
    [{ topic, questions: "Why do you?\nWhy" }, [], "questions", /^Question 2 must have/],
    [{ topic, rivals: "Acme\nacme" }, [], "given", "The list of rivals must be different rivals."],
    [{ topic, price_amount: "much" }, [], "given", /^The price must be|^The price .*number/],
    [{ topic, price_amount: "9", price_currency: "dollars" }, [], "given", /^The price must be a currency/],
  ] as const)("%j %j: %s", (members, chosen, field, words) => {
    const found = faults(members, ...chosen);
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]![0]).toMatch(words);
  });

  test("also where the service refuses the whole topic, or the whole request", () => {
    expect(faultsOf(new AppError("invalid_topic", "Not this one."))).toEqual({ topic: ["Not this one."] });
    expect(faultsOf(new AppError("rate_limited", "Tomorrow."))).toEqual({ "": ["Tomorrow."] });
  });
});
