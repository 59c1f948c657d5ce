import { domainToASCII, domainToUnicode } from "node:url";
import { partOf } from "../cut-text.ts";
import { env } from "../env.ts";
import { lookOf } from "../tools/likeness.ts";
import { SignInRefused } from "./contract.ts";
import domains from "./mail-domains.json" with { type: "json" };

const form = /^([A-Za-z0-9.#$&'*/=?^_`{|}~+-]{1,64})@([\p{L}\p{M}\p{N}.-]{1,253})$/u;
const domainForm = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const googleDomains = ["gmail.com", "googlemail.com"];

/** The one spelling of an e-mail address, to which mail goes: small letters, punycode, no +tag, as a server without tags may have given the typed one to another person. */
export function addressOf(typed: string): string {
  const [, local, site] = form.exec(typed.trim()) ?? [];
  const domain = domainToASCII(site ?? "")
    .toLowerCase()
    .replace(/\.$/, "");
  if (local === undefined || !domainForm.test(domain)) throw new SignInRefused("no_address");
  if (looksLatin(domainToUnicode(domain))) throw new SignInRefused("look_alike");
  const [mailbox] = local.toLowerCase().split("+");
  if (!/^[^.]+(?:\.[^.]+)*$/.test(mailbox!)) throw new SignInRefused("no_address");
  return googleDomains.includes(domain) ? `${mailbox!.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

const domainOf = (address: string): string => partOf(address, address.lastIndexOf("@") + 1);

const looksLatin = (domain: string): boolean =>
  [...domain].some((letter) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter)) &&
  /^[a-z0-9.-]+$/.test(lookOf(domain));

type Lists = { free: Set<string>; looks: Set<string>; disposable: Set<string> };
let lists: Promise<Lists> | undefined;

/** Refuses an address that is nobody's at work: the operator's own list first, then those of free and disposable mail. */
export async function refusePrivateDomain(address: string): Promise<void> {
  const { WORK_EMAIL_ONLY, WORK_EMAIL_DOMAINS } = env();
  const own = withParents(domainOf(address));
  const verdict = own.map((domain) => WORK_EMAIL_DOMAINS?.get(domain)).find((one) => one !== undefined);
  if (verdict === true) return;
  if (verdict === false) throw new SignInRefused("not_wanted");
  if (!WORK_EMAIL_ONLY) return;
  lists ??= readLists();
  const { free, looks, disposable } = await lists;
  if (own.some((domain) => disposable.has(domain))) throw new SignInRefused("disposable");
  if (own.some((domain) => free.has(domain))) throw new SignInRefused("free_mail");
  if (looks.has(lookOf(domainToUnicode(domainOf(address))))) throw new SignInRefused("look_alike");
}

function withParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}

/** The packages' lists with free mail and relay services that they lack. Imported late: they have a megabyte. */
async function readLists(): Promise<Lists> {
  const { default: all } = await import("email-providers");
  const { default: checker } = await import("mailchecker");
  const reserved = /(?:^|\.)example\.(?:com|net|org)$/;
  const free = new Set([...all.filter((domain: string) => !reserved.test(domain)), ...domains.free]);
  return { free, looks: new Set(domains.famous.map(lookOf)), disposable: new Set(checker.blacklist()) };
}
