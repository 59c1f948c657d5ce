import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Turns } from "./turns.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const here = new AbortController().signal;
/** Takes a turn for each of these clients and notes their order. */
function take(turns: Turns, clients: string[], gone = here) {
  const came: string[] = [];
  const answers = clients.map((client) =>
    turns.take(client, gone).then((isMine) => came.push(isMine ? client : `${client} not`)),
  );
  return { came, all: Promise.all(answers) };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test("so many go on at once, and the next when one has ended", async () => {
  const turns = new Turns(2, 1_000);
  const { came } = take(turns, ["a", "b", "c", "d"]);
  await settled();
  expect(came).toEqual(["a", "b"]);
  turns.end();
  await settled();
  expect(came).toEqual(["a", "b", "c"]);
});

test("a client that waits for many turns is passed by one that waits for its first", async () => {
  const turns = new Turns(1, 1_000);
  const { came, all } = take(turns, ["a", "a", "a", "a", "b", "c", "b"]);
  for (let turn = 0; turn < 7; turn += 1) {
    await settled();
    turns.end();
  }
  await all;
  expect(came).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
});

test("who has waited for so long gets none, and keeps none from the others", async () => {
  const turns = new Turns(1, 1_000);
  const { came } = take(turns, ["a", "b"]);
  await vi.advanceTimersByTimeAsync(600);
  const late = take(turns, ["c"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(came).toEqual(["a", "b not"]);
  turns.end();
  await settled();
  expect(late.came).toEqual(["c"]);
});

test("who has gone waits no longer, and as many go on as before", async () => {
  const turns = new Turns(1, 1_000);
  const gone = new AbortController();
  await turns.take("a", here);
  const { came } = take(turns, ["b", "b"], gone.signal);
  gone.abort();
  await settled();
  expect(came).toEqual(["b not", "b not"]);
  turns.end();
  const next = take(turns, ["c", "d"]);
  await settled();
  expect(next.came).toEqual(["c"]);
});
