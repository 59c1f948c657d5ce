import type { MemberOf } from "#lib/contract.ts";
import { builtInEngine } from "#lib/engines/findings.ts";
import { AppError } from "#lib/errors.ts";
import { accountForm } from "#lib/http/signed-in.ts";
import { rerunStudyEndpoint } from "#lib/studies/rerun/contract.ts";
import { rerunStudy } from "#lib/studies/rerun/rerun-study.ts";
import { engineOf } from "#lib/studies/study.ts";

/** Runs a study of the account that is signed in again, and leads to the new one's report. */
export const POST = accountForm(async (account, { form, params, caller }) => {
  const first = params.study_id!;
  const back = `/report/${first}/rerun` as const;
  const seed = form.get("seed" satisfies MemberOf<typeof rerunStudyEndpoint>)?.trim() || null;
  const refused = (why: string) => {
    const typed = new URLSearchParams({
      refused: why,
      seed: seed ?? "",
      engine: form.get("engine" satisfies MemberOf<typeof rerunStudyEndpoint>) ?? "",
    });
    return { to: `${back}?${typed}` } as const;
  };
  const input = rerunStudyEndpoint.input.safeParse({
    study_id: first,
    ...(seed !== null && { seed: /^\d+$/.test(seed) ? Number(seed) : seed }),
    ...(form.get("engine" satisfies MemberOf<typeof rerunStudyEndpoint>) === builtInEngine && {
      engine: builtInEngine,
    }),
    ...(form.get("once") && { idempotency_key: form.get("once") }),
  });
  if (!input.success) return refused("invalid_request");
  // A model takes up to minutes: the report's page shows how far it has come.
  const respond_async = engineOf(input.data.engine).kind === "model";
  try {
    const again = await rerunStudy({ ...input.data, respond_async }, { ...caller, account });
    return { to: "id" in again ? `/report/${again.id}?first=${first}` : back };
  } catch (error) {
    if (error instanceof AppError) return refused(error.code);
    throw error;
  }
});
