const words = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

const empty = new Set(
  `a an the this that these those it its i me my mine we us our you your he him his she her they them their who
  whom which what when where why how and or but so if then than as at by for from in into of off on onto out over
  to up with without about after before again all any both each few more most much many no nor not only other own
  same some such too very just also even ever never still yet there here now be am is are was were been being do
  does did done doing have has had having can could will would shall should may might must let get gets got go
  goes went going make makes made say says said one ones thing things something anything nothing someone anyone
  everyone really quite rather maybe perhaps well yes yeah ok okay oh i'm i've i'd i'll it's that's there's don't
  doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't you're we're they're we've you've what's
  because since while until kind sort bit lot like know think mean either neither several two three four five six
  seven eight nine ten eleven twelve next last past first second among amongst across through during per via near
  within till versus vs beside behind around towards toward upon despite unlike regarding plus against between
  under along unless once whether whereas whenever wherever et although though ours u online willing able ready
  likely unlikely one's themselves ourselves yourself myself himself herself itself theirs worth always often soon
  today tomorrow yesterday please instead less least enough else nearly almost ago later earlier hi hello together
  apart away nobody everybody somebody everything whose down`.split(/\s+/),
);

/** The words of a text that carry meaning, in lower case, in order. */
export function contentWords(text: string): string[] {
  return [...text.matchAll(words)]
    .map(([word]) => word.toLowerCase().replaceAll("’", "'"))
    .filter((word) => !empty.has(word));
}

/** How many words a text has. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
