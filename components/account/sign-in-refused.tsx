import { Notice } from "#components/text/notice.tsx";
import { ownValue } from "#lib/own-value.ts";
import { signInRefusals } from "#lib/sign-in/contract.ts";

type Props = { reason: string | undefined; title?: string };

/** Why a sign-in was refused; nothing for a reason that is not one. */
export function SignInRefused({ reason, title = "You are not signed in." }: Props) {
  const sentence = ownValue<string>(signInRefusals, reason ?? "");
  return sentence === undefined ? null : (
    <Notice title={title}>
      <p>{sentence}</p>
    </Notice>
  );
}
