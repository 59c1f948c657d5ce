import "#components/content/markdown.css";
import { type Heading, renderMarkdown } from "#lib/content/render-markdown.ts";

type Props = {
  text: string;
  /** The rank of the heading above the text: its own headings start one below. */
  under?: Heading;
};

/** A stranger's markdown, drawn on the server from a closed list of elements. */
export function Markdown({ text, under = "h3" }: Props) {
  const html = renderMarkdown(text, under);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown writes listed elements only and escapes all text
  return <div className="markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
