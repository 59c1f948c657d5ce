import { type RandomSource, seeded } from "#lib/testing/corpus/seeded.ts";

// Values are assembled at run time: no file of the repository contains anything like a credential.

/** A post with one fabricated credential. */
export type SecretPost = { kind: string; secret: string; text: string };

const jsonPart = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const pem = (label: string, body: string) =>
  [`-----${"BEGIN"} ${label}-----`, ...(body.match(/.{1,64}/g) ?? []), `-----${"END"} ${label}-----`].join("\n");
const password = (r: RandomSource) =>
  `${r.from("ABCDEFGHJKMNPQ", 2)}${r.base36(5)}${r.pick(["!", "#", "%", "&"])}${r.digits(2)}${r.base62(4)}`;

/** Tokens with their own form, by kind. */
const tokens: Record<string, (r: RandomSource) => string> = {
  "anthropic key": (r) => `sk-ant-${"api03"}-${r.base64url(93)}AA`,
  "openai legacy key": (r) => `sk-${r.base62(48)}`,
  "openai project key": (r) => `sk-${"proj"}-${r.base64url(74)}T3BlbkFJ${r.base64url(74)}`,
  "openrouter key": (r) => `sk-${"or-v1"}-${r.hex(64)}`,
  "deepseek key": (r) => `sk-${r.hex(32)}`,
  "langfuse key": (r) => `sk-${"lf"}-${r.uuid()}`,
  "xai key": (r) => `xai-${r.base62(80)}`,
  "groq key": (r) => `gsk_${r.base62(52)}`,
  "perplexity key": (r) => `pplx-${r.base62(48)}`,
  "hugging face token": (r) => `hf_${r.base62(34)}`,
  "replicate token": (r) => `r8_${r.base62(37)}`,
  "nvidia key": (r) => `nvapi-${r.base64url(64)}`,
  "pinecone key": (r) => `pcsk_${r.base62(5)}_${r.base62(63)}`,
  "tavily key": (r) => `tvly-${"dev"}-${r.base62(32)}`,
  "firecrawl key": (r) => `fc-${r.hex(32)}`,
  "e2b key": (r) => `e2b_${r.hex(40)}`,
  "langsmith key": (r) => `lsv2_${"pt"}_${r.hex(32)}_${r.hex(10)}`,
  "elevenlabs key": (r) => `sk_${r.hex(48)}`,
  "apify token": (r) => `apify_${"api"}_${r.base62(36)}`,
  "aws access key id": (r) => `${r.pick(["AKIA", "ASIA"])}${r.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16)}`,
  "google api key": (r) => `AIza${r.base64url(35)}`,
  "google oauth secret": (r) => `GOCSPX-${r.base64url(28)}`,
  "google access token": (r) => `ya29.${r.base64url(120)}`,
  "digitalocean token": (r) => `dop_${"v1"}_${r.hex(64)}`,
  "azure client secret": (r) => `${r.base62(3)}8Q~${r.base62(34)}`,
  "cloudflare token": (r) => `cfut_${r.base62(40)}${r.hex(8)}`,
  "netlify token": (r) => `nfp_${r.base62(40)}`,
  "heroku key": (r) => `HRKU-${"AA"}${r.base64url(58)}`,
  "render key": (r) => `rnd_${r.base62(28)}`,
  "fly token": (r) => `fo1_${r.base64url(43)}`,
  "terraform token": (r) => `${r.base62(14)}.${"atlasv1"}.${r.base64url(67)}`,
  "pulumi token": (r) => `pul-${r.hex(40)}`,
  "doppler token": (r) => `dp.${"pt"}.${r.base62(43)}`,
  "tailscale key": (r) => `tskey-${"auth"}-${r.base62(17)}-${r.base62(32)}`,
  "vault token": (r) => `hvs.${r.base64url(95)}`,
  "neon key": (r) => `napi_${r.base36(64)}`,
  "supabase key": (r) => `${r.pick([`sbp_${r.hex(40)}`, `sb_${"secret"}_${r.base64url(31)}`])}`,
  "planetscale token": (r) => `pscale_${"tkn"}_${r.base64url(43)}`,
  "databricks token": (r) => `dapi${r.hex(32)}`,
  "airtable token": (r) => `pat${r.base62(14)}.${r.hex(64)}`,
  "notion token": (r) => `ntn_${r.digits(11)}${r.base62(35)}`,
  "github token": (r) => `${r.pick(["ghp", "gho", "ghs", "ghu"])}_${r.base62(36)}`,
  "github fine-grained token": (r) => `github_${"pat"}_${r.base62(22)}_${r.base62(59)}`,
  "gitlab token": (r) => `glpat-${r.base64url(20)}`,
  "atlassian token": (r) => `ATATT3${"xFfGF0"}${r.base64url(171)}=${r.hex(8).toUpperCase()}`,
  "bitbucket password": (r) => `ATBB${r.base62(28)}${r.hex(8).toUpperCase()}`,
  "npm token": (r) => `npm_${r.base62(36)}`,
  "pypi token": (r) => `pypi-${"AgEIcHlwaS5vcmc"}${r.base64url(140)}`,
  "rubygems key": (r) => `rubygems_${r.hex(48)}`,
  "docker token": (r) => `dckr_${"pat"}_${r.base64url(27)}`,
  "circleci token": (r) => `CCIPAT_${r.base62(22)}_${r.hex(40)}`,
  "postman key": (r) => `PMAK-${r.hex(24)}-${r.hex(34)}`,
  "grafana token": (r) => `glsa_${r.base62(32)}_${r.hex(8)}`,
  "sentry token": (r) => `sntrys_${"eyJpYXQiOjE3"}${r.base62(80)}_${r.base62(43)}`,
  "new relic key": (r) => `NRAK-${r.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", 27)}`,
  "posthog key": (r) => `phx_${r.base62(43)}`,
  "figma token": (r) => `figd_${r.base64url(40)}`,
  "linear key": (r) => `lin_${"api"}_${r.base62(40)}`,
  "our own key": (r) => `sr_${"live"}_${r.base62(38)}`,
  "stripe key": (r) => `${r.pick(["sk", "rk"])}_${"live"}_51${r.base62(97)}`,
  "webhook secret": (r) => `whsec_${r.base64(32)}`,
  "square token": (r) => `sq0${"atp"}-${r.base64url(22)}`,
  "shopify token": (r) => `shpat_${r.hex(32)}`,
  "hubspot token": (r) => `pat-${"na1"}-${r.uuid()}`,
  "mapbox token": (r) => `sk.${jsonPart({ u: r.base36(8), a: r.base36(25) })}.${r.base64url(22)}`,
  "slack bot token": (r) => `xoxb-${r.digits(12)}-${r.digits(13)}-${r.base62(24)}`,
  "slack app token": (r) => `xapp-1-A${r.base36(10).toUpperCase()}-${r.digits(13)}-${r.hex(64)}`,
  "discord token": (r) => `M${r.base62(25)}.G${r.base62(5)}.${r.base64url(38)}`,
  "telegram token": (r) => `7${r.digits(9)}:AA${r.base64url(33)}`,
  "twilio key": (r) => `SK${r.hex(32)}`,
  "sendgrid key": (r) => `SG.${r.base64url(22)}.${r.base64url(43)}`,
  "mailgun key": (r) => `${r.hex(32)}-${r.hex(8)}-${r.hex(8)}`,
  "mailchimp key": (r) => `${r.hex(32)}-us${1 + r.below(21)}`,
  "brevo key": (r) => `xkeysib-${r.hex(64)}-${r.base62(16)}`,
  "resend key": (r) => `re_${r.base62(8)}_${r.base62(24)}`,
  "json web token": (r) =>
    `${jsonPart({ alg: "HS256", typ: "JWT" })}.${jsonPart({ sub: r.uuid(), role: "service_role", iat: 1_700_000_000 + r.below(1e7) })}.${r.base64url(43)}`,
  "age key": (r) => `AGE-SECRET-${"KEY-1"}${r.from("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 58)}`,
  "together key": (r) => `tgp_${"v1"}_${r.base64url(43)}`,
  "fireworks key": (r) => `fw_${r.base62(24)}`,
  "cerebras key": (r) => `csk-${r.base36(48)}`,
  "jina key": (r) => `jina_${r.hex(32)}${r.base64url(28)}`,
  "weights and biases key": (r) => `wandb_${"v1"}_${r.base62(27)}_${r.base62(48)}`,
  "browserbase key": (r) => `bb_${"live"}_${r.base64url(27)}`,
  "aws session token": (r) => `IQoJb3JpZ2lu${"X2Vj"}${r.base64(300)}`,
  "aws bedrock key": (r) => `ABSK${r.base64(127)}=`,
  "vercel token": (r) => `vcp_${r.base62(56)}`,
  "contentful token": (r) => `CFPAT-${r.base64url(43)}`,
  "clojars token": (r) => `CLOJARS_${r.base36(60)}`,
  "jfrog key": (r) => `AKCp${r.base62(69)}`,
  "sonar token": (r) => `squ_${r.hex(40)}`,
  "buildkite token": (r) => `bkua_${r.hex(40)}`,
  "readme key": (r) => `rdme_${r.base36(70)}`,
  "1password account key": (r) =>
    `A3-${[6, 6, 5, 5, 5, 5].map((n) => r.from("ABCDEFGHJKLMNPQRSTVWXYZ23456789", n)).join("-")}`,
  "typeform token": (r) => `tfp_${r.base62(44)}_${r.base62(14)}`,
  "dropbox token": (r) => `sl.u.${r.base64url(140)}`,
  "x bearer token": (r) => `${"A".repeat(22)}${r.base62(80)}`,
  "wallet extended key": (r) => `xprv9${r.from("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", 106)}`,
  "alibaba key id": (r) => `LTAI${"5t"}${r.base62(18)}`,
  "dynatrace token": (r) => `dt0${"c01"}.${r.base36(24).toUpperCase()}.${r.base36(64).toUpperCase()}`,
  "duffel token": (r) => `duffel_${"live"}_${r.base64url(43)}`,
  "easypost key": (r) => `EZAK${r.base36(54)}`,
  "flutterwave key": (r) => `FLWSECK-${r.hex(32)}-X`,
  "frame.io token": (r) => `fio-u-${r.base64url(64)}`,
  "infracost key": (r) => `ico-${r.base62(32)}`,
  "prefect key": (r) => `pnu_${r.base36(36)}`,
  "shippo token": (r) => `shippo_${"live"}_${r.hex(40)}`,
  "sourcegraph token": (r) => `sgp_${r.hex(16)}_${r.hex(40)}`,
  "openshift token": (r) => `sha256~${r.base64url(43)}`,
  "harness token": (r) => `pat.${r.base62(22)}.${r.hex(24)}.${r.base62(20)}`,
  "octopus key": (r) => `API-${r.base36(26).toUpperCase()}`,
  "maxmind key": (r) => `${r.base62(6)}_${r.base62(29)}_mmk`,
  "aiven password": (r) => `AVNS_${r.base62(19)}`,
  "clickhouse key": (r) => `4b1d${r.base62(38)}`,
  "lob key": (r) => `live_${r.hex(35)}`,
  "nostr key": (r) => `nsec1${r.from("acdefghjklmnpqrstuvwxyz023456789", 58)}`,
};

/** Credentials that only their context reveals. */
const snippets: Record<string, (r: RandomSource) => [secret: string, text: string]> = {
  "asana token": (r) => around(`2/12${r.digits(14)}/12${r.digits(14)}:${r.hex(32)}`, (s) => `ASANA_ACCESS_TOKEN=${s}`),
  "firebase key": (r) => around(`AAAA${r.base64url(7)}:APA91b${r.base64url(134)}`, (s) => `FIREBASE_SERVER_KEY=${s}`),
  "azure service key": (r) => around(`${r.base62(52)}${"JQQJ99"}${r.base62(26)}`, (s) => `AZURE_OPENAI_API_KEY=${s}`),
  "launchdarkly key": (r) => around(`sdk-${r.uuid()}`, (s) => `LAUNCHDARKLY_SDK_KEY=${s}`),
  "clickup token": (r) => around(`pk_${r.digits(8)}_${r.base36(32).toUpperCase()}`, (s) => `CLICKUP_API_TOKEN=${s}`),
  "paypal token": (r) =>
    around(`access_token$${"production"}$${r.base36(16)}$${r.hex(32)}`, (s) => `BRAINTREE_ACCESS_TOKEN=${s}`),
  "azure devops token": (r) => around(`${r.base62(76)}${"AZDO"}${r.base62(4)}`, (s) => `AZURE_DEVOPS_EXT_PAT=${s}`),
  "voyage key": (r) => around(`pa-${r.base64url(43)}`, (s) => `VOYAGE_API_KEY=${s}`),
  "brave search key": (r) => around(`BSA${r.base64url(27)}`, (s) => `BRAVE_API_KEY=${s}`),
  "crates.io token": (r) => around(`cio${r.base62(32)}`, (s) => `CARGO_REGISTRY_TOKEN=${s}`),
  "nuget key": (r) => around(`oy2${r.base36(43)}`, (s) => `NUGET_API_KEY=${s}`),
  "facebook token": (r) => around(`EAA${r.base62(150)}`, (s) => `FACEBOOK_ACCESS_TOKEN=${s}`),
  "aws secret key": (r) => around(r.base64(40), (s) => `aws_secret_access_key = ${s}`),
  "line of a password file": (r) =>
    around(`$6$${r.base62(12)}$${r.base62(86)}`, (s) => `deploy:${s}:19000:0:99999:7:::`),
  "login for a driver": (r) => around(password(r), (s) => `dsn := "app:${s}@tcp(db.acme.dev:3306)/shop"`),
  "login as an argument": (r) => around(password(r), (s) => `requests.get(url, auth=("svc", "${s}"))`),
  "json web key": (r) =>
    around(r.base64url(43), (s) =>
      JSON.stringify({ kty: "EC", crv: "P-256", x: r.base64url(43), y: r.base64url(43), d: s }),
    ),
  "aws secret key in words": (r) =>
    around(r.base64(40), (s) => `My AWS secret key is ${s} and the region was eu-west-1.`),
  "azure storage": (r) =>
    around(
      `${r.base64(86)}==`,
      (s) =>
        `DefaultEndpointsProtocol=https;AccountName=stage${r.digits(3)};AccountKey=${s};EndpointSuffix=core.windows.net`,
    ),
  "azure sas": (r) =>
    around(
      `${r.base62(40)}%3D`,
      (s) => `https://media${r.digits(3)}.blob.core.windows.net/c/f.bin?sv=2023-11-03&se=2026-10-01&sr=b&sp=r&sig=${s}`,
    ),
  "bearer header": (r) =>
    around(r.base62(40), (s) => `curl -H "Authorization: Bearer ${s}" https://api.acme.dev/v2/items`),
  "authorization token": (r) => around(r.hex(40), (s) => `headers = {"Authorization": "Token ${s}"}`),
  "basic header": (r) =>
    around(btoa(`svc-${r.base36(4)}:${password(r)}`), (s) => `GET /feed HTTP/1.1\nAuthorization: Basic ${s}`),
  "password in env": (r) => around(password(r), (s) => `export DB_PASSWORD=${s}`),
  "password in yaml": (r) => around(password(r), (s) => `database:\n  user: app\n  password: "${s}"`),
  "password in words": (r) =>
    around(password(r), (s) => `I logged in as the test user, the password is ${s}, and the page froze.`),
  "password on a command line": (r) =>
    around(password(r), (s) => `registry login --username ci --password ${s} reg.acme.dev`),
  "password in json": (r) => around(password(r), (s) => JSON.stringify({ user: "ci", password: s, retries: 3 })),
  "api key in env": (r) => around(r.base62(32), (s) => `ACME_API_KEY=${s}`),
  "api key in json": (r) => around(r.hex(40), (s) => JSON.stringify({ apiKey: s, region: "eu" })),
  "api key in code": (r) => around(r.base64url(36), (s) => `const client = new Acme({ apiKey: "${s}" });`),
  "api key in a query": (r) => around(r.hex(32), (s) => `GET https://api.weather.dev/v1/now?city=Oslo&api_key=${s}`),
  "api key in a header": (r) => around(r.base62(36), (s) => `x-api-key: ${s}`),
  "access token in words": (r) => around(r.base62(40), (s) => `It printed my access token: ${s}`),
  "client secret": (r) => around(r.base64url(40), (s) => `client_id: touch-app\nclient_secret: ${s}`),
  "signing secret": (r) => around(r.hex(32), (s) => `SLACK_SIGNING_SECRET="${s}"`),
  "postgres url": (r) =>
    around(
      password(r).replace(/[#%]/g, "!"),
      (s) => `postgresql://app_rw:${s}@db.internal.acme.dev:5432/orders?sslmode=require`,
    ),
  "neon url": (r) =>
    around(
      `npg_${r.base62(12)}`,
      (s) => `postgres://neondb_owner:${s}@ep-cool-frost-${r.digits(6)}.eu-central-1.aws.neon.tech/neondb`,
    ),
  "mongodb url": (r) =>
    around(r.base62(16), (s) => `mongodb+srv://reader:${s}@cluster0.${r.base36(5)}.mongodb.net/prod`),
  "redis url": (r) => around(r.base62(32), (s) => `REDIS_URL=rediss://default:${s}@eu1-${r.base36(6)}.upstash.io:6379`),
  "mysql url": (r) => around(r.base62(14), (s) => `mysql://root_prod:${s}@10.0.3.17:3306/shop`),
  "basic login in a url": (r) =>
    around(r.base62(20), (s) => `git clone https://deploy-bot:${s}@git.acme.dev/core/app.git`),
  "sql server string": (r) =>
    around(r.base62(14), (s) => `Server=tcp:sql.acme.dev,1433;Database=erp;User Id=sync;Password=${s};Encrypt=True`),
  "slack webhook": (r) =>
    around(
      `T0${r.base36(8).toUpperCase()}/B0${r.base36(9).toUpperCase()}/${r.base62(24)}`,
      (s) => `curl -X POST https://hooks.slack.com/${"services"}/${s}`,
    ),
  "discord webhook": (r) =>
    around(`1${r.digits(18)}/${r.base64url(68)}`, (s) => `https://discord.com/api/${"webhooks"}/${s}`),
  "datadog key": (r) => around(r.hex(32), (s) => `DD_API_KEY=${s} DD_SITE=datadoghq.eu`),
  "datadog key in words": (r) => around(r.hex(32), (s) => `Our Datadog API key (${s}) was echoed by the agent.`),
  "postmark token": (r) => around(r.uuid(), (s) => `X-Postmark-Server-Token: ${s}`),
  "mistral key": (r) => around(r.base62(32), (s) => `MISTRAL_API_KEY: ${s}`),
  "cohere key": (r) => around(r.base62(40), (s) => `CO_API_KEY=${s}`),
  "cloudflare legacy token": (r) => around(r.base64url(40), (s) => `CLOUDFLARE_API_TOKEN=${s}`),
  "twilio auth token": (r) => around(r.hex(32), (s) => `TWILIO_AUTH_TOKEN=${s}`),
  "rsa private key": (r) => around(r.base64(900), (s) => pem("RSA PRIVATE KEY", `MIIEpAIBAAKCAQEA${s}`)),
  "openssh private key": (r) =>
    around(r.base64(340), (s) => pem("OPENSSH PRIVATE KEY", `b3BlbnNzaC1rZXktdjEAAAAA${s}`)),
  "ed25519 private key": (r) => around(`${r.base64(42)}`, (s) => pem("PRIVATE KEY", `MC4CAQAwBQYDK2VwBCIEI${s}`)),
  "private key in json": (r) =>
    around(r.base64(800), (s) =>
      JSON.stringify({ type: "service_account", private_key: `${pem("PRIVATE KEY", `MIIEvQIBADANBg${s}`)}\n` }),
    ),
  "pgp private key": (r) => around(r.base64(600), (s) => pem("PGP PRIVATE KEY BLOCK", `lQOYBGV${s}`)),
  "private key in base64": (r) =>
    around(btoa(pem("EC PRIVATE KEY", `MHcCAQEEI${r.base64(120)}`)), (s) => `client-key-data: ${s}`),
  "wireguard key": (r) => around(`${r.base64(43)}=`, (s) => `[Interface]\nPrivateKey = ${s}\nAddress = 10.8.0.2/24`),
  "wallet key": (r) => around(`0x${r.hex(64)}`, (s) => `PRIVATE_KEY=${s}`),
  "otp secret": (r) =>
    around(r.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 32), (s) => `otpauth://totp/Acme:ci?secret=${s}&issuer=Acme`),
  "seed phrase": (r) =>
    around(
      Array.from({ length: 12 }, () =>
        r.pick(["abandon", "zebra", "orbit", "lemon", "canyon", "velvet", "ripple", "tunnel", "gadget", "ocean"]),
      ).join(" "),
      (s) => `seed phrase: ${s}`,
    ),
  "session cookie": (r) => around(r.base62(48), (s) => `Cookie: theme=dark; session_id=${s}; lang=en`),
  "npmrc token": (r) => around(r.base62(40), (s) => `//registry.acme.dev/:_authToken=${s}`),
  "netrc login": (r) => around(password(r), (s) => `machine api.acme.dev login bot password ${s}`),
  "curl login": (r) => around(password(r), (s) => `curl -u ci-user:${s} https://ci.acme.dev/api/json`),
  "heroku key in env": (r) => around(r.uuid(), (s) => `HEROKU_API_KEY=${s}`),
  "vault legacy token": (r) => around(`s.${r.base62(24)}`, (s) => `VAULT_TOKEN=${s}`),
  "airtable legacy key": (r) => around(`key${r.base62(14)}`, (s) => `AIRTABLE_API_KEY=${s}`),
  "algolia key": (r) => around(r.hex(32), (s) => `ALGOLIA_ADMIN_KEY: ${s}`),
  "snyk token": (r) => around(r.uuid(), (s) => `SNYK_TOKEN=${s}`),
  "sentry legacy token": (r) => around(r.hex(64), (s) => `SENTRY_AUTH_TOKEN=${s}`),
  "okta token": (r) => around(`00${r.base64url(40)}`, (s) => `Authorization: SSWS ${s}`),
  "teams webhook": (r) =>
    around(
      `${r.uuid()}@${r.uuid()}/IncomingWebhook/${r.hex(32)}/${r.uuid()}`,
      (s) => `https://acme.webhook.office.com/${"webhookb2"}/${s}`,
    ),
  "zapier webhook": (r) =>
    around(`${r.digits(7)}/${r.base36(7)}`, (s) => `https://hooks.zapier.com/hooks/${"catch"}/${s}/`),
  "putty key": (r) =>
    around(
      r.base64(200),
      (s) => `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: ci\nPrivate-Lines: 1\n${s}`,
    ),
  "mysql password option": (r) => around(password(r), (s) => `mysql -h 10.0.3.17 -u root_prod -p${s} shop`),
  "azure devops header": (r) =>
    around(btoa(`:${r.base36(52)}`), (s) => `git -c http.extraheader="Authorization: Basic ${s}" fetch`),
  "unknown vendor token": (r) => around(`zq_${r.base62(36)}`, (s) => `ZEPHYR_ACCESS_TOKEN=${s}`),
  "refresh token": (r) => around(r.base64url(64), (s) => JSON.stringify({ token_type: "bearer", refresh_token: s })),
  "password in xml": (r) =>
    around(password(r), (s) => `<server><username>ci</username><password>${s}</password></server>`),
  "docker login": (r) => around(btoa(`ci:${r.base62(24)}`), (s) => `{"auths":{"reg.acme.dev":{"auth":"${s}"}}}`),
};

function around(secret: string, write: (secret: string) => string): [string, string] {
  return [secret, write(secret)];
}

// How such values get into posts: copied commands, configuration, output, or a sentence.
const settings: ((secret: string) => string)[] = [
  (s) => `export SERVICE_TOKEN=${s}`,
  (s) => `The call that failed was \`client.connect("${s}")\` and it never returned.`,
  (s) => `{"level":"error","msg":"401 from upstream","credential":"${s}"}`,
  (s) => `Here is the one I used (${s}); the server answered 403 all the same.`,
  (s) => `2026-03-02T10:11:12Z WARN retry 3/5 with ${s}`,
  (s) => `| setting | value |\n|---|---|\n| credential | ${s} |`,
  (s) => `curl -s "https://api.acme.dev/v1/run?auth=${s}" | jq .status`,
  (s) => `密钥是${s}，返回 401。`,
];

const frames: ((part: string) => string)[] = [
  (part) =>
    `Installed version 2.4.1 and ran the quick start. It stopped at the second step.\n\n\`\`\`\n${part}\n\`\`\`\n\nThe docs do not say which scope is needed. Took 340 ms per call.`,
  (part) =>
    `What I did:\n1. created a project\n2. ${part}\n3. got a 500 with request id 7f3c\n\nSame result on 1.9.0 and 2.0.0-rc.1.`,
  (part) =>
    `Good tool overall, but the error text repeats the whole configuration:\n\n${part}\n\nCommit 4f2a9c1 is said to fix it. Rated 3 for reliability.`,
];

/** Makes two values of every kind with its own form. */
export function fabricatedTokens(seed: number): { kind: string; secret: string; other: string }[] {
  const r = seeded(seed);
  return Object.entries(tokens).map(([kind, make]) => ({ kind, secret: make(r), other: make(r) }));
}

/** Builds the labelled posts: `perKind` fabricated credentials of every kind, each in another context. */
export function fabricatedSecretPosts(perKind: number, seed: number): SecretPost[] {
  const r = seeded(seed);
  const posts: SecretPost[] = [];
  for (const [kind, make] of Object.entries(tokens)) {
    for (let i = 0; i < perKind; i++) {
      const secret = make(r);
      posts.push({ kind, secret, text: r.pick(frames)(r.pick(settings)(secret)) });
    }
  }
  for (const [kind, make] of Object.entries(snippets)) {
    for (let i = 0; i < perKind; i++) {
      const [secret, snippet] = make(r);
      posts.push({ kind, secret, text: r.pick(frames)(snippet) });
    }
  }
  return posts;
}
