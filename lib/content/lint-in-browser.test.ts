import { expect, test } from "vitest";
import { findUnsafeUnicode } from "#lib/content/hidden-text.ts";
import { lintInBrowser } from "#lib/content/lint-in-browser.ts";
import { findPersonalData, findSecrets } from "#lib/content/refuse-content.ts";
import { benignPosts } from "#lib/testing/corpus/benign-posts.ts";
import { fabricatedPersonPosts } from "#lib/testing/corpus/fabricated-people.ts";
import { fabricatedSecretPosts } from "#lib/testing/corpus/fabricated-secrets.ts";
import { hiddenTexts } from "#lib/testing/corpus/hidden-text.ts";
import { honestTexts } from "#lib/testing/corpus/honest-text.ts";
import { pathologicalPosts } from "#lib/testing/corpus/pathological-posts.ts";

const secretPosts = fabricatedSecretPosts(1, 20260319);

test("nearly all secrets are found while they are written", () => {
  const missed = secretPosts.filter(({ text }) => lintInBrowser(text).length === 0);
  console.log(`secrets in the browser: ${secretPosts.length - missed.length} of ${secretPosts.length} found`);
  expect(missed.length / secretPosts.length, missed.map(({ kind }) => kind).join()).toBeLessThanOrEqual(0.05);
});

test("identifying data is found but for phone numbers", () => {
  const missed = fabricatedPersonPosts(2, 20260320).filter(({ text }) => lintInBrowser(text).length === 0);
  const otherwise = missed.filter(({ text }) => findPersonalData(text).some(({ rule }) => rule !== "phone_number"));
  expect(otherwise.map(({ kind }) => kind)).toEqual([]);
});

test("every hidden character is found, and each of several", () => {
  expect(hiddenTexts.filter(({ text }) => !lintInBrowser(text).some(({ rule }) => rule === "unsafe_unicode"))).toEqual(
    [],
  );
  expect(lintInBrowser("🚀a\u200bb\u{e0041}c\u202e")).toEqual([
    { rule: "unsafe_unicode", start: 3, end: 4, message: "U+200B is hidden or unsafe: leave it out." },
    { rule: "unsafe_unicode", start: 5, end: 7, message: "U+E0041 is hidden or unsafe: leave it out." },
    { rule: "unsafe_unicode", start: 8, end: 9, message: "U+202E is hidden or unsafe: leave it out." },
  ]);
});

test("what the browser finds the service refuses too, and honest posts have nothing", async () => {
  const stricter: string[] = [];
  for (const text of [...benignPosts, ...honestTexts, ...secretPosts.map((post) => post.text)]) {
    if (lintInBrowser(text).length === 0) continue;
    const refused = findSecrets(text).length > 0 || findPersonalData(text).length > 0 || findUnsafeUnicode(text);
    if (!refused) stricter.push(text);
  }
  expect(stricter).toEqual([]);
  expect([...benignPosts, ...honestTexts].filter((text) => lintInBrowser(text).length > 0)).toEqual([]);
});

test("the range cuts the value out of the text, in order, and the message does not repeat it", () => {
  const text = "🚀 mail mara.holm@kontor-ost.eu or NL20 INGB 0001 2345 67";
  const lints = lintInBrowser(text);
  expect(lints.map(({ rule, start, end }) => [rule, text.slice(start, end)])).toEqual([
    ["email", "mara.holm@kontor-ost.eu"],
    ["iban", "NL20 INGB 0001 2345 67"],
  ]);
  expect(lints.map(({ message }) => message)).toEqual([
    "Looks like an e-mail address: remove it or write <EMAIL>.",
    "Looks like an account number (IBAN): remove it or write <IBAN>.",
  ]);
  for (const { secret, text } of secretPosts)
    for (const { message } of lintInBrowser(text)) expect(message).not.toContain(secret.slice(0, 10));
});

test("a login inside an address is one fault", () => {
  const secret = secretPosts.find(({ kind }) => kind === "gitlab token")!.secret;
  expect(lintInBrowser(`smtp://${"mara.holm%40kontor-ost.eu"}:${secret}@mail.acme.dev`)).toHaveLength(1);
});

test("input made to be slow is read to the end", { tags: "full" }, () => {
  for (const post of pathologicalPosts) expect(lintInBrowser(post)).toBeInstanceOf(Array);
});
