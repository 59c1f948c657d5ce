import { UsageStatus } from "../votes/contract.ts";

/** The orders of tools in words: `byUse`, `byDesk` and `places` in tool.ts. */
export const useOrder = `status ${UsageStatus.enum.ok} first, then by the lower end of the interval`;
export const evidenceOrder = "by firsthand use, then those without voices by desk score";
export const unverifiedPlace = "after all other tools in every order but name";
