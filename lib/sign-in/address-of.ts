import { domainToASCII, domainToUnicode } from "node:url";
import { partOf } from "../cut-text.ts";
import { lookOf } from "../tools/likeness.ts";
import { SignInRefused } from "./contract.ts";

const written = /^([A-Za-z0-9.#$&'*/=?^_`{|}~+-]{1,64})@([\p{L}\p{M}\p{N}.-]{1,253})$/u;
const domainForm = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const googleDomains = ["gmail.com", "googlemail.com"];

/**
 * The one spelling of an e-mail address, by which its account is known and to which mail goes: small letters, the domain
 * in punycode, no +tag. Mail never goes to the address as it was typed: a server without tags may have given the typed
 * one to another person.
 */
export function addressOf(typed: string): string {
  const [, local, site] = written.exec(typed.trim()) ?? [];
  const domain = domainToASCII(site ?? "")
    .toLowerCase()
    .replace(/\.$/, "");
  if (local === undefined || !domainForm.test(domain)) throw new SignInRefused("no_address");
  if (looksLatin(domainToUnicode(domain))) throw new SignInRefused("look_alike");
  const [mailbox] = local.toLowerCase().split("+");
  if (!/^[^.]+(?:\.[^.]+)*$/.test(mailbox!)) throw new SignInRefused("no_address");
  return googleDomains.includes(domain) ? `${mailbox!.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

/** The domain of an address. */
export const domainOf = (address: string): string => partOf(address, address.lastIndexOf("@") + 1);

/** Whether a domain has letters of another script that all look like Latin ones. */
const looksLatin = (domain: string): boolean =>
  [...domain].some((letter) => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter)) &&
  /^[a-z0-9.-]+$/.test(lookOf(domain));
