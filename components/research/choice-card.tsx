import type { ReactNode } from "react";

type Props = {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  checked: boolean;
  label: string;
  children?: ReactNode;
};

/** One of several choices as a card: pressing anywhere on it chooses it. */
export function ChoiceCard({ type, name, value, checked, label, children }: Props) {
  return (
    <label className="flex h-full cursor-pointer gap-3 border border-hairline p-3 has-checked:border-synthetic has-checked:bg-inset has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="min-w-0">
        <span dir="auto" className="wrap-anywhere block font-semibold">
          {label}
        </span>
        {children}
      </span>
    </label>
  );
}
