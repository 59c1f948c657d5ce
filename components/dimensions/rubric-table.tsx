import { Section } from "#components/text/section.tsx";
import { dimensions, rubricVersion } from "#lib/rubric/dimensions.ts";

const points = ["1", "2", "3", "4", "5"] as const;

/** The six dimensions with the meaning of each point. */
export function RubricTable() {
  return (
    <Section id="rubric" title={`The rubric, version ${rubricVersion}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        {dimensions.map(({ id, name, question, anchors }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} className="border-hairline border-t pt-4">
            <h3 id={`${id}-name`} className="text-lg">
              <a href={`#${id}`} className="no-underline hover:underline">
                {name}
              </a>
            </h3>
            <p className="mb-3">{question}</p>
            <table className="w-full text-sm">
              <thead className="sr-only">
                <tr>
                  <th scope="col">Point</th>
                  <th scope="col">Meaning</th>
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point} className="border-hairline border-t align-baseline">
                    <th scope="row" className="w-8 py-1.5 text-start tabular-nums">
                      {point}
                    </th>
                    <td className="py-1.5">{anchors[point]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </Section>
  );
}
