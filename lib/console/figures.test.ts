import { expect, test } from "vitest";
import tables from "../db/tables.json" with { type: "json" };
import { inChoice, inList } from "../in-words.ts";
import { logOrder } from "../moderation/contract.ts";
import { unansweredStatuses } from "../net/named-response.ts";
import { watched } from "../net/request-head.ts";
import { eventNames } from "../studies/events/contract.ts";
import { code, codesIn, prose, rowsUnder } from "../testing/docs.ts";
import { unverifiedOrder } from "../tools/contract.ts";
import { unverifiedWord } from "../tools/metadata.ts";
import { noRefusals } from "./alert-rules.ts";
import alerts from "./alerts.json" with { type: "json" };
import {
  alertKinds,
  countedDays,
  doorNames,
  parts,
  places,
  sections,
  series,
  spans,
  stateWords,
  stepWords,
} from "./contract.ts";
import metrics from "./metrics.json" with { type: "json" };
import type { Message } from "./send-alert.ts";

test("no chart shows days that are forgotten by then", () => {
  expect(Math.max(...Object.values(spans).map(({ minutes }) => minutes))).toBeLessThanOrEqual(countedDays * 24 * 60);
});

test("the steps of a study that have words of their own are events of studies", () => {
  expect(Object.keys(stepWords).filter((step) => !eventNames.some((name) => name === step))).toEqual([]);
});

test("a client that was too slow or left is in no time of requests", () => {
  const [duration] = metrics.filter(({ name }) => name === "http_server_request_duration_seconds");
  for (const status of unansweredStatuses) {
    expect(duration!.help).toContain(String(status));
    for (const { of } of [series.p50_ms, series.p95_ms])
      expect(`request pages GET ${status}`).not.toMatch(new RegExp(of!));
  }
});

const seen = "| what you see | kind | look at | then |";

test("what a figure or a box leads to is on the operator's page, or is one of its pages", () => {
  const to = [
    ...Object.values(series).map(({ list }) => list),
    ...[...alertKinds.values()].map(({ place }) => place[0]),
  ];
  const known = [
    ...Object.keys(places),
    "/api/health",
    ...Object.keys({ ...sections, ...series }).map((id) => `#${id}`),
  ];
  const missing = to.filter((href) => href !== undefined && !known.includes(href.replace(/(?<=.)#.*/, "")));
  expect(missing).toEqual([]);
});

test("what a box explains are kinds of boxes", () => {
  const explained = [...alertKinds.values()].flatMap(({ explains = [] }) => explains);
  expect(explained.length).toBeGreaterThan(0);
  expect(explained.filter((kind) => !alertKinds.has(kind))).toEqual([]);
});

test("a table that a text for the operator names is one of the service", () => {
  const named = /(?:select [^;"]*? from|\bupdate|the tables) (\w+)(?: and (\w+))?/g;
  const names = [...JSON.stringify(alerts).matchAll(named)].flatMap(([, ...names]) => names.filter(Boolean));
  expect(names).toEqual(expect.arrayContaining(["events", "faults"]));
  const own = Object.values(tables).flat();
  expect(names.filter((name) => !own.includes(name) && !name.startsWith("pg_"))).toEqual([]);
});

test.each([
  `lists the \`${unverifiedWord}\` tools, ${unverifiedOrder}, each`,
  `lists what is reported, ${logOrder}, with`,
  `has its kind as the first word of its member ${code("kind" satisfies keyof Message)}.`,
  `has the old one's \`kind\` in its member “${"replaces" satisfies keyof Message}”`,
  `from your own address does not close ${inList(watched.map((path) => code(`/${path}`)))}.`,
  `requests refused (4xx but ${inChoice(noRefusals.map((status) => code(String(status))))}, and`,
])("docs/operate.md says it as the code does: %s", (sentence) => {
  expect(prose).toContain(sentence);
});

test("each kind of box has a row in docs/operate.md", () => {
  const kinds = rowsUnder(seen).flatMap(([, kind]) => codesIn(kind!));
  expect([...new Set(kinds)].toSorted()).toEqual([...alertKinds.keys(), "stopped"].toSorted());
});

test("what the tables of docs/operate.md have in bold is a name on the operator's page", () => {
  const cells = [seen, "| word | what it is |"].flatMap(rowsUnder).flat();
  const bold = cells.flatMap((cell) => [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name!));
  const names = [places, parts, doorNames, sections, stateWords].flatMap((words) => Object.values<string>(words));
  names.push(...Object.values(series).map(({ words }) => words));
  expect(bold.length).toBeGreaterThan(names.length / 2);
  expect(bold.filter((name) => !names.includes(name))).toEqual([]);
});
