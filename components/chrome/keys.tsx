"use client";

import { useEffect, useState } from "react";

const keys = [
  ["/", "Search"],
  ["j", "Next row of a list"],
  ["k", "Row before it"],
  ["x", "Tick the row, to compare it"],
  ["c", "Compare what is ticked"],
  ["?", "This help"],
] as const;

/** The page's keys, and their help sheet, where they can be turned off (WCAG 2.1.4). */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !areOn() || document.querySelector("dialog[open]")) return;
      if (event.key === "?") setOpen(true);
      else if (!actOn(event.key)) return;
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
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="border border-ink-2 px-1.5">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="my-4 flex min-h-11 items-center gap-2">
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

/** Does what a key says; false for a key without an act here. */
function actOn(key: string): boolean {
  const rows = [...document.querySelectorAll("main [data-row]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const find = (of: Element | undefined, what: string) => of?.querySelector<HTMLElement>(what);
  if (key === "/")
    (
      find(document.querySelector("main") ?? undefined, "[type=search]") ?? find(document.body, "header [type=search]")
    )?.focus();
  else if (key === "j") find(rows[at + 1], "a")?.focus();
  else if (key === "k") find(rows[at - 1], "a")?.focus();
  else if (key === "x") find(rows[at], "[type=checkbox]")?.click();
  else if (key === "c") find(document.body, "main [data-compare]")?.click();
  else return false;
  return true;
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
