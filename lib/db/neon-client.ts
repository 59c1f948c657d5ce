import { Client } from "@neondatabase/serverless";
import pg from "pg";

// Two repairs make Neon's client fit for a pool. It hashes a password 4,096 times in as many tasks, 0.15 s of a processor
// for each connection, so ten at once take longer than a request waits; pg's own client uses one task. And its socket,
// when cut, waits for the other side to close: on a dead network a caller hangs, and the pool never connects again.

type Internals = {
  _handleAuthSASLContinue: (message: unknown) => Promise<void>;
  connection: { stream: { destroy: () => unknown; emit: (event: "close") => void } };
};

/** A client of a Neon database for pg's pool: connects at pg's cost, and closes at once when cut. */
export class NeonClient extends Client {
  constructor(...args: ConstructorParameters<typeof Client>) {
    super(...args);
    const { stream } = internals(this).connection;
    const destroy = stream.destroy.bind(stream);
    stream.destroy = () => {
      // Afterwards, because the pool listens only after it has cut.
      process.nextTick(() => stream.emit("close"));
      return destroy();
    };
  }
}

internals(NeonClient.prototype)._handleAuthSASLContinue = internals(pg.Client.prototype)._handleAuthSASLContinue;

function internals(client: object): Internals {
  return client as Internals;
}
