import { processWide } from "../process-wide.ts";
import { hearSiblings, tellSiblings } from "../siblings.ts";

/** A notice without content, which one process of this server sends to all of them. */
function notice(topic: string) {
  const shared = processWide<Set<() => void>>(`notice-${topic}`);
  const passOn = () => {
    for (const listener of shared.current ?? []) listener();
  };
  return {
    /** Sends the notice to all processes of this server. */
    send(): void {
      tellSiblings(topic);
      passOn();
    },
    /** Passes the notice on in this process. */
    passOn,
    /** Calls the listener at each notice until the returned function is called. */
    listen(listener: () => void): () => void {
      if (shared.current === undefined) hearSiblings(topic, passOn);
      shared.current ??= new Set();
      shared.current.add(listener);
      return () => shared.current?.delete(listener);
    },
  };
}

/** There are new events, of the feed or of a study. */
export const newEvents = notice("news");

/** Something is due, or will be; the process that holds the server's jobs then reads when. */
export const dueWork = notice("due");
