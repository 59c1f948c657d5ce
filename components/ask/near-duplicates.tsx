"use client";

import { useEffect, useState } from "react";
import { SimilarList } from "#components/ask/similar-list.tsx";
import { longestSearch } from "#lib/contract.ts";
import { cutText } from "#lib/cut-text.ts";
import type { Question } from "#lib/questions/posts.ts";

const afterPauseMs = 600;
const shortest = 4;

/** Questions that may already ask this, looked up while the title is typed. */
export function NearDuplicates({ title }: { title: string }) {
  const [found, setFound] = useState<{ asked: string; questions: Question[] } | null>(null);
  const [fault, setFault] = useState("");
  const asked = title.trim();

  useEffect(() => {
    if (asked.length < shortest) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ q: cutText(asked, longestSearch), limit: "5" });
        const answer = await fetch(`/api/questions?${query}`, { signal: abort.signal });
        const result = await answer.json();
        if (!answer.ok) throw new Error(result.message);
        setFound({ asked, questions: result.questions });
        setFault("");
      } catch (error) {
        if (!abort.signal.aborted)
          setFault(`Similar questions could not be looked up: ${error instanceof Error ? error.message : error}`);
      }
    }, afterPauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);

  const isCurrent = found !== null && asked.length >= shortest;
  return (
    <div className="noscript:hidden">
      <p role="status" className="mt-2 text-sm empty:hidden">
        {fault || (isCurrent && wordsOf(found.questions.length))}
      </p>
      {isCurrent && <SimilarList questions={found.questions} />}
    </div>
  );
}

function wordsOf(count: number): string {
  if (count === 0) return "No question has all of these words.";
  return count === 1 ? "1 question may already ask this:" : `${count} questions may already ask this:`;
}
