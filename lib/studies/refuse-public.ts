import { type Field, refuseContent, refuseUnsafeUnicode, textsOf } from "../content/refuse-content.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import type { FollowUp, FullStudy } from "./study-record.ts";

/** Members whose text this service makes: ids, addresses, and what is made of members that are looked at. */
const ownMembers = /\/((study_)?id|persona_ids?(\/\d+)?|slug|report_url|engine\/.*|disclaimer|(created|completed)_at)$/;
const afresh = "Run the study again without what details name, and make that one public.";
const unlistFirst = "Ask without it, or take the study off the list first: PATCH it with visibility unlisted.";

/** Refuses to make a study public whose report would show hidden characters, secrets or personal data. */
export function refusePublic(study: FullStudy): Promise<void> {
  return refuseShown(study, (what) => `The study's report would show ${what}, so it stays unlisted. ${afresh}`);
}

/** Refuses a follow-up that would make such text public: one on a study that is listed. */
export function refusePublicFollowUp(followUp: Partial<FollowUp>): Promise<void> {
  return refuseShown(followUp, (what) => `This study is public, and the follow-up would show ${what}. ${unlistFirst}`);
}

async function refuseShown(shown: object, sentence: (what: string) => string): Promise<void> {
  const fields = textsIn(shown);
  try {
    refuseUnsafeUnicode(fields);
    await refuseContent(fields);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, what } = refusals[error.code] ?? refusals.unsafe_unicode!;
    throw new AppError(code, sentence(what), error.extras);
  }
}

const refusals: { [Code in ErrorCode]?: { code: ErrorCode; what: string } } = {
  contains_secret: { code: "contains_secret", what: "what looks like a secret (revoke it if it is real)" },
  contains_personal_data: { code: "contains_personal_data", what: "what looks like personal data" },
  unsafe_unicode: { code: "invalid_request", what: "hidden characters" },
};

/** What the report shows, by the place it has in the study as it is read; a text found in several is named once. */
function textsIn(shown: object): Field[] {
  const texts = textsOf(shown, "").filter(({ pointer }) => !ownMembers.test(pointer));
  // Of fields with one text the map keeps the last, which is the first of the study.
  return [...new Map(texts.toReversed().map((field) => [field.text, field])).values()].toReversed();
}
