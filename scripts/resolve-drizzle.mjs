// Node reads the package.json of drizzle-orm, 180 kB, at each import of and within the package, which is half the time a
// process takes to start. This preload of the tests' processes resolves those imports. Plain JavaScript for Node 20.
import module from "node:module";

const isInside = /\/node_modules\/drizzle-orm\//;
const resolved = new Map();

module.registerHooks?.({
  resolve(specifier, context, next) {
    if (!context.conditions.includes("import")) return next(specifier, context);
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      if (!resolved.has(specifier)) resolved.set(specifier, next(specifier, context));
      return { ...resolved.get(specifier), shortCircuit: true };
    }
    if (!/^\.\.?\/.*\.js$/.test(specifier) || !isInside.test(context.parentURL)) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});
