import Bowser from "bowser";

/** A browser in words, from what it calls itself. */
export function browserName(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || "unknown");
  if (!browser.name) return "Unknown browser";
  return !os.name ? browser.name : `${browser.name} on ${os.name}`;
}
