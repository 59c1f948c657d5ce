import type { ReactNode } from "react";
import { docSection } from "#components/docs/doc-section.ts";
import { Section } from "./parts.tsx";

/** An error as this page explains it. */
export type ExplainedError = { code: string; status: number; when: string; example: { message: string } };

type Props = { errors: ExplainedError[]; children: ReactNode };

/** Every error code with its meaning and remedy, after the rules common to all. */
export function ErrorTable({ errors, children }: Props) {
  return (
    <Section {...docSection("errors")}>
      <p>
        An error is <code>{'{"error": code, "message": what to do}'}</code>, where it helps with <code>details</code> (
        <code>pointer</code> and <code>message</code> of every fault at once), {children} Go by the code: messages may
        be reworded. Each code is listed with when it comes, and in quotes what to do about it, in the words of one such
        answer.
      </p>
      <dl>
        {errors.map(({ code, status, when, example }) => (
          <div key={code} id={`error-${code}`}>
            <dt>
              <code>{code}</code> <small>{status}</small>
            </dt>
            <dd>
              <p>{when}</p>
              <p>“{example.message}”</p>
              <details>
                <summary>As JSON</summary>
                <pre dir="ltr">{JSON.stringify(example, null, 2)}</pre>
              </details>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
