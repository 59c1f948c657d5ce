"use client";

import { type KeyboardEvent, useRef } from "react";
import type { FormAct } from "#components/research/study-draft.ts";
import type { Offer } from "./choose-from.ts";

type Props = Omit<Offer, "personas"> & { action: string };

/** Finds others of one's own personas, inside the form that chooses from them: the form keeps what it holds. */
export function FindOwn({ saved, matchCount, most, words, action }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  if (saved <= most && words === "") return null;
  // Enter would press the first button of the form.
  const findByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit(button.current);
  };
  return (
    <div className="mb-3 space-y-1">
      <label htmlFor="find" className="block text-sm">
        Find others by name, role, place or any word of theirs
      </label>
      <div className="flex max-w-md gap-3">
        <input
          id="find"
          name="find"
          type="search"
          dir="auto"
          defaultValue={words}
          autoComplete="off"
          aria-describedby="find-result"
          onKeyDown={findByEnter}
          className="control min-w-0 flex-1"
        />
        <button
          ref={button}
          type="submit"
          name="do"
          value={"find" satisfies FormAct}
          formAction={action}
          formNoValidate
          className="quiet-button"
        >
          Find
        </button>
      </div>
      <p id="find-result" className="text-ink-2 text-sm">
        {resultOf({ saved, matchCount, most, words })}
      </p>
    </div>
  );
}

function resultOf({ saved, matchCount, most, words }: Omit<Props, "action">): string {
  if (words === "") return `The newest ${most} of ${saved} are here.`;
  if (matchCount === 0) return `None of your ${saved} has these words. Who is chosen stays.`;
  return `${matchCount} of ${saved} ${matchCount === 1 ? "has" : "have"} these words${matchCount > most ? `, the newest ${most} are here` : ""}. Who is chosen stays.`;
}
