import { anyOf } from "../../engines/cells.ts";

/** Verbs that are seldom nouns, so that what begins with one is a deed. */
const verbs =
  anyOf(`add, ask, become, borrow, brew, bring, build, buy, choose, collect, cook, cover, donate, drink, eat,
  email, enjoy, explain, extend, fix, focus, fly, follow, get, give, go, have, hear, hire, improve, include, introduce,
  invest, join, keep, launch, learn, leave, lend, let, listen, make, meet, mend, mention, paint, pay, pick, publish, put,
  raise, read, receive, redesign, reduce, remove, rent, repair, replace, save, say, see, sell, send, serve, skip, speak,
  spend, start, stay, stop, subscribe, take, talk, teach, tell, travel, try, upgrade, use, wait, wash, wear, write, scare,
  hurt, harm, be, do`);
/** Verbs that are nouns or adjectives as well: deeds only before what is done to something. */
const alsoNouns =
  anyOf(`book, call, cancel, change, charge, close, cut, cycle, design, drive, drop, end, hold, lead, lease,
  lower, move, offer, open, order, own, pack, plant, play, post, print, promise, return, reward, run, set, share, ship,
  shop, show, sign, stock, stress, study, support, switch, target, text, trade, train, turn, visit, walk, watch, win, work`);
const object =
  anyOf(`an?, the, our, their, your, my, us, it, them, one, two, more, less, fewer, all, every, each, for, to,
  at, in, with, from, by, on, per, back, out, up, early, late, longer, home, online, people, customers, adults, children, members`);
const deed = new RegExp(`^(?:(?:${verbs})(?:\\s|$)|${alsoNouns}\\s${object}\\b)`, "i");

/** Whether some words say what is done: "pay more", "open on Sundays". */
export const isDeed = (words: string): boolean => deed.test(words);

/** A verb at the beginning with the word it takes, as in "lead with lower bills". */
const anyVerb = new RegExp(
  `^(?:to )?(?:${verbs}|${alsoNouns})(?: it| them)?(?: (?:with|on|to|for|as|about|towards?|in))?\\s`,
  "i",
);
/** What follows the verb; null where no verb is known. */
export const afterVerb = (words: string): string | null => (anyVerb.test(words) ? words.replace(anyVerb, "") : null);

/** The first word of several that is a verb, after a subject such as "our running app". */
export const verbAfter = new RegExp(`^(?:\\S+ ){1,6}?(?=(?:${verbs}|${alsoNouns})\\s)`, "i");

const circumstance = new RegExp(
  `^(?:(?:only|just|mainly) )?(?:${anyOf(`before, after, because, so, as, in, on, at, by, every, per, for, from, with, without,
    through, via, over, near, during, online, direct, directly, locally, abroad`)})(?:\\s|$)`,
  "i",
);
/** Whether some words say when, where or how something is done: "by phone", "online". */
export const isCircumstance = (words: string): boolean => circumstance.test(words);

/** What an option is in grammar, as far as its first word says. */
const formOf = (option: string): string =>
  /^per\s/i.test(option)
    ? "thing"
    : /^(?:with|without)\s/i.test(option)
      ? "with"
      : /^to\s/i.test(option)
        ? "to do"
        : isDeed(option)
          ? "deed"
          : isCircumstance(option)
            ? "circumstance"
            : "thing";

/** Whether options could take each other's place; "per visit" fits beside a thing and a time. */
export const areAlike = (options: readonly string[]): boolean =>
  new Set(options.filter((option) => !/^per\s/i.test(option)).map(formOf)).size <= 1;
