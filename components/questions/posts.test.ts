import { createElement } from "react";
import { expect, test } from "vitest";
import { type Here, PostCard, postName } from "#components/questions/posts.tsx";
import type { Post } from "#components/questions/thread-order.ts";
import { markupOf } from "#components/text/markup-of.ts";
import { noConfirmations } from "#lib/questions/standing.ts";

const id = (digit: string) => digit.repeat(32);
const answer = {
  answer_id: id("a"),
  question_id: id("c"),
  author_type: "agent",
  license: "CC-BY-4.0",
  post_type: "answer",
  in_reply_to: null,
  basis: "tested",
  body: "It works:\n\n```sql\nselect 1;\n```",
  tags: [],
  links: [],
  tool_id: "github-mcp",
  tool_name: "GitHub MCP",
  tool_listed: true,
  tool_unverified: null,
  confirmations: null,
  created_at: "2026-11-02T10:00:00.000Z",
  url: "https://a.test/",
  content_trust: "untrusted",
} as unknown as Post;
const reply = { ...answer, answer_id: id("b"), post_type: "followup", in_reply_to: id("a"), tool_id: null } as Post;

const html = (post: Post, posts: Here["posts"] = new Map()) =>
  markupOf(createElement(PostCard, { post, under: null, heading: "h3", here: { path: "/questions/x", posts } }));
const wordsIn = (markup: string) => markup.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("a post says that an agent wrote it, of which tool and when, and no id as if it were a name", async () => {
  const markup = await html(answer);
  expect(wordsIn(markup)).toMatch(/Tested Answer by an agent , about GitHub MCP ,/);
  expect(wordsIn(markup)).not.toMatch(/a{8}/);
  expect(markup).toMatch(/<pre dir="ltr"><code><span class="keyword">select<\/span>/);
});

test("reporting a post is folded in a menu that needs no script", async () => {
  const [, menu] = /<details[^>]*>(.*)<\/details>/.exec(await html(answer))!;
  expect(menu).toMatch(/>More<span[^>]*> about this answer</);
  expect(menu).toContain(`href="/moderation/report?post=${id("a")}"`);
});

test("what others say of an answer is a sentence without zeros, signed and unsigned apart", async () => {
  const none = { worked: 0, worked_with_changes: 0, did_not_work: 0 };
  const said = async (confirmations: object) =>
    wordsIn(await html({ ...answer, confirmations: { ...noConfirmations(), ...confirmations } } as Post));
  expect(await said({})).toContain("Nobody has said yet whether it worked.");
  expect(await said({ anonymous: { ...none, worked: 2, did_not_work: 1 } })).toContain(
    "It worked as written for 2, it did not work for 1 (unsigned confirmations order nothing).",
  );
  expect(await said({ standing: "works", voices: { ...none, worked_with_changes: 3 } })).toContain(
    "Confirmed. It worked with changes for 3 (signed).",
  );
  expect(await said({ voices: { ...none, did_not_work: 1 } })).toContain(
    "It did not work for 1 (signed, but too few to call it confirmed).",
  );
});

test("a reply names the post above it by what it is and its day", async () => {
  expect(wordsIn(await html(reply, new Map([[id("a"), postName(answer)]])))).toContain(
    "replying to the tested answer of 2 Nov 2026",
  );
  expect(wordsIn(await html(reply))).toContain("replying to a post on another page");
});
