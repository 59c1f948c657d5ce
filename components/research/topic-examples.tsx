const examples: { topic: string; [member: string]: string }[] = [
  {
    topic: "Would families buy a $29/month meal kit for toddlers?",
    study_type: "concept",
    subject: "a meal kit for toddlers",
    ...{ price_amount: "29", price_currency: "USD", price_per: "month" },
    ...{ who: "described", audience_description: "parents of toddlers" },
  },
  {
    topic: "Is $12 a month a fair price for an invoicing app for freelancers?",
    study_type: "pricing",
    subject: "an invoicing app",
    ...{ price_amount: "12", price_currency: "USD", price_per: "month" },
    ...{ who: "described", audience_description: "freelance designers" },
  },
  {
    topic: "Why do people cancel a music subscription?",
    study_type: "churn",
    subject: "a music subscription",
    ...{ who: "described", audience_description: "people in their twenties who like music" },
  },
];

/** Questions to try, each of which fills the form. */
export function TopicExamples() {
  return (
    <div className="text-sm">
      <p className="text-ink-2">An example fills the form:</p>
      <ul aria-label="Examples of questions">
        {examples.map((example) => (
          <li key={example.topic}>
            <a href={`/research?${new URLSearchParams(example)}`} className="inline-block py-1.5">
              {example.topic}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
