import { pageNames } from "#components/chrome/page-names.tsx";
import { Field } from "#components/text/field.tsx";
import { Notice } from "#components/text/notice.tsx";

/** Names two studies to compare, by the addresses of their reports; without script. */
export function CompareForm({ a, b, isMany = false }: { a: string; b: string; isMany?: boolean }) {
  return (
    <div className="max-w-prose space-y-4">
      <h1 className="text-2xl">{pageNames["/report/compare"]}</h1>
      {isMany && <Notice title="A comparison is of one study with another. These are the first that you ticked." />}
      <p>
        Name two reports of one question, or <a href="/studies">tick them in the list</a>. What both say does not depend
        on the seed, the engine or the personas in which they differ.
      </p>
      <form action="/report/compare" className="space-y-3" data-screen-only="">
        <Field {...address} id="compare-a" name="a" label="Address of one report" defaultValue={a} />
        <Field {...address} id="compare-b" name="b" label="Address of the other" defaultValue={b} />
        <button type="submit" className="button">
          Compare
        </button>
      </form>
    </div>
  );
}

const address = { required: true, maxLength: 300 };
