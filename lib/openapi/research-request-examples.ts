import type { RequestExample } from "./request-examples.ts";

// An account's records have random ids: these are examples of the reader's own.
const study_id = "00000000-0000-4000-8000-000000000000";
const persona_id = "p_aaaaaaaaaaaaaaaaaaaaaaaaaa";

const study = {
  topic: "How do finance leads of mid-sized companies feel about expense software for $9 a month and person?",
  study_type: "pricing",
  audience: "b2b",
  seed: 7,
};

/** Requests for every operation, by its name, in an order in which each finds the records that it names. */
export const researchRequestExamples: Record<string, Record<string, RequestExample>> = {
  get_research_openapi: { read: { summary: "Read this description" } },
  list_study_types: { read: { summary: "Read the kinds of study" } },
  list_personas: { read: { summary: "Read whom a study can ask" } },
  save_persona: {
    nurse: {
      summary: "Save a nurse",
      body: {
        name: "Ama Boateng",
        age: 41,
        role: "Ward nurse on night shifts",
        income: "€40,000 to €45,000",
        location: "Leeds, UK",
        traits: ["short of time", "sceptical of advertising", "shares a budget"],
        audience: "b2c",
      },
    },
  },
  import_personas: {
    csv: {
      summary: "Import two from CSV",
      body: {
        csv: "name,age,role,traits,audience\nIda Lind,29,Student of law,price-conscious;early adopter,b2c\nTom Reyes,52,Head of logistics,risk-averse,b2b",
      },
    },
    json: { summary: "Import one from JSON", body: { personas: [{ name: "Lea Marti", age: 35, role: "Baker" }] } },
  },
  get_persona: {
    library: { summary: "Read one that comes with the service", path: { persona_id: "p_cfo" } },
    own: { summary: "Read one of your own", path: { persona_id } },
  },
  change_persona: {
    note: { summary: "Change what you noted", path: { persona_id }, body: { notes: "After the interviews of May." } },
  },
  create_study: {
    run: { summary: "Run a study on pricing and wait for its findings", body: { ...study, n_per_persona: 1 } },
    estimate: { summary: "Ask what it would cost", body: { ...study, dry_run: true } },
    guided: {
      summary: "Say what the topic is about, what to show and what to ask",
      body: {
        ...study,
        n_per_persona: 1,
        subject: "Tally, expense software",
        stimulus: "Tally reads each receipt and closes the books in a day.",
        rivals: ["Ledgerly", "Paperless Desk"],
        price: { amount: 9, currency: "USD", per: "person and month" },
        questions: ["How do you file expenses today?", "What would make you change how you do it?"],
      },
    },
    described: {
      summary: "Describe whom to ask, and do not wait: with Prefer: respond-async",
      headers: { prefer: "respond-async", "idempotency-key": "concept-of-may" },
      body: {
        topic: "Would you try a weekly box of meals for toddlers that arrives frozen?",
        study_type: "concept",
        audience_description: "Parents of toddlers who both work",
        webhook_url: "https://hooks.example/touchstone",
        webhook_events: ["study.completed", "study.failed"],
        webhook_headers: { "X-Project": "meals" },
      },
    },
  },
  research: {
    summary: {
      summary: "Get a summary to paste",
      body: { topic: "What would make runners change the brand of their shoes?", audience: "b2c", seed: 7 },
    },
  },
  list_studies: {
    newest: { summary: "List the newest", query: { limit: 5 } },
    waiting: { summary: "List what runs", query: { status: "running", study_type: "pricing", audience: "b2b" } },
  },
  get_study: { full: { summary: "Read a study in full", path: { study_id } } },
  follow_study: {
    resume: {
      summary: "Watch a study from where one was cut off",
      path: { study_id },
      headers: { "last-event-id": "12" },
    },
  },
  ask_follow_up: {
    all: {
      summary: "Ask all respondents of a study once more",
      path: { study_id },
      body: { question: "Who else would have a say in this?" },
    },
    some: {
      summary: "Ask the respondents of one persona, safe to send again",
      path: { study_id },
      headers: { "idempotency-key": "say-of-june" },
      body: { question: "What would you have to give up for it?", persona_ids: ["p_cfo"] },
    },
    estimate: {
      summary: "Ask what a follow-up would cost",
      path: { study_id },
      body: { question: "Who else would have a say in this?", dry_run: true },
    },
  },
  rerun_study: {
    again: { summary: "Run it again with another seed", path: { study_id }, body: { seed: 8 } },
    later: {
      summary: "Run it again, and do not wait: with Prefer: respond-async",
      path: { study_id },
      headers: { prefer: "respond-async" },
      body: {},
    },
    estimate: { summary: "Ask what that would cost", path: { study_id }, body: { dry_run: true } },
  },
  change_study: {
    public: { summary: "List it at /studies", path: { study_id }, body: { visibility: "public" } },
  },
  list_calls: { first: { summary: "Read a study's first calls", path: { study_id }, query: { limit: 10 } } },
  compare_studies: {
    other: {
      summary: "Compare two studies",
      path: { study_id },
      query: { with: "00000000-0000-4000-8000-000000000001" },
    },
  },
  cancel_study: { cancel: { summary: "Stop a study", path: { study_id } } },
  simulate: {
    scenario: {
      summary: "Ask your own personas",
      body: {
        scenario: "Your supermarket asks $4 a month for an app without advertising.",
        question: "Would you pay for it?",
        options: ["Pay for it", "Keep the free one"],
        seed: 7,
      },
    },
  },
  get_webhook_secret: { read: { summary: "Read the secret" } },
  rotate_webhook_secret: { rotate: { summary: "Replace the secret" } },
  list_deliveries: { failed: { summary: "List what could not be delivered", query: { status: "failed", limit: 10 } } },
  replay_delivery: {
    again: { summary: "Send an event once more", path: { delivery_id: "evt_00000000000040008000000000000000" } },
  },
  list_keys: { read: { summary: "List the account's keys" } },
  create_key: { second: { summary: "Make a second key", body: { name: "The nightly job", concurrency: 2 } } },
  revoke_key: { first: { summary: "Revoke a key", path: { key_id: "key_00000000000000000000" } } },
  move_key: {
    apart: { summary: "Give a key an account of its own", path: { key_id: "key_00000000000000000000" }, body: {} },
  },
  drain: { minute: { summary: "Work off what is owed, once a minute", body: { seconds: 50 } } },
  delete_persona: { own: { summary: "Delete a persona of your own", path: { persona_id } } },
};
