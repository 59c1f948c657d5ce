import { plural } from "#lib/format.ts";
import { MemberList } from "./member-list.tsx";
import type { Member } from "./members-of.ts";
import { Section } from "./parts.tsx";

/** A named shape that several operations use. */
export type Shape = { name: string; description: string; members: Member[]; isSent: boolean };

/** Every named shape once; operations link to it. */
export function Shapes({ shapes }: { shapes: Shape[] }) {
  return (
    <Section id="shapes" title="Shapes">
      <p>What several operations take or answer with, described once.</p>
      <div className="shapes">
        {shapes.map(({ name, description, members, isSent }) => (
          <div className="entry" key={name} id={`shape-${name}`}>
            <h3>
              <a href={`#shape-${name}`}>
                <code>{name}</code>
              </a>
            </h3>
            {description !== "" && <p>{description}</p>}
            <details>
              <summary>{plural(members.length, "member")}</summary>
              <MemberList members={members} sent={isSent} open={isSent ? 3 : 0} />
            </details>
          </div>
        ))}
      </div>
    </Section>
  );
}
