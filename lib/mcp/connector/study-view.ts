import { interfaceVersion } from "../../contract.ts";

/** The view of an answer in clients that show MCP Apps (specification 2026-01-26). */
export const studyViewUri = "ui://touchstone/study.html";
export const studyViewType = "text/html;profile=mcp-app";
const protocolVersion = "2026-01-26";

/** Burned into the page, so that no client can show a study without it. */
export const burnedLabel =
  "Synthetic: simulated interviews with invented personas. No people were asked. Not evidence about real people.";

const style = `
:root { color-scheme: light dark; font: 15px/1.5 var(--font-sans, system-ui, sans-serif); }
body { margin: 0; padding: 12px 16px; color: var(--color-text-primary, CanvasText); background: var(--color-background-primary, Canvas); overflow-wrap: anywhere; }
.label { margin: 0 0 12px; padding: 8px 12px; border: 2px dashed currentColor; border-radius: 6px; font-weight: 600; }
h1 { font-size: 1.15em; margin: 0 0 4px; } h2 { font-size: 1em; margin: 16px 0 4px; }
p { margin: 4px 0; } ul { margin: 4px 0; padding-left: 20px; } blockquote { margin: 2px 0 10px; padding-left: 10px; border-left: 3px solid; font-style: italic; }
dl { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 8px 0; } dt { font-size: .85em; } dd { margin: 0; font-weight: 600; }
pre { white-space: pre-wrap; font: inherit; margin: 8px 0; }
button { font: inherit; padding: 6px 12px; min-height: 32px; cursor: pointer; }`;

// Plain JavaScript, as it runs in the client. Text is only ever set as text: nothing of a study is read as markup.
const script = `
const root = document.getElementById("answer");
const waiting = new Map();
let last = 0;
const post = (message) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
const request = (method, params) => new Promise((resolve) => { last += 1; waiting.set(last, resolve); post({ id: last, method, params }); });
const make = (name, text, ...inner) => { const one = document.createElement(name); if (text !== null && text !== undefined) one.textContent = text; one.append(...inner); return one; };
const section = (title, items) => items.length === 0 ? [] : [make("h2", title), make("ul", null, ...items)];

function showStudy(data) {
  const number = (name, value) => value === null || value === undefined ? [] : [make("div", null, make("dt", name), make("dd", String(value)))];
  const findings = (data.key_findings ?? []).map(({ finding, strength, quote, persona }) =>
    make("li", null, make("span", finding + " (" + strength + ")"), ...(quote ? [make("blockquote", "\\u201c" + quote + "\\u201d " + (persona ?? "A persona") + ", simulated")] : [])));
  const objections = (data.objections ?? []).map(({ objection, interview_count }) => make("li", objection + " (" + interview_count + " simulated)"));
  const open = make("button", "Open the full report");
  open.addEventListener("click", () => request("ui/open-link", { url: data.report_url }));
  return [
    make("h1", data.headline_finding), make("p", data.topic), make("p", data.executive_summary),
    make("dl", null, ...number("Simulated interviews", data.interviews), ...number("Confidence of 100", data.overall_confidence), ...number("Sentiment of 10", data.avg_sentiment), ...number("Projected NPS", data.projected_nps)),
    ...section("Findings", findings), ...section("Objections", objections), open,
  ];
}

function show({ structuredContent, content = [] }) {
  const data = structuredContent?.data ?? {};
  const text = structuredContent?.markdown ?? content.map((one) => one.text ?? "").join("\\n");
  root.replaceChildren(...(data.headline_finding ? showStudy(data) : [make("pre", text)]), make("p", structuredContent?.label ?? ""));
}

function dress({ theme, styles } = {}) {
  if (theme) document.documentElement.style.colorScheme = theme;
  for (const [name, value] of Object.entries(styles?.variables ?? {})) if (name.startsWith("--") && value) document.documentElement.style.setProperty(name, value);
}

addEventListener("message", ({ source, data }) => {
  if (source !== parent || data?.jsonrpc !== "2.0") return;
  if (data.method === undefined) { waiting.get(data.id)?.(data.result); waiting.delete(data.id); }
  else if (data.method === "ui/notifications/tool-result") show(data.params);
  else if (data.method === "ui/notifications/host-context-changed") dress(data.params);
  else if (data.id !== undefined) post({ id: data.id, result: {} });
});
request("ui/initialize", { appInfo: { name: "touchstone-study", version: "${interfaceVersion}" }, appCapabilities: {}, protocolVersion: "${protocolVersion}" }).then((result) => {
  dress(result?.hostContext);
  post({ method: "ui/notifications/initialized", params: {} });
  new ResizeObserver(() => post({ method: "ui/notifications/size-changed", params: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } })).observe(document.documentElement);
});`;

/** The view as one self-contained page, which loads nothing and sends nothing but to its client. */
export const studyViewPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Synthetic study</title><style>${style}</style></head>
<body><p class="label">${burnedLabel}</p><main id="answer"><p>Waiting for the answer.</p></main><script>${script}</script></body>
</html>
`;

/** What a client may know of the view before it shows it: it needs no network and no permission. */
const meta = { ui: { prefersBorder: true, csp: { connectDomains: [], resourceDomains: [] } } };

/** The view as MCP lists it. */
export const studyViewListed = {
  uri: studyViewUri,
  name: "study",
  title: "Synthetic study",
  description: "Shows the answer of run_research with its label.",
  mimeType: studyViewType,
  _meta: meta,
};

/** The view as MCP reads it. */
export const studyViewContents = {
  contents: [{ uri: studyViewUri, mimeType: studyViewType, text: studyViewPage, _meta: meta }],
};
