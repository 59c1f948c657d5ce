import { escaped } from "./escaped.ts";
import { plainPage } from "./refused-page.ts";

type WrongRequest = { receiver: string; back: string; reason: string };

/** Where a person reads how clients are connected, and the way home. */
export const onward = '<a href="/docs/research#connect">How to connect a client</a> · <a href="/">Home</a>';

/** A page that says why a client's request is not right, where the client is, and leaves the way there to the person. */
export function wrongRequestPage({ receiver, back, reason }: WrongRequest, cookie: string | undefined): string {
  const host = escaped(receiver);
  return plainPage("This client was not connected", cookie, {
    body: `<p>A client asked to use an account here, and its request is not right. It takes its answers at
<strong>${host}</strong>. Nothing was sent there.</p>
<p>For the client's maker: ${escaped(reason)}</p>
<p>If you know this client, <a href="${escaped(back)}" rel="noreferrer">go back to ${host}</a>. The link says what was
wrong, and nothing about you.</p>
<p>${onward}</p>`,
  });
}
