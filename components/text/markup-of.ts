import type { ReactNode } from "react";

/** An element as HTML without script, for a file or a part of a page that never changes in the browser. */
export async function markupOf(element: ReactNode): Promise<string> {
  // Next refuses the static import in what it bundles for pages.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(element);
}
