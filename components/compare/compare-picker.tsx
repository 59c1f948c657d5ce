import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { UnverifiedMark } from "#components/tools/unverified-mark.tsx";
import { categories } from "#lib/tools/categories.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** Tools to choose from, with a sentence on why these or none. */
export type Candidates = { words: string; tools: Tool[] };
type Picker = { title: string; ids: string[]; q: string; candidates: Candidates | null };

/** Two plain forms: one finds tools, the other adds the ticked ones. */
export function ComparePicker({ title, ids, q, candidates }: Picker) {
  return (
    <Section id="add" title={title} className="max-w-2xl space-y-6">
      <search>
        {/* The answer appears where the question was asked. */}
        <form action="/compare#add">
          <Chosen ids={ids} />
          <label htmlFor="compare-q" className="mb-1 block text-ink-2 text-sm">
            Name or task
          </label>
          <div className="flex">
            <input
              id="compare-q"
              type="search"
              name="q"
              defaultValue={q}
              maxLength={200}
              className="control min-w-0 flex-1 rounded-e-none"
            />
            <button type="submit" className="quiet-button -ms-px rounded-s-none">
              Find
            </button>
          </div>
        </form>
      </search>
      {candidates?.tools.length === 0 && <p className="wrap-anywhere">{candidates.words}</p>}
      {candidates !== null && candidates.tools.length > 0 && (
        <form action="/compare">
          <Chosen ids={ids} />
          <fieldset>
            <legend className="font-semibold">{candidates.words}</legend>
            <ul className="mt-2 mb-4 border-hairline border-b">
              {candidates.tools.map((tool) => (
                <Candidate key={tool.tool_id} tool={tool} />
              ))}
            </ul>
          </fieldset>
          <Submit>Compare</Submit>
        </form>
      )}
      <p>
        Or tick tools in the list of <a href="/tools">all tools</a>.
      </p>
    </Section>
  );
}

function Chosen({ ids }: { ids: string[] }) {
  return ids.length > 0 && <input type="hidden" name="tools" value={ids.join(",")} />;
}

function Candidate({ tool }: { tool: Tool }) {
  const { tool_id, name, type, category } = tool;
  const label = categories.find(({ id }) => id === category)?.label;
  return (
    <li className="border-hairline border-t">
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input type="checkbox" name="tools" value={tool_id} className="size-5 shrink-0 accent-ink" />
        <span className="min-w-0">
          <bdi className="wrap-anywhere">{name}</bdi>{" "}
          <span className="text-ink-2 text-sm">
            {typeNames[type]}
            {label && ` · ${label}`}
          </span>
          <UnverifiedMark tool={tool} />
        </span>
      </label>
    </li>
  );
}
