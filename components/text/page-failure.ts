/** What a page says that failed on our side, drawn with scripts or without. */
export const pageFailure = {
  title: "This page could not be made",
  message: "Something failed on our side and was logged. Nothing that was published is lost.",
};
