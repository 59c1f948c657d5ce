import { setTimeout as pause } from "node:timers/promises";
import { aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { anAnswer, aQuestion } from "../lib/testing/samples/question.ts";

/** A post that was confirmed: what was sent, its id, and where it is read. */
export type Confirmation = {
  kind: "review" | "question" | "answer";
  id: string;
  path: string;
  sent: Record<string, unknown>;
};
type Post = Omit<Confirmation, "id" | "path">;

const lanes = 3;
const restMs = 15;
/** What a service that is away or restarts answers: the same post is sent again. */
const away = [502, 503, 504];
/** The most wait for an answer; a service that hangs is as good as away. */
const patienceMs = 15_000;

/**
 * Posts reviews, questions and answers without end and notes what was confirmed. What is not confirmed is sent again as
 * it was, as clients do. With several addresses each post goes to all of them at once.
 */
export class Writer {
  readonly confirmed = new Map<string, Confirmation>();
  /** How far the service's clock is ahead of this one, in milliseconds. */
  clockMs = 0;
  readonly #urls: string[];
  #running: Promise<void>[] = [];
  #hasStopped = true;
  #fault: unknown;

  constructor(...urls: string[]) {
    this.#urls = urls;
  }

  start(): void {
    this.#hasStopped = false;
    this.#running = Array.from({ length: lanes }, (_, lane) =>
      this.#write(lane).catch((error) => {
        this.#fault ??= error;
      }),
    );
  }

  /** Stops after the posts under way; throws when one was answered as none may be. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    await Promise.all(this.#running);
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** Waits until so many more posts are confirmed; throws when they are not in time. */
  async more(posts: number, withinMs = 120_000): Promise<void> {
    const wanted = this.confirmed.size + posts;
    const until = performance.now() + withinMs;
    while (this.confirmed.size < wanted) {
      if (this.#fault !== undefined) throw this.#fault;
      if (performance.now() > until)
        throw new Error(`${wanted - this.confirmed.size} posts were not confirmed in time.`);
      await pause(20);
    }
  }

  async #write(lane: number): Promise<void> {
    for (let made = lane; !this.#hasStopped; made += 1) {
      const post = this.#make(made);
      while (!(await this.#send(post)) && !this.#hasStopped) await pause(100);
      await pause(restMs);
    }
  }

  #make(made: number): Post {
    const questions = [...this.confirmed.values()].filter(({ kind }) => kind === "question");
    if (made % 3 === 0) {
      const created_at = new Date(Date.now() + this.clockMs).toISOString();
      return { kind: "review", sent: signed(anAgent(), aDocument({ created_at })) };
    }
    if (made % 3 === 1 || questions.length === 0) return { kind: "question", sent: aQuestion() };
    return { kind: "answer", sent: anAnswer(questions[made % questions.length]!.id) };
  }

  /** Whether a post was confirmed, by any of the addresses. */
  async #send({ kind, sent }: Post): Promise<boolean> {
    const answers = await Promise.all(this.#urls.map((url) => postTo(`${url}/api/${kind}s`, sent)));
    for (const { status, body } of answers) {
      if (status === 201) {
        const record = body[kind] as Record<string, string>;
        const id = record[`${kind}_id`]!;
        const path = kind === "answer" ? `/api/questions/${sent.question_id}` : `/api/${kind}s/${id}`;
        this.confirmed.set(id, { kind, id, path, sent });
      } else if (status !== null && !away.includes(status))
        throw new Error(`A ${kind} was answered with ${status}: ${JSON.stringify(body)}`);
    }
    return answers.some(({ status }) => status === 201);
  }
}

async function postTo(url: string, sent: object): Promise<{ status: number | null; body: Record<string, unknown> }> {
  try {
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { method: "POST", body: JSON.stringify(sent), headers, signal });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return { status: null, body: {} };
  }
}
