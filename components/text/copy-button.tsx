"use client";

import { useState } from "react";

/** Copies a text. Without script or permission, the text beside the button can be selected. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, say] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say("Copied.");
    } catch {
      say("This browser does not allow it: select the text instead.");
    }
  }

  return (
    <span className="noscript:hidden inline-flex flex-wrap items-center gap-x-3" data-screen-only="">
      <button type="button" className="quiet-button min-h-9 text-sm" onClick={() => void copy()}>
        Copy<span className="sr-only"> {what}</span>
      </button>
      <span role="status" className="text-sm empty:hidden">
        {said}
      </span>
    </span>
  );
}
