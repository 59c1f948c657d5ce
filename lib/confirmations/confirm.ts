import type * as z from "zod";
import { refuseText } from "../content/refuse-content.ts";
import type { Caller, Verb } from "../contract.ts";
import { db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { clientId, clientOf, saltName } from "../limits/limits.ts";
import { type Charge, chargeOnRefusal, refundAttempt, spendAttempt } from "../limits/spend-attempt.ts";
import { checkCreatedAt, type ProvenDocument, proveDocument } from "../reviews/prove-review.ts";
import type { ConfirmationDocument, confirmEndpoint } from "./contract.ts";
import { findDuplicate, type NewConfirmation, storeConfirmation } from "./store-confirmation.ts";

type Input = z.output<(typeof confirmEndpoint)["input"]>;
type Plain = { answer_id: string; outcome: NewConfirmation["outcome"]; version?: string | undefined };

const charges: Charge[] = [{ group: "attempts" }, { group: "confirmations" }];

/** Publishes what came of following an answer: anonymously once for each client and `saltSpan`, or signed. */
export const confirm: Verb<typeof confirmEndpoint> = (input, caller) => confirmAt(null, input, caller);

/** Confirms by the caller's clock; by the server's own for null. */
export async function confirmAt(at: Date | null, input: Input, caller: Caller): ReturnType<typeof confirm> {
  const now = at ?? new Date();
  const proven = await chargeOnRefusal(caller, charges, () => proofOf(input, caller));
  const claim = (proven?.document ?? input) as Plain;
  const confirmation: NewConfirmation = {
    at,
    answer_id: claim.answer_id,
    outcome: claim.outcome,
    version: claim.version ?? null,
    proof: proven,
    // A client behind an unknown proxy has no voice of its own, and shares the one anonymous confirmation of all there.
    client: proven ? await clientOf(caller, now) : { salt: saltName(now), name: await clientId(caller.address, now) },
  };
  const earlier = await findDuplicate(db, confirmation);
  if (earlier !== null) return { ...earlier, duplicate: true, content_trust: "untrusted" };
  if (proven !== null)
    await chargeOnRefusal(caller, charges, () =>
      checkCreatedAt(proven.document.created_at, "Sign the confirmation again with the present time.", now),
    );
  await spendAttempt(caller, charges);
  const pointer = proven === null ? "/version" : "/document/version";
  if (claim.version !== undefined) await refuseText([{ pointer, text: claim.version }]);
  const stored = await storeConfirmation(confirmation);
  if (stored.duplicate) await refundAttempt(caller, charges);
  return { ...stored, content_trust: "untrusted" };
}

/** The proof of a signed confirmation; null for an anonymous one. Refuses what is neither. */
function proofOf(input: Input, { spellings }: Caller): ProvenDocument<ConfirmationDocument> | null {
  const { document, public_key, signature, ...plain } = input;
  const isSigned = [document, public_key, signature].some((member) => member !== undefined);
  const needed = isSigned
    ? { document, public_key, signature }
    : { answer_id: plain.answer_id, outcome: plain.outcome };
  const missing = namesOf(needed, (member) => member === undefined);
  const extra = isSigned ? namesOf(plain, (member) => member !== undefined) : [];
  if (missing.length + extra.length > 0)
    throw new AppError(
      isSigned ? "invalid_document" : "invalid_content",
      "Send answer_id and outcome, with version if you like; or, with a key, document, public_key and signature, and nothing beside them.",
      {
        details: [
          ...missing.map((name) => ({ pointer: `/${name}`, message: "is required" })),
          ...extra.map((name) => ({ pointer: `/${name}`, message: "belongs in document" })),
        ],
      },
    );
  return isSigned
    ? proveDocument({ document: document!, public_key: public_key!, signature: signature! }, spellings)
    : null;
}

const namesOf = (members: object, are: (member: unknown) => boolean) =>
  Object.entries(members).flatMap(([name, member]) => (are(member) ? [name] : []));
