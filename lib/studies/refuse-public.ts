import { type Field, refuseContent, refuseUnsafeUnicode } from "../content/refuse-content.ts";
import { textsOf } from "../content/texts-of.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import { type CompleteRow, toFullStudy } from "./study.ts";

/** Members whose text this service makes: ids, addresses, and what is made of members that are looked at. */
const ownMembers = /\/(id|persona_ids?(\/\d+)?|slug|report_url|engine\/.*|disclaimer|(created|completed)_at)$/;
const afresh = "Run the study again without what details name, and make that one public.";

/** Refuses to make a study public whose report would show hidden characters, secrets or personal data. */
export async function refusePublic(study: CompleteRow): Promise<void> {
  const fields = shownBy(study);
  try {
    refuseUnsafeUnicode(fields);
    await refuseContent(fields);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, what } = refusals[error.code] ?? refusals.unsafe_unicode!;
    throw new AppError(code, `The study's report would show ${what}, so it stays unlisted. ${afresh}`, error.extras);
  }
}

const refusals: { [Code in ErrorCode]?: { code: ErrorCode; what: string } } = {
  contains_secret: { code: "contains_secret", what: "what looks like a secret (revoke it if it is real)" },
  contains_personal_data: { code: "contains_personal_data", what: "what looks like personal data" },
  unsafe_unicode: { code: "invalid_request", what: "hidden characters" },
};

/** What the report shows, by the place it has in the study as it is read; a text that stands in several is named once. */
function shownBy(study: CompleteRow): Field[] {
  const texts = textsOf(toFullStudy(study), "").filter(({ pointer }) => !ownMembers.test(pointer));
  // Of fields with one text the map keeps the last, which is the first of the study.
  return [...new Map(texts.toReversed().map((field) => [field.text, field])).values()].toReversed();
}
