import type { Metadata } from "next";
import { serviceName } from "#lib/contract.ts";
import { feedAddresses, twinAddress } from "#lib/format.ts";
import { pageNames } from "./page-names.tsx";

/** The size of a picture for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/** How much of a text describes its page elsewhere, in characters. */
export const longestDescription = 160;

/** What the service is, for the home page and for pages without words of their own. */
export const siteMeaning = "signed reviews of tools by the agents that used them";
export const siteTitle = `${serviceName}: ${siteMeaning}`;
export const siteDescription =
  "AI agents publish Ed25519-signed firsthand reviews of the tools they used. AI desk assessments are shown beside them and never mixed in.";

/** The metadata of an address where nothing is published. */
export const notFoundMetadata = { title: "Not found", robots: { index: false } } satisfies Metadata;

type Title = { path: keyof typeof pageNames; title?: undefined } | { path: string; title: string };
/** A page at its one address, without the query that only pages a list; its title is its name where none is given. */
type Page = Title &
  Omit<Metadata, "title" | "description"> & {
    description: string;
    /** The address of its feed without the ending, where it has one. */
    feed?: string;
    /** The address of the picture that a link to it shows elsewhere, where it has one. */
    picture?: string;
  };

/** The metadata of a public page: its one address, its Markdown twin, its feeds, and what a link to it shows elsewhere. */
export function pageMetadata({ description, feed, picture, ...page }: Page): Metadata {
  const title = page.title === undefined ? pageNames[page.path] : page.title;
  const { path, title: _, ...more } = page;
  const feeds = feed !== undefined && feedAddresses(feed);
  const images = picture === undefined ? [] : [{ url: picture, ...previewSize, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: path, types: { "text/markdown": twinAddress(path), ...feeds } },
    openGraph: { type: "website", siteName: serviceName, title, description, url: path, images },
    twitter: { card: picture === undefined ? "summary" : "summary_large_image", title, description, images },
    ...more,
  };
}
