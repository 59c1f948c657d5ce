"use client";

import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Answer, PreviewPanel } from "./preview-panel.tsx";
import type { TypeChoice, TypeNeeds } from "./proposed-type.ts";
import type { FormAct, StudyDraft } from "./study-draft.ts";
import { TypeProposal } from "./type-proposal.tsx";

const afterPauseMs = 500;

type Props = {
  /** What the server said of the draft that the page was made with; null for an empty one. */
  initial: Answer | null;
  draft: StudyDraft;
  types: readonly TypeChoice[];
  beforehand: ReactNode;
  children: ReactNode;
};

/** The form that begins a study: plain without script; with it, it says while one types what the study would be. */
export function LiveStudyForm(props: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <StudyForm {...props} />
    </QueryClientProvider>
  );
}

function StudyForm({ initial, draft: base, types, beforehand, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, isFetching, isError } = useQuery({
    queryKey: ["study", draft],
    queryFn: ({ signal }) => readPreview(draft!, signal),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was typed before the script ran, or restored by the browser, is no event.
  useEffect(() => {
    if (initial === null && new FormData(form.current!).get("topic" satisfies keyof StudyDraft) !== "")
      setDraft(draftIn(form.current!));
  }, [initial]);

  // What was sent and refused is mended at its field.
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), []);

  function noteDraft() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDraft(draftIn(form.current!)), afterPauseMs);
  }

  const typed = new URLSearchParams(draft ?? "");
  const current = (name: "study_type" | "price_amount" | "rivals" | "stimulus") =>
    draft === null ? base[name] : (typed.get(name) ?? "");
  const needs: TypeNeeds = {
    study_type: current("study_type"),
    price: current("price_amount"),
    rivals: current("rivals"),
    stimulus: current("stimulus"),
  };
  const type = types.find(({ id }) => id === needs.study_type)?.label ?? "";
  return (
    <form
      ref={form}
      action="/research"
      method="post"
      onInput={noteDraft}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      {/* Enter in a line of text presses the first button of a form: it previews. */}
      <button
        type="submit"
        name="do"
        value={"preview" satisfies FormAct}
        formAction="/research#preview"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <div className="space-y-10">{children}</div>
      <PreviewPanel
        answer={data ?? initial}
        type={type}
        isBusy={isFetching}
        isAway={isError}
        beforehand={beforehand}
        proposal={<TypeProposal draft={needs} types={types} />}
      />
    </form>
  );
}

const draftIn = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();

async function readPreview(draft: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch("/research/preview", { method: "POST", body: new URLSearchParams(draft), signal });
  if (!answer.ok) throw new Error(`the draft was answered with ${answer.status}`);
  return answer.json();
}
