/** The pages made again with a form sent to them: its content is too long or private for an address. */
export const formPages = [
  "/ask",
  "/confirm",
  "/follow-up",
  "/moderation/report",
  "/personas",
  "/research",
  "/simulate",
];

/** The handlers of other forms, named like their folders in `app`. */
export const formHandlers = [
  "/account/connections/revoke",
  "/account/delete",
  "/account/deliveries/[delivery_id]/replay",
  "/account/export",
  "/account/keys",
  "/account/keys/[key_id]/revoke",
  "/account/personas/[persona_id]/delete",
  "/account/request-keys",
  "/account/sign-out",
  "/oauth/consent/decide",
  "/operator/accounts/[account_id]/allow-keys",
  "/operator/accounts/[account_id]/limit",
  "/operator/accounts/[account_id]/sign-out",
  "/operator/codes",
  "/operator/connector/allow",
  "/operator/connector/block",
  "/operator/keys",
  "/operator/keys/[key_id]/move",
  "/operator/keys/[key_id]/revoke",
  "/operator/reports/[post_id]/dismiss",
  "/operator/session",
  "/operator/sign-out",
  "/operator/tools/[tool_id]/confirm",
  "/report/[study_id]/cancel",
  "/report/[study_id]/rerun/start",
  "/research/preview",
  "/sign-in/link",
  "/sign-in/request",
  "/sign-in/session",
  "/theme",
];

const patterns = [...formPages, ...formHandlers].map((address) => address.replaceAll(/\[\w+\]/g, "[^/]+"));
const address = new RegExp(`^(${patterns.join("|")})/?$`);

/** Whether a form can be sent to a path; Next redirects one with a final slash. */
export const takesForm = (path: string) => address.test(path);
