import { Field, Submit, TextArea } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { type Incident, NewIncident } from "#lib/console/contract.ts";
import { minute } from "#lib/format.ts";
import { lengthOf } from "#lib/in-words.ts";

/** What the operator says of incidents. */
export function IncidentList({ incidents, isOperator }: { incidents: Incident[]; isOperator: boolean }) {
  return (
    <Section id="incidents" title="Incidents">
      {incidents.length === 0 && <p>No incidents.</p>}
      <ul className="border-hairline border-b empty:hidden">
        {incidents.map(({ seq, title, body, began_at, ended_at }) => (
          <li key={seq} className="max-w-prose space-y-2 border-hairline border-t py-3">
            <h3 className="wrap-anywhere text-base">{title}</h3>
            <p className="text-ink-2 text-sm">
              {minute(began_at)} {ended_at === null ? "until now" : `to ${minute(ended_at)}`}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            {isOperator && ended_at === null && (
              <form action={`/operator/incidents/${seq}/end`} method="post">
                <Submit isQuiet>
                  End this incident<span className="sr-only">: {title}</span>
                </Submit>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The form by which the operator writes of an incident. */
export function IncidentForm() {
  return (
    <form action="/operator/incidents" method="post" className="max-w-prose space-y-3">
      <h2 className="text-xl">Write an incident</h2>
      <Field
        name={"title" satisfies keyof typeof NewIncident.shape}
        label="What readers notice"
        required
        maxLength={lengthOf(NewIncident.shape.title).most}
      />
      <TextArea
        name={"body" satisfies keyof typeof NewIncident.shape}
        label="What you know and do"
        rows={4}
        maxLength={lengthOf(NewIncident.shape.body).most}
      />
      <Submit>Publish</Submit>
    </form>
  );
}
