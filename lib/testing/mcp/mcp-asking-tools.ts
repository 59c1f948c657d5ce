import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod";

type Answer = CallToolResult | InputRequiredResult;

/** Keeps a client from changing the state that it carries from round to round. */
export const roundState = createRequestStateCodec<{ round: number }>({
  key: crypto.getRandomValues(new Uint8Array(32)),
});

const said = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });
const ask = (message: string, name: string): InputRequest =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: "object", properties: { [name]: { type: "string" } }, required: [name] },
  });
const sample = (): InputRequest =>
  inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: "What is the capital of France?" } }],
    maxTokens: 50,
  });
const isAnswered = ({ mcpReq }: ServerContext, key: string) => mcpReq.inputResponses?.[key] !== undefined;

/** Sends these requests to the client until it answers the first. */
const untilAnswered = (context: ServerContext, inputRequests: Record<string, InputRequest>, requestState?: string) =>
  isAnswered(context, Object.keys(inputRequests)[0]!)
    ? said("answered")
    : inputRequired({ inputRequests, ...(requestState !== undefined && { requestState }) });

/** Tools of the conformance suite that ask their client something before they answer, by the suite's names. */
export function registerAskingTools(server: McpServer): void {
  const asking = (name: string, answer: (context: ServerContext) => Answer | Promise<Answer>) =>
    server.registerTool(name, { description: `Asks: ${name}`, inputSchema: z.object({}) }, async (_, context) =>
      answer(context),
    );
  const withState = async (context: ServerContext, inputRequests: Record<string, InputRequest>) =>
    untilAnswered(context, inputRequests, await roundState.mint({ round: 1 }));

  // In the initialize era the SDK would need a request from the server, which one without sessions cannot send.
  for (const name of ["test_elicitation", "test_elicitation_sep1034_defaults", "test_elicitation_sep1330_enums"])
    asking(name, (context) => untilAnswered(context, { answer: ask("What is your name?", "name") }));
  asking("test_sampling", (context) => untilAnswered(context, { answer: sample() }));
  asking("test_missing_capability", (context) => untilAnswered(context, { capital: sample() }));
  asking("test_input_required_result_elicitation", (context) =>
    untilAnswered(context, { user_name: ask("What is your name?", "name") }),
  );
  asking("test_input_required_result_sampling", (context) => untilAnswered(context, { capital_question: sample() }));
  asking("test_input_required_result_list_roots", (context) =>
    untilAnswered(context, { client_roots: inputRequired.listRoots() }),
  );
  for (const name of ["request_state", "tampered_state"])
    asking(`test_input_required_result_${name}`, (context) =>
      withState(context, { confirm: ask("Please confirm.", "ok") }),
    );
  asking("test_input_required_result_multiple_inputs", (context) =>
    withState(context, {
      user_name: ask("What is your name?", "name"),
      greeting: sample(),
      client_roots: inputRequired.listRoots(),
    }),
  );
  asking("test_input_required_result_multi_round", askTwice);
  asking("test_input_required_result_capabilities", askWhatIsDeclared);
  server.registerPrompt("test_input_required_result_prompt", { description: "Asks before it answers." }, ((
    context: ServerContext,
  ) =>
    isAnswered(context, "user_context")
      ? { messages: [{ role: "user", content: { type: "text", text: "Thank you." } }] }
      : inputRequired({ inputRequests: { user_context: ask("In which context?", "context") } })) as never);
}

async function askTwice(context: ServerContext): Promise<Answer> {
  const round = context.mcpReq.requestState<{ round: number }>()?.round ?? 0;
  if (round === 2) return said("Both rounds are done.");
  const inputRequests: Record<string, InputRequest> =
    round === 0 ? { step1: ask("Your name?", "name") } : { step2: ask("Your colour?", "colour") };
  return inputRequired({ inputRequests, requestState: await roundState.mint({ round: round + 1 }) });
}

function askWhatIsDeclared({ mcpReq }: ServerContext): Answer {
  if (mcpReq.inputResponses !== undefined) return said("answered");
  const envelope = mcpReq.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined;
  const { elicitation, sampling, roots } = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
  const inputRequests = {
    ...(elicitation !== undefined && { user_name: ask("What is your name?", "name") }),
    ...(sampling !== undefined && { greeting: sample() }),
    ...(roots !== undefined && { client_roots: inputRequired.listRoots() }),
  };
  return Object.keys(inputRequests).length > 0 ? inputRequired({ inputRequests }) : said("You declare nothing.");
}
