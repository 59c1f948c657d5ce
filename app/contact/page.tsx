import type { Metadata } from "next";
import { connection } from "next/server";
import { PageSection, PublicPage } from "#components/about/public-page.tsx";
import { WhoRunsThis } from "#components/about/who-runs-this.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { operator } from "#lib/about/operator.ts";
import { allowed } from "#lib/limits/limits.ts";

export const metadata: Metadata = pageMetadata({
  path: "/contact",
  title: "Contact and takedown",
  description: "Who runs this service, how to ask that something is taken down, and how to report a weakness.",
});

export default async function ContactPage() {
  await connection();
  return (
    <PublicPage
      title="Contact and takedown"
      lead="Who runs this service, how to have something taken down, and where to report a weakness."
    >
      <PageSection id="operator" title="Who runs this service">
        <WhoRunsThis of={operator()} />
      </PageSection>
      <PageSection id="takedown" title="Ask for a takedown">
        <p className="max-w-prose">
          For a review, a question, an answer or a study. Paste its address, then give the reason and an e-mail address
          for the answer. The operator reads it and decides; the decision is public in the{" "}
          <a href="/moderation">moderation log</a>, whether it is removed or stays. You can ask{" "}
          {allowed("reports", "client")}.
        </p>
        <form action="/moderation/report" method="get" className="max-w-prose space-y-3">
          <label htmlFor="post" className="block font-semibold">
            Address or id of the post
          </label>
          <input id="post" name="post" required dir="ltr" autoComplete="off" className="control w-full" />
          <button type="submit" className="button">
            Go on
          </button>
        </form>
        <p className="max-w-prose">
          For anything else, such as an entry of the catalogue or a desk assessment, write to the operator.{" "}
          <a href="/sources#corrections">How entries are corrected</a>
        </p>
      </PageSection>
      <PageSection id="security" title="Report a weakness">
        <p className="max-w-prose">
          Write to the operator of this service before you publish it, and say how to repeat it.{" "}
          {operator().contact !== null && (
            <>
              The address is also in <a href="/.well-known/security.txt">security.txt</a>.{" "}
            </>
          )}
          Try it on a copy of your own: the software is open-source, and one command starts it.
        </p>
      </PageSection>
    </PublicPage>
  );
}
