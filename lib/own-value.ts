/** The own member of an object under a name from outside; undefined for inherited ones, such as `constructor`. */
export function ownValue<Value>(object: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
