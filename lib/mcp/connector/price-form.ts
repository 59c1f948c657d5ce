import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { nothingDone } from "../../errors.ts";
import { money } from "../../in-words.ts";
import type { ResearchAnswer } from "../../research-tool/contract.ts";
import { costsNothing } from "../../research-tool/propose-verbs.ts";

const key = "price";

/** Asks a client that shows forms (elicitation of MCP) for its person's yes to a price; null for any other. */
export function priceForm(result: CallToolResult, { mcpReq }: ServerContext): InputRequiredResult | null {
  const { confirm, understood } = (result.structuredContent ?? {}) as Partial<ResearchAnswer>;
  const envelope = mcpReq.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined;
  const { elicitation } = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
  const showsForms = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
  if (!confirm || !showsForms) return null;
  const price = confirm.price_usd === 0 ? costsNothing : `It costs ${money(confirm.price_usd)}.`;
  return inputRequired({
    inputRequests: {
      [key]: inputRequired.elicit({
        message: `${understood} ${price}`,
        requestedSchema: {
          type: "object",
          properties: { agree: { type: "boolean", title: "Go on", description: price } },
          required: ["agree"],
        },
      }),
    },
    // The handle is good once and for this account alone, so a client that changes it confirms nothing.
    requestState: confirm.handle,
  });
}

/** What a call carries of a form. */
export type Form = { inputResponses?: Record<string, unknown>; requestState?: unknown };

/** What comes of a form that came back: the arguments that confirm, or null for a no; undefined where no form came. */
export function answerOfForm({ inputResponses, requestState }: Form): { confirm: string } | null | undefined {
  if (inputResponses?.[key] === undefined || typeof requestState !== "string") return undefined;
  return acceptedContent(inputResponses, key)?.agree === true ? { confirm: requestState } : null;
}

/** The result where the person did not agree. */
export const declined: CallToolResult = {
  content: [{ type: "text", text: `${nothingDone}: your user did not agree to it.` }],
  isError: true,
};
