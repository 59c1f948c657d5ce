/** One kind of credential: its rule id, its form (group 1 is the value, else the whole match) and an optional check. */
export type SecretPattern = {
  rule: string;
  form: RegExp;
  /** A part of every match that is found faster: without it the text is not searched for the form. */
  clue?: RegExp;
  /** Decides on a value that has the form; without it any value that is not a placeholder counts. */
  isReal?: (value: string, match: RegExpExecArray) => boolean;
  /** The value has its own prefix, so it is also recognised across a line break. */
  isToken?: true;
  /** The form without the boundaries that tokens share. */
  unbounded?: string;
};

// Every form is bounded or starts at a boundary, so no input makes it backtrack more than linearly in practice.

/** A token with a fixed prefix; one letter or digit may precede it directly, as in `-pghp_…`. */
export function token(rule: string, form: string, isReal?: SecretPattern["isReal"]): SecretPattern {
  const pattern = { rule, form: bounded(form), unbounded: form, isToken: true as const };
  return isReal ? { ...pattern, isReal } : pattern;
}

/** The shortest token with its own prefix has so many letters and no blank. */
export const shortestToken = 12;

const longWords = new RegExp(`\\S{${shortestToken},}`, "g");

/** Reports whether a text has one of the tokens, for a small part of the time of a search for each. */
export function anyToken(patterns: SecretPattern[]): (text: string) => boolean {
  const tokens = bounded(patterns.flatMap(({ unbounded }) => unbounded ?? []).join("|"));
  return (text) => text.match(longWords)?.some((word) => word.search(tokens) >= 0) ?? false;
}

const bounded = (form: string) => new RegExp(`(?<!(?<!-)[A-Za-z0-9])(?:${form})(?![A-Za-z0-9])`, "g");
