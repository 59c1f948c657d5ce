import { expect, test, vi } from "vitest";
import { benignPosts } from "#lib/content/corpus/benign-posts.ts";
import { fabricatedSecretPosts, fabricatedTokens } from "#lib/content/corpus/fabricated-secrets.ts";
import { seeded } from "#lib/content/corpus/seeded.ts";
import { findSecrets } from "#lib/content/find-secrets.ts";
import { secretPatterns } from "#lib/content/secret-patterns.ts";

const posts = fabricatedSecretPosts(3, 20260311);
const tokens = fabricatedTokens(20260312);
const isFound = async (text: string) => (await findSecrets(text)).length > 0;

/** The part of the text that a range in code points covers. */
const covered = (text: string, { start, end }: { start: number; end: number }) =>
  Array.from(text).slice(start, end).join("");

async function missedOf<T>(samples: T[], write: (sample: T) => string): Promise<T[]> {
  const missed: T[] = [];
  for (const sample of samples) if (!(await isFound(write(sample)))) missed.push(sample);
  return missed;
}

test("at least 95 of 100 posts with a fabricated credential are found", async () => {
  const missed = await missedOf(posts, ({ text }) => text);
  const kinds = new Set(posts.map(({ kind }) => kind)).size;
  console.log(`secrets: ${posts.length - missed.length} of ${posts.length} found, ${kinds} kinds`);
  expect(posts.length).toBeGreaterThanOrEqual(120);
  expect(kinds).toBeGreaterThanOrEqual(40);
  expect(missed.length / posts.length, missed.map(({ kind }) => kind).join()).toBeLessThanOrEqual(0.05);
});

test("at most one of the benign posts is taken for a secret", async () => {
  const taken: string[] = [];
  for (const post of benignPosts) if (await isFound(post)) taken.push(post);
  console.log(`benign posts: ${taken.length} of ${benignPosts.length} refused for secrets`);
  expect(benignPosts.length).toBeGreaterThanOrEqual(200);
  expect(taken.length, taken.join("\n")).toBeLessThanOrEqual(1);
});

test("a token with a form of its own is found without a telling word beside it", async () => {
  const missed = await missedOf(tokens, ({ secret }) => `It printed ${secret} and went on.`);
  console.log(`bare tokens: ${tokens.length - missed.length} of ${tokens.length} kinds found`);
  expect(missed.map(({ kind }) => kind)).toEqual([]);
});

test("a stand-in with the beginning of a token is no secret", async () => {
  const taken: string[] = [];
  for (const { kind, secret, other } of tokens) {
    let shared = 0;
    while (secret[shared] === other[shared]) shared += 1;
    const beginning = secret.slice(0, shared);
    const standIns = [`${beginning}...`, beginning + "x".repeat(secret.length - shared), `${beginning}YOUR_KEY_HERE`];
    for (const standIn of standIns)
      if (await isFound(`Set SERVICE_TOKEN=${standIn} first.`)) taken.push(`${kind}: ${standIn}`);
  }
  expect(taken).toEqual([]);
});

test("every pattern finds something in the corpus", () => {
  const idle = secretPatterns.filter(
    ({ form, isReal }) =>
      !posts.some(({ text }) =>
        Array.from(text.matchAll(form)).some((match) => !isReal || isReal(match[1] ?? match[0], match)),
      ),
  );
  expect(idle.map(({ rule, form }) => `${rule} ${form}`)).toEqual([]);
});

test("a comment cannot switch the scanner off", async () => {
  const switches = [
    "<!-- secretlint-disable -->",
    "/* secretlint-disable */",
    "// secretlint-disable-line",
    "# secretlint-disable-next-line",
    "secretlint-disable @secretlint/secretlint-rule-github",
    "<!-- gitleaks:allow -->",
  ];
  for (const comment of switches) {
    expect(await missedOf(tokens, ({ secret }) => `${comment}\n${secret} ${comment}`)).toEqual([]);
  }
});

test("disguised tokens are found: entities, backslashes, full-width and mathematical letters, zero-width characters", async () => {
  const shift = (text: string, change: (character: string, i: number) => string) => Array.from(text, change).join("");
  const disguises: Record<string, (secret: string) => string> = {
    decimal: (secret) => shift(secret, (character) => `&#${character.charCodeAt(0)};`),
    hexadecimal: (secret) =>
      shift(secret, (character, i) => (i % 3 ? character : `&#x${character.charCodeAt(0).toString(16)};`)),
    backslash: (secret) => shift(secret, (character) => (/[-_.~/+=$]/.test(character) ? `\\${character}` : character)),
    "backslash everywhere": (secret) => shift(secret, (character) => `\\${character}`.replace(/\\(?=[ux])/, "")),
    "unicode escape": (secret) =>
      shift(secret, (character, i) => (i % 4 ? character : `\\u00${character.charCodeAt(0).toString(16)}`)),
    "full-width": (secret) => shift(secret, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
    "mathematical bold": (secret) =>
      shift(secret, (c) => (/[a-z]/.test(c) ? String.fromCodePoint(0x1d41a + c.charCodeAt(0) - 97) : c)),
    "zero width": (secret) => shift(secret, (character, i) => (i % 5 ? character : `${character}\u200b`)),
    "soft hyphen": (secret) => shift(secret, (character, i) => (i % 5 ? character : `${character}\u00ad`)),
    emphasis: (secret) => `${secret.slice(0, 7)}**${secret.slice(7, 12)}**${secret.slice(12)}`,
    "code inside": (secret) => `${secret.slice(0, 9)}\`${secret.slice(9)}\``,
    "end of line in a string": (secret) => `"first line\\n${secret}\\nlast line"`,
  };
  for (const [name, disguise] of Object.entries(disguises)) {
    const missed = await missedOf(tokens, ({ secret }) => `It was ${disguise(secret)} here.`);
    expect(
      missed.map(({ kind }) => kind),
      name,
    ).toEqual([]);
  }
});

test("the range counts code points of the text as sent and covers the whole token", async () => {
  const github = tokens.find(({ kind }) => kind === "github token")!.secret;
  const plain = `🚀🚀 see ${github} there`;
  const found = await findSecrets(plain);
  expect(found).toEqual([{ rule: "github-token", start: 7, end: 47 }]);
  expect(covered(plain, found[0]!)).toBe(github);

  const escaped = github.replace("_", "&#95;");
  const disguised = `🚀 ${escaped} &amp; more`;
  const [range] = await findSecrets(disguised);
  expect(covered(disguised, range!)).toBe(escaped);
});

test("a private key is covered to its last line", async () => {
  const { text } = posts.find(({ kind }) => kind === "rsa private key")!;
  const [range] = await findSecrets(text);
  expect(covered(text, range!)).toMatch(/^-----BEGIN [\s\S]*-----END RSA PRIVATE KEY-----$/);
});

test("one credential is reported once, two are reported twice", async () => {
  const [one, two] = [tokens[0]!.secret, tokens.find(({ kind }) => kind === "npm token")!.secret];
  expect(await findSecrets(`api_key = "${one}"`)).toHaveLength(1);
  expect(await findSecrets(`${one}\n${two}`)).toHaveLength(2);
});

test("an account number alone is no secret", async () => {
  expect(await findSecrets("AWS_ACCOUNT_ID=123456789012")).toEqual([]);
});

test("nothing is written anywhere", async () => {
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name));
  const written = vi.spyOn(process.stderr, "write");
  for (const { text } of posts.slice(0, 60)) await findSecrets(text);
  for (const spy of [...spies, written]) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

test("input made to be slow is read to the end", async () => {
  const parts = [
    "1234567890",
    "a",
    "eyJ",
    "-eyJ",
    "@",
    "+1 ",
    "ghs_1_",
    "SG.aaaa",
    "sk-",
    "a://a:",
    "https://a:b@",
    "\\",
    "&#",
  ];
  const headers = [
    "-----BEGIN PRIVATE KEY-----",
    "password: ",
    "api_key=",
    "PuTTY-User-Key-File-2:",
    "cookie: sess",
    "Bearer ",
  ];
  for (const part of [...parts, ...headers]) {
    expect(await findSecrets(part.repeat(6000 / part.length))).toBeInstanceOf(Array);
  }
  const r = seeded(3);
  expect(await findSecrets(r.base64(6000))).toBeInstanceOf(Array);
});
