import { sessionAccount } from "../accounts/operator-session.ts";
import type { Account } from "../contract.ts";
import { type FormResult, handleForm, type Submission } from "./handle-form.ts";

/** The door for the operator's forms: done for who is signed in as the operator; anyone else is shown how to. */
export const operatorForm = (act: (sent: Submission, account: Account) => Promise<FormResult>) =>
  handleForm(async (sent) => {
    const account = await sessionAccount(sent.session ?? "");
    return account === null ? { to: "/operator" } : act(sent, account);
  });
