import type { ReactNode } from "react";

type Props = { action: string; hint: ReactNode; children: ReactNode };

/** Rows with ticks, and a bar that compares what is ticked: hidden until then, afterwards visible everywhere in the list. */
export function TickList({ action, hint, children }: Props) {
  return (
    <form action={action} className="group/list ticks">
      {/* The bar never covers a focused element. */}
      <div className="[&_:is(a,input)]:scroll-mb-24">{children}</div>
      <div
        data-screen-only=""
        className="bottom-0 flex items-center justify-between gap-x-4 border-hairline bg-paper py-2 group-has-checked/list:sticky group-has-checked/list:border-t"
      >
        <p className="text-ink-2 text-sm">{hint}</p>
        <button
          type="submit"
          data-compare=""
          className="ticked quiet-button group-has-checked/list:bg-ink group-has-checked/list:text-paper"
        >
          Compare
        </button>
      </div>
    </form>
  );
}

/** The tick of one row; `name` is the form's, `what` the row's. */
export function Tick({ name, value, what }: { name: string; value: string; what: string }) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-1.5 text-ink-2 text-sm">
      <input type="checkbox" name={name} value={value} className="size-4.5 accent-ink" />
      <span>
        Compare<span className="sr-only"> {what}</span>
      </span>
    </label>
  );
}
