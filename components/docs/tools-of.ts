import type { ShownTool } from "./mcp-reference.tsx";
import { type Member, membersOf, type Schema } from "./members-of.ts";
import type { Operation } from "./operations-of.ts";

/** A tool as MCP lists it, with the names of the REST operations that do the same. */
export type ListedTool = {
  name: string;
  twins: string[];
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: Schema;
  annotations?: { readOnlyHint?: boolean | undefined; idempotentHint?: boolean | undefined } | undefined;
};

/** The tools, each beside the REST operations that do the same. */
export function toolsOf(listed: ListedTool[], operations: Operation[]): ShownTool[] {
  return listed.map(({ name, twins, title = name, description = "", inputSchema, annotations }) => {
    const documented = operations
      .filter(({ id }) => twins.includes(id))
      .flatMap((one) => [...one.parameters, ...sentIn(one)]);
    const members = membersOf(inputSchema, "sent").map((member) => withShape(member, documented));
    const isKnown = (member: Member) => documented.some((one) => sayTheSame(one, member));
    return {
      name,
      title,
      description,
      twins,
      hints: [
        annotations?.readOnlyHint ? "reads only" : "writes",
        ...(annotations?.readOnlyHint || !annotations?.idempotentHint ? [] : ["a repeat makes no second record"]),
      ],
      arguments: members.map(({ name, type, required }) => ({ name, type, ...(required && { required }) })),
      explained: members.filter((member) => !isKnown(member)),
    };
  });
}

const sayTheSame = (one: Member, other: Member) => one.name === other.name && one.description === other.description;

/** The members of an operation's body. */
export const sentIn = ({ body }: Operation): Member[] => (body !== undefined && "members" in body ? body.members : []);

/** The list of tools spells a shape out; here its name links to the shape. */
function withShape(member: Member, members: Member[]): Member {
  const twin = members.find(({ name }) => name === member.name);
  const isShape = twin?.type.some((word) => typeof word !== "string") === true;
  const { members: _, ...bare } = member;
  return isShape ? { ...bare, type: twin.type } : member;
}
