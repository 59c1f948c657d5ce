import { expect, test } from "vitest";
import participation from "#lib/activity/participation.json" with { type: "json" };
import { findPersonalData } from "#lib/content/refuse-content.ts";
import { benignPosts } from "#lib/testing/corpus/benign-posts.ts";
import { fabricatedPersonPosts } from "#lib/testing/corpus/fabricated-people.ts";
import { realExcerpts } from "#lib/testing/corpus/real-excerpts.ts";

const rulesOf = (text: string) => findPersonalData(text).map(({ rule }) => rule);

test("at least 95 of 100 posts with fabricated identifying data are found", () => {
  const posts = fabricatedPersonPosts(6, 20260313);
  const missed = posts.filter(({ text }) => findPersonalData(text).length === 0);
  const kinds = new Set(posts.map(({ kind }) => kind)).size;
  console.log(`personal data: ${posts.length - missed.length} of ${posts.length} found, ${kinds} kinds`);
  expect(posts.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / posts.length, missed.map(({ kind }) => kind).join()).toBeLessThanOrEqual(0.05);
});

test("no benign post is taken for personal data, real logs and stack traces among them", () => {
  const harmless = [...benignPosts, ...realExcerpts.map(({ text }) => text)];
  const taken = harmless.filter((post) => findPersonalData(post).length > 0);
  console.log(
    `benign posts: ${taken.length} of ${harmless.length} refused for personal data, ${realExcerpts.length} real`,
  );
  expect(harmless.length).toBeGreaterThanOrEqual(300);
  expect(taken).toEqual([]);
});

test("the range counts code points and covers the value alone", () => {
  const text = "🚀 mail mara.holm@kontor-ost.eu, please";
  expect(findPersonalData(text)).toEqual([{ rule: "email", start: 7, end: 30 }]);
});

test("an address inside an address of a page is found too", () => {
  expect(rulesOf("https://mara.holm@kontor-ost.eu/")).toEqual(["email"]);
  expect(rulesOf("https://acme.dev/?to=mara.holm%40kontor-ost.eu")).toEqual(["email"]);
});

test("markdown's marks inside a value hide nothing", () => {
  expect(rulesOf("**mara**.holm@**kontor-ost**.eu")).toEqual(["email"]);
  expect(rulesOf("NL20`INGB`0001234567")).toEqual(["iban"]);
});

test("each kind has its own rule", () => {
  expect(rulesOf("yuki.tanaka@gmail.com")).toEqual(["email"]);
  expect(rulesOf("+49 151 23456789")).toEqual(["phone_number"]);
  expect(rulesOf("4539 5787 6362 1486")).toEqual(["payment_card"]);
  expect(rulesOf("NL20 INGB 0001 2345 67")).toEqual(["iban"]);
  expect(rulesOf("219-45-6781")).toEqual(["us_ssn"]);
  expect(rulesOf("cd /home/mara/app")).toEqual(["home_path"]);
  expect(participation.never[1]).toBe("Never post personal data, such as {{personalData}}.");
});

test("addresses of a function, of examples and of no mail server are left alone", () => {
  const allowed = [
    "support@acme.dev",
    "no-reply@mail.acme.dev",
    "security+reports@acme.dev",
    "git@github.com",
    "alice@example.com",
    "bob@sub.example.org",
    "carol@service.test",
    "dave@host.invalid",
    "erin@printer.local",
    "12345+octo@users.noreply.github.com",
    "https://user:pw@db.acme.dev/x",
    `https://${"0a1b2c3d".repeat(4)}@o1.ingest.acme.dev/42`,
    "icon@2x.png",
    "left-pad@1.3.0",
    "@scope/name@2.0.0-beta.rc",
    "x@w.T",
    "q@k.transpose(1, 2)",
  ];
  expect(allowed.filter((text) => findPersonalData(text).length > 0)).toEqual([]);
});

test("published test cards, example accounts and numbers of fiction are left alone", () => {
  const allowed = [
    "4242 4242 4242 4242",
    "4000056655665556",
    "5555-5555-5555-4444",
    "3782 822463 10005",
    "DE89 3704 0044 0532 0130 00",
    "GB82WEST12345698765432",
    "+1 202 555 0143",
    "+44 7700 900123",
    "+1 500 555 0006",
    "123-45-6789",
    "078-05-1120",
  ];
  expect(allowed.filter((text) => findPersonalData(text).length > 0)).toEqual([]);
});

test("a wrong check digit, issuer or area means it is nobody's number", () => {
  const wrong = [
    "4539 5787 6362 1487",
    "9539578763621486",
    "NL21 INGB 0001 2345 67",
    "000-45-6781",
    "+49 1",
    "+999 151 2345678",
  ];
  expect(wrong.filter((text) => findPersonalData(text).length > 0)).toEqual([]);
});

test("tables of numbers hold no cards", () => {
  expect(findPersonalData("4539 5787 6362 1486 2210 9981 4512\n5100 5200 5300 5400 5500 5600")).toEqual([]);
});

test("addresses of machines and paths are published", () => {
  expect(findPersonalData("93.184.216.34, 2606:2800:220:1::1, /home/runner/app, C:\\Users\\runner\\app")).toEqual([]);
});

test("the hexadecimal groups of an id are no account number, and an account number beside it is", () => {
  const ids = [
    "ee194782-f300-43bc-884c-26dc4384df13",
    "1441fb9d-bd5a-45dd-be21-1ef580cf46af",
    "6ff32ad9-c58b-4ff7-be35-c6e859a5ac82",
  ];
  for (const id of ids) expect(findPersonalData(`run-${id}, trace ${id}.`)).toEqual([]);
  expect(findPersonalData(`${ids[0]} DE75 5121 0800 1245 1261 99`).map(({ rule }) => rule)).toEqual(["iban"]);
});
