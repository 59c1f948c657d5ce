import { Submit } from "#components/text/field.tsx";
import { outside } from "#lib/cli/doctor.ts";
import { checkUse, longestCheckMs } from "#lib/engines/model/check-model.ts";
import { modelSettings } from "#lib/engines/model/settings.ts";
import { costOf } from "#lib/engines/model/usage.ts";
import { env } from "#lib/env.ts";
import { grouped, money } from "#lib/in-words.ts";
import { metadataOf, operatorPage } from "../operator-page.tsx";

export const metadata = metadataOf("/operator/doctor");

export default operatorPage({
  at: "/operator/doctor",
  read: async () => {
    const { AI_MODEL, SMTP_URL, ...settings } = env();
    return { SMTP_URL, models: AI_MODEL === undefined ? [] : modelSettings({ ...settings, AI_MODEL }).models };
  },
  body: ({ SMTP_URL, models }) => (
    <div className="max-w-prose space-y-6">
      <p>
        It looks at what this process needs, says each line as soon as it is known, and waits for a model at most{" "}
        {longestCheckMs / 1000} seconds. These are all the calls that it makes:
      </p>
      <ul className="list-disc ps-5">
        <li>The database: a question for its migrations and its clock.</li>
        <li>
          {SMTP_URL === undefined
            ? "Mail: no call, as SMTP_URL is not set."
            : "Mail: one connection to the server of SMTP_URL. No mail is sent."}
        </li>
        <li>The internet: one request to {new URL(outside).host}.</li>
        {models.length === 0 && <li>Models: no call, as AI_MODEL is not set. It costs nothing.</li>}
        {models.map(({ provider, model, price }) => (
          <li key={`${provider}:${model}`}>
            <code>
              {provider}:{model}
            </code>
            : {checkUse.calls} calls of up to {grouped(checkUse.input)} tokens together.{" "}
            {priceInWords(costOf(price, checkUse))}
          </li>
        ))}
      </ul>
      <form action="/operator/doctor/run" method="post">
        <Submit>Look now</Submit>
      </form>
    </div>
  ),
});

const priceInWords = (usd: number | null): string =>
  usd === null
    ? "What they cost is not known, as no price is set."
    : `At the prices that are set, that is about ${money(usd, 3)}; more where a model thinks at length or its server is new.`;
