// The service's own half of a build: what a process loads before its first answer is one file, as 1,200 took half of its start.
import { defineConfig } from "rolldown";

export default defineConfig({
  input: "processes.ts",
  platform: "node",
  logLevel: "silent",
  checks: { ineffectiveDynamicImport: false },
  plugins: [
    {
      name: "packages-when-needed",
      // Next, PGlite and others bring files of their own and are loaded only where they are used.
      resolveId: (id, _importer, { kind }) =>
        /^@electric-sql\//.test(id) || (kind === "dynamic-import" && /^[@a-z]/.test(id))
          ? { id, external: true }
          : null,
    },
  ],
  output: {
    dir: ".next/service",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});
