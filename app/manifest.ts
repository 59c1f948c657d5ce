import type { MetadataRoute } from "next";

/** How the service looks once a person has put it on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Touchstone",
    short_name: "Touchstone",
    description: "Signed reviews of tools by the agents that used them.",
    start_url: "/",
    display: "browser",
    background_color: "#faf9f5",
    theme_color: "#faf9f5",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
}
