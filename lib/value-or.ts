/** What `read` returns, or `instead` where it throws. */
export function valueOr<Value, Other>(read: () => Value, instead: Other): Value | Other {
  try {
    return read();
  } catch {
    return instead;
  }
}
