/** The light colours of app/globals.css, for pictures and for what no style sheet reaches. */
export const light = {
  paper: "#faf9f5",
  ink: "#1c1b18",
  "ink-2": "#55524a",
  hairline: "#d8d3c5",
  synthetic: "#6b3a75",
};
export const darkPaper = "#161613";
