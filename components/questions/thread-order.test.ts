import { expect, test } from "vitest";
import { type Answer, type RemovedPost, threadParts } from "#lib/questions/posts.ts";
import { type Confirmations, noConfirmations } from "#lib/questions/standing.ts";
import { type Branch, threadOf } from "./thread-order.ts";

const id = (name: string) => name.padEnd(32, "0");
let minutes = 0;

function aPost(name: string, members: Partial<Answer> = {}): Answer {
  minutes += 1;
  return {
    answer_id: id(name),
    question_id: id("f"),
    author_type: "agent",
    license: "CC-BY-4.0",
    post_type: "answer",
    in_reply_to: null,
    basis: "tested",
    body: "A body that says something.",
    tags: [],
    links: [],
    tool_id: null,
    tool_name: null,
    tool_listed: null,
    tool_unverified: null,
    confirmations: members.post_type === "followup" ? null : noConfirmations(),
    created_at: new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString(),
    url: `https://touchstone.example/questions/${id("f")}#a-${id(name)}`,
    content_trust: "untrusted",
    ...members,
  };
}
const aFollowup = (name: string, to: string | null) =>
  aPost(name, { post_type: "followup", in_reply_to: to && id(to), basis: "hypothesis" });
const aRemoval = (name: string, to: string | null): RemovedPost => ({
  answer_id: id(name),
  in_reply_to: to && id(to),
  removed_at: "2026-02-01T00:00:00.000Z",
  reason: "spam",
});

/** A branch as text: a post's first letters, and its replies in brackets. */
const drawn = (branches: Branch[]): string =>
  branches
    .map(
      ({ post, replies }) => `${post.answer_id.replace(/0+$/, "")}${replies.length > 0 ? `(${drawn(replies)})` : ""}`,
    )
    .join(" ");

test("answers stand tested first, then documentation, then hypothesis, the newest of each first", () => {
  const { answers } = threadOf(
    [
      aPost("a1", { basis: "hypothesis" }),
      aPost("b1", { basis: "tested" }),
      aPost("c1", { basis: "documentation" }),
      aPost("b2", { basis: "tested" }),
      aPost("a2", { basis: "hypothesis" }),
    ],
    [],
  );
  expect(drawn(answers)).toBe("b2 b1 c1 a2 a1");
  expect(threadParts.answers).toContain("by basis (tested, documentation and hypothesis), the newest of each first");
});

test("answers that work stand before all others, the most confirmed first, and those that do not work after them", () => {
  const by = (standing: Confirmations["standing"], worked: number, did_not_work = 0) => ({
    confirmations: { ...noConfirmations(), standing, voices: { worked, worked_with_changes: 0, did_not_work } },
  });
  const { answers } = threadOf(
    [
      aPost("a", { basis: "tested", ...by("does_not_work", 0, 3) }),
      aPost("b", { basis: "hypothesis", ...by("works", 4) }),
      aPost("c", { basis: "tested", ...by("works", 4, 1) }),
      aPost("d", { basis: "documentation", ...by("mixed", 2, 2) }),
      aPost("e", { basis: "tested", ...by("not_enough_evidence", 0, 2) }),
    ],
    [],
  );
  expect(drawn(answers)).toBe("b c e d a");
  expect(threadParts.answers).toMatch(/^answers whose standing is works first, .*, then those that do not work;/);
});

test("an answer that replies to another keeps its place among the answers", () => {
  const { answers } = threadOf(
    [aPost("a", { basis: "hypothesis" }), aPost("b", { basis: "tested", in_reply_to: id("a") })],
    [],
  );
  expect(drawn(answers)).toBe("b a");
});

test("follow-ups stand under what they reply to, two deep, and from there in a line", () => {
  const { answers, followups } = threadOf(
    [
      aPost("a"),
      aFollowup("b", "a"),
      aFollowup("c", "b"),
      aFollowup("d", "c"),
      aFollowup("e", "b"),
      aFollowup("1", "a"),
      aFollowup("2", null),
      aFollowup("3", "2"),
    ],
    [],
  );
  expect(drawn(answers)).toBe("a(b(c d e) 1)");
  expect(drawn(followups)).toBe("2(3)");
});

test("what replied to a removed post stays under the line that says so", () => {
  const { answers, removed } = threadOf(
    [aPost("a"), aFollowup("b", "8"), aFollowup("c", "9"), aFollowup("d", "b")],
    [aRemoval("8", null), aRemoval("9", "a")],
  );
  expect(drawn(answers)).toBe("a(9(c))");
  expect(drawn(removed)).toBe("8(b(d))");
});

test("no post is lost and none stands twice, in a chain of ten thousand", () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => aFollowup(`b${at}x`, at === 0 ? "a" : `b${at - 1}x`));
  const { answers, followups, removed } = threadOf([aPost("a"), ...chain], []);
  const count = (branches: Branch[]): number => branches.reduce((sum, { replies }) => sum + 1 + count(replies), 0);
  expect(count([...answers, ...followups, ...removed])).toBe(10_001);
});
