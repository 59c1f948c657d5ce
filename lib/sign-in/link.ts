import { hashOfKey } from "../accounts/api-key.ts";

/** The two halves of a sign-in link: one goes by mail, the other stays in the browser of the request. */
export type Link = { link: string; browser: string };

/** Whether a text has the form of the half that goes by mail. */
export const isLink = (given: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(given);

/** Both halves, as the token of better-auth. */
export const tokenOf = ({ link, browser }: Link): string => `${link}.${browser}`;

/** By what a token is known in storage. */
export const storedLink = (token: string): string => `sign-in-link-${hashOfKey(token)}`;
