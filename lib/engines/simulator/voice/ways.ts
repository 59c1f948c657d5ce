const choice = /\[([^\]]+)\]/;

/** All that a form can say: it may hold choices of words that mean the same, each as "[one/or another]". */
export function waysOf(form: string): string[] {
  const [found, words] = choice.exec(form) ?? [];
  return words === undefined ? [form] : words.split("/").flatMap((way) => waysOf(form.replace(found!, () => way)));
}

/** What a voice, a whole number, says of a form: the same way of each choice throughout a study (FNV-1a). */
export const voiced = (form: string, voice: number): string =>
  form.replace(new RegExp(choice, "g"), (_, words: string) => {
    const mixed = [...words].reduce((mix, letter) => Math.imul(mix ^ letter.codePointAt(0)!, 0x01000193), voice);
    const ways = words.split("/");
    return ways[(mixed >>> 8) % ways.length]!;
  });
