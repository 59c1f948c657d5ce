import published from "#lib/content/gitleaks-rules.json" with { type: "json" };
import { entropyOf, isPlaceholder, looksLikeToken } from "#lib/content/looks-real.ts";
import { base64url, type SecretPattern, token } from "#lib/content/secret-pattern.ts";

type PublishedRule = { id: string; form: string; entropy: number; allowed?: string };

/** The part of a published form that all its tokens share: `ghp_`, `sk-ant-api03-`, `ATATT3`. */
const firstPart = /^(?:\(\?:)*((?:[A-Za-z]{2}(?:\w|-|\\\.){0,20}(?:[-_]|\\\.))|[A-Za-z][A-Za-z0-9]{5,12}(?=\[))/;

// Beginnings of tokens that gitleaks does not know yet.
const more =
  "xai- gsk_ r8_ nvapi- pcsk_ tvly- fc- e2b_ lsv2_pt_ lsv2_sk_ csk- tgp_v1_ fw_ jina_ wandb_v1_ rpa_ apify_api_ GOCSPX- " +
  "ya29\\. rnd_ napi_ npg_ sbp_ sb_secret_ ATBB CCIPAT_ dckr_pat_ figd_ bkua_ CFPAT- AVNS_ FLWSECK- re_ AKID GOOG1E " +
  "sl\\.u\\. IQoJb3JpZ2lu tskey- phx_ nfp_ vcp_ cfut_ cfat_ whsec_ sk\\.eyJ pat-na1- pat-eu1- sr_live_ vercel_blob_rw_ sq0csp- ATCTT3";
const moreForms: [id: string, form: string][] = [
  ["telegram-bot-token", `(?:bot)?\\d{8,10}:AA${base64url}{32,33}`],
  ["discord-bot-token", `[MNO]${base64url}{23,27}\\.${base64url}{6}\\.${base64url}{27,45}`],
  ["facebook-token", "EAA[A-Za-z0-9]{80,400}"],
  ["firebase-server-key", `AAAA${base64url}{7}:APA91b${base64url}{100,200}`],
  ["nuget-key", "oy2[a-z0-9]{43}"],
  ["crates-io-token", "cio[A-Za-z0-9]{32}"],
  ["azure-devops-token", "[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}"],
  ["azure-service-key", "[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{20,30}"],
  ["clickup-token", "pk_\\d{5,12}_[A-Z0-9]{32}"],
  ["asana-token", "\\d/\\d{16}(?:/\\d{16})?:[0-9a-f]{32}"],
];
const tooCommon = /^(?:API|key|access|live)/;
const beginnings = new Set([
  ...published.rules.flatMap(({ form }) => firstPart.exec(form)?.[1] ?? []).filter((part) => !tooCommon.test(part)),
  ...more.split(" "),
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
  ...moreForms.map(([id, form]) => token(id, form)),
];
