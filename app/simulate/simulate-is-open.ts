import { env } from "#lib/env.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";

/** Whether a visitor can try a scenario: a model reads it, or an account can be had that keeps personas. */
export const simulateIsOpen = (): boolean => env().AI_MODEL !== undefined || mailIsOn() !== null;
