import { Disclosure } from "#components/text/disclosure.tsx";
import { Field, Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";

const deletion = "Delete this account";

/** The forms that take everything along, and that delete it. */
export function Leave({ email }: { email: string }) {
  return (
    <Section id="delete" title="Export or delete">
      <form action="/account/export" method="post">
        <Submit isQuiet>Download everything as one file</Submit>
      </form>
      <Disclosure summary={deletion}>
        <form action="/account/delete" method="post" className="max-w-prose space-y-3">
          <p>
            Your keys, studies, calls, personas and deliveries are deleted for good. Reports of public studies then say
            that they were deleted, and when. Backups of the operator keep what they hold.
          </p>
          <Field
            name="confirm"
            label={
              <>
                Type <span className="wrap-anywhere">{email}</span> to confirm
              </>
            }
            required
            className="control w-full max-w-md"
          />
          <Submit>{deletion}</Submit>
        </form>
      </Disclosure>
    </Section>
  );
}
