// A separate process that tries codes: for each errand, a line of JSON on its standard input, it enters all its codes at
// once and prints the outcomes.
import { createInterface } from "node:readline";
import { closeDatabase } from "../../db/client.ts";
import { forgetEnvironment } from "../../env.ts";
import { auth } from "../../sign-in/auth.ts";
import { SignInRefused } from "../../sign-in/contract.ts";
import { signIn } from "../../sign-in/sign-in.ts";

export type Errand = { variables: Record<string, string>; address: string; email: string; codes: string[] };

async function enter({ address, email }: Errand, code: string): Promise<string> {
  try {
    await signIn({ email, code, user_agent: null }, { address, spent: [] });
    return "signed in";
  } catch (error) {
    return error instanceof SignInRefused ? error.reason : ((error as { code?: string }).code ?? String(error));
  }
}

await auth();
console.log("ready");
for await (const line of createInterface(process.stdin)) {
  const errand: Errand = JSON.parse(line);
  Object.assign(process.env, errand.variables);
  forgetEnvironment();
  console.log(JSON.stringify(await Promise.all(errand.codes.map((code) => enter(errand, code)))));
}
await closeDatabase();
