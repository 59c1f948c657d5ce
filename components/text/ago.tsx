import { age, minute } from "#lib/format.ts";

/** A moment as its age, with the exact time for machines and on hover. */
export function Ago({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={minute(moment)} className="whitespace-nowrap">
      {age(moment, new Date())}
    </time>
  );
}
