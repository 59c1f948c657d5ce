"use client";

import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { OwnPage } from "./own-page.ts";
import { OwnPersonas } from "./own-personas.tsx";

const afterPauseMs = 300;
/** For how long a list is not read again when the page is looked at again, in milliseconds. */
const freshMs = 2_000;

/** One's own personas: whole without script; with it, found while one types, and read again when the page is looked at. */
export function LiveOwnPersonas({ initial }: { initial: OwnPage }) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Personas initial={initial} />
    </QueryClientProvider>
  );
}

function Personas({ initial }: { initial: OwnPage }) {
  const [q, setQ] = useState(initial.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInitial = q === initial.q;
  const { data = initial } = useQuery({
    queryKey: ["personas", q],
    queryFn: ({ signal }) => readPage({ q, offset: String(isInitial ? initial.offset : 0) }, signal),
    ...(isInitial && { initialData: initial }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    retry: false,
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function find(words: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      history.replaceState(
        history.state,
        "",
        words === "" ? "/personas" : `/personas?${new URLSearchParams({ q: words })}`,
      );
      setQ(words);
    }, afterPauseMs);
  }
  return <OwnPersonas page={data} onFind={find} />;
}

async function readPage(place: Record<string, string>, signal: AbortSignal): Promise<OwnPage> {
  const answer = await fetch(`/personas/own?${new URLSearchParams(place)}`, { signal });
  if (!answer.ok) throw new Error(`the personas were answered with ${answer.status}`);
  return answer.json();
}
