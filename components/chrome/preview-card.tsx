import type { CSSProperties } from "react";
import { light } from "#components/chrome/colours.ts";
import { drawable } from "#components/studies/drawable.ts";
import { serviceName } from "#lib/contract.ts";
import { demoMark, excerpt } from "#lib/format.ts";
import { signatureProves } from "#lib/reviews/review-document.ts";

const { ink } = light;
export const { paper, "ink-2": second } = light;
const longestTitle = 120;

/** What a picture shows: what kind of page it is, its title, and a few short lines. */
export type PreviewCard = { kind: string; title: string; lines: string[] };

/** Whether a picture can show this title: its font has no signs of some scripts. */
export const isDrawable = (title: string): boolean => drawable(title) !== null;

/** How the parts of a picture lie, drawn by satori, which takes no fragments. */
export const frame: CSSProperties = {
  ...{ display: "flex", flexDirection: "column", justifyContent: "space-between" },
  ...{ width: "100%", height: "100%", padding: 60, background: paper, color: ink },
};

/** The last line of a picture: what it does not prove. */
export const Foot = ({ children }: { children: string }) => (
  <div style={{ display: "flex", justifyContent: "space-between", fontSize: 26, color: second }}>
    <span>{children}</span>
    <span>{serviceName}</span>
  </div>
);

/** The picture of a page for link previews. */
export function previewOf({ kind, title, lines }: PreviewCard, isDemo: boolean) {
  return (
    <div style={{ ...frame, borderTop: `18px solid ${ink}` }}>
      <div style={{ display: "flex", fontSize: 34, color: second }}>{`${isDemo ? demoMark : ""}${kind}`}</div>
      <div style={{ display: "flex", flexDirection: "column", gap: 22 }}>
        <div style={{ display: "flex", fontSize: 58, lineHeight: 1.15 }}>
          {excerpt(drawable(title) ?? "", longestTitle)}
        </div>
        {lines.map((line) => (
          <div key={line} style={{ display: "flex", fontSize: 32 }}>
            {line}
          </div>
        ))}
      </div>
      <Foot>{signatureProves}</Foot>
    </div>
  );
}
