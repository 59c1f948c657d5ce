import type { Who } from "#components/research/study-draft.ts";
import type { RequestFacts } from "#lib/engines/understood.ts";
import type { FullStudy, PendingStudy } from "#lib/studies/study-record.ts";

/** The longest text that an address carries, in characters. */
const mostInAddress = 1_000;

type Filling = Pick<PendingStudy, "topic" | "study_type" | "audience"> &
  Partial<Pick<FullStudy, "audience_description"> & { given: Partial<RequestFacts> | null }>;

/** The form that begins a study, filled with what this one was given. */
export function formHref({ topic, study_type, audience, given, audience_description }: Filling): string {
  const { subject, category, rivals, stimulus, price } = given ?? {};
  const people = audience_description ?? "";
  const filled = {
    study_type,
    who: people === "" ? audience : ("described" satisfies Who),
    topic,
    audience_description: people,
    subject,
    category,
    rivals: rivals?.join(", "),
    stimulus,
    price_amount: price && String(price.amount),
    price_currency: price?.currency,
    price_per: price?.per,
  };
  const texts = Object.entries(filled).flatMap(([name, text]) => (isSent(text) ? [[name, text]] : []));
  return `/research?${new URLSearchParams(texts)}`;
}

const isSent = (text: string | null | undefined): text is string => !!text && text.length <= mostInAddress;
