import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Connection, MissingLine } from "#lib/tools/facts/contract.ts";
import { ConnectPanel } from "./connect-panel.tsx";

const line = { text: "npm install -g a", file: null, state: "stated", note: null, page: null };
const opened = { ...line, client: "browser", text: "https://app.a.example/", note: "It asks for an account." };
const panel = (unconnected: MissingLine | null, ...connect: object[]) =>
  renderToStaticMarkup(createElement(ConnectPanel, { connect: connect as Connection[], unconnected }));

test("an address in a note is a link, without the full stop behind it", () => {
  const note = "For macOS. Its makers' downloads: https://a.example/get. It asks for a key.";
  const page = panel(null, { ...line, client: "brew", note });
  expect(page).toMatch(/downloads: <a href="https:\/\/a\.example\/get"[^>]*>a\.example<\/a>\. It asks for a key\./);
});

test("the address of an app is a link to open, below its lines and outside the other clients", () => {
  const sister = { tool_id: "a-mcp", name: "A MCP" };
  const alone = panel({ reason: "It is opened in a browser.", page: opened.text, sister }, opened);
  expect(alone).toContain('To connect an agent: <a href="/tools/a-mcp#connect">');
  expect(alone).toMatch(/In a browser.+<a href="https:\/\/app\.a\.example\/".+It asks for an account\./s);
  expect(alone).not.toMatch(/Made here|Also:|Other clients|No setup command/);
  const after = panel(null, { ...line, client: "npm" }, { ...line, client: "brew", text: "brew install a" }, opened);
  expect(after).toMatch(/npm install.+Also: Homebrew.+brew install.+<\/details>.+In a browser/s);
});
