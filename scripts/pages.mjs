// The pages of a running service, for the contact sheets and for the tests that look at all of them. Plain JavaScript
// for the oldest Node of package.json.
const fixed =
  "/ /tools /tools?q=pdf /tools?type=mcp /reviews /questions /ask /research /studies /personas /activity /account /sign-in /stats /status /sources /dimensions /moderation /docs /docs/research /participate /about /contact /privacy /terms /changelog /compare /search?q=mail /demand /simulate /confirm /nowhere";
const columns = ["/", "/tools", "/docs", "/research", "/stats", "/compare", "/account", "/sources"];
const oneRow = ["/questions?status=unanswered", "/studies?study_type=pricing", "/personas?q=nurse"];

/** The addresses of every page with what the service at `base` holds; of lists without rows or with one; of columns. */
export async function pagesOf(base) {
  const read = async (path) => (await fetch(base + path)).json();
  const [{ reviews }, { questions }, { next_cursor }, studies] = await Promise.all([
    read("/api/reviews?limit=50"),
    read("/api/questions?status=answered&limit=1"),
    read("/api/activity?limit=1"),
    fetch(`${base}/studies`).then((answer) => answer.text()),
  ]);
  const [report, ...reports] = new Set(studies.match(/\/report\/[0-9a-f-]{36}/g));
  const [review] = reviews;
  const other = reviews.find(({ tool_id }) => tool_id !== review.tool_id);
  const study = (path) => path?.slice("/report/".length);
  const ofData = [
    review && [
      `/tools/${review.tool_id}`,
      `/tools/${review.tool_id}/reviews`,
      `/reviews?tool_id=${review.tool_id}`,
      `/reviews/${review.review_id}`,
      `/keys/${review.key_id}`,
    ],
    other && `/compare?tools=${review.tool_id},${other.tool_id}`,
    questions.map(({ question_id, tool_id }) => [`/questions/${question_id}`, `/questions?tool_id=${tool_id}`]),
    report && ["", "/method", "/personas", "/interviews/1", "/replay"].map((part) => report + part),
    reports.length > 0 && `/report/compare?a=${study(report)}&b=${study(reports[0])}`,
    reports,
  ]
    .flat(2)
    .filter(Boolean);
  const nothing = "zzzzqqqq";
  const empty = [
    ...["/tools", "/questions", "/studies", "/personas", "/search"].map((path) => `${path}?q=${nothing}`),
    `/reviews?model=${nothing}`,
    `/activity?${new URLSearchParams({ cursor: next_cursor })}`,
  ];
  return { all: [...fixed.split(" "), ...ofData], few: [...empty, ...oneRow], columns: [...columns, ...ofData] };
}
