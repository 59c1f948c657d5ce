import { validateOriginHeader } from "@modelcontextprotocol/server";
import { faultOfHost, ownNames, withoutDot } from "../net/own-names.ts";

/**
 * The schemes of pages inside desktop clients: VS Code and what is built on it, and apps made with Electron, Tauri or
 * Capacitor. No site's page has one. `null` is not accepted: any site can send it from a sandboxed frame, to this very
 * Host, so nothing would tell such a page from a client.
 */
export const desktopSchemes = ["vscode-file", "vscode-webview", "app", "tauri", "capacitor", "file"];
const desktopOrigin = new RegExp(`^(?:(?:${desktopSchemes.join("|")})://[^/\\s]*|https?://tauri\\.localhost)$`);

/**
 * Why a request must not be answered: a Host or an Origin that is not this service's, as a page of another site sends.
 * Null for one without an Origin, which no browser sent, and for one of a page inside a desktop client.
 */
export function faultOfOrigin(request: Request): string | null {
  const fault = faultOfHost(request.headers.get("host"));
  if (fault !== null) return fault;
  const origin = request.headers.get("origin");
  if (origin === null || desktopOrigin.test(origin)) return null;
  if (validateOriginHeader(withoutDot(origin), ownNames()).ok) return null;
  return `The Origin ${JSON.stringify(origin)} is not this service's: pages of other sites may not call it.`;
}
