import { operatorAccount } from "../accounts/built-in-accounts.ts";
import { createKey, keysWhere, moveKey, revokeKey } from "../accounts/keys.ts";
import { makeOperatorLink } from "../accounts/operator-session.ts";
import { backUp, backUpServed } from "../backup/backup.ts";
import { clearDeleted } from "../backup/clear-deleted.ts";
import type { Caller } from "../contract.ts";
import { env } from "../env.ts";
import { importRegistry } from "../registry/import-registry.ts";
import { type Mirrors, verifyPackages } from "../registry/verify-packages.ts";
import { addressOf } from "../sign-in/address-of.ts";
import { codeMinutes } from "../sign-in/contract.ts";
import { makeCodeByHand, spacedCode } from "../sign-in/request-code.ts";
import { exportStudy } from "../studies/calls/study-file.ts";
import { confirmTool, unconfirmTool } from "../tools/confirm-tool.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { backupSecrets } from "./commands.ts";
import { doctor } from "./doctor.ts";
import { removeRecord } from "./remove-record.ts";
import {
  importReport,
  keyList,
  movedKey,
  newKey,
  proofTable,
  removalReport,
  revokedKey,
  verificationReport,
} from "./reports.ts";
import { walkConnector } from "./walk-connector.ts";

/** Where an operation runs: the service's public address, whether this process is that service, and who hears of its progress. */
export type Site = { base: string; isServing: boolean; say: (line: string) => void };

/** The input of each operation, as JSON. */
export type Inputs = {
  backup: { file: string; force: boolean };
  remove: { id: string; reason: string; dry_run: boolean };
  create_key: { name: string; concurrency?: number | undefined; account?: string | undefined };
  move_key: { key_id: string; account?: string | undefined };
  list_keys: object;
  revoke_key: { key_id: string };
  operator_link: object;
  sign_in_code: { email: string };
  import_catalog: { from: string; dry_run: boolean };
  verify_catalog: { mirrors: Mirrors; force: boolean };
  confirm_tool: { tool_id: string };
  unconfirm_tool: { tool_id: string };
  doctor: { connector: boolean };
  export_study: { study_id: string };
};

/** An operator's operations on the data, each from its input to the terminal's text. */
export const operations: { [Name in keyof Inputs]: (input: Inputs[Name], site: Site) => Promise<string> } = {
  backup: async ({ file, force }, { isServing }) => {
    const proofs = await (isServing ? backUpServed(file, { force }) : backUp(env(), file, { force }));
    return `${proofTable(proofs, "written")}\n${file} can be read by you alone. ${backupSecrets}`;
  },
  remove: async (input, { base }) => {
    const removed = await removeRecord(input);
    const clearing = input.dry_run ? null : await clearDeleted().catch((error: Error) => error);
    return removalReport(removed, clearing, base);
  },
  create_key: async (input) => newKey(await createKey(input, await asOperator())),
  list_keys: async () => keyList(await keysWhere(undefined)),
  move_key: async (input) => movedKey(await moveKey(input, await asOperator())),
  revoke_key: async (input) => {
    await revokeKey(input, await asOperator());
    return revokedKey(input.key_id);
  },
  operator_link: async (_, { base }) => makeOperatorLink(base),
  sign_in_code: async ({ email: typed }, { base }) => {
    const email = addressOf(typed);
    const code = spacedCode(await makeCodeByHand(email));
    return `${code}\n\nThis code signs ${email} in at ${base}/sign-in/code, once and within ${codeMinutes} minutes.`;
  },
  import_catalog: async ({ from, dry_run }) => {
    // A server is linked to the tools of the editors' catalogue, so these load first.
    await loadCatalog();
    return importReport(await importRegistry(from, { dryRun: dry_run }), dry_run);
  },
  verify_catalog: async ({ mirrors, force }) => {
    await loadCatalog();
    return verificationReport(await verifyPackages(mirrors, force));
  },
  confirm_tool: async ({ tool_id }, { base }) => {
    await confirmTool(tool_id);
    return `Confirmed ${tool_id}. The public log says so: ${base}/moderation.`;
  },
  unconfirm_tool: async ({ tool_id }, { base }) => {
    await unconfirmTool(tool_id);
    return `${tool_id} is no longer confirmed. What it counts as is at ${base}/tools/${tool_id}.`;
  },
  doctor: ({ connector }, { base, isServing, say }) =>
    connector ? walkConnector(base) : doctor({ hasData: true, isServing, say }),
  export_study: async ({ study_id }) => `${JSON.stringify(await exportStudy(study_id), null, 2)}\n`,
};

/** Opening the data proves being its operator. */
async function asOperator(): Promise<Caller> {
  return { address: null, spent: [], account: await operatorAccount("command") };
}
