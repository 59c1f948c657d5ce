import type { NextConfig } from "next";
import reportFiles from "./lib/engines/report-files.json" with { type: "json" };

const isDevelopment = process.env.NODE_ENV === "development";

const config: NextConfig = {
  poweredByHeader: false,
  // A page named page.dev.tsx is served in development, and no build has it.
  pageExtensions: [...(isDevelopment ? ["dev.tsx"] : []), "tsx", "ts"],
  // A kept page is sent to any reader, so its head may not depend on the reader's browser.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  reactCompiler: true,
  typedRoutes: true,
  // The kept work, the source maps and the server's short names take half of a build; a browser's code stays minified.
  experimental: {
    // Else a page is loaded at its first visit: all pages together take 180 MB.
    preloadEntriesOnStart: process.env.PRELOAD_PAGES === "on",
    turbopackFileSystemCacheForBuild: false,
    serverMinification: false,
    ...(process.env.NODE_ENV === "production" && { turbopackSourceMaps: false }),
  },
  // The tests check all types before they build; what serves is checked without the packages of the tests.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1", tsconfigPath: "tsconfig.build.json" },
  // The server entry and the bundle must open the same copy of PGlite; the scanner loads its rules by plain Node.
  serverExternalPackages: [
    "@electric-sql/pglite",
    // Loaded only when a person signs in.
    "better-auth",
    "email-providers",
    "mailchecker",
    "nodemailer",
    // Loaded only when a model is called.
    "ai",
    "@ai-sdk/anthropic",
    "@ai-sdk/google",
    "@ai-sdk/openai",
    "@ai-sdk/openai-compatible",
  ],
  images: { unoptimized: true },
  // These lists have no search of their own.
  redirects: async () => [
    {
      source: "/:list(reviews|activity)",
      has: [{ type: "query", key: "q", value: "(?<q>.+)" }],
      destination: "/search",
      permanent: false,
    },
  ],
  // A folder of a route cannot end like a file.
  rewrites: async () =>
    Object.entries(reportFiles).map(([form, ending]) => ({
      source: `/report/:study_id([^/.]+)${ending}`,
      destination: `/report/:study_id/files/${form}`,
    })),
  turbopack: { root: import.meta.dirname },
};

export default config;
