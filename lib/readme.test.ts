import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import manifest from "../package.json" with { type: "json" };
import { noAccount, openContentInWords, searchSubjects } from "./about/contract.ts";
import { securityTxtNeeds } from "./about/operator.ts";
import { perFile } from "./about/sitemap.ts";
import { defaultConcurrency, keyBegin, linkMinutes, mostKeys, rotatedKeyHours } from "./accounts/account-limits.ts";
import { kindsInWords } from "./activity/kinds.ts";
import { usualCalls } from "./ai-providers.ts";
import { clearingHours } from "./backup/clear-deleted.ts";
import { ConfirmationDocument, confirmEndpoint } from "./confirmations/contract.ts";
import { accessMinutes, codeSeconds, connectionEnds } from "./connector/contract.ts";
import { calmMs, surelyMs } from "./console/alerts.ts";
import { alertAt, partMethods, partMinutes } from "./console/buckets.ts";
import { countedDays, doorNames, parts, sections, series, stateWords } from "./console/contract.ts";
import { quickDoors } from "./console/failures.ts";
import { mostRefusals, stillSeconds } from "./console/now.ts";
import { leastGapMs } from "./console/status.ts";
import { pausedAt } from "./console/vitals.ts";
import { markupCaps } from "./content/read-markdown.ts";
import { bytesPerUnit, clientBits, contentLicence, readCosts, saltSpan } from "./contract.ts";
import { capital } from "./cut-text.ts";
import { leastPostgres } from "./db/client.ts";
import { connections } from "./db/open-home.ts";
import { lockMs } from "./db/pool.ts";
import { everyMs } from "./db/recheck-writes.ts";
import { leastClients } from "./demand/contract.ts";
import { reviewCount } from "./demo/generate-reviews.ts";
import { drainEndpoint, drainSeconds } from "./drain/contract.ts";
import { contextAdvice, contextTokens } from "./engines/context-tokens.ts";
import { markFacts, marks } from "./engines/marks.ts";
import { callsInAll, callsInTurn, checkUse } from "./engines/model/check-model.ts";
import { lateSeconds } from "./engines/model/waiting-calls.ts";
import reportFiles from "./engines/report-files.json" with { type: "json" };
import { RequestFacts } from "./engines/understood.ts";
import { leastBearer, mostProcesses, readEnvironment } from "./env.ts";
import { requestIdHeader } from "./errors.ts";
import { badgeAddress, feedEndings } from "./format.ts";
import { pagesAtOnce, waitMs } from "./http/admit-page.ts";
import { connectionLimits } from "./http/connections.ts";
import { streamsPerClient } from "./http/event-stream.ts";
import {
  grouped,
  inChoice,
  inList,
  inWords,
  lengthInWords,
  rangeInWords,
  spanInWords,
  timesInWords,
} from "./in-words.ts";
import { allowed, windowsOf } from "./limits/limits.ts";
import { inOneThread } from "./limits/thread-bytes.ts";
import { briefKb, itemsInBrief, textKb } from "./mcp/fit-result.ts";
import { stateless } from "./mcp/messages.ts";
import { onlyOverRest, ratingsTools } from "./mcp/ratings-tools.ts";
import { clientGone, unansweredStatuses } from "./net/named-response.ts";
import { outboxHours, outboxPlace } from "./net/outbox.ts";
import { sizeLimits } from "./net/size-limits.ts";
import { markup, most as mostOfQuestions } from "./questions/contract.ts";
import { unsignedOnce } from "./questions/standing.ts";
import { limits } from "./registry/verify-packages.ts";
import { openTo, ownerFile, ReplyDocument, replacing } from "./replies/contract.ts";
import { briefBytes, confirmMinutes } from "./research-tool/contract.ts";
import { entryOf } from "./research-tool/verbs.ts";
import { measurementNames } from "./reviews/run.ts";
import { sayEveryMs, usualPatience } from "./siblings.ts";
import { codeDigits, codeMinutes, linkBrowser, sessionDays, triesPerCode } from "./sign-in/contract.ts";
import { usualSender } from "./sign-in/send-mail.ts";
import { waitingDeadlineMs } from "./studies/pipeline/study-clock.ts";
import { leaseMs } from "./studies/run/lease.ts";
import { freeStarts } from "./studies/run/take-over-studies.ts";
import { interviewsEach, mostPersonas, visitorStudies } from "./studies/study-limits.ts";
import { reportReaders, sameSeed } from "./studies/study-record.ts";
import { Topic, whoIsAsked } from "./studies/study-request.ts";
import { code, codesIn, lines, pages, prose, useDefaults } from "./testing/docs.ts";
import { most as hostile } from "./testing/hostile/measure-texts.ts";
import { looseNumbers, number } from "./testing/loose-numbers.ts";
import { deskStep } from "./tools/contract.ts";
import { packageRegistry, valueWords, verifiers } from "./tools/facts/contract.ts";
import { keyForms } from "./tools/facts/remote.ts";
import { typesInWords } from "./tools/metadata.ts";
import { byKey, unverifiedPlace, useOrder } from "./votes/contract.ts";
import { established, oneVoice, tooLittle, unreliable, untilConfirmed } from "./votes/rules.ts";
import { deliveryStates } from "./webhooks/contract.ts";

useDefaults();

/** A text as the part of a pattern that finds it. */
const escaped = (text: string) => text.replaceAll(/[^\w\s]/g, "\\$&");

/** A text with its names in backticks. */
const marked = (text: string) => text.replaceAll(/\b[a-z]+_[a-z_]+\b/g, code);

/** A signed document as the docs write it: its fixed members with their values, of the others the names. */
const membersOf = (document: z.ZodObject) =>
  Object.entries(document.shape)
    .map(([name, shape]) => (shape instanceof z.ZodLiteral ? `${name}: ${JSON.stringify(shape.value)}` : name))
    .join(", ");

/** What a confirmation has without a signature too. */
const unsignedMembers = Object.keys(confirmEndpoint.input.shape)
  .flatMap((name) => {
    const shape = Object.entries<z.ZodType>(ConfirmationDocument.shape).find(([one]) => one === name)?.[1];
    return shape === undefined ? [] : `"${name}"${shape.safeParse(undefined).success ? "?" : ""}`;
  })
  .join(", ");

/** What the operator's page and the status page name. */
const figureWords = [parts, doorNames, sections, stateWords].flatMap((words) => Object.values<string>(words));
figureWords.push(...Object.values(series).map(({ words }) => words));

const hourMs = 3_600_000;
/** The slots of llama.cpp's server in examples/local-model.md. */
const slots = 2;
const drainWaitSeconds = drainEndpoint.input.parse({}).seconds + 10;
const reportEndings = Object.values(reportFiles);

const sentences = [
  ...marks.map((mark) => `\`${mark}\`: ${markFacts[mark].does}`),
  `Each has a flag (${marks.map((mark) => `\`${markFacts[mark].flag}\``).join(", ")})`,
  `At most ${mostPersonas} personas are interviewed up to ${interviewsEach.most} times each`,
  `at most ${mostPersonas} personas, each interviewed up to ${interviewsEach.most} times, ${interviewsEach.study} when absent: ${mostPersonas} personas ${timesInWords(interviewsEach.study)} are ${mostPersonas * interviewsEach.study} interviews, ${mostPersonas * interviewsEach.most} are the most`,
  `Asked are ${marked(whoIsAsked)}`,
  inList([...Object.keys(RequestFacts.shape), "closed_questions"].map(code)),
  `\`topic\` goes with every member of a study's request: ${entryOf("run").takes.map(code).join(", ")}`,
  `calls each model ${inWords(checkUse.calls)} times`,
  `is about ${callsInAll} calls, ${callsInTurn} of them one after the other`,
  `${usualCalls.provider} where it is unset, and ${usualCalls.thisMachine} to a server on this machine`,
  `have ${waitingDeadlineMs / 1000} seconds in all`,
  `at \`${ownerFile}\` of your tool's website. Then sign \`{${membersOf(ReplyDocument)}}\` as a review is`,
  `Open to ${openTo}. ${replacing}`,
  `reviews of ${typesInWords.all} they really used`,
  `Questions and answers need ${noAccount}; who writes`,
  `Published content (${openContentInWords}): [${contentLicence.id}](${contentLicence.url})`,
  `as MCP ${stateless} has it`,
  `The order by use is ${useOrder}`,
  `the medians of ${inList(Object.values(measurementNames)).toLowerCase()} ${byKey}`,
  `comes ${unverifiedPlace}`,
  `\`{${unsignedMembers}}\` is a count, one for each ${unsignedOnce}`,
  `PostgreSQL (${leastPostgres} or newer)`,
  `which is good once, for ${confirmMinutes} minutes`,
  `An answer is Markdown of at most ${briefBytes / 1024} KB`,
  `An access token is good for ${accessMinutes} minutes`,
  `with a code of ${inWords(codeDigits)} digits`,
  `good once, for ${inWords(codeMinutes)} minutes and ${inWords(triesPerCode)} tries`,
  `The mail also has a link for ${linkBrowser}. The session lasts ${sessionDays} days`,
  `A connection ends ${connectionEnds}; else after ${sessionDays} days, with your sign-in`,
  `the old one works ${rotatedKeyHours} hours longer`,
  `with each key are counted for ${countedDays} days`,
  `hold ${streamsPerClient} event streams open`,
  `one that has said nothing for ${spanInWords(usualPatience.replacedMs)} of the last ${usualPatience.countedMs / 1000}, in pauses of more than ${spanInWords(usualPatience.quietMs)} each`,
  `says every ${spanInWords(sayEveryMs)} that it lives. One that has said nothing for ${spanInWords(usualPatience.quietMs)} is given no new connection. One is silent from ${spanInWords(usualPatience.silentMs)} on`,
  `waits ${lockMs / 1000} seconds for a lock`,
  `one write every ${spanInWords(everyMs)} checks`,
  `a disk is ${100 * alertAt.disk} % full.`,
  `takes ${alertAt.storageMs} ms for the simplest question, or has a clock ${spanInWords(alertAt.clockMs)} away`,
  `the median of ${alertAt.slow} or more requests for ${quickDoors.doors} waited`,
  `come to its end in time has \`${unansweredStatuses[0]}\`, and one that was gone before its answer began nginx's \`${clientGone}\``,
  `${alertAt.slowMs / 1000} seconds in ${alertAt.minutes} minutes, those counted whose client left; or ${alertAt.statements} statements took ${spanInWords(alertAt.statementS * 1000)} or more.`,
  `one has ${100 * alertAt.files} % of the files open that it may, or all but ${alertAt.freeFiles}`,
  `or has filled ${100 * alertAt.memory} % of its heap; all of them use ${100 * alertAt.memory} % of the memory that they may;`,
  `a process is silent, or ${alertAt.endings} ended in ${alertAt.minutes} minutes, or one paused for ${spanInWords(pausedAt.ms)} in ${pausedAt.minutes} of them.`,
  `or ${alertAt.refused} were refused at one door`,
  `firsthand reviews of ${typesInWords.all} they really used`,
  `Node ${manifest.engines.node.replace(">=", "")} or newer: the project`,
  sameSeed,
  `A report opens at \`/report/{id}\` for ${reportReaders}`,
  `with ${reviewCount} generated reviews`,
  `Posts are ${markup}, at most ${markupCaps.levels} levels, ${markupCaps.columns} table columns, ${markupCaps.links} links`,
  `The ${inWords(ratingsTools.length)} tools are`,
  `Over REST only are ${inList(onlyOverRest.map(code))}. `,
  `A list has ${itemsInBrief} items unless`,
  `A search of ${itemsInBrief} has at most ${itemsInBrief * briefKb.listed} KB, a tool ${briefKb.tool} KB`,
  `no result has more than ${textKb} KB`,
  `${capital(oneVoice)} are one voice together on a tool. A key is a voice of its own ${established}.`,
  `Its voices, one for each ${saltSpan.words}, pass`,
  `address of the attacker only one each ${saltSpan.words}. `,
  `has n voices each ${saltSpan.words}. `,
  `or one on a few ${saltSpan.words}s, order`,
  `behind one address on one ${saltSpan.words} are one voice`,
  `clients sent them within one ${saltSpan.words}, over`,
  `\`ok\` once its reviews are neither of ${tooLittle.replace(", or", ", nor")}`,
  untilConfirmed,
  `counts as one **voice**, ${unreliable}`,
  `A batch's answers have at most ${sizeLimits.mcp.batchBytes / 1_000_000} MB`,
  `good once and for ${linkMinutes} minutes`,
  `at most ${windowsOf("visitor_studies", "client")[0]!.allowed} studies a day and ${visitorStudies.atOnce} at once, exactly`,
  `deleted after ${visitorStudies.days} days`,
  `\`${outboxPlace}\`, and it lies there for ${spanInWords(outboxHours * hourMs)}`,
  `newest file of \`${outboxPlace.replace("DATA_DIR", readEnvironment({}).DATA_DIR)}\`.`,
  `Unset: \`${usualSender}\` at the host of`,
  `\`${badgeAddress("{tool_id}")}\` shows the firsthand score`,
  `[![Touchstone](https://your.service${badgeAddress("nodejs")})]`,
  `at most once in ${spanInWords(clearingHours.apart * hourMs)}. It waits while studies run, but not longer than ${spanInWords(clearingHours.patience * hourMs)}`,
  `\`/report/<id>${reportFiles.answers}\` has the raw answers`,
  `localhost:${readEnvironment({}).PORT}/report/<id>${reportFiles.answers} >`,
  `opens as a file: ${inList(reportEndings.filter((one) => one.startsWith(".")).map(code))}`,
  ...reportEndings.filter((one) => one.startsWith("/")).map((ending) => code(`/report/{id}${ending}`)),
  `a \`topic\` of ${rangeInWords(Topic)} characters`,
  `curl -sS -m ${drainWaitSeconds} -X POST`,
  `A key runs at most ${defaultConcurrency} studies at once`,
  `An error's answer has the id as ${code(requestIdHeader)}, and`,
  `its ${code(requestIdHeader)} is taken`,
  `its lease of ${spanInWords(leaseMs)}`,
  `further keys of their account: ${mostKeys} in use, each for at most ${defaultConcurrency} studies at once`,
  `a record costs ${readCosts.record}, a list or search ${readCosts.list}, a page ${readCosts.page}, \`/docs\` ${readCosts.docs}, an OpenAPI document nothing, and every full ${bytesPerUnit / 1024} KiB`,
  `a client writes at most ${inOneThread}, and a thread has at most ${grouped(mostOfQuestions.posts)} posts`,
  `each once ${inWords(leastClients)} clients sent`,
  `until \`${securityTxtNeeds}\` is set`,
  `with a body of ${lengthInWords(ReplyDocument.shape.body)}`,
  `holds ${connectionLimits.inAll} connections, fewer where they would be more than ${100 * connectionLimits.shareOfFiles} % of the files that a process may open, and ${connectionLimits.perClient} of one address`,
  `At most ${pagesAtOnce} pages are made at once; others wait up to ${spanInWords(waitMs)}`,
  `(the newest ${kindsInWords})`,
  `JSON Feed, by the ending ${inChoice(feedEndings.map(code))};`,
  `how a browser searches ${searchSubjects}, at \`/search?q=\``,
  `sitemaps of ${grouped(perFile)} pages each`,
  `asks ${inList(verifiers.map((name) => packageRegistry[name].title))} which repository a package is from`,
  `asks for ${limits.packages} packages a run`,
  `\`key\` is ${Object.keys(keyForms)
    .map((form) => `\`${form}\``)
    .join(", ")}:`,
  `steps of ${deskStep} on the rubric's scale`,
  `\`connection\` (${valueWords.connection})`,
  `up to ${allowed("unclear_messages", "account")} unclear messages of an account`,
  `which is good for ${codeSeconds} seconds`,
  contextAdvice,
  `(OLLAMA_CONTEXT_LENGTH=${contextTokens} ollama serve`,
  `together: ${grouped(contextTokens)} tokens for each of ${slots} calls at once`,
  `GGUF:Q4_K_M -c ${slots * contextTokens} -np ${slots} --port`,
  `AI_CONCURRENCY=${slots} `,
  `else processors, at most ${mostProcesses}`,
  `up to ${connections} connections to PostgreSQL`,
  `the first ${inWords(freeStarts)} are followed at once`,
  `curl -sS -m ${drainSeconds.usual + 10} -X POST https://touchstone.example${drainEndpoint.path} `,
  `a bearer of ${leastBearer} or more characters`,
  `in ${alertAt.minutes} minutes ${alertAt.faults} or more failed by one cause of ours, or ${alertAt.faults} or more of the requests`,
  `and ${100 * alertAt.faultShare} % of them, failed on our side, or in ${partMinutes} minutes of those for ${inChoice(Object.keys(partMethods).map((part) => parts[part as keyof typeof partMethods].toLowerCase()))};`,
  `refused at one door, ${100 * alertAt.refusedShare} % of all there`,
  `receiver refused a webhook ${timesInWords(mostRefusals)}, or a webhook was ${deliveryStates.failed.label}.`,
  `a model has completed no answer for ${lateSeconds} seconds`,
  `another session holds rows for ${alertAt.heldMs / 1000} seconds`,
  `gives no sign of life for ${stillSeconds} seconds`,
  `of storage once it has failed for ${surelyMs / 1000} seconds, and has been there for ${calmMs / 1000} again; of requests that fail, are slow or are refused, that it is over once there were too few for ${calmMs / 1000} seconds.`,
  `the service did not run, or noted nothing, for ${leastGapMs / 1000} seconds`,
  `| ${inWords(windowsOf("codes", "address")[0]!.allowed)} tries an hour for the address, exactly, also at once |`,
  `or the /${clientBits} of its IPv6 address`,
  `from one client | ${windowsOf("codes", "client")[0]!.allowed} tries an hour |`,
  `| ${inWords(windowsOf("sign_ins", "address")[0]!.allowed)} mails an hour |`,
  ...figureWords.map((word) => `**${word}**`),
  `may cost the main thread ${hostile.cpuMs} ms of processor time`,
  `wait for that thread for ${hostile.healthMs} ms`,
];

test.each(sentences)("the prose says what the code does, and nowhere with another number: %s", (sentence) => {
  const pattern = sentence.split(number).map(escaped).join(`(?:${number.source})`);
  const sayings = prose.match(new RegExp(`(?<![\\w,.])${pattern}`, "g")) ?? [];
  expect([...new Set(sayings)], "README.md, docs/*.md or examples/*.md must say this").toEqual([sentence]);
});

test("the confirmation in the docs is one that can be signed", () => {
  const [, example] = /```json\n(\{"document": [\s\S]*?)\n```/.exec(readFileSync("docs/api.md", "utf8"))!;
  const { document } = JSON.parse(example!) as { document: object };
  expect(ConfirmationDocument.safeParse({ ...document, answer_id: "0".repeat(32) }).error?.issues).toBeUndefined();
});

test("the file of a key has one name in the examples and in what is said of them", () => {
  const files = [
    ".gitignore",
    "README.md",
    "components/moderation/how-to-withdraw.tsx",
    ...globSync("examples/*review.*"),
  ];
  const said = files.map((file) => [...new Set(readFileSync(file, "utf8").match(/[\w.-]+\.pem\b/g))]);
  expect(files.length).toBeGreaterThan(4);
  expect(said).toEqual(files.map(() => [".agent-key.pem"]));
  expect(new Set(readFileSync("lib/about/skill.md", "utf8").match(/[\w.-]+\.pem\b/g)).size).toBe(1);
});

test("an example in the error of a variable is that of its row", () => {
  const source = readFileSync("lib/env.ts", "utf8");
  const said = [...source.matchAll(/error: .*?, such as "?([^"'`]+)/g)].map(([, example]) => example!);
  said.push(/per million tokens as (.+)'/.exec(source)![1]!.replaceAll('"', "`"));
  expect(said.length).toBeGreaterThan(2);
  expect(said.filter((example) => !prose.includes(example))).toEqual([]);
});

test("a key in the docs begins as keys do", () => {
  const begun = lines.join("\n").match(/\b[a-z]+_live_/g) ?? [];
  expect([...new Set(begun)]).toEqual([keyBegin]);
});

test("LICENSE says what the licence of content covers, and its address", () => {
  const licence = readFileSync("LICENSE", "utf8").replaceAll(/\s+/g, " ");
  const { id, url } = contentLicence;
  expect(licence).toContain(
    `What is published with this software (${openContentInWords}) is licensed under ${id}: ${url}`,
  );
});

test("README.md has at most 900 words", () => {
  expect(readFileSync("README.md", "utf8").split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
});

test("the files that the docs name, and those that they lead to, are there", () => {
  const files = [...pages, "CONTRIBUTING.md", "bench/README.md"].flatMap((page) => {
    const text = readFileSync(page, "utf8").replaceAll(/^```[\s\S]*?^```$/gm, "");
    const links = [...text.matchAll(/\]\((?!\w+:)([^)#]+)/g)].map(([, link]) => join(dirname(page), link!));
    return [
      ...links,
      ...codesIn(text).filter((code) => /^(?:lib|app|components|e2e|drill|bench)\/[\w/.-]+$/.test(code)),
    ];
  });
  expect(files.length).toBeGreaterThan(120);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the prose names every MCP tool", () => {
  const missing = ratingsTools.map((tool) => tool.listed().name).filter((name) => !prose.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

/** What a cell has from the code by a test above, or by those of the attacks, by the head of its table and its place. */
const derived: [head: string, place: number, form: RegExp][] = [
  ["| address | what it answers |", 2, /.+/g],
  ["| variable | default | what it does |", 2, /`[^`]+`|\d+\/(?:minute|hour|day)/g],
  ["| `kind` | what it is | what it takes |", 3, /.+/g],
  ["| operation | what it does |", 2, /.+/g],
  ["| fault | tried again | ends all calls to the provider | what the study says of it |", 2, /.+/g],
  ["| fault | tried again | ends all calls to the provider | what the study says of it |", 4, /.+/g],
  ["| call | message | what it does |", 3, /.+/g],
  ["| where | attack |", 2, /.+/g],
];

/** A page without what its tables have from the code. */
function withoutDerived(page: string): string {
  const [table, ...lines] = ["", ...page.split("\n")];
  let head = table;
  return lines
    .map((line) => {
      if (!line.startsWith("|")) head = "";
      else head ||= line;
      const cells = line.split("|");
      for (const [of, place, form] of derived) if (of === head) cells[place] = cells[place]!.replaceAll(form, "");
      return cells.join("|");
    })
    .join("\n");
}

/** A page without what a decision was made on: that was measured once, before it. */
const withoutContext = (page: string) =>
  page.replace(/^# \d+\./, "").replace(/^\*\*Context\.\*\*[\s\S]*?(?=\n\n)/m, "");

test.each([...pages, "CONTRIBUTING.md"])(
  "%s has no number but those that a sentence above has from the code",
  (page) => {
    const covering = sentences.map((sentence) => new RegExp(escaped(sentence).replaceAll(" ", "\\s+"), "g"));
    expect(looseNumbers(withoutDerived(withoutContext(readFileSync(page, "utf8"))), covering)).toEqual([]);
  },
);

test.each([
  ["It waits 5 seconds, or 15s,\nand takes 1,5 MB.", ["1: 5", "1: 15s", "2: 1,5"]],
  [
    "Half of it, a third, once a minute, every day, `12` times and three more",
    ["Half", "third", "a minute", "every day", "12", "three"].map((word) => `1: ${word}`),
  ],
  ['By RFC 8785 and OAuth 2.1 of 28 November 2026, 2.4.0 answers `404` and `{"n": 5}`, 5xx or 0', []],
  ["1. As in [the list](a/5.md), Shannon (1948)\n```\n12\n```", []],
])("numbers are seen in: %s", (page, numbers) => {
  expect(looseNumbers(page, [])).toEqual(numbers);
});

const ownText = readFileSync("lib/readme.test.ts", "utf8");

test("a sentence above has its number by interpolation", () => {
  const [, list] = /const sentences = \[([\s\S]*?)^\];/m.exec(ownText)!;
  const typed = list!.replaceAll(/\$\{[^}]*\}/g, "").match(new RegExp(number, "gi"));
  expect(typed).toBeNull();
});

test("a row of docs/architecture.md leads to each file that a sentence above has a fact from", () => {
  const rows = readFileSync("docs/architecture.md", "utf8").match(/^\|.*/gm)!.join();
  const imports = [...ownText.matchAll(/ from "\.\/([\w/.-]+)"/g)].map(([, path]) => `lib/${path}`);
  // What writes words and reads the map of the API has no fact of its own; a contract is where its noun's are looked for.
  const aids = /^lib\/(?:testing\/.*|in-words\.ts|cut-text\.ts|openapi\/service\.ts|api\/.*|[\w/-]+\/contract\.ts)$/;
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((path) => !aids.test(path) && !rows.includes(`\`${path}\``))).toEqual([]);
});

test("a row of docs/architecture.md has one place for each of its matters, or one for all", () => {
  const [, map] = /^## Where to change what\n([\s\S]*?)^## /m.exec(readFileSync("docs/architecture.md", "utf8"))!;
  const rows = map!.match(/^\| .*(?=\|$)/gm)!.map((row) => row.split("|").map((cell) => cell.split(";")));
  const uneven = rows.filter(([, matters, places]) => places!.length > 1 && places!.length !== matters!.length);
  expect(rows.length).toBeGreaterThan(80);
  expect(uneven).toEqual([]);
});
