import net, { type LookupFunction } from "node:net";
import { constants } from "node:os";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicConnector } from "#lib/net/public-connector.ts";
import { faultOfTarget, isPublicAddress } from "#lib/net/public-target.ts";

/** Every address that a socket of this process begins to connect to: what TCP sees, after all checks. */
const connected: string[] = [];
const { connect } = net.Socket.prototype;
const refused = () => -constants.errno.ECONNREFUSED;
beforeAll(() => {
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    this.on("connectionAttempt", (address: string) => {
      connected.push(address);
      // The start of a connection counts; nothing is sent.
      Object.assign((this as unknown as { _handle: object })._handle, { connect: refused, connect6: refused });
    });
    return Reflect.apply(connect, this, given);
  } as typeof connect;
});
afterAll(() => {
  net.Socket.prototype.connect = connect;
});
beforeEach(() => {
  connected.length = 0;
});

const family = (address: string) => net.isIP(address);
/** A name server of ours: names of hosts to their addresses, different at each look-up if needed. */
const names = (answer: (name: string) => string[]) =>
  ((name, options, done) => {
    const found = answer(name).map((address) => ({ address, family: family(address) }));
    setImmediate(() => {
      if (options.all) done(null, found);
      else done(null, found[0]!.address, found[0]!.family);
    });
  }) as LookupFunction;

/** Tries to connect to a host as a delivery does; returns why it failed. */
function attempt(url: URL, lookup?: LookupFunction): Promise<string> {
  const connector = publicConnector({ connectMs: 1_000, ...(lookup && { lookup }) });
  const { hostname, host, protocol, port } = url;
  return new Promise((resolve) => {
    connector({ hostname: hostname.replace(/^\[(.*)\]$/, "$1"), host, protocol, port }, (error, socket) => {
      socket?.destroy();
      resolve(error?.message ?? "connected");
    });
  });
}

// The hosts of literal targets, as an attacker writes them.
const literals = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 0177.0.0.1 017700000001 00000177.0.0.01 127.0.0.1.
  127.255.255.254 0.0.0.0 0 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.1.1
  169.254.169.254 0xa9fea9fe 2852039166 0251.0376.0251.0376 169.254.43518 169.254.170.2 100.100.100.200 192.0.0.192
  168.63.129.16 100.64.0.1 100.127.255.254 192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 192.88.99.1 192.0.0.1
  224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
  ①②⑦.⓪.⓪.① １２７.０.０.１ ⑯⑨。②⑤④。⑯⑨。②⑤④ 127。0。0。1 %31%32%37.0.0.1
  [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:a9fe:a9fe] [::127.0.0.1] [::a9fe:a9fe]
  [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::a9fe:a9fe] [2002:7f00:1::] [2002:a9fe:a9fe::1]
  [2001:0:a9fe:a9fe::] [2001:10::1] [fd00:ec2::254] [fd00:ec2::23] [fd20:ce::254] [fe80::1] [fec0::1] [fc00::1]
  [ff02::1] [2001:db8::1] [3fff::1] [5f00::1] [100::1] [::ffff:0:127.0.0.1]`
  .trim()
  .split(/\s+/);

const localNames =
  `localhost LOCALHOST localhost. a.localhost metadata metadata.google.internal metadata.google.internal.
  instance-data.ec2.internal printer.local router.lan redis db.internal host.docker.internal nas.home.arpa`.split(
    /\s+/,
  );

// Names that an attacker may own, with their name server's answers.
const owned: Record<string, string[]> = {
  "loopback.example.com": ["127.0.0.1"],
  "127.0.0.1.nip.example": ["127.0.0.1"],
  "six.example.com": ["::1"],
  "mapped.example.com": ["::ffff:127.0.0.1"],
  "compatible.example.com": ["::169.254.169.254"],
  "metadata.example.com": ["169.254.169.254"],
  "azure.example.com": ["168.63.129.16"],
  "alibaba.example.com": ["100.100.100.200"],
  "private.example.com": ["10.1.2.3"],
  "nat64.example.com": ["64:ff9b::a9fe:a9fe"],
  "unique.example.com": ["fd00:ec2::254"],
  "zone.example.com": ["fe80::1%lo"],
  "mixed.example.com": ["93.184.216.34", "127.0.0.1"],
  "mixed-first.example.com": ["10.0.0.1", "93.184.216.34"],
  "mixed-six.example.com": ["2606:2800:220:1::1", "::1"],
  "many.example.com": ["8.8.8.8", "1.1.1.1", "9.9.9.9", "192.168.1.1"],
  "none.example.com": [],
};

// Addresses in which two readers see different hosts.
const tricks = `https://example.com@127.0.0.1/ https://127.0.0.1@example.com/ https://example.com\\@127.0.0.1/
  https://127.0.0.1\\@example.com/ https://example.com:443@169.254.169.254/ https://@127.0.0.1/ https://:@example.com/
  https://127.0.0.1#@example.com/ https://example.com#@127.0.0.1/ https://example.com/#f https:///127.0.0.1/
  https:127.0.0.1 https:/127.0.0.1 http://example.com/ http://127.0.0.1/ ftp://example.com/ file:///etc/passwd
  gopher://127.0.0.1:6379/_x https://[fe80::1%25eth0]/ https://example.com:22/ https://example.com:25/
  https://example.com:80/ https://example.com:0/ https://example.com:99999/ //127.0.0.1/ /hook hook javascript:alert(1)
  https://256.1.1.1/ https://1.2.3.4.5/ https://0x100000000/ https://`
  .trim()
  .split(/\s+/)
  .concat(["https://exa mple.com/", "https://example.com/\n", " https://example.com/", "https://exam\tple.com/", ""]);

describe("inside", () => {
  test.each(literals)("%s is refused from its address alone, and connected to in no case", async (host) => {
    const text = `https://${host}/hook`;
    expect(faultOfTarget(text, false)).not.toBeNull();
    const url = URL.parse(text);
    if (url !== null) expect(await attempt(url)).toBe("The host is not on the public internet.");
    expect(connected).toEqual([]);
  });

  test.each(localNames)("the name %s is refused", (name) => {
    expect(faultOfTarget(`https://${name}/hook`, false)).toBe("must be on the public internet");
  });

  test.each(tricks)("%j is refused", (text) => {
    expect(faultOfTarget(text, false)).not.toBeNull();
  });

  test.each(Object.keys(owned))("the name %s passes for a name, and is connected to in no case", async (name) => {
    const lookup = names((asked) => owned[asked]!);
    for (const protocol of ["https", "http"]) {
      const url = new URL(`${protocol}://${name}:8443/hook`);
      expect(await attempt(url, lookup)).toBe("The host is not on the public internet.");
    }
    expect(faultOfTarget(`https://${name}:8443/hook`, false)).toBeNull();
    expect(connected).toEqual([]);
  });

  test("the name localhost, looked up by this machine, is connected to in no case", async () => {
    expect(await attempt(new URL("https://localhost:8443/"))).toBe("The host is not on the public internet.");
    expect(connected).toEqual([]);
  });

  test("there are at least sixty of them", () => {
    expect(literals.length + Object.keys(owned).length).toBeGreaterThanOrEqual(80);
  });
});

describe.each([0, 1, 2, 3, 4, 5, 6, 7, 8])("a name that leads inside from its look-up %i on", (flip) => {
  test("is connected to where it led outside, and never inside", async () => {
    let lookUps = 0;
    const lookup = names(() => {
      lookUps += 1;
      return [lookUps > flip ? "169.254.169.254" : "93.184.216.34"];
    });
    for (let time = 0; time < 10; time += 1) await attempt(new URL("https://rebind.example.com/hook"), lookup);
    // One look-up for one connection: the checked address is the connected one.
    expect(lookUps).toBe(10);
    expect(connected).toEqual(Array(flip).fill("93.184.216.34"));
  });
});

describe("outside", () => {
  const good = `https://example.com/hook https://example.com https://example.com:8443/ https://example.com:443/hook
    https://example.com:1024/x?y=z https://hooks.example.co.uk/services/T0/B0/x https://93.184.216.34/hook https://8.8.8.8/
    https://1.1.1.1/ https://[2606:4700:4700::1111]/ https://[2a00:1450:4001:82b::200e]:8443/ https://172.32.0.1/
    https://100.128.0.1/ https://192.169.0.1/ https://169.253.1.1/ https://bücher.example/ https://localhost.example.com/
    https://internal-tools.example.com/ https://example.com./hook https://example.com/@user https://example.com/a%20b`
    .trim()
    .split(/\s+/);

  test.each(good)("%s is not refused", async (text) => {
    expect(faultOfTarget(text, false)).toBeNull();
  });

  test("a public address and a public name are connected to", async () => {
    const literal = ["93.184.216.34", "2606:4700:4700::1111"];
    await attempt(new URL("https://93.184.216.34/"));
    await attempt(new URL("https://[2606:4700:4700::1111]/"));
    await attempt(
      new URL("https://good.example.com/"),
      names(() => ["1.1.1.1"]),
    );
    await attempt(
      new URL("http://good.example.com:8080/"),
      names(() => ["9.9.9.9", "2606:4700:4700::1111"]),
    );
    expect(connected).toEqual([...literal, "1.1.1.1", "9.9.9.9", "2606:4700:4700::1111"]);
  });

  test("a public IPv4 address in IPv6's writing is the same address", () => {
    for (const text of ["::ffff:8.8.8.8", "::ffff:5db8:d822"]) expect(isPublicAddress(text), text).toBe(true);
  });

  test("what is no address at all is not public", () => {
    for (const text of ["", "example.com", "1.2.3", "0x7f000001", "::g", "1.2.3.4/8"])
      expect(isPublicAddress(text), text).toBe(false);
  });
});
