import { age, justNow, minute } from "#lib/format.ts";

/** A moment as its age, or as how long something waits since; with the exact time for machines and on hover. */
export function Ago({ moment, waiting = false }: { moment: string; waiting?: boolean }) {
  const words = age(moment, new Date());
  return (
    <time dateTime={moment} title={minute(moment)} className="whitespace-nowrap">
      {waiting ? `waiting ${words === justNow ? `since ${words}` : words.replace(/ ago$/, "")}` : words}
    </time>
  );
}
