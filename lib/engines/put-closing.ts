import { type Closing, type Names, optionsOf } from "./closings.ts";
import { filled, namedAs } from "./fill-slots.ts";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** A closing question as a report has it, which has named the subject before. */
export const shortClosing = ({ ask }: Closing): string => filled(ask, { named: "it" });

/** A closing question as it is put to people: with the subject's name, or with all that there is to choose among. */
export function putClosing(closing: Closing, named: Names): string {
  if (closing.scale !== "sure") return filled(closing.ask, { named: namedAs(named.subject) });
  const [, ...others] = optionsOf(closing, named);
  const options = others.map((option) => (named.rivals.includes(option) ? option : option.toLowerCase()));
  return `${closing.ask.replace(/\?$/, "")}: ${either.format([namedAs(named.subject), ...options])}?`;
}
