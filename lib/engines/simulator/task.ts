import type { ClosedItem, Engine } from "../engine.ts";

// What the built-in engine's parts take. They compute in one go, so none of them takes a signal.

type Task<Call extends "respond" | "rate" | "answerClosed" | "code"> = Omit<Parameters<Engine[Call]>[0], "signal">;

export type RespondTask = Task<"respond">;
export type RateTask = Omit<Task<"rate">, "items" | "draw"> & { item: ClosedItem };
export type ClosedTask = Task<"answerClosed">;
export type CodeTask = Task<"code">;
