/** A character that must not be published: its place in code points, and its code point. */
type UnsafeCharacter = { offset: number; codePoint: number };

// Invisible, or able to reorder or break the visible text. `DI` (Default_Ignorable_Code_Point) holds every zero-width
// character, soft hyphen, bidi control and mark, Hangul filler, variation selector and tag character, and the code
// points reserved for more of them. U+2028/2029 break lines unseen, U+2800 is a blank that is not a space, U+FFF9-FFFC
// annotate text or replace objects that plain text cannot carry.
const suspicious =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u2800\ufff9-\ufffc]/u;
const combiningMark = /[\p{Mn}\p{Me}]/u;
const inheritedMark = /[\p{Script=Inherited}&&[\p{Mn}\p{Me}]]/v;

// Vietnamese, polytonic Greek, Hebrew and phonetic text stack at most four marks shared between scripts; Tibetan and
// Burmese stack up to eight of their own.
const maxInheritedMarks = 4;
const maxMarks = 8;

const emojiEnd = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const pictograph = /\p{Extended_Pictographic}/u;
const emoji = /\p{Emoji}/u;
const keycapBase = /[0-9#*]/;
const mongolianLetter = /[\u1820-\u18aa]/;
const brailleCell = /[\u2801-\u28ff]/;

// Scripts whose spelling needs joiners: cursive ones, and those that form conjuncts with a virama.
const joiningLetter =
  /[[\p{L}\p{M}]&&[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Mand}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Java}\p{scx=Bali}\p{scx=Cakm}\p{scx=Newa}]]/v;
// After a virama a joiner may also end the word (Malayalam chillu, Bengali khanda ta in the older spelling).
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]/;

const zwnj = 0x200c;
const zwj = 0x200d;
const emojiPresentation = 0xfe0f;
const blackFlag = 0x1f3f4;
const flagTags = new Map(["gbeng", "gbsct", "gbwls"].map((name) => [tagged(name), name.length + 1]));

/**
 * Finds the first hidden, reordering or meaningless character; null when clean. Joiners between letters that need them
 * and between emoji, VS16, three flags and Mongolian selectors are allowed; LRM, RLM, soft hyphen and ZWSP are not,
 * though honest text has them.
 */
export function findUnsafeUnicode(text: string): UnsafeCharacter | null {
  return unsafeCharacters(text).next().value ?? null;
}

/** Yields all such characters, in text order. */
export function* unsafeCharacters(text: string): Generator<UnsafeCharacter, undefined> {
  const characters = Array.from(text);
  let marks = 0;
  let inheritedMarks = 0;
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i]!;
    const codePoint = character.codePointAt(0)!;
    if (codePoint >= 0x20 && codePoint < 0x7f) {
      marks = inheritedMarks = 0;
      continue;
    }
    if (codePoint === blackFlag) {
      const tags = flagTags.get(characters.slice(i + 1, i + 7).join("")) ?? 0;
      i += tags;
    } else if (suspicious.test(character) && !isAllowed(codePoint, characters[i - 1] ?? "", characters[i + 1] ?? "")) {
      yield { offset: i, codePoint };
    }
    marks = combiningMark.test(character) ? marks + 1 : 0;
    inheritedMarks = inheritedMark.test(character) ? inheritedMarks + 1 : 0;
    if (marks > maxMarks || inheritedMarks > maxInheritedMarks) yield { offset: i, codePoint };
  }
}

function isAllowed(codePoint: number, previous: string, next: string): boolean {
  if (codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d) return true;
  if (codePoint === zwj || codePoint === zwnj) {
    if (codePoint === zwj && emojiEnd.test(previous) && pictograph.test(next)) return true;
    return virama.test(previous) || (joiningLetter.test(previous) && joiningLetter.test(next));
  }
  if (codePoint === emojiPresentation) return keycapBase.test(previous) ? next === "\u20e3" : emoji.test(previous);
  if ((codePoint >= 0x180b && codePoint <= 0x180d) || codePoint === 0x180f) return mongolianLetter.test(previous);
  return codePoint === 0x2800 && brailleCell.test(previous) && brailleCell.test(next);
}

function tagged(name: string): string {
  return `${Array.from(name, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")}\u{e007f}`;
}
