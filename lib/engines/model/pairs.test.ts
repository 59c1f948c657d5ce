import { afterEach, describe, expect, test } from "vitest";
import { runStudy } from "#lib/studies/pipeline/run-study.ts";
import type { ModelRequest } from "#lib/testing/model-forms.ts";
import { type ModelFault, type ModelServer, modelErrors, modelServer } from "#lib/testing/model-server.ts";
import { engineOn } from "#lib/testing/model-tasks.ts";
import { aBrief } from "#lib/testing/samples/brief.ts";

// Two accounts' studies that run together on one provider.

let server: ModelServer;
afterEach(() => server.close());

const isRespond = ({ system }: ModelRequest) => system.startsWith("Task: respond\n");
const isOf = (key: string, { headers }: ModelRequest) => headers.authorization === `Bearer ${key}`;
const small = () => aBrief({ personas: aBrief().personas.slice(0, 2), n_per_persona: 1 });

/** Two studies at once, of which only the first meets faults. */
async function pair(fault: (request: ModelRequest, n: number) => ModelFault | undefined) {
  let n = 0;
  server = await modelServer({
    fault: (request) => {
      if (!isOf("one", request)) return undefined;
      n += 1;
      return fault(request, n);
    },
  });
  const [one, other] = await Promise.allSettled(
    ["one", "other"].map((apiKey) => runStudy(small(), engineOn(server, { apiKey }))),
  );
  if (other!.status === "rejected") throw other!.reason;
  expect(other!.value.findings.interviews).toHaveLength(2);
  expect(other!.value.findings.flags.map(({ code }) => code)).not.toContain("partial");
  return one!;
}

const faults: [string, ModelFault][] = [
  ["a moderated input", modelErrors.flagged],
  ["a filtered reply", modelErrors.filtered],
  ["a page of a proxy", modelErrors.blocked],
  ["a refused key", modelErrors.badKey],
  ["a used-up quota", modelErrors.quota],
  ["an unknown model", modelErrors.noModel],
];

describe("of two studies that run together", () => {
  test.each(faults)("%s in every call of the one ends it with its cause, and not the other", async (_, fault) => {
    const one = await pair(() => fault);
    expect(one.status).toBe("rejected");
    expect(String((one as PromiseRejectedResult).reason)).toMatch(/The topic could not be read\. .{20,}/);
  });

  test.each(faults)("%s once in a while in the one costs an answer, and no interview", async (_, fault) => {
    const one = await pair((request, n) => (isRespond(request) && n % 11 === 0 ? fault : undefined));
    expect(one.status).toBe("fulfilled");
    const { findings } = (one as PromiseFulfilledResult<Awaited<ReturnType<typeof runStudy>>>).value;
    expect(findings.interviews).toHaveLength(2);
  });
});

test("a moderated answer is a refused one: the interview goes on without it", async () => {
  const one = await pair((request) =>
    isRespond(request) && request.messages.length === 3 ? modelErrors.flagged : undefined,
  );
  const { findings } = (one as PromiseFulfilledResult<Awaited<ReturnType<typeof runStudy>>>).value;
  for (const { transcript } of findings.interviews) {
    expect(transcript[1]!.a).toBe("(no answer)");
    expect(transcript.length).toBeGreaterThan(4);
  }
});
