import { partOf } from "../cut-text.ts";

// How the JSON writers of other languages escape a string, where RFC 8785 leaves the character as it is.

/** Writers by what they escape beyond RFC 8785. */
export type Escapes = "none" | keyof typeof escapes;

const lower = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
const upper = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Each from the text that JSON.stringify writes, which has RFC 8785's own escapes. */
const escapes = {
  /** json.dumps with ensure_ascii. */
  python: (written: string) => written.replace(/[^ -~]/g, lower),
  /** The same by writers that use capital digits. */
  capitals: (written: string) => written.replace(/[^ -~]/g, upper),
  /** json_encode by default. */
  php: (written: string) => written.replace(/[^ -~]/g, lower).replaceAll("/", "\\/"),
  /** json.Marshal, or an Encoder with SetEscapeHTML. */
  go: (written: string) => written.replace(/[<>&\u2028\u2029]/g, lower),
  /** System.Text.Json with its default encoder. */
  dotnet: (written: string) =>
    `"${partOf(written, 1, -1)
      .replaceAll('\\"', "\\u0022")
      .replace(/[<>&'+`]|[^ -~]/g, upper)}"`,
  /** Gson with its HTML escapes. */
  gson: (written: string) => written.replace(/[<>&='\u2028\u2029]/g, lower),
  /** PHP with JSON_UNESCAPED_UNICODE, and other writers for HTML. */
  slash: (written: string) => written.replaceAll("/", "\\/"),
};

/** A string as one writer puts it into JSON, with its quotes. */
export function escaped(text: string, by: Escapes): string {
  const written = JSON.stringify(text);
  return by === "none" ? written : escapes[by](written);
}
