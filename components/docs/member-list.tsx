import { Fragment } from "react";
import type { Member, Word } from "./members-of.ts";

type Props = {
  members: Member[];
  /** For a request, required members are marked; for an answer, optional ones. */
  sent?: boolean;
  /** How deep objects without a name are open; deeper ones are folded. */
  open?: number;
};

/** The members of an object: names and types beside their meaning. */
export function MemberList({ members, sent = false, open = 0 }: Props) {
  return (
    <dl>
      {members.map((member) => (
        <div key={member.name}>
          <dt>
            <code>{member.name}</code>
            <small>
              <Type words={member.type} />
            </small>
            {sent && member.required && <small>required</small>}
            {!sent && !member.required && <small>may be absent</small>}
          </dt>
          <dd>
            <Meaning member={member} />
            {member.members && <Deeper name={member.name} members={member.members} sent={sent} open={open} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A type in words, with a link to each shape it names. */
export function Type({ words }: { words: Word[] }) {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a type keep their places
    <Fragment key={index}>
      {typeof word === "string" ? word : <a href={`#shape-${word.shape}`}>{word.shape}</a>}
    </Fragment>
  ));
}

function Meaning({ member: { description, values, facts } }: { member: Member }) {
  return (
    <>
      {description && <p>{description}</p>}
      {values && (
        <p>
          One of <code>{values.join(", ")}</code>.
        </p>
      )}
      {facts && (
        <p>
          <small>{facts.join(" · ")}</small>
        </p>
      )}
    </>
  );
}

type DeeperProps = { name: string; members: Member[]; sent: boolean; open: number };

function Deeper({ name, members, sent, open }: DeeperProps) {
  const list = <MemberList members={members} sent={sent} open={open - 1} />;
  if (open > 0) return list;
  return (
    <details>
      <summary>
        {members.length} {members.length === 1 ? "member" : "members"} of {name}
      </summary>
      {list}
    </details>
  );
}
