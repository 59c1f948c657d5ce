"use client";

import { useEffect, useState } from "react";
import { ownValue } from "#lib/own-value.ts";

/** Each key: what it is for, and its act. */
const keys: Record<string, [does: string, act: (() => void) | "help"]> = {
  "/": ["Search", () => (find("main [type=search]") ?? find("header [type=search]"))?.focus()],
  j: ["Next row of a list", () => inRow(1, "a")?.focus()],
  k: ["Row before it", () => inRow(-1, "a")?.focus()],
  x: ["Tick the row, to compare it", () => inRow(0, "[type=checkbox]")?.click()],
  c: ["Compare what is ticked", () => find("main [data-compare]")?.click()],
  "?": ["This help", "help"],
};

/** The page's keys, and their help sheet, where they can be turned off (WCAG 2.1.4). */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !areOn() || document.querySelector("dialog[open]")) return;
      const [, act] = ownValue(keys, event.key) ?? [];
      if (act === undefined) return;
      if (act === "help") setOpen(true);
      else act();
      event.preventDefault();
    };
    const click = ({ target }: MouseEvent) => (target as Element).closest("[data-keys]") && setOpen(true);
    document.addEventListener("keydown", press);
    document.addEventListener("click", click);
    setOn(areOn());
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("click", click);
    };
  }, []);
  if (!isOpen) return null;
  const turn = (on: boolean) => {
    setOn(on);
    keep(on);
  };
  return (
    <dialog
      ref={(sheet) => {
        if (sheet?.open === false) sheet.showModal();
      }}
      onClose={() => setOpen(false)}
      aria-labelledby="keys-title"
      className="m-auto max-w-sm border border-ink bg-paper p-6 text-ink backdrop:bg-ink/40"
    >
      <h2 id="keys-title" className="mb-3 text-xl">
        Keys
      </h2>
      <dl className="grid grid-cols-[3rem_1fr] gap-y-1.5">
        {Object.entries(keys).map(([key, [does]]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="border border-ink-2 px-1.5">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="my-4 flex min-h-touch items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
          className="size-4.5 accent-ink"
        />
        Use these keys in this browser
      </label>
      <form method="dialog">
        <button type="submit" className="quiet-button">
          Close
        </button>
      </form>
    </dialog>
  );
}

/** Whether a key belongs to a text, a choice, or a shortcut of the browser. */
function isTyping({ target, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  const isText = (target as Element).matches(
    "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])",
  );
  return isText || ctrlKey || altKey || metaKey || isComposing;
}

const find = (what: string) => document.querySelector<HTMLElement>(what);

/** An element in the row of a list that is so many after the one in use. */
function inRow(after: number, what: string): HTMLElement | undefined | null {
  const rows = [...document.querySelectorAll("main [data-row]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  return rows[at + after]?.querySelector<HTMLElement>(what);
}

const place = "keys";

/** Keys are on until they are turned off; a browser that keeps nothing has them on. */
function areOn(): boolean {
  try {
    return localStorage.getItem(place) !== "off";
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(place, on ? "on" : "off");
  } catch {
    // This browser keeps nothing: the keys are as chosen until the page is left.
  }
}
