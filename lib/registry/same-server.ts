const kinds = ["package", "remote", "repository"] as const;

/**
 * Whether two records, of which each has these identities, describe one server: more of package, remote and repository
 * agree than differ. What either leaves out is neither.
 */
export function isSameServer(one: string[], other: string[]): boolean {
  const balance = kinds.map((kind) => {
    const [left, right] = [ofKind(one, kind), ofKind(other, kind)];
    if (left.length === 0 || right.length === 0) return 0;
    return left.some((identity) => right.includes(identity)) ? 1 : -1;
  });
  return balance.reduce<number>((sum, each) => sum + each, 0) > 0;
}

const ofKind = (identities: string[], kind: (typeof kinds)[number]) =>
  identities.filter((identity) => kindOf(identity) === kind);

const kindOf = (identity: string): (typeof kinds)[number] =>
  /^remote:/.test(identity) ? "remote" : /^repository:/.test(identity) ? "repository" : "package";
