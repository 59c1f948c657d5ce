import { linkMinutes } from "../accounts/account-limits.ts";
import { newAccount } from "../accounts/contract.ts";
import { inChoice } from "../in-words.ts";
import { recordNames } from "../moderation/contract.ts";
import { ownValue } from "../own-value.ts";
import { codeMinutes, youVouch } from "../sign-in/contract.ts";
import { fillPlaces } from "../text-file.ts";
import commands from "./commands.json" with { type: "json" };

// What npm run touchstone understands: its usage, and the options and words of each command, are read from one list.

const all = { ...commands.while_serving, ...commands.others };
export type Command = keyof typeof all;

type Form = { words: string[]; options: Record<string, { type: "string" | "boolean" }> };

/** The forms of a command; none where no command has this name. */
export const formsOf = (name: string): Form[] =>
  (ownValue<{ forms: string[] }>(all, name)?.forms ?? []).map((form) => {
    const options = [...form.matchAll(/--([a-z-]+)( "?<)?/g)];
    return {
      words: form.replaceAll(/\[?--[a-z-]+( "?<[^>]+>"?)?\]?/g, "").match(/\S+/g) ?? [],
      options: Object.fromEntries(
        options.map(([, option, value]) => [option, { type: value === undefined ? "boolean" : "string" }]),
      ),
    };
  });

/** The options of every command, as `parseArgs` takes them. */
export const allOptions = Object.assign(
  { help: { type: "boolean", short: "h" } as const },
  ...Object.keys(all).flatMap((name) => formsOf(name).map(({ options }) => options)),
);

/** The file that a study is written to where none is named. */
export const studyFile = (id = "<id>") => `study-${id}.json`;

/** How a line of doctor begins: by what came of what it looked at. */
export const lineStates = ["ok", "note", "wrong", "waits"] as const;

const choices = { records: inChoice(Object.values(recordNames)), lineStates: inChoice(lineStates) };
const facts = { linkMinutes, codeMinutes, youVouch, newAccount, ...choices, studyFile: studyFile() };

const linesOf = (list: Record<string, { forms: string[]; says: string }>) =>
  Object.entries(list)
    .flatMap(([name, { forms, says }]) => [
      ...forms.map((form) => `  ${name} ${form}`.trimEnd()),
      ...fillPlaces(says, facts)
        .match(/.{1,104}(?=\s|$)/g)!
        .map((line) => `      ${line.trim()}`),
    ])
    .join("\n");

export const backupSecrets = "A backup holds the service's own secrets: keep it as you keep those.";
/** How to call each command. */
export const usage = `Usage: npm run touchstone -- <command>

${linesOf(commands.while_serving)}

These work while the service runs; a service on PGlite does them itself, for the user who runs it.

${linesOf(commands.others)}

${backupSecrets}`;
