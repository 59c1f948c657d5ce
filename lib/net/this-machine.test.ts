import { expect, test } from "vitest";
import { isOnThisMachine } from "#lib/net/this-machine.ts";

test.each([
  "http://localhost:11434/v1",
  "HTTP://LOCALHOST",
  "http://127.0.0.1:8080",
  "http://127.1",
  "http://[::1]:8080/v1",
  "http://[::ffff:127.0.0.1]/",
  "http://0.0.0.0:8000/v1",
  "postgres://me@127.0.0.2/touchstone",
])("a call to %s stays on this machine", (address) => {
  expect(isOnThisMachine(address)).toBe(true);
});

test.each(["http://127.example.com/", "http://localhost.example.com/", "http://10.0.0.1/", "http://[::2]/", "", "/v1"])(
  "a call to %s does not",
  (address) => {
    expect(isOnThisMachine(address)).toBe(false);
  },
);
