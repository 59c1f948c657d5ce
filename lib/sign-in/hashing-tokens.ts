import type { BetterAuthOptions, DBAdapter } from "better-auth";
import { hashOfKey } from "../accounts/api-key.ts";

type MakeAdapter = (options: BetterAuthOptions) => DBAdapter;
type Condition = { field: string; value: unknown };
type Query = { model: string; where?: Condition[]; data?: Record<string, unknown> };
type Method = (query: Query) => Promise<unknown>;

const methods = new Set([
  "create",
  "findOne",
  "findMany",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
]);

/** An adapter that stores the hash of a session's token: who reads the database cannot act as its people. */
export function hashingTokens(make: MakeAdapter): MakeAdapter {
  return (options) => wrapped(make(options));
}

function wrapped(adapter: DBAdapter): DBAdapter {
  return new Proxy(adapter, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (name === "transaction") {
        const { transaction } = target;
        return (work: (inside: DBAdapter) => Promise<unknown>) =>
          transaction((inside) => work(wrapped(inside as DBAdapter)));
      }
      return methods.has(String(name)) ? hashing((query) => (own as Method).call(target, query)) : own;
    },
  });
}

/** A method whose caller sends and receives tokens, while the database has their hashes. */
const hashing =
  (method: Method): Method =>
  async (query) => {
    if (query.model !== "session") return method(query);
    const where = query.where?.map((one) => (one.field === "token" ? { ...one, value: hashed(one.value) } : one));
    const data = query.data?.token === undefined ? query.data : { ...query.data, token: hashed(query.data.token) };
    const result = await method({ ...query, ...(where && { where }), ...(data && { data }) });
    const token = query.data?.token ?? query.where?.find(({ field }) => field === "token")?.value;
    const isOne = typeof token === "string" && typeof result === "object" && result !== null && "token" in result;
    return isOne ? { ...result, token } : result;
  };

const hashed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(hashed) : typeof value === "string" ? hashOfKey(value) : value;
