import { processWide } from "../process-wide.ts";
import { hearSiblings, processesTogether, tellSiblings } from "../siblings.ts";

/** Units by network that the server's other processes have not heard of. */
type Backlog = { units: Map<string, number>; timer: NodeJS.Timeout | undefined };

const topic = "reads";
/** How late the other processes hear of units at most. */
const shareAfterMs = 100;
/** They hear at once of what could take a client over its limit by more than this share, from all processes together. */
const mostOver = 0.05;

const shared = processWide<Backlog>("unshared-reads");

/** Shares units with the server's other processes that this one has counted for a network that may spend `allowed`. */
export function shareUnits(network: string, units: number, allowed: number): void {
  const processes = processesTogether();
  if (processes === 1) return;
  shared.current ??= { units: new Map(), timer: undefined };
  const unshared = shared.current;
  const sum = (unshared.units.get(network) ?? 0) + units;
  unshared.units.set(network, sum);
  if (sum >= (allowed * mostOver) / processes) tell(unshared);
  else unshared.timer ??= setTimeout(tell, shareAfterMs, unshared).unref();
}

function tell(unshared: Backlog): void {
  clearTimeout(unshared.timer);
  unshared.timer = undefined;
  tellSiblings(topic, [...unshared.units]);
  unshared.units.clear();
}

/** Hears of units that other processes have counted. */
export function hearSharedUnits(count: (network: string, units: number) => Promise<void>): void {
  hearSiblings<[string, number][]>(topic, (spent) => {
    for (const [network, units] of spent) void count(network, units);
  });
}
