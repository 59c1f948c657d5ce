/**
 * Sends a shown curl command, with these files beside it. It knows a shell's quotes and the shown options only, so the
 * tests need no curl; an unknown option is a fault.
 */
export function readCurl(command: string, files: Record<string, string>): Promise<Response> {
  const [program, ...words] = wordsOf(command);
  if (program !== "curl") throw new Error(`This is not a curl command: ${command}`);
  let address: string | undefined;
  let body: string | undefined;
  let method: string | undefined;
  const headers: [string, string][] = [];
  while (words.length > 0) {
    const word = words.shift()!;
    if (["-s", "-si", "-sN"].includes(word)) continue;
    else if (word === "-H") headers.push(words.shift()!.split(/:\s*/, 2) as [string, string]);
    else if (word === "-X") method = words.shift()!;
    else if (word === "-d") body = dataOf(words.shift()!, files);
    else if (word.startsWith("-") || address !== undefined) throw new Error(`What is ${word} in: ${command}`);
    else address = word;
  }
  const form: [string, string] = ["Content-Type", "application/x-www-form-urlencoded"];
  const isTyped = headers.some(([name]) => name.toLowerCase() === "content-type");
  if (body === undefined) return fetch(address!, { method: method ?? "GET", headers });
  return fetch(address!, { method: method ?? "POST", headers: isTyped ? headers : [...headers, form], body });
}

function dataOf(word: string, files: Record<string, string>): string {
  if (!word.startsWith("@")) return word;
  const text = files[word.slice(1)];
  if (text === undefined) throw new Error(`There is no file ${word.slice(1)}.`);
  return text;
}

/** A command's words as a POSIX shell splits them: single and double quotes, and a backslash at a line end. */
function wordsOf(command: string): string[] {
  const joined = command.replaceAll("\\\n", " ");
  const words = [...joined.matchAll(/(?:'[^']*'|"[^"\\$`]*"|[^\s'"\\$`&|;<>()*?[\]#~]+)+(?=\s|$)|\S/g)].map(
    ([word]) => word,
  );
  const strange = words.find((word) => /^[^\w'"@/.:=-]$/.test(word));
  if (strange !== undefined) throw new Error(`A shell would take ${strange} for more than text in: ${command}`);
  return words.map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double));
}
