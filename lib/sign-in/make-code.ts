import { eq } from "drizzle-orm";
import { database } from "../db/client.ts";
import { auth } from "./auth.ts";
import { codesOf, peopleCodes } from "./sign-in.sql.ts";

/** Makes a one-time code for an address, as it is kept; the codes that it had before no longer sign in. */
export async function makeCode(email: string): Promise<string> {
  const { api } = await auth();
  const db = await database();
  // Two codes of one millisecond would have no order.
  await db.delete(peopleCodes).where(eq(peopleCodes.identifier, codesOf(email)));
  return api.createVerificationOTP({ body: { email, type: "sign-in" } });
}

/** A code as people read it: in groups of four digits. */
export const spacedCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, "$1 ");
