import { type createPrivateKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { findSecrets } from "#lib/content/refuse-content.ts";
import { seeded } from "#lib/testing/corpus/seeded.ts";

const r = seeded(20261128);
const github = `ghp_${r.base62(36)}`;
const halves = [github.slice(0, 17), github.slice(17)] as const;

const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const edwards = generateKeyPairSync("ed25519");
const der = (key: ReturnType<typeof createPrivateKey>, type: "pkcs1" | "pkcs8" | "sec1") =>
  key.export({ format: "der", type }).toString("base64");
const wrapped = (text: string) => text.match(/.{1,76}/g)!.join("\n");

const hidden: Record<string, string> = {
  "a JSON Web Key of a curve": JSON.stringify(ec.privateKey.export({ format: "jwk" })),
  "a JSON Web Key of RSA, indented": JSON.stringify(rsa.privateKey.export({ format: "jwk" }), null, 2),
  "a JSON Web Key that is shared": `{ kty: "oct", alg: "HS256", k: "${r.base64url(43)}" }`,
  "a JSON Web Key inside a string": JSON.stringify(JSON.stringify(edwards.privateKey.export({ format: "jwk" }))),
  "PKCS #1 without its frame": wrapped(der(rsa.privateKey, "pkcs1")),
  "PKCS #8 without its frame": `KEY_B64: ${der(rsa.privateKey, "pkcs8")}`,
  "SEC 1 without its frame": der(ec.privateKey, "sec1"),
  "an Ed25519 key without its frame": `seed file: ${der(edwards.privateKey, "pkcs8")}`,
  "PKCS #8 under a password": rsa.privateKey
    .export({ format: "der", type: "pkcs8", cipher: "aes-256-cbc", passphrase: "x" })
    .toString("base64"),
  "a Java key store": `base64 release.jks: ${Buffer.concat([Buffer.from("feedfeed00000002", "hex"), randomBytes(90)]).toString("base64")}`,
  "a PKCS #12 store": Buffer.concat([Buffer.from("308209cf020103308209", "hex"), randomBytes(90)]).toString("base64"),
  "an OpenSSH key without its frame": Buffer.from(`openssh-key-v1\0${r.base62(80)}`).toString("base64"),
  "a settings file in base64": wrapped(btoa(`HOST=db.acme.dev\nDB_PASSWORD=${r.base62(9)}!7x\nDEBUG=false\n`)),
  "a token in base64": `echo ${btoa(`token: ${github}`)} | base64 -d`,
  "a token in hexadecimal": Buffer.from(github).toString("hex"),
  "a token as character codes": `String.fromCharCode(${[...github].map((sign) => sign.charCodeAt(0)).join(", ")})`,
  "a line of /etc/shadow": `root:$6$${r.base62(12)}$${r.base62(86)}:19000:0:99999:7:::`,
  "a login for a driver": `dsn := "app:${r.base62(6)}!7x@tcp(db.acme.dev:3306)/shop"`,
  "a login as an argument": `requests.get(url, auth=("svc", "${r.base62(6)}!7x#"))`,
  "a signing key as an argument": `jwt.sign(payload, '${r.base62(32)}')`,
  "a signing key in words": `The HMAC secret ${r.hex(64)} was in the log.`,
  "a token of two texts": `const token = "${halves[0]}" + "${halves[1]}";`,
  "a token of two texts on two lines": `token = ('${halves[0]}'\n         '${halves[1]}')`,
  "a token of two texts in PHP": `$key = '${halves[0]}' . '${halves[1]}';`,
  "a token joined of a list": `["${halves[0]}", "${halves[1]}"].join("")`,
  "a token in a template": `\`\${"${halves[0]}"}\${"${halves[1]}"}\``,
};

test.each(Object.entries(hidden))("%s is found", (_name, text) => {
  expect(findSecrets(`It printed this and went on:\n\n${text}\n\nThen a 500.`)).not.toEqual([]);
});

const open: Record<string, string> = {
  "the key of a WebSocket's handshake": `Sec-WebSocket-Key: ${r.base64(22)}\nSec-WebSocket-Accept: ${r.base64(27)}\nSec-WebSocket-Version: 13`,
  "a challenge of PKCE": `https://id.acme.dev/authorize?response_type=code&client_id=${r.hex(32)}&code_challenge=${r.base64url(43)}&code_challenge_method=S256`,
  "a nonce of a policy": `Content-Security-Policy: script-src 'nonce-${r.base64(22)}' 'sha256-${r.base64(43)}'`,
  "an entity tag": `ETag: W/"${r.base64url(27)}"\nIf-None-Match: "${r.hex(32)}"`,
  "a public JSON Web Key": JSON.stringify({
    kty: "EC",
    crv: "P-256",
    x: r.base64url(43),
    y: r.base64url(43),
    kid: r.base64url(43),
  }),
  "a public RSA key": JSON.stringify({ kty: "RSA", n: r.base64url(342), e: "AQAB" }),
  "a public key in PEM": rsa.publicKey.export({ format: "pem", type: "spki" }).toString(),
  "a public key without its frame": rsa.publicKey.export({ format: "der", type: "spki" }).toString("base64"),
  "a public key of SSH": `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${r.base64(43)} build`,
  "a commit": `commit ${r.hex(40)}\nMerge: ${r.hex(7)} ${r.hex(7)}`,
  "a lock file": `"integrity": "sha512-${r.base64(86)}"`,
  "a digest of an image": `ghcr.io/acme/app@sha256:${r.hex(64)}`,
  "an id": `request_id=${r.uuid()} trace_id=${r.hex(32)}`,
  "the examples of AWS": `aws_access_key_id = ${"AKIA"}IOSFODNN7EXAMPLE\naws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`,
  "base64 of prose": btoa("The quick brown fox jumps over the lazy dog, and then it sleeps for two hours."),
  "base64 of bytes": `data:image/png;base64,iVBORw0KGgo${r.base64(120)}`,
  "texts in a list": `["alpha", "beta"].join(", ") and "a" + "b"`,
};

test.each(Object.entries(open))("%s is published", (_name, text) => {
  expect(findSecrets(`It printed this and went on:\n\n${text}\n\nThen a 500.`)).toEqual([]);
});
