import https from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { postWebhook } from "./post-webhook.ts";

// All of one key, made for these tests alone: for 127.0.0.1 but for "other".
const key = pem(
  "EC PRIVATE KEY",
  "MHcCAQEEIMI11CulCUg59MsQghpH8JuAYqewUXkwrqFrkCDRem8ooAoGCCqGSM49AwEHoUQDQgAEUaa19Trgor+RotmZmSeEVKUAIbnOr/XLkeqS8eMVrlJHZXdr7KDp9XtNe8JgF2OdZgEslHTgMM4UhT4caYqitA==",
);
const certificates = {
  self: "MIIBmzCCAUGgAwIBAgIUao3OPXK9J7BzIcX9rs4VB0lxKFAwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODA5NDQyM1oYDzIxMjYxMTA0MDk0NDIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARRprX1OuCiv5Gi2ZmZJ4RUpQAhuc6v9cuR6pLx4xWuUkdld2vsoOn1e017wmAXY51mASyUdOAwzhSFPhxpiqK0o28wbTAdBgNVHQ4EFgQU8+Y0g0Hp+fWLu/q3uWcCFMSi1TwwHwYDVR0jBBgwFoAU8+Y0g0Hp+fWLu/q3uWcCFMSi1TwwDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIhAMImxhO5ONAok4wotRxBI+FcK394mcSrSI+C7rBMjPtCAiAFKCPnsodpdisz+vxrkjE66u/UrJ4rObn+HDW46dDddw==",
  expired:
    "MIIBSTCB76ADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDAeFw0yMDAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFGmtfU64KK/kaLZmZknhFSlACG5zq/1y5HqkvHjFa5SR2V3a+yg6fV7TXvCYBdjnWYBLJR04DDOFIU+HGmKorSjMjAwMA8GA1UdEQQIMAaHBH8AAAEwHQYDVR0OBBYEFPPmNINB6fn1i7v6t7lnAhTEotU8MAoGCCqGSM49BAMCA0kAMEYCIQDinc88IBSpV6aAMNlLlpViHeoCSajhSaySD7L38BNhvQIhAIBT0SrJxixB3Hrgz58l1I0Yl1amsD+WV3idf26OI7qi",
  leaf: "MIIBYDCCAQegAwIBAgIUL+KqhzoCL4kT0dngKEmB1TUu41UwCgYIKoZIzj0EAwIwFzEVMBMGA1UEAwwMQW4gYXV0aG9yaXR5MCAXDTI2MTEyODA5NDQyM1oYDzIxMjYxMTA0MDk0NDIzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARRprX1OuCiv5Gi2ZmZJ4RUpQAhuc6v9cuR6pLx4xWuUkdld2vsoOn1e017wmAXY51mASyUdOAwzhSFPhxpiqK0ozIwMDAPBgNVHREECDAGhwR/AAABMB0GA1UdDgQWBBTz5jSDQen59Yu7+re5ZwIUxKLVPDAKBggqhkjOPQQDAgNHADBEAiAoO6dQuXF49k4cyBOUs/YwP56ahKTZ7NScKy5SDH0AmAIgOpWtiV2FxqiNguR/b6L9uJf+dI9Mqt/pFQ46+NQz0Yg=",
  other:
    "MIIBkjCCATegAwIBAgIUIB/i5ZFh2ealkvJj1M4hX0LaTQEwCgYIKoZIzj0EAwIwEDEOMAwGA1UEAwwFb3RoZXIwIBcNMjYxMTI4MDk0NTE0WhgPMjEyNjExMDQwOTQ1MTRaMBAxDjAMBgNVBAMMBW90aGVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEUaa19Trgor+RotmZmSeEVKUAIbnOr/XLkeqS8eMVrlJHZXdr7KDp9XtNe8JgF2OdZgEslHTgMM4UhT4caYqitKNtMGswHQYDVR0OBBYEFPPmNINB6fn1i7v6t7lnAhTEotU8MB8GA1UdIwQYMBaAFPPmNINB6fn1i7v6t7lnAhTEotU8MA8GA1UdEwEB/wQFMAMBAf8wGAYDVR0RBBEwD4INb3RoZXIuZXhhbXBsZTAKBggqhkjOPQQDAgNJADBGAiEAmtgTSYpsgzYlciOnCOUsNG6sNthFfz0yt85AoozC5dICIQCsoVzmN3EeGtLnsHqQWSr1Jh9gyiRuFws63FYQ7pnM7g==",
};

function pem(kind: string, base64: string): string {
  return `-----BEGIN ${kind}-----\n${base64.match(/.{1,64}/g)!.join("\n")}\n-----END ${kind}-----\n`;
}

let server: https.Server | undefined;
afterEach(() => server?.close());

test.each([
  ["self", "is not trusted: it is signed by itself."],
  ["leaf", "is not trusted: its issuer is unknown, or the host does not send the certificates between."],
  ["expired", "has expired."],
  ["other", "is for another host."],
] as const)("a receiver's certificate that is at fault is said in words: %s", async (which, fault) => {
  const cert = pem("CERTIFICATE", certificates[which]);
  // What is wrong with its host is only seen of a certificate that is trusted.
  if (which === "other") setDefaultCACertificates([...getCACertificates(), cert]);
  server = https.createServer({ key, cert });
  await new Promise<void>((listening) => server!.listen(0, "127.0.0.1", listening));
  setEnvironment({ WEBHOOK_ALLOW_PRIVATE: "1" });
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const error = `The host's certificate ${fault}`;
  expect(await postWebhook({ url, headers: {}, body: "{}" })).toEqual({ status: null, error, retry_after_ms: null });
});
