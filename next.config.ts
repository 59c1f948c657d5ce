import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  reactCompiler: true,
  typedRoutes: true,
  // The tests check all types before they build.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  // The server entry and the bundle must open the same copy of PGlite; the scanner loads its rules by plain Node.
  serverExternalPackages: [
    "@electric-sql/pglite",
    // Loaded only when a model is called.
    "ai",
    "@ai-sdk/anthropic",
    "@ai-sdk/google",
    "@ai-sdk/openai",
    "@ai-sdk/openai-compatible",
  ],
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
};

export default config;
