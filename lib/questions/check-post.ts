import { type Field, refuseContent, refuseMarkup, refuseUnsafeUnicode } from "../content/refuse-content.ts";

type Post = {
  title?: string;
  body: string;
  tags?: string[] | undefined;
  links?: string[] | undefined;
  tool_id?: string | undefined;
};

/** Refuses a post with hidden characters, explosive markup, secrets or personal data in any of its texts. */
export async function checkPost({ title, body, tags = [], links = [], tool_id }: Post): Promise<void> {
  const fields: Field[] = [
    ...(title === undefined ? [] : [{ pointer: "/title", text: title }]),
    { pointer: "/body", text: body },
    ...tags.map((text, index) => ({ pointer: `/tags/${index}`, text })),
    ...links.map((text, index) => ({ pointer: `/links/${index}`, text })),
    ...(tool_id === undefined ? [] : [{ pointer: "/tool_id", text: tool_id }]),
  ];
  refuseUnsafeUnicode(fields);
  // Only the body is markdown: all else is shown as plain text.
  refuseMarkup([{ pointer: "/body", text: body }]);
  await refuseContent(fields);
}
