// RFC 8785 (JCS): the one text of a JSON value, which a signature covers. Numbers and strings have ECMAScript's own
// forms (§3.2.2), members are sorted by UTF-16 code units (§3.2.3). Reads own members only and never calls toJSON, so a
// member named toJSON or __proto__ is like any other.

/** Writes a JSON value in its RFC 8785 form; throws a TypeError for a value without one. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return canonicalString(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new TypeError("A number without a finite value has no canonical JSON form.");
    return String(value);
  }
  // Array.from visits holes, which map and join would turn into nothing between two commas.
  if (Array.isArray(value)) return `[${Array.from(value, (item) => canonicalJson(item)).join(",")}]`;
  // The tag refuses dates, maps and boxed values of any realm, which would all become {}.
  if (Object.prototype.toString.call(value) === "[object Object]") return canonicalObject(value as object);
  throw new TypeError(`A ${typeof value} that is not plain data has no canonical JSON form.`);
}

function canonicalObject(object: object): string {
  const names = Object.keys(object).sort();
  const members = object as Record<string, unknown>;
  return `{${names.map((name) => `${canonicalString(name)}:${canonicalJson(members[name])}`).join(",")}}`;
}

function canonicalString(text: string): string {
  if (!text.isWellFormed()) throw new TypeError("A string with a lone surrogate has no canonical JSON form.");
  return JSON.stringify(text);
}
