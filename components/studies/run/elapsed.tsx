"use client";

import { useEffect, useState } from "react";

/** For how long a study has run, counted on from what the server said, in milliseconds. */
export function Elapsed({ from }: { from: number }) {
  const [elapsed, setElapsed] = useState(from);
  useEffect(() => {
    const began = Date.now() - from;
    const timer = setInterval(() => setElapsed(Date.now() - began), 1_000);
    return () => clearInterval(timer);
  }, [from]);
  const seconds = Math.floor(elapsed / 1_000);
  return (
    <>{seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`}</>
  );
}
