"use client";

import { useEffect } from "react";

/** Makes every copy button of the page work, also in markup that React does not know. */
export function CopyOnClick() {
  useEffect(() => {
    document.addEventListener("click", copy);
    return () => document.removeEventListener("click", copy);
  }, []);
  return null;
}

async function copy({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>("[data-copies]");
  if (button === null) return;
  const status = button.nextElementSibling!;
  try {
    await navigator.clipboard.writeText(button.dataset.copies || codeBeside(button));
    status.textContent = "Copied.";
  } catch {
    status.textContent = "This browser does not allow it: select the text instead.";
  }
}

const codeBeside = (button: Element): string => button.closest("figure")?.querySelector("code")?.textContent ?? "";
