import { expect, test } from "vitest";
import { findPersonalData } from "#lib/content/refuse-content.ts";

const named = [
  "/home/mara/app/x.py",
  "/Users/tomas/code",
  "C:\\Users\\yuki\\AppData",
  "C:\\\\Users\\\\yuki\\\\AppData",
  "C:/Users/yuki/x",
  "/mnt/c/Users/nadia/x",
  "/c/Users/nadia",
  "\\\\wsl$\\Ubuntu\\home\\owen\\x",
  "\\\\wsl.localhost\\Ubuntu-22.04\\home\\owen\\x",
  "//wsl$/Ubuntu/home/owen",
  "file:///home/lucia/x",
  "file:///Users/lucia/x",
  "file:///C:/Users/lucia/x",
  "file:///C:%5CUsers%5Clucia%5Cx",
  "file:///c%3A/Users/lucia/x",
  "(/home/mara/app.js:1:2)",
  "at /Users/mara/x.ts:1",
  "'/home/mara'",
  "cd /home/mara",
  "HOME=/home/mara",
  "\\\\nas01\\Users\\henrik\\docs",
  "\\\\nas01\\home\\henrik",
  "/var/home/henrik/x",
  "/export/home/henrik",
  "C:\\Documents and Settings\\henrik\\x",
  "~/.claude/projects/-Users-mara-code/x",
  "mara@build:/home/mara/x",
  "D:\\Users\\mara.holm\\x",
  "C:\\Users\\Mara Holm\\x",
  "C:\\Users\\MARAHO~1\\x",
  "%2FUsers%2Fmara%2Fx",
  "%2Fhome%2Fmara%2Fx",
  "/cygdrive/c/Users/mara",
  "vscode-remote://wsl+ubuntu/home/mara/x",
  '"cwd":"/Users/mara"',
  "error\\nC:\\\\Users\\\\mara",
  "PATH=/usr/bin:/home/mara/bin",
  "/home/José/x",
  "/Users/李雷/x",
  "-I/home/mara/include",
  "--prefix=/home/mara/x",
  "file:/home/mara/x.jar",
  "jar:file:/Users/mara/x.jar!/A.class",
  "/home/jdoe/x",
  "`/home/mara/.ssh`",
  "c:\\users\\mara\\x",
  "/System/Volumes/Data/Users/mara/x",
  "/host_mnt/Users/mara/x",
  "webpack:///home/mara/x",
];

const nobody = [
  "/home/runner/work/a",
  "/home/ubuntu/x",
  "/home/user/app",
  "/home/<user>/x",
  "/home/$USER/x",
  `/home/$${"{USER}"}`,
  "/Users/{user}/x",
  "C:\\Users\\%USERNAME%\\x",
  "C:\\Users\\runneradmin\\x",
  "C:\\Users\\RUNNER~1\\x",
  "/Users/runner/x",
  "GET /Users/2819c223-7f76-453a-919d-413861904646",
  "POST /Users/me",
  "https://a.dev/home/settings",
  "https://a.dev/home/mara",
  "src/pages/home/hero.tsx",
  "@/home/hero",
  "./home/mara",
  "/home/index.html",
  "/home/dashboard",
  "https://x.dev/scim/v2/Users/bjensen",
  '<a href="/home/offers">',
  "/home/site/wwwroot",
  "/home/linuxbrew/.linuxbrew",
  "/home/circleci/project",
  "/Users/Shared/x",
  "C:\\Users\\Public\\x",
  "C:\\Users\\<user>\\x",
  "/home/vsts/work/1/s",
  "/home/docs/checkouts",
  "/home/...",
  "/home/*/x",
  "/home/ec2-user",
  "/home/node/app",
  "/Users/xxx/",
  "/home/user123/x",
  "/Users/[name]/x",
  "/home/:user/x",
  "/home/index.js:1:15",
  "/api/users/mara",
  "/mnt/data/x",
  "C:\\Users\\",
  "/home/",
  "/home",
  "the /home partition",
  "/Users/<name>",
  "/Users/.../x",
  "/Users/username/x",
];

const roles =
  "ubuntu runner node user root ec2-user vscode circleci jenkins debian centos fedora admin azureuser vagrant pi app appuser deploy git gitlab-runner travis jovyan codespace gitpod coder nonroot www-data postgres builder ci docker worker agent test dev developer sandbox linuxbrew opc airflow rstudio seluser pwuser";

test.each(named)("a home folder that names a person is found: %s", (text) => {
  expect(findPersonalData(text).map(({ rule }) => rule)).toEqual(["home_path"]);
});

test("roles, stand-ins, routes and files below a folder called home name nobody", () => {
  expect(nobody.filter((text) => findPersonalData(text).length > 0)).toEqual([]);
});

test("at least forty names of roles are left alone, with a number behind them too", () => {
  const paths = roles
    .split(" ")
    .flatMap((role) => [
      `/home/${role}/app/index.js:3:1`,
      `at f (/Users/${role}/app.js:1:2)`,
      `C:\\Users\\${role}\\app`,
      `/home/${role}2/x`,
    ]);
  expect(paths.length).toBeGreaterThanOrEqual(160);
  expect(paths.filter((text) => findPersonalData(text).length > 0)).toEqual([]);
});

test("the range ends with the name", () => {
  const text = "🚀 at C:\\Users\\Mara Holm\\app\\x.js";
  const [range] = findPersonalData(text);
  expect(Array.from(text).slice(range!.start, range!.end).join("")).toBe("C:\\Users\\Mara Holm");
});
