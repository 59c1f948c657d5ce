import { loggedFault } from "#lib/errors.ts";

export const nothingLost = "Nothing that was published is lost.";
/** What a page says that failed on our side, drawn with scripts or without. */
export const pageFailure = {
  title: "This page could not be made",
  message: `${loggedFault} ${nothingLost}`,
};
