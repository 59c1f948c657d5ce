import { expect, test, vi } from "vitest";
import { type Field, refuseContent, refuseUnsafeUnicode } from "#lib/content/refuse-content.ts";
import { AppError } from "#lib/errors.ts";
import { benignPosts } from "#lib/testing/corpus/benign-posts.ts";
import { fabricatedPersonPosts } from "#lib/testing/corpus/fabricated-people.ts";
import { fabricatedSecretPosts, fabricatedTokens } from "#lib/testing/corpus/fabricated-secrets.ts";

const token = fabricatedTokens(20260314).find(({ kind }) => kind === "gitlab token")!.secret;

async function refusalOf(fields: Field[]): Promise<AppError> {
  const refusal = await refuseContent(fields).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  return refusal as AppError;
}

test("clean fields pass", async () => {
  await expect(refuseContent(benignPosts.map((text, i) => ({ pointer: `/${i}`, text })))).resolves.toBeUndefined();
});

test("a secret is refused with its field, rule and range, and what to do", async () => {
  const refusal = await refusalOf([
    { pointer: "/title", text: "Which scope?" },
    { pointer: "/body", text: `I used ${token} here` },
  ]);
  expect(refusal.code).toBe("contains_secret");
  expect(refusal.status).toBe(400);
  expect(refusal.message).toContain("<API_KEY>");
  expect(refusal.extras.details).toEqual([
    {
      pointer: "/body",
      message: `looks like a secret (rule gitlab-pat) from code point 7 up to ${7 + token.length}: remove it or write <API_KEY> instead.`,
    },
  ]);
});

test("identifying data is refused with its field, rule and range, and what to do", async () => {
  const refusal = await refusalOf([
    { pointer: "/body", text: "Call +49 151 23456789 or mail mara.holm@kontor-ost.eu" },
  ]);
  expect(refusal.code).toBe("contains_personal_data");
  expect(refusal.extras.details?.map(({ message }) => message)).toEqual([
    "looks like personal data (rule phone_number) from code point 5 up to 21: remove it or write <PHONE> instead.",
    "looks like personal data (rule email) from code point 30 up to 53: remove it or write <EMAIL> instead.",
  ]);
});

test("all faults of all fields are named at once, secrets first", async () => {
  const refusal = await refusalOf([
    { pointer: "/a", text: "mara.holm@kontor-ost.eu" },
    { pointer: "/b", text: `${token} and again ${token}` },
  ]);
  expect(refusal.code).toBe("contains_secret");
  expect(refusal.extras.details?.map(({ pointer }) => pointer)).toEqual(["/b", "/b", "/a"]);
});

test("a mail address inside a leaked login is one fault", async () => {
  const text = `smtp://${"mara.holm%40kontor-ost.eu"}:${token}@mail.acme.dev`;
  expect((await refusalOf([{ pointer: "/body", text }])).extras.details).toHaveLength(1);
});

test("no refusal carries any part of the value", async () => {
  const samples = [
    ...fabricatedSecretPosts(1, 20260315).map(({ secret, text }) => ({ value: secret, text })),
    ...fabricatedPersonPosts(2, 20260316),
  ];
  for (const { value, text } of samples) {
    const refusal = await refuseContent([{ pointer: "/body", text }]).catch((error: unknown) => error as AppError);
    if (!refusal) continue;
    const said = JSON.stringify([refusal.message, refusal.extras, refusal.headers]);
    const parts = Array.from({ length: Math.max(0, value.length - 9) }, (_, at) => value.slice(at, at + 10));
    expect(parts.filter((part) => said.includes(part))).toEqual([]);
  }
});

test("neither a refusal nor its making writes anything anywhere", async () => {
  const spies = [
    ...(["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name)),
    vi.spyOn(process.stdout, "write"),
    vi.spyOn(process.stderr, "write"),
  ];
  const samples = [...fabricatedSecretPosts(1, 20260317).slice(0, 60), ...fabricatedPersonPosts(2, 20260318)];
  for (const { text } of samples) await refuseContent([{ pointer: "/body", text }]).catch(() => {});
  const written = spies.flatMap(({ mock }) => mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(written).toEqual([]);
});

test("hidden characters are refused with code point and offset, one per field", () => {
  const fields = [
    { pointer: "/title", text: "fine" },
    { pointer: "/body", text: "🚀a\u200bb\u200b" },
    { pointer: "/tags/0", text: "\u{e0041}" },
  ];
  let refusal: unknown;
  try {
    refuseUnsafeUnicode(fields);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(AppError);
  expect((refusal as AppError).code).toBe("unsafe_unicode");
  expect((refusal as AppError).extras.details).toEqual([
    { pointer: "/body", message: "U+200B at offset 2 (code points) is hidden or unsafe: leave it out." },
    { pointer: "/tags/0", message: "U+E0041 at offset 0 (code points) is hidden or unsafe: leave it out." },
  ]);
  expect(() => refuseUnsafeUnicode([{ pointer: "/title", text: "fine" }])).not.toThrow();
});

test("what is refused by itself is refused among other texts, wherever it stands", async () => {
  const samples = [
    ...fabricatedSecretPosts(1, 20260317).map(({ secret, text }) => [secret, text]),
    ...fabricatedPersonPosts(1, 20260318).map(({ value, text }) => [value, text]),
  ]
    .filter((_, at) => process.env.FULL_TESTS || at % 8 === 0)
    .flat();
  let refusedAlone = 0;
  for (const text of samples) {
    const alone = await refuseContent([{ pointer: "/body", text }]).then(
      () => null,
      (error: AppError) => error.code,
    );
    if (alone === null) continue;
    refusedAlone += 1;
    for (const fields of [
      [text, "A title", "claude-sonnet"],
      ["A title", text, "claude-sonnet"],
      ["A title", "claude-sonnet", text],
    ]) {
      const refusal = await refusalOf(fields.map((one, index) => ({ pointer: `/${index}`, text: one })));
      expect([refusal.code, refusal.extras.details!.length > 0]).toEqual([alone, true]);
    }
  }
  expect(refusedAlone).toBeGreaterThan(samples.length / 2);
});
