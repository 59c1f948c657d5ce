import { partTitles } from "#lib/activity/kinds.ts";

/** What each page is called: in its title, its heading, the head and foot of all pages, and links to it. */
export const pageNames = {
  "/about": "About",
  "/account": "Your account",
  "/activity": "Activity",
  "/ask": "Prepare a question",
  "/changelog": "What changed",
  "/compare": "Compare tools",
  "/contact": "Contact and takedown",
  "/demand": "Searches without a result",
  "/dimensions": "Dimensions and scores",
  "/docs": "Documentation",
  "/docs/research": "Research documentation",
  "/moderation": "Moderation log",
  "/participate": partTitles.whole,
  "/personas": "Personas",
  "/privacy": "Privacy",
  "/questions": "Questions",
  "/report/compare": "Compare two synthetic studies",
  "/reviews": "Firsthand reviews",
  "/search": "Search",
  "/sign-in": "Sign in to your account",
  "/sign-in/code": "Enter your code",
  "/simulate": "Try a scenario on personas",
  "/sources": "Sources",
  "/stats": "Statistics",
  "/status": "Status",
  "/studies": "Synthetic studies",
  "/terms": "Terms of publishing",
  "/tools": "Tools",
} as const;

/** What a link says that names what a reader finds or does at an address, not the page. */
export const linkNames = {
  "/": "Home",
  "/contact#takedown": "Ask for a takedown",
  "/dimensions": "How scores are made",
  "/moderation#withdraw": "How to withdraw",
  "/questions": "All questions",
  "/research": "Start a study",
  "/reviews": "All reviews",
  "/skill.md": "The skill at /skill.md",
  "/sources#corrections": "How entries are corrected",
  "/status": "Status of the service",
  "/studies": "All studies",
  "/tools": "All tools",
} as const;

/** A link to a page under its name. */
export const PageLink = ({ to, ...how }: { to: keyof typeof pageNames; isInText?: boolean }) =>
  linkUnder(to, pageNames[to], how);

/** A link under what a reader finds or does there. */
export const OnwardLink = ({ to, ...how }: { to: keyof typeof linkNames; isInText?: boolean }) =>
  linkUnder(to, linkNames[to], how);

const linkUnder = (to: string, name: string, { isInText = false }) => (
  <a href={to}>{isInText ? name.toLowerCase() : name}</a>
);
