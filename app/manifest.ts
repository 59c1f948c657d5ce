import type { MetadataRoute } from "next";
import { light } from "#components/chrome/colours.ts";
import { siteMeaning } from "#components/chrome/page-metadata.ts";
import { serviceName } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";

/** How the service looks once a person has put it on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: serviceName,
    short_name: serviceName,
    description: `${capital(siteMeaning)}.`,
    start_url: "/",
    display: "browser",
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
