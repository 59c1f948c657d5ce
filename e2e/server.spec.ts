import { spawnSync } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { expect, test } from "./fixtures.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

const read = (url: string, headers: Record<string, string>) => fetch(`${url}/api/dimensions`, { headers });

test.describe("what a sender may do", () => {
  let server: AppServer;
  test.beforeAll(({ own }) => {
    server = own;
  });

  test("a body over the limit is refused with 413 and the rest of it is not read", async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      "POST /api/reviews HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    const closed = new Promise((resolve) => socket.once("close", resolve));
    let sent = 0;
    while (!socket.destroyed && sent < 200_000) {
      if (!socket.write(chunk)) await Promise.race([new Promise((drained) => socket.once("drain", drained)), closed]);
      sent += 1;
    }
    await closed;
    expect(answer).toContain("HTTP/1.1 413");
    expect(sent).toBeLessThan(200_000);
  });

  test("a declared length over the limit is refused before anything is sent", async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    socket.write(
      "POST /api/reviews HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999999999\r\n\r\n",
    );
    const [data] = await once(socket, "data");
    expect(String(data)).toContain("HTTP/1.1 413");
    socket.resume();
    await once(socket, "close");
  });

  test("a message that is too long is refused in JSON-RPC, whatever length it declares", { tag: "@full" }, async () => {
    const length = 256 * 1024 + 1;
    for (const declared of [length, 999_999_999]) {
      const socket = net.connect(server.port, "127.0.0.1");
      socket.write(
        `POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${declared}\r\n\r\n`,
      );
      socket.write(" ".repeat(length));
      socket.on("error", () => undefined);
      const [data] = await once(socket, "data");
      expect(String(data)).toContain("HTTP/1.1 413");
      expect(String(data)).toContain('"code":-32000');
      expect(String(data)).toContain('"error":"payload_too_large"');
      socket.destroy();
    }
  });

  test("a sender that never finishes its headers is cut off while others are served", { tag: "@full" }, async () => {
    const slow = net.connect(server.port, "127.0.0.1");
    slow.on("error", () => undefined).resume();
    slow.write("GET /api/dimensions HTTP/1.1\r\nhost: x\r\n");
    const cut = once(slow, "close");
    expect((await read(server.url, {})).status).toBe(200);
    await cut;
  });

  test("an address or a method that nobody can answer is refused in the form of every error", {
    tag: "@full",
  }, async () => {
    for (const [line, status] of [
      ["GET /api/tools/%ZZ", "400"],
      ["GET /tools/%E0%A4%A", "400"],
      ["TRACE /api/tools", "405"],
      ["OPTIONS *", "400"],
      ["GET /api", "404"],
    ]) {
      const socket = net.connect(server.port, "127.0.0.1");
      socket.write(`${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      let answer = "";
      for await (const data of socket) answer += data;
      expect(answer, line).toContain(`HTTP/1.1 ${status}`);
      expect(answer, line).toMatch(/"error":"\w+","message":"/);
    }
  });

  test("a connection that finished its body after the answer goes on serving", { tag: "@full" }, async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    let answers = "";
    socket.on("data", (data) => {
      answers += data;
    });
    socket.write("POST /api/tools HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n{");
    await expect.poll(() => answers).toContain("HTTP/1.1 405");
    socket.write("  }");
    await new Promise((later) => setTimeout(later, 800));
    socket.write("GET /api/dimensions HTTP/1.1\r\nhost: x\r\n\r\n");
    await expect.poll(() => answers).toContain("HTTP/1.1 200");
    socket.destroy();
  });

  test("a page carries a policy with a fresh nonce, and every script bears it", async () => {
    const pages = await Promise.all([fetch(server.url), fetch(server.url)]);
    const nonces = pages.map((page) => /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy")!)![1]);
    expect(new Set(nonces).size).toBe(2);
    const scripts = [...(await pages[0]!.text()).matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonces[0]}"`))).toEqual([]);
  });
});

test("a second process on the same data folder is refused and says what to do", { tag: "@full" }, ({ own }) => {
  const env = { ...process.env, DATA_DIR: own.folder, PORT: "0", DATABASE_URL: "" };
  const second = spawnSync(process.execPath, ["server.ts"], { env, encoding: "utf8", timeout: 30_000 });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("Another Touchstone process is using the data folder");
});

test.describe("a new server", () => {
  test.describe.configure({ mode: "serial" });
  let server: AppServer;
  test.beforeAll(async () => {
    server = await serve(noLimits);
  });
  test.afterAll(() => server.stop());

  test("says that it has no reviews and how to publish the first, and draws no firsthand figure", async ({ page }) => {
    await page.goto(`${server.url}/stats`);
    await expect(page.getByText("No reviews yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "How to publish the first one" })).toHaveAttribute("href", "/#publish");
    await expect(page.getByRole("figure")).toHaveCount(5);
    await expect(page.getByText("Nothing was published in these 30 days.")).toBeVisible();
    await expect(page.getByText("No question has been answered yet.")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("self-reported by the reviewers");
    await expect(page.getByRole("definition").filter({ hasText: "Of all published reviews" })).toContainText(
      "no reviews",
    );
  });

  test("finishes the request that runs on SIGTERM, takes no new one, and ends with 0", async () => {
    const socket = net.connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    const body = JSON.stringify({ document: {}, public_key: "", signature: "" });
    const head = `POST /api/reviews HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    // The first request has reached the handler once a later one is answered.
    expect((await read(server.url, {})).status).toBe(200);
    const ended = once(server.process, "exit");
    server.process.kill("SIGTERM");
    await expect
      .poll(() =>
        read(server.url, {}).then(
          () => "answered",
          () => "refused",
        ),
      )
      .toBe("refused");
    socket.write(body.slice(10));
    const [data] = await once(socket, "data");
    expect(String(data)).toContain("HTTP/1.1 400");
    expect((await ended)[0]).toBe(0);
  });
});
