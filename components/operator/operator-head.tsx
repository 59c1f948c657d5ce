import type { ReactNode } from "react";
import { Submit } from "#components/text/field.tsx";

const places = [
  ["/operator", "Overview"],
  ["/operator/jobs", "Studies and webhooks"],
  ["/operator/posts", "Posts"],
  ["/operator/demand", "Searches"],
  ["/operator/accounts", "Accounts"],
  ["/operator/connector", "Connected clients"],
  ["/operator/desk", "Desk assessments"],
  ["/operator/doctor", "Doctor"],
  ["/operator/acts", "What operators did"],
  ["/status", "Status and incidents"],
] as const;

export type OperatorPlace = (typeof places)[number][0];
type Props = { title: string; at: OperatorPlace; children?: ReactNode };

/** The head of each page of the operator's: its title, what comes first there, and the ways to the others. */
export function OperatorHead({ title, at, children }: Props) {
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <form action="/operator/sign-out" method="post" data-screen-only="">
          <Submit isQuiet>Sign out</Submit>
        </form>
      </div>
      {children}
      <nav aria-label="Operator">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {places.map(([href, name]) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === at ? "page" : undefined}
                className="aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
