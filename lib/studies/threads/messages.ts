import type { Brief } from "../../engines/brief.ts";
import type { People } from "../../engines/engine.ts";
import type { Plan } from "../../engines/plan.ts";
import type { ErrorCode } from "../../errors.ts";
import type { StudyEvent } from "../events/contract.ts";
import type { StudyResult } from "../pipeline/run-study.ts";

/** A study for a thread to run; `run` is its number in the process, and `deadline` in milliseconds since 1970. */
export type Order = { run: number; brief: Brief; plan: Plan | undefined; deadline: number };

/** What a process sends to a thread. */
export type ToThread = Order | { stop: number };

/** Why a study failed in its thread; `code` is null for what was not thrown for the caller. */
export type Fault = { code: ErrorCode | null; message: string; cause: unknown };

/** The end of a study in its thread. */
export type Outcome = { result: StudyResult } | { fault: Fault };

/** What a thread says of a study. */
export type Report = { event: StudyEvent } | { people: People } | Outcome;

/** What a thread sends to its process. */
export type FromThread = { run: number } & Report;
