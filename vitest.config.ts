import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["**/*.test.ts"], exclude: ["node_modules/**", ".next/**", "e2e/**"], maxWorkers: 2 },
});
