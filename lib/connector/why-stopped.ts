import { requestMinutes, type Step, type StepRow, steps } from "./contract.ts";

const order = Object.keys(steps) as Step[];

/** What may be wrong when a step that went well is the last one. */
const silence: Partial<Record<Step, string>> = {
  challenge:
    "It was sent to the metadata and has not read it: it may not speak OAuth, or a proxy drops the header WWW-Authenticate.",
  metadata:
    "It read the metadata and has not registered: the addresses there must be those that it can reach, see PUBLIC_URL.",
  registration: "It is known here and has not sent its person yet.",
  authorization: "Its person was sent on and has not come.",
  sign_in: "Its person is signed in and has not decided yet.",
  consent:
    "Its person allowed it, and it has not exchanged its code: the way from here to the client is broken, or the client dropped it.",
  token:
    "It has tokens and has not called since. Hosted clients can fail here in silence: look into the client's own log, and connect it again.",
};

/** Why a client's last flow went no further, from its newest step; null for one that made its call. */
export function whyStopped(rows: StepRow[]): string | null {
  const last = rows.reduce<StepRow | null>(
    (newest, row) => (newest === null || isLater(row, newest) ? row : newest),
    null,
  );
  if (last === null) return null;
  if (last.state === "refused") return last.reason;
  if (last.state === "waiting")
    return last.step === "sign_in"
      ? `Its person has not signed in yet; the request waits ${requestMinutes} minutes.`
      : "Its person has not decided yet.";
  return silence[last.step] ?? null;
}

const isLater = (one: StepRow, other: StepRow): boolean =>
  one.at === other.at ? order.indexOf(one.step) > order.indexOf(other.step) : one.at > other.at;
