import { text } from "../contract.ts";
import { AppError } from "../errors.ts";

/** How long a code and the link beside it sign in, in minutes. */
export const codeMinutes = 10;
/** Where that link signs in, and nowhere else. */
export const linkBrowser = "the browser that asked for it";
export const codeDigits = 8;
export const triesPerCode = 5;
export const sessionDays = 14;
/** What the buttons of both ways are called. */
export const signNames = { in: "Sign in", out: "Sign out" };
export const signedOut = "you are signed out";
export const signedInFor = (span: string) => `you are then signed in on this browser for ${span}`;
export const youVouch = "You vouch for who gets it";
/** How long the operator's page shows a code that it made, in seconds. */
export const shownCodeSeconds = 120;

/** Why a sign-in is refused, and what to do, as the page says it. */
export const signInRefusals = {
  no_address: "Write one e-mail address in plain letters, such as name@company.example.",
  look_alike: "This domain is spelled with letters that look like other ones. Write it as your company does.",
  free_mail: "Use your address at work: this service takes no address of a free mail service.",
  disposable: "Use your address at work: this service takes no disposable address.",
  not_wanted: "The operator of this service does not take addresses of this domain. Ask there.",
  not_sent: "The mail could not be sent. Try again in a minute, or ask the operator of this service for a code.",
  wrong_code: `This code does not sign in: it is mistyped, used up, or older than ${codeMinutes} minutes. Ask for a new one.`,
  wrong_link: `This link does not sign in: it is cut, used up, older than ${codeMinutes} minutes, or not of your newest mail. Ask for a new one.`,
  too_many: "Too many codes or tries for this address or from here. Try again later.",
} as const;
export type SignInRefusal = keyof typeof signInRefusals;

/** The longest text that is read as a code, with spaces and signs in it. */
export const longestCode = 40;
export const Address = text(3, 300);

/** The name of a person's session cookie: over https, one that no other host can set. */
export const memberCookieName = (isSecure: boolean) => (isSecure ? "__Host-account" : "account");

/** A browser in which a person is signed in. */
export type SessionRow = { user_agent: string; created_at: string; is_this: boolean };

/** A refused sign-in, with the reason by which a page says it. */
export class SignInRefused extends AppError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal) {
    super("invalid_request", signInRefusals[reason]);
    this.reason = reason;
  }
}
