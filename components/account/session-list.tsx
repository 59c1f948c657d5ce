import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { minute, plural } from "#lib/format.ts";
import type { SessionRow } from "#lib/sign-in/contract.ts";
import { browserName } from "./browser-name.ts";

/** Where a person is signed in, and the button that ends all of it. */
export function SessionList({ sessions }: { sessions: SessionRow[] }) {
  return (
    <Section id="sessions" title={`Signed in on ${plural(sessions.length, "browser")}`}>
      <ul className="border-hairline border-b">
        {sessions.map(({ user_agent, created_at, is_this }) => (
          <li key={created_at} className="border-hairline border-t py-2">
            <p className="wrap-anywhere">{browserName(user_agent)}</p>
            <p className="text-ink-2 text-sm">
              Since {minute(created_at)}
              {is_this && ", this one"}
            </p>
          </li>
        ))}
      </ul>
      <form action="/account/sign-out" method="post">
        <Submit isQuiet name="where" value="everywhere">
          Sign out everywhere
        </Submit>
      </form>
    </Section>
  );
}
