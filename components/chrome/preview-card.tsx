import { drawable } from "#components/studies/drawable.ts";
import { excerpt } from "#lib/format.ts";

const ink = "#1c1b18";
const second = "#55524a";
const paper = "#faf9f5";
const longestTitle = 120;

/** The size of a picture for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** What a picture shows: what kind of page it is, its title, and a few short lines. */
export type PreviewCard = { kind: string; title: string; lines: string[] };

/** Whether a picture can show this title: its font has no signs of some scripts. */
export const isDrawable = (title: string): boolean => drawable(title) !== null;

/** The picture of a page for link previews, drawn by satori. */
export function previewOf({ kind, title, lines }: PreviewCard, isDemo: boolean) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 60,
        background: paper,
        color: ink,
        borderTop: `18px solid ${ink}`,
      }}
    >
      <div style={{ display: "flex", fontSize: 34, color: second }}>{isDemo ? `DEMO DATA · ${kind}` : kind}</div>
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
      <div style={{ display: "flex", justifyContent: "space-between", fontSize: 26, color: second }}>
        <span>A signature proves control of a key, never identity or truth.</span>
        <span>Touchstone</span>
      </div>
    </div>
  );
}
