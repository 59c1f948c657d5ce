import { questionsHref } from "#components/questions/questions-href.ts";

/** A post's tags, each a link to the questions that have it. */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {tags.map((tag) => (
        <li key={tag}>
          <a href={questionsHref({ tag })} className="inline-block min-h-6">
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
