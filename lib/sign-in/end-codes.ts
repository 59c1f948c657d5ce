import { eq, or } from "drizzle-orm";
import { database } from "../db/client.ts";
import { codesOf, linksOf, peopleCodes } from "./sign-in.sql.ts";

/** Ends the codes and links of an address: a mail signs in once. */
export async function endCodes(email: string): Promise<void> {
  const db = await database();
  await db
    .delete(peopleCodes)
    .where(or(eq(peopleCodes.identifier, codesOf(email)), eq(peopleCodes.value, linksOf(email))));
}
