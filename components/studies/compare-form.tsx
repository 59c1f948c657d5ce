import { Field } from "#components/text/field.tsx";
import { Notice } from "#components/text/notice.tsx";

/** Names two studies to compare, by the addresses of their reports; without script. */
export function CompareForm({ a, b, isMany = false }: { a: string; b: string; isMany?: boolean }) {
  return (
    <div className="max-w-prose space-y-4">
      <h1 className="text-2xl">Compare two synthetic studies</h1>
      {isMany && <Notice title="A comparison is of one study with another. These are the first that you ticked." />}
      <p>
        Run the same request again with another seed, engine or personas: what survives does not depend on them. Or{" "}
        <a href="/studies">tick studies in the list</a>.
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
