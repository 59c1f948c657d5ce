/** JSON of what zod read, where a number of 64 bits is a bigint. */
export const written = (answers: object): string =>
  JSON.stringify(answers, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value));
