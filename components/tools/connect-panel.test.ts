import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Connection } from "#lib/tools/facts/contract.ts";
import { ConnectPanel } from "./connect-panel.tsx";

const line = { text: "npm install -g a", file: null, state: "stated", note: null, page: null };
const opened = { ...line, client: "browser", text: "https://app.a.example/", note: "It asks for an account." };
const panel = (...connect: object[]) =>
  renderToStaticMarkup(createElement(ConnectPanel, { connect: connect as Connection[], unconnected: null }));

test("the address of an app is a link to open, below its lines and outside the other clients", () => {
  const alone = panel(opened);
  expect(alone).toMatch(/In a browser.+<a href="https:\/\/app\.a\.example\/".+It asks for an account\./s);
  expect(alone).not.toMatch(/Made here|Other clients|No setup command/);
  const after = panel({ ...line, client: "npm" }, { ...line, client: "brew", text: "brew install a" }, opened);
  expect(after).toMatch(/npm install.+Other clients.+brew install.+<\/details>.+In a browser/s);
});
