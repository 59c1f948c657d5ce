import { type Member, memberOf } from "../sign-in/sessions.ts";
import { type FormResult, handleForm, type Submission } from "./handle-form.ts";

/** The door for the forms of a person's own pages: done for who is signed in; anyone else is shown how to sign in. */
export const memberForm = (act: (member: Member, sent: Submission) => Promise<FormResult>) =>
  handleForm(async (sent) => {
    const member = await memberOf(sent.headers);
    return member === null ? { to: "/sign-in" } : act(member, sent);
  });
