import { themes } from "#components/chrome/site-footer.tsx";
import { cookie } from "#lib/http/form-cookies.ts";
import { handleForm } from "#lib/http/handle-form.ts";
import { themeCookie, themeDays } from "./theme-days.ts";

const keptSeconds = themeDays * 86_400;

/** Keeps the reader's theme in a cookie and goes back to the page of the form. */
export const POST = handleForm(async ({ form, headers }) => {
  const chosen = themes.find((theme) => theme === form.get("theme"));
  const kept = chosen === "system" ? null : chosen;
  return { to: cameFrom(headers), cookies: kept === undefined ? [] : [cookie(themeCookie, kept, keptSeconds)] };
});

/** The path of the form's page when it is ours; the home page otherwise. */
function cameFrom(headers: Headers): `/${string}` {
  const { host, pathname, search } = URL.parse(headers.get("referer") ?? "") ?? {};
  // A browser reads a path that starts with two slashes as another host.
  const isOurs = host === headers.get("host") && !/^[/\\]{2}/.test(pathname ?? "");
  return isOurs ? (`${pathname}${search}` as `/${string}`) : "/";
}
