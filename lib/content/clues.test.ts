import fc from "fast-check";
import { expect, test } from "vitest";
import { readableCopies } from "#lib/content/hidden-text.ts";
import { anyToken, secretPatterns, shortestToken } from "#lib/content/pattern-secrets.ts";
import { cluedPersonal } from "#lib/content/personal-patterns.ts";
import { benignPosts } from "#lib/testing/corpus/benign-posts.ts";
import { fabricatedPersonPosts } from "#lib/testing/corpus/fabricated-people.ts";
import { fabricatedSecretPosts, fabricatedTokens } from "#lib/testing/corpus/fabricated-secrets.ts";
import { realExcerpts } from "#lib/testing/corpus/real-excerpts.ts";
import { reportedSecrets } from "#lib/testing/corpus/reported-secrets.ts";
import { vendorPosts } from "#lib/testing/corpus/vendor-secrets.ts";

const texts = [
  ...[...fabricatedSecretPosts(3, 31), ...reportedSecrets(33), ...vendorPosts(34)],
  ...[...fabricatedPersonPosts(6, 35), ...realExcerpts],
].map(({ text }) => text);
const copies = [...texts, ...fabricatedTokens(32).map(({ secret }) => secret), ...benignPosts].flatMap((text) =>
  readableCopies(text).map((copy) => copy.text),
);

const clued = [...secretPatterns, ...cluedPersonal].flatMap(({ form, clue }) =>
  clue === undefined ? [] : [{ form, clue }],
);
const tokens = secretPatterns.filter(({ unbounded }) => unbounded !== undefined);

/** Texts of a form, without the conditions on what is beside them: fast-check makes none of those. */
const textsOfForm = (form: RegExp) => {
  const source = withoutConditions(form.source).replaceAll("\\b", "").replaceAll("\\2", "-");
  return fc.stringMatching(new RegExp(source, form.flags.replace(/[gi]/g, "")));
};

function withoutConditions(source: string): string {
  const start = source.search(/\(\?<?[=!]/);
  if (start < 0) return source;
  let depth = 0;
  let inClass = false;
  for (let at = start; ; at += 1) {
    const sign = source[at];
    if (sign === "\\") at += 1;
    else if (inClass) inClass = sign !== "]";
    else if (sign === "[") inClass = true;
    else if (sign === "(") depth += 1;
    else if (sign === ")" && --depth === 0) {
      const group = source.slice(start, at + 1);
      // A form that only looks ahead captures its value there.
      const kept = /^\(\?=\((?!\?)/.test(group) ? group.slice(3, -1) : "";
      return source.slice(0, start) + withoutConditions(kept + source.slice(at + 1));
    }
  }
}

test("a text with a form has its clue: every text of the corpora", () => {
  let matched = 0;
  for (const { form, clue } of clued)
    for (const text of copies) {
      if (text.search(form) < 0) continue;
      matched += 1;
      expect(clue.test(text), `${clue} in ${form}`).toBe(true);
    }
  expect(matched).toBeGreaterThan(300);
});

test.each(clued)("a text with a form has its clue: $clue in texts made of $form", ({ form, clue }) => {
  let matched = 0;
  const sample = fc.tuple(textsOfForm(form), fc.constantFrom("", " ", "\n"));
  fc.assert(
    fc.property(sample, ([text, beside]) => {
      const whole = `${beside}${text}${beside}`;
      if (whole.search(form) < 0) return;
      matched += 1;
      expect(whole.search(clue)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
  expect(matched).toBeGreaterThan(0);
});

test.each(tokens)("a token has no blank and is long enough: $rule, $unbounded", ({ unbounded, form }) => {
  const hasToken = anyToken(tokens);
  fc.assert(
    fc.property(textsOfForm(new RegExp(`^(?:${unbounded})$`)), (text) => {
      expect(text).not.toMatch(/\s/);
      expect(text.length).toBeGreaterThanOrEqual(shortestToken);
      const whole = `of ${text}\n`;
      if (whole.search(form) >= 0) expect(hasToken(whole)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test("a text has a token by long words where a form finds it: every text of the corpora", () => {
  const hasToken = anyToken(tokens);
  for (const text of copies) expect(hasToken(text)).toBe(tokens.some(({ form }) => text.search(form) >= 0));
});
