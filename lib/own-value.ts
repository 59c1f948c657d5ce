/** What an object has under a name that came from outside; undefined for what every object inherits, such as `constructor`. */
export function ownValue<Value>(object: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
