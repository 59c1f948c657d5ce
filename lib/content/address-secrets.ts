import { looksLikeToken, looksLikeUrlPassword } from "#lib/content/looks-real.ts";
import { base64url, type SecretPattern, uuid } from "#lib/content/secret-pattern.ts";

const hex = (length: number) => `[0-9a-f]{${length}}`;
const any = (shortest: number) => `${base64url}{${shortest},128}`;

// Hosts with a key in the path.
const keyedHosts: [rule: string, host: string, value: string][] = [
  ["infura-key", "infura\\.io/(?:ws/)?v3/", hex(32)],
  ["alchemy-key", "(?:alchemy\\.com|alchemyapi\\.io)/(?:nft/)?v[23]/", any(20)],
  ["quicknode-key", "quiknode\\.pro/", hex(40)],
  ["chainstack-key", "(?:core\\.chainstack\\.com|p2pify\\.com)/(?:[a-z]{1,12}/)?", hex(32)],
  ["ankr-key", "rpc\\.ankr\\.com/[a-z0-9_]{1,40}/", hex(64)],
  [
    "rpc-key",
    "(?:gateway\\.tenderly\\.co|moralis-nodes\\.com/[a-z-]{1,20}|nodereal\\.io/v1|rpc\\.grove\\.city/v1)/",
    any(20),
  ],
  ["webhook-address", "hook\\.(?:[a-z]{2}\\d\\.)?(?:make|integromat)\\.com/", "[a-z0-9]{24,48}"],
  ["webhook-address", "maker\\.ifttt\\.com/trigger/[\\w-]{1,60}/(?:json/)?with/key/", any(20)],
  ["webhook-address", "loggly\\.com/(?:inputs|bulk)/", uuid],
  ["webhook-address", "sumologic\\.com/receiver/v1/http/", "[A-Za-z0-9+/_-]{60,200}={0,2}"],
  ["webhook-address", "/hooks/", "[a-z0-9]{26}|[A-Za-z0-9]{17,24}/[A-Za-z0-9]{32,64}"],
];

/** Credentials in an address. */
export const addressSecrets: SecretPattern[] = [
  ...keyedHosts.map(([rule, host, value]): SecretPattern => {
    const form = new RegExp(`${host}(${value})(?![A-Za-z0-9_-])`, "g");
    return { rule, form, isReal: looksLikeToken };
  }),
  { rule: "webhook-address", form: /hooks\.zapier\.com\/hooks\/catch\/(\d{4,10}\/[a-z0-9]{6,12})/g },
  {
    // Nodes of chains and receivers of hooks: the last part of the address is the permission to call them.
    rule: "secret-in-address",
    form: /:\/\/(?=[\w.-]{0,80}(?:rpc|node|mainnet|testnet|sepolia|ethereum|polygon|solana|arbitrum|hook|ping|ingest|collector)|[\w.-]{4,80}\/(?:[\w.-]{1,40}\/){0,4}(?:bot|hook|webhook|webhooks)\/)[\w.-]{4,80}\/(?:[\w.-]{1,40}\/){0,6}([A-Za-z0-9_-]{20,128})(?![\w./%-]|\?\w)/g,
    isReal: (value) => looksLikeToken(value) && (/\d/.test(value) || !value.includes("-")),
  },
  {
    rule: "connection-string",
    clue: /:\/\/[^\s:/@"'<>]{0,100}:[^\s/@"'<>]{1,200}@/,
    form: /[a-z][a-z0-9+.-]{1,20}:\/\/([^\s:/@"'<>]{0,100}):([^\s/@"'<>]{1,200})@([\w.-]{1,200})/gi,
    isReal: (_value, [, user, password, host]) => looksLikeUrlPassword(user!, password!, host!),
  },
  {
    // A login for Go's MySQL driver: app:Zk3!…@tcp(db:3306).
    rule: "connection-string",
    form: /(?<![\w.-])[\w.-]{1,64}:([^\s/@"'<>]{4,128})@(?:tcp|unix)\(/g,
    isReal: (value) => looksLikeUrlPassword("", value, "remote.host"),
  },
  {
    rule: "connection-string",
    clue: /=[^;\n]{1,120};/,
    form: /(?:server|data source|host|user id|uid|username)=[^;\n]{1,120};[^\n]{0,200}?(?:password|pwd)=([^;\s"']{4,128})/gi,
    isReal: (value) => looksLikeUrlPassword("", value, "remote.host"),
  },
  {
    rule: "secret-in-address",
    form: /[?&](?:auth|key|ak|sk|sig|signature|code|jwt|hmac|ticket|app_?id|d?key|token_auth|x-amz-signature|x-goog-signature|x-amz-security-token)=([A-Za-z0-9_.~+/%=-]{16,2000})/gi,
    isReal: looksLikeToken,
  },
];
