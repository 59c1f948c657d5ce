// A made-up world for the benchmark: its texts are as long and varied as real ones, so a search has common and rare
// words to find. It describes no real tool.

/** Numbers from 0 to below 1; the same seed gives the same ones (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  "ba be bi bo bra cal con cre da del den dor el en fa fer gal gen gra hal in ka kel lan ler lo lu ma men mi mo na nel no ora pal per pla que ra ren ri ro sa sel sen si so ta tel ten ti tor tra u val ven vi za".split(
    " ",
  );

const known =
  "send email search web page pages database query table files storage calendar message chat payment invoice card map route weather image video audio speech text document translate summary code review branch issue deploy server log metric alert key secret login user contact lead ticket order product price stock market news paper citation dataset model prompt token vector embedding crawl browser form screenshot schedule task project note backup queue webhook sms phone call address location time currency".split(
    " ",
  );

/** About two thousand words, the commonest first. */
export const vocabulary: string[] = [...known, ...inventedWords(1_900)];

function inventedWords(count: number): string[] {
  const random = numbersFrom(7);
  const made = new Set<string>();
  while (made.size < count) {
    const length = 2 + Math.floor(random() * 3);
    made.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join(""));
  }
  return [...made];
}

/** A word, the n-th commonest about n times as rare as the commonest (Zipf's law). */
export function aWord(random: () => number): string {
  return vocabulary[Math.min(vocabulary.length - 1, Math.floor(vocabulary.length ** random()) - 1)]!;
}

/** This many words as a sentence. */
export function aSentence(random: () => number, count: number): string {
  const text = Array.from({ length: count }, () => aWord(random)).join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
