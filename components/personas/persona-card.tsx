import type { ReactNode } from "react";
import { capital } from "#lib/cut-text.ts";
import type { Mover, Persona } from "#lib/personas/contract.ts";

/** `movers` are what the built-in engine reads of the traits; without them nothing is said of that. */
type Props = { persona: Persona; movers?: Mover[]; children?: ReactNode };

/** An invented persona: its facts, how it decides, and what of that moves its simulated answers. */
export function PersonaCard({ persona, movers, children }: Props) {
  const { id, name, age, role, company, industry, income, location, traits } = persona;
  const facts = [company, industry, income, location].filter((fact) => fact !== "");
  return (
    <li id={id} className="space-y-2 border-synthetic border-s-3 border-dotted ps-4">
      <h3 dir="auto" className="wrap-anywhere text-lg">
        {name}, {age}
      </h3>
      <p dir="auto" className="wrap-anywhere">
        {role}
      </p>
      {facts.length > 0 && (
        <p dir="auto" className="wrap-anywhere text-ink-2 text-sm">
          {facts.map(capital).join(" · ")}
        </p>
      )}
      {traits.length > 0 && (
        <p dir="auto" className="wrap-anywhere text-sm">
          {capital(traits.join("; "))}
        </p>
      )}
      {movers && (
        <p className="text-sm">
          <b>What moves the simulated answers:</b>{" "}
          {movers.length === 0
            ? "nothing that the built-in engine has a scale for"
            : movers.map(({ words }) => words).join(", ")}
        </p>
      )}
      {children}
    </li>
  );
}
