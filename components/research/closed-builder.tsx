"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { FaultList } from "#components/text/field.tsx";
import { mostClosed } from "#lib/engines/closed-kinds.ts";
import { type ClosedDraft, closedQuestionsOf, closedTemplates, editClosed } from "./closed-draft.ts";
import { ClosedFields, EditButton } from "./closed-fields.tsx";
import type { Faults } from "./faults-of.ts";

/** A question with its place in what was sent, where it was. */
type CardDraft = ClosedDraft & { key: string; sentAt?: number };

type Props = { initial: ClosedDraft[]; faults: Faults; hasModel: boolean };

/** Closed questions of one's own: added, moved and removed by buttons that also work without script. */
export function ClosedBuilder({ initial, faults, hasModel }: Props) {
  const [drafts, setDrafts] = useState<CardDraft[]>(() =>
    initial.map((draft, at) => ({ ...draft, key: `given ${at}`, sentAt: at })),
  );
  const [edits, setEdits] = useState({ count: 0, focus: "", message: "" });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (edits.count === 0) return;
    // The form reads its draft at each input; a question that was moved is none by itself.
    root.current?.dispatchEvent(new Event("input", { bubbles: true }));
    root.current?.querySelector<HTMLElement>(`[data-focus="${edits.focus}"]`)?.focus();
  }, [edits]);

  function edit(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { value, form } = event.currentTarget;
    const [, verb, at] = value.split("-");
    const next = editClosed(drafts, value, new FormData(form!)).map((draft, place) =>
      "key" in draft ? draft : { ...draft, key: `${edits.count} ${place}` },
    );
    setDrafts(next);
    const place = Number(at) + (verb === "up" ? -1 : verb === "down" ? 1 : 0);
    const moved = verb === "up" || verb === "down";
    // At an end the button that was pressed is off, and the other one takes the focus.
    const live = place === 0 ? "down" : place === next.length - 1 ? "up" : verb;
    const focus = moved ? `${place} ${live}` : verb === "remove" ? "add" : `${drafts.length} text`;
    const message = moved
      ? `Question ${place + 1} of ${next.length}.`
      : `${next.length} closed ${next.length === 1 ? "question" : "questions"}.`;
    setEdits({ count: edits.count + 1, focus, message });
  }
  const change = (at: number, changed: Partial<ClosedDraft>) =>
    setDrafts(drafts.map((draft, place) => (place === at ? { ...draft, ...changed } : draft)));
  const isFull = drafts.length >= mostClosed.questions;
  return (
    <details
      id="closed"
      className="disclosure"
      open={drafts.length > 0 || edits.count > 0 || faults.closed !== undefined || undefined}
      suppressHydrationWarning
    >
      <summary>Ask closed questions after the interview</summary>
      <div ref={root} className="space-y-6">
        <FaultList id="closed-faults" faults={faults.closed} />
        <p className="text-ink-2 text-sm">
          At most {mostClosed.questions}.{" "}
          {hasModel
            ? "A language model answers all."
            : "Without a language model the built-in engine speaks, which reads no question. The list of kinds says what it answers; all else needs a server with a language model, and your signing in."}
        </p>
        <p aria-live="polite" className="sr-only">
          {edits.message}
        </p>
        <ol className="space-y-6 empty:hidden">
          {drafts.map(({ key, sentAt, ...draft }, at) => (
            <li key={key} className="border-hairline border-s-2 ps-4">
              <ClosedFields
                draft={draft}
                at={at}
                of={drafts.length}
                faultsOf={(member) => (sentAt === undefined ? undefined : faults[`closed_${member}_${sentAt}`])}
                hasModel={hasModel}
                onChange={(changed) => change(at, changed)}
                onEdit={edit}
              />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-start gap-2">
          <EditButton action="closed-add" focus="add" onEdit={edit} isOff={isFull}>
            Add a question
          </EditButton>
          <span className="text-ink-2 text-sm">or take some from a template:</span>
          {closedTemplates.map(({ id, name, needsModel }) => (
            <div key={id}>
              <EditButton action={`closed-use-${id}`} onEdit={edit} isOff={isFull}>
                {name}
              </EditButton>
              {!hasModel && <span className="block text-ink-2 text-sm">{needsModel}</span>}
            </div>
          ))}
        </div>
        {drafts.length > 0 && (
          <details className="disclosure">
            <summary>As JSON, for the API</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <pre className="overflow-x-auto text-sm" tabIndex={0}>
              {JSON.stringify({ closed_questions: closedQuestionsOf(drafts) }, null, 2)}
            </pre>
          </details>
        )}
      </div>
    </details>
  );
}
