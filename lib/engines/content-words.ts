const words = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

const empty = new Set(
  `a an the this that these those it its i me my mine we us our you your he him his she her they them their who whom which
  what when where why how and or but so if then than as at by for from in into of off on onto out over to up with without
  about after before again all any both each few more most much many no nor not only other own same some such too very just
  also even ever never still yet there here now be am is are was were been being do does did done doing have has had having
  can could will would shall should may might must let get gets got go goes went going make makes made say says said one ones
  thing things something anything nothing someone anyone everyone really quite rather maybe perhaps well yes yeah ok okay oh
  i'm i've i'd i'll it's that's there's don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't you're we're
  they're we've you've what's because since while until kind sort bit lot like know think mean`.split(/\s+/),
);

/** The words of a text that carry meaning, in lower case, in order. */
export function contentWords(text: string): string[] {
  return [...text.matchAll(words)]
    .map(([word]) => word.toLowerCase().replaceAll("’", "'"))
    .filter((word) => !empty.has(word));
}

/** How many words a text has. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
