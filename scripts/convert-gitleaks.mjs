// node scripts/convert-gitleaks.mjs <folder of gitleaks' source> <version>: writes lib/content/gitleaks-rules.json, the forms of
// vendors' tokens from the rules that gitleaks publishes under the MIT licence.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

const [folder, version] = process.argv.slice(2);
if (!folder || !version) throw new Error("Give the folder of gitleaks' source and its version.");

// Rules that other code does better, or whose values are public or have no form of their own.
const leftOut = new Set([
  ...["curl-auth-header", "curl-auth-user", "generic-api-key", "jwt", "jwt-base64", "kubernetes-secret-yaml"],
  ...["private-key", "nuget-config-password", "freemius-secret-key", "sidekiq-sensitive-url"],
  ...["flutterwave-public-key", "lob-pub-api-key", "mailgun-pub-key", "mapbox-api-token"],
]);
// Alternatives without a form of their own are left out, such as one that any commit has.
const amended = {
  "atlassian-api-token": "ATATT3[A-Za-z0-9_\\-=]{186}",
  "facebook-access-token": "\\d{15,16}\\|[0-9a-zA-Z\\-_]{27,40}",
  "mailchimp-api-key": "[a-f0-9]{32}-us\\d{1,2}",
  "mailgun-signing-key": "[a-f0-9]{32}-[a-f0-9]{8}-[a-f0-9]{8}",
  "openai-api-key":
    "sk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]{58,74}T3BlbkFJ[A-Za-z0-9_-]{58,74}|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}",
  "sonar-api-token": "sq[upa]_[a-zA-Z0-9=_\\-]{40}",
  "sourcegraph-access-token": "sgp_(?:(?:[a-fA-F0-9]{16}|local)_)?[a-fA-F0-9]{40}",
  "twitter-bearer-token": "A{18,22}([a-zA-Z0-9%]{80,100})",
};

// What surrounds most of gitleaks' forms; the scanner has boundaries of its own.
const vendorName = /^(?:\[\\w\.-\]\{0,50\}\?)?\(\?i.*?\[\\x60'"\\s=\]\{0,5\}(?=\()/;
const ends = [
  "(?:[\\x60'\"\\s;]|\\\\[nr]|$|\\b)",
  "(?:[\\x60'\"\\s;]|\\\\[nr]|$)",
  "(?:$|[\\\\'\"\\x60\\s<),])",
  "(?:[^\\w-]|\\z)",
  "(?:[^a-zA-Z0-9+/]|\\z)",
  "\\b",
];
const start = /^(?:\(\?:\^\|\[\\\\'"\\x60\\s>=:\(,\)\]\)|\\b)/;
/** The most characters of a part that gitleaks leaves open. */
const longest = 2000;

const { rules: sources } = parse(readFileSync(join(folder, "config/gitleaks.toml"), "utf8"));
const rules = sources.flatMap(({ id, regex, entropy = 0, allowlists = [] }) => {
  if (!regex || leftOut.has(id)) return [];
  const form = amended[id] ?? plainForm(withoutFrame(regex));
  if (!amended[id] && !hasOwnForm(form)) return [];
  // Keys that documentation prints stay out of this repository.
  const allowed = allowlists.flatMap(({ regexes = [] }) => regexes).filter((allow) => !/^AIza/.test(allow));
  return [{ id, form, entropy, ...(allowed.length > 0 && { allowed: allowed.map(plainForm).join("|") }) }];
});
const source = `gitleaks ${version}, config/gitleaks.toml, converted by scripts/convert-gitleaks.mjs`;
const licence = readFileSync(join(folder, "LICENSE"), "utf8");
writeFileSync("lib/content/gitleaks-rules.json", `${JSON.stringify({ source, licence, rules }, null, 2)}\n`);
console.log(`${rules.length} rules`);

function withoutFrame(regex) {
  const isFolded = regex.startsWith("(?i)");
  let form = regex.replace(vendorName, isFolded ? "(?i)" : "");
  for (const end of ends) if (form.endsWith(end)) form = form.slice(0, -end.length);
  return isFolded ? `(?i)${form.slice(4).replace(start, "")}` : form.replace(start, "");
}

/** Whether a form has three signs in a row that are its own. */
function hasOwnForm(form) {
  const fixed = form.replace(/\[[^\]]*\]|\\[dws]|\(\?:|\{[^}]*\}/g, " ");
  return /[A-Za-z0-9_.:~!$-]{3}|Q~|SK/.test(fixed.replaceAll("\\", ""));
}

/** Writes a form of Go as one of JavaScript without flags, whose parts all end; letters of a beginning stay as written. */
function plainForm(form) {
  let plain = "";
  let isFolded = false;
  const outer = [];
  for (let at = 0; at < form.length; ) {
    const rest = form.slice(at);
    const flags = /^\(\?(-?)i(\)|:)|^\(\?(?:P<\w+>|s:)/.exec(rest);
    if (flags) {
      if (flags[2] !== ")") {
        outer.push(isFolded);
        plain += "(?:";
      }
      if (flags[2]) isFolded = flags[1] === "";
      at += flags[0].length;
      continue;
    }
    const set = /^\[(?:\[:alnum:\]|\\.|[^\]\\])+\]/.exec(rest)?.[0];
    const open = /^(?:[*+]|\{(\d+),\})/.exec(rest);
    const part = set ?? open?.[0] ?? /^(?:\\x60|\\.|\(\?:|.)/.exec(rest)[0];
    at += part.length;
    if (part.startsWith("(")) outer.push(isFolded);
    if (part === ")") isFolded = outer.pop();
    if (open) plain += `{${open[1] ?? (part === "+" ? 1 : 0)},${longest}}`;
    else if (set) plain += foldedSet(set.replace("[:alnum:]", "a-zA-Z0-9"), isFolded);
    else if (part === "(") plain += "(?:";
    // A dot alone is meant as one.
    else plain += part === "." && !/^[*+?{]/.test(form.slice(at)) ? "\\." : part.replace(/^\\([-"%])$/, "$1");
  }
  return unwrapped(new RegExp(plain, "u").source);
}

function foldedSet(set, isFolded) {
  const plain = set.replaceAll("\\x60", "`").replace(/\\([-_.])/g, (_, sign) => (sign === "-" ? "\\-" : sign));
  if (!isFolded) return plain;
  const missing = [...plain.matchAll(/([a-z])-([a-z])|([A-Z])-([A-Z])/g)].map(([range]) =>
    range === range.toLowerCase() ? range.toUpperCase() : range.toLowerCase(),
  );
  return plain.replace(/^\[/, () => `[${missing.filter((range) => !plain.includes(range)).join("")}`);
}

/** Strips a group around the whole. */
function unwrapped(form) {
  const inside = /^\(\?:((?:[^()\\]|\\.)*)\)$/.exec(form)?.[1];
  return inside && !inside.includes("|") ? inside : form;
}
