import type { ApiKey, MonthOfUse } from "#lib/accounts/contract.ts";
import type { Connection } from "#lib/connector/contract.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import type { SessionRow } from "#lib/sign-in/contract.ts";
import type { StudyStatus } from "#lib/studies/study-record.ts";
import type { WebhookDelivery } from "#lib/webhooks/contract.ts";

/** A study in the list of its account. */
export type ListedStudy = {
  id: string;
  topic: string;
  status: StudyStatus;
  report_url: string;
  interviews: number;
  interviews_done: number;
  created_at: string;
};

/** Everything that a person's page shows of their account. */
export type AccountState = {
  keys: ApiKey[];
  may_make_keys: boolean;
  keys_requested_at: string | null;
  /** How many studies it may begin in a `capSpan`; null for no cap. */
  studies_per_day: number | null;
  studies: ListedStudy[];
  study_total: number;
  personas: SavedPersona[];
  deliveries: WebhookDelivery[];
  delivery_total: number;
  months: MonthOfUse[];
  connections: Connection[];
  sessions: SessionRow[];
};
