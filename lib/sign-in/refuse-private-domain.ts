import { domainToUnicode } from "node:url";
import { env } from "../env.ts";
import { lookOf } from "../tools/likeness.ts";
import { domainOf } from "./address-of.ts";
import { SignInRefused } from "./contract.ts";

/** Free mail and relay services that the package's list lacks. */
const moreFree = [
  "duck.com",
  "fastmail.com",
  "fastmail.fm",
  "hey.com",
  "icloud.com",
  "mozmail.com",
  "pm.me",
  "privaterelay.appleid.com",
  "proton.me",
  "protonmail.com",
  "simplelogin.com",
  "tuta.com",
  "tuta.io",
  "tutamail.com",
  "tutanota.com",
];

/** Domains that others are made to look like. */
const famous =
  "aol.com gmail.com gmx.de gmx.net googlemail.com hotmail.com icloud.com live.com mail.ru outlook.com proton.me protonmail.com web.de yahoo.com yandex.ru".split(
    " ",
  );

type Lists = { free: Set<string>; looks: Set<string>; disposable: Set<string> };
let lists: Promise<Lists> | undefined;

/** Refuses an address that is nobody's at work: the operator's own list first, then those of free and disposable mail. */
export async function refusePrivateDomain(address: string): Promise<void> {
  const { WORK_EMAIL_ONLY, WORK_EMAIL_DOMAINS } = env();
  const domains = withParents(domainOf(address));
  const said = domains.map((domain) => WORK_EMAIL_DOMAINS?.get(domain)).find((one) => one !== undefined);
  if (said === true) return;
  if (said === false) throw new SignInRefused("not_wanted");
  if (!WORK_EMAIL_ONLY) return;
  lists ??= readLists();
  const { free, looks, disposable } = await lists;
  if (domains.some((domain) => disposable.has(domain))) throw new SignInRefused("disposable");
  if (domains.some((domain) => free.has(domain))) throw new SignInRefused("free_mail");
  if (looks.has(lookOf(domainToUnicode(domainOf(address))))) throw new SignInRefused("look_alike");
}

/** A domain and those it is below, without the last label. */
function withParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

/** Imported late: the lists have a megabyte, and most processes sign nobody in. */
async function readLists(): Promise<Lists> {
  const { default: all } = await import("email-providers");
  const { default: checker } = await import("mailchecker");
  const reserved = /(?:^|\.)example\.(?:com|net|org)$/;
  const free = new Set([...all.filter((domain: string) => !reserved.test(domain)), ...moreFree]);
  return { free, looks: new Set(famous.map(lookOf)), disposable: new Set(checker.blacklist()) };
}
