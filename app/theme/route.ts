import { themes } from "#components/chrome/site-footer.tsx";
import { handleForm } from "#lib/http/handle-form.ts";
import { themeCookie, themeDays } from "./theme-days.ts";

const keptSeconds = themeDays * 86_400;

/** Keeps the reader's theme in a cookie and goes back to the page of the form. */
export const POST = handleForm(async ({ form, headers }) => {
  const chosen = themes.find((theme) => theme === form.get("theme"));
  const age = chosen === "system" ? 0 : keptSeconds;
  const cookie = `${themeCookie}=${chosen}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly`;
  return { to: cameFrom(headers), cookies: chosen === undefined ? [] : [cookie] };
});

/** The path of the form's page when it is ours; the home page otherwise. */
function cameFrom(headers: Headers): `/${string}` {
  const { host, pathname, search } = URL.parse(headers.get("referer") ?? "") ?? {};
  // A browser reads a path that starts with two slashes as another host.
  const isOurs = host === headers.get("host") && !/^[/\\]{2}/.test(pathname ?? "");
  return isOurs ? (`${pathname}${search}` as `/${string}`) : "/";
}
