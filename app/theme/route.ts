import { themes } from "#components/chrome/theme-form.tsx";
import { readForm } from "#lib/http/read-form.ts";
import { respondError } from "#lib/http/respond.ts";

const yearInSeconds = 31_536_000;

/** Keeps the reader's theme in a cookie and goes back to the page of the form. */
export async function POST(request: Request): Promise<Response> {
  try {
    const form = await readForm(request);
    const chosen = themes.find((theme) => theme === form.get("theme"));
    const headers = new Headers({ Location: cameFrom(request), "Cache-Control": "no-store" });
    if (chosen !== undefined) {
      const age = chosen === "system" ? 0 : yearInSeconds;
      headers.set("Set-Cookie", `theme=${chosen}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly`);
    }
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return respondError(error);
  }
}

/** The path of the form's page when it is ours; the home page otherwise. */
function cameFrom(request: Request): string {
  const referrer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referrer)) return "/";
  const { host, pathname, search } = new URL(referrer);
  // A browser reads a path that starts with two slashes as another host.
  const isOurs = host === request.headers.get("host") && !/^[/\\]{2}/.test(pathname);
  return isOurs ? pathname + search : "/";
}
