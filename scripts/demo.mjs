// npm run demo: installs, builds, then serves a throwaway copy filled with generated reviews. Plain JavaScript for the oldest Node of package.json.
import { buildWhenNeeded } from "./build.mjs";
import { installWhenNeeded, projectNode } from "./install.mjs";
import { stop } from "./run-to-end.mjs";

await installWhenNeeded();
await buildWhenNeeded(projectNode()).catch(stop);
await import("./serve-demo.mjs");
