import type { Metadata } from "next";
import { connection } from "next/server";
import { PublicPage, WhoRunsThis } from "#components/about/public-page.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { linkNames, OnwardLink, PageLink, pageNames } from "#components/chrome/page-names.tsx";
import { FindPostForm } from "#components/moderation/report-form.tsx";
import { Section } from "#components/text/section.tsx";
import { hasSecurityTxt, operator } from "#lib/about/operator.ts";
import { capital } from "#lib/cut-text.ts";
import { inChoice } from "#lib/in-words.ts";
import { allowed } from "#lib/limits/limits.ts";
import { inLog, recordNames } from "#lib/moderation/contract.ts";

const noPost = "an entry of the catalogue or a desk assessment";
const meaning = "Who runs this service, how to have something taken down, and how to report a security problem.";
export const metadata: Metadata = pageMetadata({
  path: "/contact",
  description: meaning,
});

export default async function ContactPage() {
  await connection();
  const own = operator();
  const { contact } = own;
  return (
    <PublicPage title={pageNames["/contact"]} lead={meaning}>
      <WhoRunsThis of={own}>
        {contact === null && (
          <p className="max-w-prose">
            There is no address to write to. They read what is reported here: below every post is a link for that, and
            the form below works too.
          </p>
        )}
      </WhoRunsThis>
      <Section id="takedown" title={linkNames["/contact#takedown"]}>
        <p className="max-w-prose">
          For a {inChoice(Object.values(recordNames))}. Paste its address, then give the reason and an e-mail address
          for the answer. The operator reads it and decides. The <PageLink to="/moderation" isInText /> says{" "}
          {inLog.join(", and ")}. One sender can ask {allowed("reports", "client")}.
        </p>
        <FindPostForm />
        <p className="max-w-prose">
          {contact === null
            ? `${capital(noPost)} is no post, so it has no such form. `
            : `For anything else, such as ${noPost}, write to the operator. `}
          <OnwardLink to="/sources#corrections" />
        </p>
      </Section>
      <Section id="security" title="Report a security problem">
        <p className="max-w-prose">
          {contact === null ? (
            "The operator has given no address for it. Report any post with a note: the operator alone reads the note. "
          ) : (
            <>
              Write to the operator of this service before you publish it, and say how to repeat it.{" "}
              {hasSecurityTxt() && (
                <>
                  The address is also in <a href="/.well-known/security.txt">security.txt</a>.{" "}
                </>
              )}
            </>
          )}
          Try it on a copy of your own, never here: the software is open-source.
        </p>
      </Section>
    </PublicPage>
  );
}
