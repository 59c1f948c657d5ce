import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { answerPage } from "../net/page-answer.ts";
import { keepMarkup, keptMarkup } from "./kept-markup.ts";

/** Runs something while a page is made. */
function whilePageIsMade(make: () => void): void {
  answerPage({ writeHead: () => undefined } as unknown as ServerResponse, make);
}

test("a page finds each markup that it kept, and none of another page's", () => {
  whilePageIsMade(() => {
    const [one, other] = [keepMarkup("<p>One</p>")!, keepMarkup("<p>Other</p>")!];
    expect([keptMarkup(one), keptMarkup(other)]).toEqual(["<p>One</p>", "<p>Other</p>"]);
    whilePageIsMade(() => expect(() => keptMarkup(one)).toThrow(`No markup was kept as ${one}.`));
  });
});

test("without the server entry nothing can be kept", () => expect(keepMarkup("<p>One</p>")).toBeNull());
