import { type Closing, type Names, noneOfThese, optionsOf, unknownOnes } from "./closings.ts";
import { filled, namedAs, oneOf } from "./fill-slots.ts";

/** A closing question as a report has it, which has named the subject before. */
export const shortClosing = ({ ask }: Closing): string => filled(ask, { subject: "it" });

/** A closing question as it is put to people: with the subject's name, or with all that there is to choose among. */
export function putClosing(closing: Closing, names: Names): string {
  if (closing.scale !== "sure") return filled(closing.ask, { subject: namedAs(names.subject) });
  const [, ...others] = optionsOf(closing, names);
  const options = others.map((option) => (names.rivals.includes(option) ? option : option.toLowerCase()));
  const mayNotKnow = closing.beside === noneOfThese ? ` “${unknownOnes}” is an answer, too.` : "";
  return `${stem(closing)}: ${oneOf([namedAs(names.subject), ...options])}?${mayNotKnow}`;
}

const stem = ({ ask }: Closing): string => ask.replace(/\?$/, "");

/** Whether a question is a closing one, with any names in it. */
export function isClosing(closing: Closing, text: string): boolean {
  const [before = "", after = ""] = closing.scale === "sure" ? [stem(closing)] : closing.ask.split("{subject}");
  return text.startsWith(before) && text.endsWith(after);
}
