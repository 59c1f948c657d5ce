import { expect, test } from "vitest";
import { lintInBrowser } from "#lib/content/lint-in-browser.ts";
import { findPersonalData, findSecrets } from "#lib/content/refuse-content.ts";
import { expectCheap } from "#lib/testing/expect-cheap.ts";

/** As long as the longest text that people send, in UTF-16 units. */
const longest = 20_000;

// Beginnings and near misses of the forms that are searched for.
const parts = [
  ..."1234567890|a|A_|A=|A=b;|@|M|\\|\u0301|＠|＋|𝐠|&#|&amp;|%2b|%40|\\u0041|dp\u200b|eyJ|-eyJ|eyJa.eyJa.|+1 |+1234567 |4539 |DE89|1-|0 |00 |0-".split(
    "|",
  ),
  ...[
    "ghs_1_",
    "SG.aaaa",
    "sk-",
    "sk_live_",
    "xoxb-1234567890-",
    "xapp-1-A-1-",
    "t1.a.",
    "tk-us-",
    "a_b_c_",
    "A1b2C3d4E5f6-",
  ],
  ...["hooks.slack.com/services/", "https://a.webhook.office.com/webhookb2/", "https://rpc.a/", "https://a.hook/a/"],
  ...[
    "a://a:",
    "https://a:b@",
    "?sig=",
    "&sv=a",
    "server=a;",
    "a:5432:a:a:",
    "password: ",
    "password value=",
    "value='a' ",
  ],
  ...[
    "api_key=",
    "key is ",
    "secret (",
    'token" , "',
    "token ",
    "PASS_",
    "AUTH_KEY='",
    "cookie: sess",
    "a_session=",
    "Bearer ",
  ],
  ...[
    "sshpass -p ",
    "docker login ",
    "login -p ",
    "login a password b ",
    "mysql -p",
    "htpasswd -b a a ",
    "curl -u a:",
    "vault login a ",
  ],
  ...[
    "identified by a ",
    "echo a | sudo ",
    "-k a",
    "user login set a a a ",
    "kind: Secret\ndata:\n",
    "a: a\n",
    "> a1\n",
    "abcd abcd ",
  ],
  ...[
    "-----BEGIN PRIVATE KEY-----",
    "PuTTY-User-Key-File-2:",
    "MIIEpAIBAAKCAQEA ",
    'kty d: "aaaaaaaaaaaaaaaaaaaaaaaa" ',
    '"d":"',
  ],
  ...[
    '"a" + ',
    '"a" ',
    "'a'.",
    'join ["a", "b"], ',
    "`a`+`b`",
    "103, ",
    "0x67, ",
    "aGVsbG8gd29ybGQgaGVsbG8gd29ybGQg\n",
  ],
  ...[
    "abcdefghij\nABCDEFGHIJ\n",
    "ghp_0a1B2c3D4e5F6g7H8i9J0k\n",
    `${"A".repeat(70)}\n`,
    "Ab1".repeat(40),
    `${"0123456789abcdef".repeat(4)}\n`,
  ],
  ...[
    "a at b dot ",
    "a@b.",
    "a (at) b (dot) ",
    "aATb",
    " AT ",
    "[at]",
    "aaa.aaa@aaa.aaa",
    "a.".repeat(30),
    "a-".repeat(30),
  ],
  ...["tel: 0171 2345678 ", "tel 0 1 2 3 4 5 6 ", "phone ", "call me +49 151 2345678 ", "+4915123456", "(030) "],
  ...["/home/", "C:\\Users\\a a a ", "//a/", "file://a", "a@a:/home/", "-Users-a-"],
];

/** Texts made to be slow to search for secrets and personal data. */
const hostileContent: string[] = parts.map((part) => part.repeat(Math.ceil(longest / part.length)).slice(0, longest));

/** The most processor time that a search of a longest text may take, in milliseconds. */
const most = 100;

test.each([
  ["secrets", findSecrets],
  ["personal data", findPersonalData],
  ["what a browser refuses", lintInBrowser],
])("texts of 20,000 characters made to be slow are searched for %s in time", async (_, search) => {
  expect(hostileContent.length).toBeGreaterThanOrEqual(100);
  for (const text of hostileContent) await expectCheap(most, () => search(text), text.slice(0, 40));
});
