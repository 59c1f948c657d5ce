import * as z from "zod";
import { Moment } from "../contract.ts";

/** The sources of tools' records. */
export const sourceIds = { editors: "touchstone-catalog", registry: "mcp-registry" } as const;

export const mcpRegistry = "official MCP registry";
export const registryStatuses = ["active", "deprecated", "deleted"] as const;

/** An entry of another registry that lists a tool. */
export const RegistryEntry = z
  .strictObject({
    registry: z.enum([sourceIds.registry]).describe("The registry."),
    name: z.string().describe("The entry's name there."),
    version: z.string().describe("The listed version."),
    status: z.enum(registryStatuses).describe("Its status there."),
    imported_at: Moment.describe("When it was read."),
  })
  .meta({ id: "RegistryEntry", description: "An entry of another registry that lists the tool." });
export type RegistryEntry = z.infer<typeof RegistryEntry>;
