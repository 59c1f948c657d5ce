import { type Audience, defaultIds } from "../../personas/contract.ts";

/** Whether the personas are those that every study of an audience asks by default. */
export const isStandard = ({
  personas,
  audience,
}: {
  personas: readonly { id: string }[];
  audience: Audience;
}): boolean => personas.every(({ id }) => defaultIds[audience].includes(id));
