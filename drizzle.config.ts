import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./lib/**/*.sql.ts", out: "./drizzle" });
