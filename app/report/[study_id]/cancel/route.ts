import { AppError } from "#lib/errors.ts";
import { accountForm } from "#lib/http/signed-in.ts";
import { cancelStudy } from "#lib/studies/change-study.ts";
import { cancelStudyEndpoint } from "#lib/studies/contract.ts";

/** Stops a study of the reader's own account; one that was complete by then is shown. */
export const POST = accountForm(async (account, { params, caller }) => {
  const study_id = params.study_id!;
  try {
    await cancelStudy({ study_id }, { ...caller, account });
  } catch (error) {
    if (!(error instanceof AppError) || !cancelStudyEndpoint.refuses?.includes(error.code)) throw error;
  }
  return { to: `/report/${study_id}` };
});
