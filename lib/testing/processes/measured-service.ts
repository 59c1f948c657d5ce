// The API and a visitor's form in a separate process, whose main thread is measured from outside.
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import { readStudyDraft, requestOf } from "#components/research/study-draft.ts";
import { answerApi } from "../../../api-lane.ts";
import { prepareStorage } from "../../about/prepare-storage.ts";
import { visitorAccount } from "../../accounts/built-in-accounts.ts";
import { readForm } from "../../http/handle-form.ts";
import { respondError } from "../../http/respond.ts";
import { parseArguments } from "../../net/parse-arguments.ts";
import { sizeLimits } from "../../net/size-limits.ts";
import { beginStudy, previewStudy } from "../../studies/begin/begin-study.ts";
import { beginStudyOperation, previewStudyOperation } from "../../studies/begin/contract.ts";

/** What a visitor's form at /research does, without the page around it. */
const answerVisitor = toNodeHandler(async (request) => {
  try {
    const form = await readForm(request, sizeLimits.draft.bytes);
    const draft = requestOf(readStudyDraft(form, 7));
    const account = await visitorAccount("203.0.113.1", 2);
    const caller = { address: null, spent: [], account };
    if (new URL(request.url).pathname === "/research")
      return Response.json(await beginStudy(parseArguments(beginStudyOperation, draft), caller));
    return Response.json(await previewStudy(parseArguments(previewStudyOperation, draft), caller));
  } catch (error) {
    return respondError(error);
  }
}) as NodeHttp1Handler;

const server = http.createServer((request, response) => {
  if (/^\/research(?:\/preview)?$/.test(request.url ?? "")) void answerVisitor(request, response);
  else if (!answerApi(request, response)) response.writeHead(404).end();
});

// The channel ends when the tests end in any way.
process.once("disconnect", () => process.exit());
await prepareStorage();
server.listen(0, "127.0.0.1", () => process.send!({ port: (server.address() as AddressInfo).port }));
