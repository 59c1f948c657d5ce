import published from "#lib/content/gitleaks-rules.json" with { type: "json" };
import { entropyOf, isPlaceholder, looksLikeToken } from "#lib/content/looks-real.ts";
import more from "#lib/content/more-tokens.json" with { type: "json" };
import { type SecretPattern, token } from "#lib/content/secret-pattern.ts";

type PublishedRule = { id: string; form: string; entropy: number; allowed?: string };

/** The part of a published form that all its tokens share: `ghp_`, `sk-ant-api03-`, `ATATT3`. */
const firstPart = /^(?:\(\?:)*((?:[A-Za-z]{2}(?:\w|-|\\\.){0,20}(?:[-_]|\\\.))|[A-Za-z][A-Za-z0-9]{5,12}(?=\[))/;

const tooCommon = /^(?:API|key|access|live)/;
const beginnings = new Set([
  ...published.rules.flatMap(({ form }) => firstPart.exec(form)?.[1] ?? []).filter((part) => !tooCommon.test(part)),
  ...more.beginnings,
]);

/** The vendors' tokens: the forms that gitleaks publishes, and random text after the beginning of a token. */
export const vendorTokens: SecretPattern[] = [
  ...published.rules.map(({ id, form, entropy, allowed }: PublishedRule) => {
    const allow = allowed === undefined ? undefined : new RegExp(allowed);
    // What goes on after a dot is a file or a member of a program.
    return token(
      id,
      `(?:${form})(?!\\.\\w)`,
      (value) => entropyOf(value) >= entropy && !isPlaceholder(value) && !allow?.test(value),
    );
  }),
  // Vendors change the lengths of their tokens. Inside other random text such a beginning is chance.
  token(
    "vendor-token",
    `(?<![A-Za-z0-9][._-])(?:${[...beginnings].join("|")})([A-Za-z0-9_+/-]{16,2000})`,
    looksLikeToken,
  ),
  // Tokens that gitleaks does not know yet.
  ...more.forms.map(({ id, form }) => token(id, form)),
];
