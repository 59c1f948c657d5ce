import { test } from "@playwright/test";
import { NotHere } from "./install.ts";

/** What was made; where this machine cannot make it, the test is left out by name, with the reason. */
export async function orLeaveOut<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof NotHere) {
      console.warn(`Left out: ${test.info().title}, for ${error.message}.`);
      test.skip(true, error.message);
    }
    throw error;
  }
}
