const entities: [RegExp, string][] = [
  [/&/g, "&amp;"],
  [/</g, "&lt;"],
  [/"/g, "&quot;"],
  [/'/g, "&#39;"],
];

/** A text as it is written in HTML, also inside a quoted attribute. */
export const escaped = (text: string): string =>
  entities.reduce((done, [mark, entity]) => done.replace(mark, entity), text);
