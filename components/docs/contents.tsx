import "./contents.css";

/** A section of the page, with its subsections. */
export type Entry = { id: string; title: string; inside?: Entry[] };

const contentsTitle = "On this page";

/** The table of contents: one list, beside the text on a wide page and behind its summary on a narrow one. */
export function Contents({ entries }: { entries: Entry[] }) {
  return (
    <nav
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, it must be reachable by keyboard
      tabIndex={0}
      aria-label={contentsTitle}
      data-screen-only=""
      className="docs-contents lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <details>
        <summary>{contentsTitle}</summary>
        <List entries={entries} />
      </details>
    </nav>
  );
}

function List({ entries }: { entries: Entry[] }) {
  return (
    <ol>
      {entries.map(({ id, title, inside }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {inside !== undefined && <List entries={inside} />}
        </li>
      ))}
    </ol>
  );
}
