import { PassThrough } from "node:stream";
import { operatorTitle } from "#components/operator/operator-head.tsx";
import { noteAct } from "#lib/accounts/acts.ts";
import { doctor } from "#lib/cli/doctor.ts";
import { places } from "#lib/console/contract.ts";
import { database } from "#lib/db/client.ts";
import { faultInWords } from "#lib/db/logged-error.ts";
import { escaped } from "#lib/format.ts";
import { textPage } from "#lib/http/plain-page.ts";
import { operatorForm } from "#lib/http/signed-in.ts";
import { giveUpTurn } from "#lib/net/page-answer.ts";

/** Looks at storage, mail, the internet and the models, and shows each line as soon as it is known. */
export const POST = operatorForm(async (operator, { headers }) => {
  await noteAct(await database(), operator, "Ran doctor");
  giveUpTurn();
  return { html: linesIn(headers.get("cookie") ?? undefined), cookies: [] };
});

const place = "[lines]";

async function* linesIn(cookie: string | undefined): AsyncGenerator<string> {
  const links = `<a href="/operator">${operatorTitle}</a>`;
  const [head, foot] = textPage({ title: places["/operator/doctor"], text: place, links }, cookie).split(place);
  yield head!;
  const lines = new PassThrough({ encoding: "utf8" });
  const say = (line: string) => void lines.write(`${escaped(line)}\n`);
  void doctor({ hasData: true, isServing: true, say })
    .catch(faultInWords)
    .then((end) => lines.end(`\n${escaped(end)}`));
  yield* lines as AsyncIterable<string>;
  yield foot!;
}
