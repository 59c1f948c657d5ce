// Node reads the package.json of drizzle-orm, 180 kB, at each import of and within the package, which is half the time a
// process takes to start. This preload of the server's and the tests' processes resolves those imports, and those between our
// own files, which have their endings, without a look at each folder. Plain JavaScript for the oldest Node of package.json.
import module from "node:module";

const isOurs = /^\.\.?\/.*\.ts$/;
const isInside = /\/node_modules\/drizzle-orm\//;
const resolved = new Map();

module.registerHooks?.({
  resolve(specifier, context, next) {
    if (!context.conditions.includes("import")) return next(specifier, context);
    if (isOurs.test(specifier) && !/\/node_modules\//.test(context.parentURL ?? "/node_modules/"))
      return { url: new URL(specifier, context.parentURL).href, format: "module-typescript", shortCircuit: true };
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      if (!resolved.has(specifier)) resolved.set(specifier, next(specifier, context));
      return { ...resolved.get(specifier), shortCircuit: true };
    }
    if (!/^\.\.?\/.*\.js$/.test(specifier) || !isInside.test(context.parentURL)) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});
