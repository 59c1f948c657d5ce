import { validateOriginHeader } from "@modelcontextprotocol/server";
import { faultOfHost, ownNames, withoutDot } from "../net/own-names.ts";

/**
 * The schemes of pages inside desktop clients: VS Code and its derivatives, and apps made with Electron, Tauri or
 * Capacitor. No site's page has one. `null` is not accepted: any site can send it from a sandboxed frame, to this very
 * Host, so such a page would look like a client.
 */
export const desktopSchemes = ["vscode-file", "vscode-webview", "app", "tauri", "capacitor", "file"];
const desktopOrigin = new RegExp(`^(?:(?:${desktopSchemes.join("|")})://[^/\\s]*|https?://tauri\\.localhost)$`);

/** Why a Host or Origin is refused; null without an Origin, and for a page inside a desktop client. */
export function faultOfOrigin(request: Request): string | null {
  const fault = faultOfHost(request.headers.get("host"));
  if (fault !== null) return fault;
  const origin = request.headers.get("origin");
  if (origin === null || desktopOrigin.test(origin)) return null;
  if (validateOriginHeader(withoutDot(origin), ownNames()).ok) return null;
  return `The Origin ${JSON.stringify(origin)} is not this service's: pages of other sites may not call it.`;
}
