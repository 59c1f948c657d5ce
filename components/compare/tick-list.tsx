import type { ReactNode } from "react";

type Props = { action: string; hint: ReactNode; children: ReactNode };

/** Rows with ticks, and a bar that compares what is ticked: hidden until then, afterwards visible everywhere in the list. */
export function TickList({ action, hint, children }: Props) {
  return (
    <form action={action} className="group/list ticks">
      <p data-screen-only="" className="mb-2 text-ink-2 text-sm">
        {hint}
      </p>
      {/* The bar never covers a focused element. */}
      <div className="[&_:is(a,input)]:scroll-mb-24">{children}</div>
      <div
        data-screen-only=""
        className="bottom-0 border-hairline bg-paper py-2 group-has-checked/list:sticky group-has-checked/list:border-t"
      >
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

/** The tick before one row; `name` is the form's, `what` the row's. */
export function Tick({ name, value, what }: { name: string; value: string; what: string }) {
  return (
    <label className="-m-2 flex h-fit w-fit cursor-pointer p-2.5">
      <input type="checkbox" name={name} value={value} className="size-4.5 accent-ink" />
      <span className="sr-only">Compare {what}</span>
    </label>
  );
}
