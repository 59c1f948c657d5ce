import { inWords } from "#lib/in-words.ts";
import { visitorStudies } from "#lib/studies/study-limits.ts";

/** What a visitor may do, and what signing in adds; `allowed` is how many studies, such as "5 a day". */
export function VisitorNote({ allowed }: { allowed: string }) {
  return (
    <p className="max-w-prose border-hairline border-s-4 ps-4 text-sm">
      <b>No account needed.</b> A visitor may begin {allowed}, {inWords(visitorStudies.atOnce)} at once, with the
      built-in engine. Anyone who has the link can read a report; it is kept for {visitorStudies.days} days.{" "}
      <a href="/sign-in">Sign in for more</a>: personas of your own, and the models of this service where it has any.
    </p>
  );
}
