import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import { inToolNames, wordsOf } from "./protocol-refusal.ts";
import { ratingsTools } from "./ratings-tools.ts";

test.each([
  [
    "No tool has this id. Search with search_tools (GET /api/tools?q=…) for the tool you mean.",
    "No tool has this id. Search with search_tools for the tool you mean.",
  ],
  [
    "Take an answer_id from get_question (GET /api/questions/{question_id}), or leave it out.",
    "Take an answer_id from get_question, or leave it out.",
  ],
  [
    "This account has no study with this id. See GET /api/v1/studies.",
    'This account has no study with this id. See run_research with do: "list".',
  ],
  ["Whatever GET /api/elsewhere is, it stays.", "Whatever GET /api/elsewhere is, it stays."],
  ["Send a (valid) value.", "Send a (valid) value."],
])("%s", (sentence, expected) => {
  expect(inToolNames(sentence)).toBe(expected);
});

test("details are in words for tools too, and nothing else of a refusal changes", () => {
  const details = [{ pointer: "/persona_ids/0", message: "must be a persona's id: GET /api/v1/personas lists them" }];
  const refusal = new AppError("invalid_persona_ids", "No.", { details, near: ["GET /api/tools"] });
  expect(wordsOf(refusal)).toEqual({
    message: "No.",
    details: [
      {
        pointer: "/persona_ids/0",
        message: `must be a persona's id: run_research with do: "list_personas" lists them`,
      },
    ],
    near: ["GET /api/tools"],
  });
});

/** Files whose addresses no client of MCP is sent to, by the reason. */
const onlyOverHttp: [files: RegExp, reason: string][] = [
  [/^lib\/(http|net|openapi|cli)\//, "doors of HTTP and the operator's commands"],
  [/^lib\/accounts\//, "keys: a connection has none, and sees none"],
  [
    /^lib\/(activity\/get-participation|reviews\/get-review-protocol|mcp\/ratings-prompts)\.ts$/,
    "guides to both doors",
  ],
  [/^lib\/reviews\/diagnose-signature\.ts$/, "a diagnosis, which names the tool and the address"],
];

test("every address in a sentence of the source has a tool over MCP, or is in a file of HTTP alone", () => {
  const sources = globSync("lib/**/*.ts").filter((file) => !/\.test\.ts$|^lib\/testing\//.test(file));
  const listed = ratingsTools.map(({ name }) => name);
  const isTool = (words: string) => listed.includes(words) || words.startsWith("run_research with do");
  const isNamed = (file: string) => onlyOverHttp.some(([files]) => files.test(file));
  const without = sources
    .filter((file) => !isNamed(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
        .flatMap((line) =>
          [...line.matchAll(/(?:\b[A-Z]+ |(?<=[ (]))\/api\/[\w/{}]+/g)].map(([route]) => [file, route]),
        ),
    )
    .filter(([, route]) => !isTool(inToolNames(route!)));
  expect(without).toEqual([]);
});
