import type { Verb } from "../contract.ts";
import { spendAttempt } from "../limits/spend-attempt.ts";
import { addressOf } from "./address-of.ts";
import { codeMail } from "./code-mail.ts";
import type { requestCodeOperation } from "./contract.ts";
import { makeCode } from "./make-code.ts";
import { makeLink } from "./make-link.ts";
import { refusePrivateDomain } from "./refuse-private-domain.ts";
import { sendMail } from "./send-mail.ts";

/** Sends a code and a link to an address. Known and unknown addresses get the same work and the same answer. */
export const requestCode: Verb<typeof requestCodeOperation> = async ({ email: typed }, caller) => {
  await spendAttempt(caller, [{ group: "attempts" }]);
  const email = addressOf(typed);
  await refusePrivateDomain(email);
  await spendAttempt(caller, [{ group: "sign_ins", email }, { group: "sign_ins" }]);
  const code = await makeCode(email);
  const { link, browser } = await makeLink(email);
  await sendMail({ to: email, ...codeMail(code, link) });
  return { email, browser };
};
