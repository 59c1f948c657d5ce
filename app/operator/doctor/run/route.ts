import { noteAct } from "#lib/accounts/acts.ts";
import { doctor } from "#lib/cli/doctor.ts";
import { database } from "#lib/db/client.ts";
import { textPage } from "#lib/http/plain-page.ts";
import { operatorForm } from "#lib/http/signed-in.ts";

/** Looks at storage, mail, the internet and the models, and shows what it found. */
export const POST = operatorForm(async ({ headers }, operator) => {
  await noteAct(await database(), operator, "Ran doctor");
  const report = await doctor({ hasData: true, isServing: true }).catch((error: Error) => error.message);
  const links = '<a href="/operator">The operator’s page</a>';
  return { html: textPage({ title: "Doctor", text: report, links }, headers.get("cookie") ?? undefined), cookies: [] };
});
