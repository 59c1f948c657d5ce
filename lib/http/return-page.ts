import { escaped } from "./escaped.ts";
import { plainPage } from "./refused-page.ts";

/**
 * A page that goes on to a client's address by itself, with a link beside. A redirect would not do: browsers check
 * form-action along the redirects of a form, and the client's address is another site's.
 */
export function returnPage(to: string, isAllowed: boolean, cookie: string | undefined): string {
  const title = isAllowed ? "Connected" : "Not connected";
  const address = escaped(to);
  return plainPage(title, cookie, {
    head: `<meta http-equiv="refresh" content="0; url=${address}">`,
    body: `<p>Going back to the client. You may close this window once it says so.</p>
<p><a href="${address}" rel="noreferrer">Back to the client</a> · <a href="/account">Your account</a></p>`,
  });
}
