import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { skill } from "./about/agent-guides.ts";
import { ratings } from "./api/ratings.ts";
import { research } from "./api/research.ts";
import { resourceMetadata } from "./connector/addresses.ts";
import { serviceName } from "./contract.ts";
import { builtInName } from "./engines/study-form.ts";
import servers from "./mcp/servers.json" with { type: "json" };
import { endpointsOf } from "./openapi/service.ts";
import { prose, useDefaults } from "./testing/docs.ts";

useDefaults();

const read = (file: string) => readFileSync(file, "utf8");
const ofResearch = `${serviceName} research`;

test("code has the service's name from its constant, but in sentences", () => {
  const name = `[^\\w"\`<>]*${serviceName}[^\\w"\`<>]*`;
  const alone = new RegExp(`(["\`])${name}\\1|>${name}</`);
  const files = globSync("{app,components,lib}/**/*.{ts,tsx,html}", { exclude: ["**/*.test.*"] });
  const typed = files.filter((file) => alone.test(read(file)));
  expect(typed).toEqual(["lib/contract.ts"]);
});

test("descriptions, servers, packages and texts have the same name", () => {
  expect([ratings.title, servers.ratings.title]).toEqual([serviceName, serviceName]);
  expect([research.title, servers.research.title, resourceMetadata().resource_name]).toEqual(Array(3).fill(ofResearch));
  expect([manifest.name, skill.name, servers.ratings.name]).toEqual(Array(3).fill(serviceName.toLowerCase()));
  expect(servers.research.name).toBe(ofResearch.toLowerCase().replaceAll(" ", "-"));
  expect(read("README.md")).toMatch(`# ${serviceName}\n`);
  expect(read("app/icon.svg")).toContain(`<title>${serviceName}</title>`);
  const [, between] = /template: `%s(.*)\$\{serviceName\}`/.exec(read("app/layout.tsx"))!;
  expect(read("app/error.tsx")).toContain(`}${between}${serviceName}\`}</title>`);
  expect(read("lib/http/plain-page.html")).toContain(`<title>{{title}}${between}{{serviceName}}</title>`);
  expect(read("lib/sign-in/send-mail.ts")).toContain(`\`${serviceName} <\${usualSender}@`);
});

test("every text calls the engine that needs no model by its one name", () => {
  const files = globSync(["{app,components,lib}/**/*.{ts,tsx}", "{components,lib}/**/*.{json,html,txt}", "**/*.md"], {
    exclude: ["node_modules/**", "app/**/*.md"],
  });
  const named = files.flatMap((file) =>
    (read(file).match(/\b[a-z]+-[a-z]+ engine\b/gi) ?? []).map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => `the ${name.toLowerCase()}` !== builtInName)).toEqual([]);
});

test("docs/api.md names the packages, the modules and the operations that generators make", () => {
  const client = `${research.title} client`.toLowerCase();
  expect(prose).toContain(`pip install ./${client.replaceAll(" ", "-")} # from ${client.replaceAll(" ", "_")} import`);
  const of = ({ operations }: (typeof research.groups)[number]) => operations.map(({ endpoint }) => endpoint.name);
  const operation = "list_study_types" satisfies string;
  const { heading } = research.groups.find((group) => of(group).includes(operation))!;
  const method = operation.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase());
  expect(endpointsOf(research).map(({ name }) => name)).toContain(operation);
  expect(prose).toContain(`new ${heading}Api(client).${method}(`);
});

test("the licence of the code is said as in package.json", () => {
  const said = `\\b${manifest.license}\\b`;
  const files = ["app/sources/page.tsx", "components/chrome/site-footer.tsx", "lib/openapi/services.json"];
  for (const file of [...files, "README.md", "LICENSE"]) expect(read(file), file).toMatch(new RegExp(said));
  for (const service of ["openapi", "research"])
    expect(JSON.parse(read(`lib/openapi/${service}.snapshot.json`)).info.license.identifier).toBe(manifest.license);
});
