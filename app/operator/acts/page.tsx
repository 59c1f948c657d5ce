import type { Metadata } from "next";
import { HowToSignIn } from "#components/operator/how-to-sign-in.tsx";
import { OperatorHead } from "#components/operator/operator-head.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { listActs } from "#lib/console/overview.ts";
import { AppError } from "#lib/errors.ts";
import { minute } from "#lib/format.ts";
import { loadForOperator } from "#lib/http/load.ts";

export const metadata: Metadata = { title: "What operators did", robots: { index: false, follow: false } };

export default async function ActsPage() {
  const result = await loadForOperator(listActs);
  if (result instanceof AppError) return <NotMade error={result} />;
  if (result === null) return <HowToSignIn />;
  return (
    <div className="space-y-8">
      <OperatorHead title="What operators did" at="/operator/acts" />
      {result.length === 0 && <p>Nothing yet.</p>}
      <ul className="border-hairline border-b empty:hidden">
        {result.map(({ at, actor, act, target }) => (
          <li key={`${at} ${act}`} className="wrap-anywhere border-hairline border-t py-2 text-sm">
            {minute(at)}, <code>{actor}</code>: {act}
            {target !== null && !act.includes(target) && (
              <>
                , <code>{target}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
