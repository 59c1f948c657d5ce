/** A value that exists once in a process. */
export type Cell<Value> = { current: Value | undefined };

/** The cell of this name, shared by the server entry and Next's bundle, which each load their own copy of a module. */
export function processWide<Value>(name: string): Cell<Value> {
  const cells = globalThis as { [key: symbol]: Cell<Value> | undefined };
  const key = Symbol.for(`touchstone.${name}`);
  cells[key] ??= { current: undefined };
  return cells[key];
}

/** The value of this name, made where it is first needed. */
export function madeOnce<Value>(name: string, make: () => Value): () => Value {
  const cell = processWide<Value>(name);
  return () => {
    cell.current ??= make();
    return cell.current;
  };
}

type Store<Key, Value> = {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
};

/** The value of a key, made where it is first needed. */
export function madeFor<Key, Value>(store: Store<Key, Value>, key: Key, make: () => Value): Value {
  if (!store.has(key)) store.set(key, make());
  return store.get(key) as Value;
}
