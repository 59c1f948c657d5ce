import {
  decodeBase64,
  isPlaceholder,
  looksLikePassword,
  looksLikeToken,
  looksLikeUrlPassword,
} from "#lib/content/looks-real.ts";

/** One kind of credential: its rule id, its form (group 1 is the value, else the whole match) and a closer look. */
export type SecretPattern = {
  rule: string;
  form: RegExp;
  /** The last word on a value that has the form; without it any value that is no placeholder counts. */
  isReal?: (value: string, match: RegExpExecArray) => boolean;
};

// Every form is bounded or starts behind a boundary, so no input makes it backtrack more than linearly in practice.

/** A token with a fixed beginning, not glued to other letters or digits. */
function token(rule: string, form: string): SecretPattern {
  return { rule, form: new RegExp(`(?<![A-Za-z0-9])(?:${form})(?![A-Za-z0-9])`, "g") };
}

/** A value without a form of its own, shortly after a vendor's name and a word like key or token. */
function near(rule: string, vendor: string, value: string): SecretPattern {
  const form = `(?:${vendor})[\\w .'\`-]{0,24}?(?:key|token|secret|password|auth)[^\\n\\w]{1,6}(?:(?:is|was)[^\\n\\w]{1,4})?(${value})(?![A-Za-z0-9])`;
  return { rule, form: new RegExp(form, "gi"), isReal: looksLikeToken };
}

const base64url = "[A-Za-z0-9_-]";
const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

const aiServices: SecretPattern[] = [
  token("anthropic-key", `sk-ant-${base64url}{24,200}`),
  token("openrouter-key", "sk-or-(?:v1-)?[0-9a-f]{40,80}"),
  token("langfuse-key", `sk-lf-${uuid}`),
  token("openai-key", `sk-(?:proj|svcacct|admin|None)-${base64url}{32,220}`),
  token("sk-key", "sk-[A-Za-z0-9]{28,120}"),
  token("xai-key", "xai-[A-Za-z0-9]{40,120}"),
  token("groq-key", "gsk_[A-Za-z0-9]{40,80}"),
  token("perplexity-key", "pplx-[A-Za-z0-9]{40,80}"),
  token("hugging-face-token", "(?:hf|api_org)_[A-Za-z0-9]{30,60}"),
  token("replicate-token", "r8_[A-Za-z0-9]{32,48}"),
  token("together-key", `tgp_v1_${base64url}{36,60}`),
  { ...token("fireworks-key", "fw_[A-Za-z0-9]{22,40}"), isReal: looksLikeToken },
  token("cerebras-key", "csk-[a-z0-9]{40,60}"),
  token("nvidia-key", `nvapi-${base64url}{56,90}`),
  { ...token("voyage-key", `pa-${base64url}{43}`), isReal: looksLikeToken },
  { ...token("jina-key", "jina_[A-Za-z0-9_-]{40,90}"), isReal: looksLikeToken },
  token("elevenlabs-key", "sk_[0-9a-f]{40,60}"),
  token("langsmith-key", "lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}|ls__[0-9a-f]{32}"),
  token("weights-and-biases-key", "wandb_v1_[A-Za-z0-9_-]{40,120}"),
  token("pinecone-key", "pcsk_[A-Za-z0-9_]{40,90}"),
  token("tavily-key", "tvly-(?:dev-|prod-)?[A-Za-z0-9-]{28,60}"),
  token("firecrawl-key", "fc-[0-9a-f]{32}"),
  token("e2b-key", "e2b_[0-9a-f]{40}"),
  { ...token("brave-search-key", "BSA[A-Za-z0-9_-]{24,32}"), isReal: looksLikeToken },
  token("apify-token", "apify_api_[A-Za-z0-9]{30,50}"),
  token("browserbase-key", `bb_live_${base64url}{20,60}`),
  near("cohere-key", "cohere|CO_API", "[A-Za-z0-9]{40}"),
  near("mistral-key", "mistral", "[A-Za-z0-9]{32}"),
];

const clouds: SecretPattern[] = [
  token("aws-access-key-id", "(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA)[A-Z0-9]{16}"),
  token("aws-session-token", "(?:IQoJb3JpZ2lu|FwoGZXIvYXdz|FQoGZXIvYXdz)[A-Za-z0-9+/=]{50,2000}"),
  token("aws-bedrock-key", "ABSK[A-Za-z0-9+/]{100,160}={0,2}"),
  {
    rule: "aws-secret-access-key",
    form: /(?:aws|amazon|s3|secret)[\w .-]{0,24}?(?:secret|key)[^\n\w/+]{1,6}(?:(?:is|was)[^\n\w/+]{1,4})?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
    isReal: (value) => looksLikeToken(value.replace(/^\//, "")) && !/^[0-9a-f]{40}$/.test(value),
  },
  token("google-api-key", `AIza${base64url}{35}|AQ\\.Ab8${base64url}{40,60}`),
  token("google-oauth-secret", `GOCSPX-${base64url}{24,40}`),
  token("google-oauth-token", `ya29\\.${base64url}{20,400}|1//0${base64url}{30,150}`),
  token("firebase-server-key", `AAAA${base64url}{7}:APA91b${base64url}{100,200}`),
  { rule: "azure-storage-key", form: /(?:Account|SharedAccess)Key=([A-Za-z0-9+/]{40,90}={0,2})/gi },
  {
    rule: "azure-sas-signature",
    form: /[?&;](?:sv|se|sr|sp|st|spr|ss|srt)=[^\s"'<>]{0,300}?&sig=([A-Za-z0-9%+/=]{40,90})/g,
  },
  token("azure-client-secret", "[A-Za-z0-9_~.]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}"),
  token("azure-service-key", "[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{20,30}"),
  token("azure-devops-token", "[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}"),
  token("alibaba-key-id", "LTAI[A-Za-z0-9]{16,24}"),
  token("openshift-token", `sha256~${base64url}{43}`),
  token("digitalocean-token", "do[opr]_v1_[0-9a-f]{64}"),
  token("cloudflare-token", "(?:cfk|cfut|cfat)_[A-Za-z0-9]{40,60}|v1\\.0-[0-9a-f]{24}-[0-9a-f]{100,160}"),
  near("cloudflare-token", "cloudflare|\\bcf_", `${base64url}{37,40}`),
  token("vercel-token", "(?:vcp|vci|vca|vcr|vck)_[A-Za-z0-9]{20,60}|vercel_blob_rw_[A-Za-z0-9_]{24,60}"),
  token("netlify-token", "nfp_[A-Za-z0-9]{32,60}"),
  token("heroku-key", `HRKU-${base64url}{30,70}`),
  near("heroku-key", "heroku|railway", uuid),
  token("render-key", "rnd_[A-Za-z0-9]{24,48}"),
  token("fly-token", `fo1_${base64url}{36,60}|fm[12][ar]?_[A-Za-z0-9+/_-]{50,2000}={0,2}`),
  token("terraform-token", `[A-Za-z0-9]{14}\\.atlasv1\\.${base64url}{50,80}`),
  token("pulumi-token", "pul-[0-9a-f]{40}"),
  token("doppler-token", "dp\\.(?:pt|st|ct|sa|scim|audit)\\.(?:[a-z0-9_-]{2,35}\\.)?[A-Za-z0-9]{40,44}"),
  token("tailscale-key", "tskey-[a-z]{2,20}-[A-Za-z0-9_]{8,40}-[A-Za-z0-9_]{16,60}"),
  token("vault-token", `hv[sbr]\\.${base64url}{24,300}`),
  near("vault-token", "vault", "s\\.[A-Za-z0-9]{24}"),
];

const dataServices: SecretPattern[] = [
  token("neon-key", "napi_[a-z0-9]{40,80}|npg_[A-Za-z0-9]{12,24}"),
  token("supabase-key", `sbp_(?:v\\d_)?[0-9a-f]{40}|sb_secret_${base64url}{20,60}`),
  token("aiven-password", `AVNS_${base64url}{18,24}`),
  token("clickhouse-key", "4b1d[A-Za-z0-9]{38}"),
  token("maxmind-key", "[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"),
  token("planetscale-token", "pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.=-]{32,64}"),
  token("databricks-token", "dapi[0-9a-f]{32}(?:-\\d)?"),
  token("airtable-token", "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}"),
  near("airtable-token", "airtable", "key[A-Za-z0-9]{14}"),
  token("notion-token", "ntn_[A-Za-z0-9]{40,60}|secret_[A-Za-z0-9]{43}"),
  token("contentful-token", `CFPAT-${base64url}{40,60}`),
  near("algolia-key", "algolia", "[0-9a-f]{32}"),
  {
    rule: "connection-string",
    form: /[a-z][a-z0-9+.-]{1,20}:\/\/([^\s:/@"'<>]{0,100}):([^\s/@"'<>]{1,200})@([\w.-]{1,200})/gi,
    isReal: (_value, [, user, password, host]) => looksLikeUrlPassword(user!, password!, host!),
  },
  {
    rule: "connection-string",
    form: /(?:server|data source|host|user id|uid|username)=[^;\n]{1,120};[^\n]{0,200}?(?:password|pwd)=([^;\s"']{4,128})/gi,
    isReal: (value) => looksLikeUrlPassword("", value, "remote.host"),
  },
];

const development: SecretPattern[] = [
  token("github-token", "gh[pousr]_[A-Za-z0-9_]{30,255}|github_pat_[A-Za-z0-9_]{40,255}"),
  token(
    "gitlab-token",
    `gl(?:pat|dt|rt|rtr|cbt|ptt|ft|imt|agent|oas|soat|ffct)-${base64url}{20,300}|GR1348941${base64url}{20}`,
  ),
  token("bitbucket-token", "ATBB[A-Za-z0-9_=-]{28,300}"),
  token("atlassian-token", "AT[CS]?[AC]?TT3[A-Za-z0-9_=-]{50,300}"),
  token("npm-token", "npm_[A-Za-z0-9]{36}"),
  token("pypi-token", `pypi-${base64url}{50,300}`),
  token("rubygems-key", "rubygems_[0-9a-f]{48}"),
  token("crates-io-token", "cio[A-Za-z0-9]{32}"),
  token("nuget-key", "oy2[a-z0-9]{43}"),
  token("clojars-token", "CLOJARS_[a-z0-9]{60}"),
  token("jfrog-key", "AKCp[A-Za-z0-9]{60,80}|cmVmdGtu[A-Za-z0-9]{56}"),
  token("sourcegraph-token", "sgp_(?:[0-9a-f]{16}_|local_)?[0-9a-f]{40}"),
  token("dynatrace-token", "dt0[a-z]\\d\\d\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}"),
  token("harness-token", "[ps]at\\.[A-Za-z0-9_-]{22}\\.[0-9a-f]{24}\\.[A-Za-z0-9]{20}"),
  token("octopus-key", "API-[A-Z0-9]{26}"),
  token("infracost-key", "ico-[A-Za-z0-9]{32}"),
  token("prefect-key", "pnu_[a-z0-9]{36}"),
  token("docker-token", `dckr_[op]at_${base64url}{20,64}`),
  token("sonar-token", "sq[apu]_[0-9a-f]{40}"),
  token("circleci-token", "CCI(?:PAT|PRJ)_[A-Za-z0-9]{10,30}_[0-9a-f]{40}"),
  token("buildkite-token", "bk(?:ua|ct|at)_[0-9a-f]{40}"),
  token("postman-key", "PMAK-[0-9a-f]{24}-[0-9a-f]{34}"),
  token("readme-key", "rdme_[a-z0-9]{60,80}"),
  token("launchdarkly-key", `(?:api|sdk)-${uuid}`),
  near("snyk-token", "snyk|codecov", uuid),
  token(
    "grafana-token",
    "glc_[A-Za-z0-9+/]{32,400}={0,2}|glsa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}|eyJrIjoi[A-Za-z0-9]{50,300}={0,2}",
  ),
  token("sentry-token", "sntry[su]_[A-Za-z0-9_+/-]{40,400}={0,2}"),
  near("sentry-token", "sentry", "[0-9a-f]{64}"),
  near("datadog-key", "datadog|\\bdd[_-]?", "[0-9a-f]{32}|[0-9a-f]{40}"),
  token("new-relic-key", "NR(?:AK|II|JS|BR|RA|AL)-[A-Za-z0-9]{20,42}|[0-9a-f]{36}NRAL"),
  token("posthog-key", "phx_[A-Za-z0-9]{36,60}"),
  token("figma-token", `fig[dour]_${base64url}{36,200}`),
  token("linear-token", "lin_(?:api|oauth)_[A-Za-z0-9_]{32,128}"),
  token("asana-token", "\\d/\\d{16}(?:/\\d{16})?:[0-9a-f]{32}"),
  token("clickup-token", "pk_\\d{5,12}_[A-Z0-9]{32}"),
  token(
    "onepassword-token",
    "ops_ey[A-Za-z0-9+/=]{100,1400}|A3-[A-Z0-9]{6}-[A-Z0-9]{6}-?[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}",
  ),
];

const businessServices: SecretPattern[] = [
  token("touchstone-key", "sr_live_[A-Za-z0-9]{20,60}"),
  token("stripe-key", "[sr]k_(?:live|test)_[A-Za-z0-9]{16,250}"),
  token("webhook-secret", "whsec_[A-Za-z0-9+/_-]{24,90}={0,2}"),
  token("shipping-key", "EZ[AT]K[A-Za-z0-9]{54}|shippo_(?:live|test)_[0-9a-f]{40}"),
  token("duffel-token", `duffel_(?:live|test)_${base64url}{43}`),
  token("flutterwave-key", "FLWSECK(?:_TEST)?-[0-9a-zA-Z]{12,40}(?:-X)?"),
  token("frame-io-token", `fio-u-${base64url}{64}`),
  token("square-token", `sq0(?:atp|csp|idp)-${base64url}{22,43}|EAAA[A-Za-z0-9_-]{60}`),
  token("paypal-token", "access_token\\$(?:production|sandbox)\\$[a-z0-9]{16}\\$[0-9a-f]{32}"),
  token("shopify-token", "shp(?:at|ca|pa|ss|tka)_[A-Fa-f0-9]{32,64}"),
  token("hubspot-token", `pat-(?:na|eu|ap)\\d-${uuid}`),
  token("typeform-token", "tfp_[A-Za-z0-9_.=-]{40,90}"),
  token("mapbox-token", `sk\\.eyJ${base64url}{40,200}\\.${base64url}{20,60}`),
  token("dropbox-token", `sl\\.(?:u\\.)?${base64url}{100,2000}`),
  {
    rule: "okta-token",
    form: /SSWS\s{1,4}(00[A-Za-z0-9_-]{40})(?![A-Za-z0-9])/g,
  },
];

const messaging: SecretPattern[] = [
  token(
    "slack-token",
    "xox[abceoprsd](?:\\.xox[bp])?-(?=[A-Za-z-]{0,40}\\d)[A-Za-z0-9%-]{20,300}|xapp-\\d-[A-Za-z0-9-]{30,200}",
  ),
  {
    rule: "slack-webhook",
    form: /hooks\.slack\.com\/(?:services|workflows|triggers)\/([A-Z0-9]{6,14}\/[A-Z0-9]{6,20}\/[A-Za-z0-9]{16,60})/g,
  },
  { rule: "teams-webhook", form: new RegExp(`webhook\\.office\\.com/webhookb2/(${uuid}@[^\\s"'<>]{30,200})`, "g") },
  { rule: "zapier-webhook", form: /hooks\.zapier\.com\/hooks\/catch\/(\d{4,10}\/[a-z0-9]{6,12})/g },
  token("discord-token", `[MNO]${base64url}{23,27}\\.${base64url}{6}\\.${base64url}{27,45}|mfa\\.${base64url}{84}`),
  {
    rule: "discord-webhook",
    form: /discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{17,20}\/[A-Za-z0-9_-]{50,90})/g,
  },
  token("telegram-token", `\\d{8,10}:AA${base64url}{32,33}`),
  token("twilio-key", "(?:SK|AC)[0-9a-f]{32}"),
  near("twilio-key", "twilio", "[0-9a-f]{32}"),
  token("sendgrid-key", `SG\\.${base64url}{16,32}\\.${base64url}{32,64}`),
  token("mailgun-key", "key-[0-9a-f]{32}|[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}"),
  token("mailchimp-key", "[0-9a-f]{32}-us\\d{1,2}"),
  token("brevo-key", "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}"),
  near("postmark-token", "postmark", uuid),
  token("resend-key", "re_(?=[A-Za-z]{0,8}\\d|[A-Za-z0-9]{6,12}_)[A-Za-z0-9]{6,12}_[A-Za-z0-9]{20,30}"),
  token("facebook-token", "EAA[A-Za-z0-9]{80,300}"),
  { rule: "x-bearer-token", form: /(?<![A-Za-z0-9])A{18,22}([A-Za-z0-9%]{60,140})(?![A-Za-z0-9])/g },
];

const keysAndTokens: SecretPattern[] = [
  {
    rule: "private-key",
    form: /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----([\s\S]{0,300}?[A-Za-z0-9+/]{40})[^-]{0,20000}(?:-----END [A-Z0-9 ]{1,40}-----)?/g,
    isReal: (value) => !isPlaceholder(value.slice(-40)),
  },
  {
    rule: "private-key",
    form: /LS0tLS1CRUdJTi[A-Za-z0-9+/]{40,80}/g,
    isReal: (value) => decodeBase64(value.slice(0, 48)).includes("PRIVATE KEY"),
  },
  {
    rule: "putty-key",
    form: /PuTTY-User-Key-File-\d:[\s\S]{0,2000}?Private-Lines: \d{1,3}\s{1,4}([A-Za-z0-9+/]{40,64})/g,
  },
  token("age-key", "AGE-SECRET-KEY-(?:PQ-)?1[A-Z0-9]{50,120}"),
  { rule: "wireguard-key", form: /(?:Private|Preshared)Key\s{0,3}=\s{0,3}([A-Za-z0-9+/]{43}=)/g },
  token("nostr-key", "nsec1[ac-hj-np-z02-9]{58}"),
  token("wallet-key", "[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{100,112}"),
  {
    rule: "wallet-key",
    form: /private[ _-]?key[^\n\w]{1,6}(?:(?:is|was)[^\n\w]{1,4})?((?:0x)?[0-9a-f]{64})(?![A-Za-z0-9])/gi,
  },
  {
    rule: "seed-phrase",
    form: /(?:seed|recovery|mnemonic)(?: phrase| words)?[^\n\w]{1,6}((?:[a-z]{3,8} ){11,23}[a-z]{3,8})(?![a-z])/gi,
    // Prose of the same shape has small words that no word list of wallets holds.
    isReal: (value) =>
      !/\b(?:the|and|for|with|was|are|has|not|but|you|its|were|that|this|from|which|when)\b/.test(value),
  },
  { rule: "otp-secret", form: /otpauth:\/\/[^\s"'<>]{0,200}?secret=([A-Za-z2-7]{16,64})/g },
  {
    rule: "json-web-token",
    form: /(?<![A-Za-z0-9])eyJ[A-Za-z0-9_-]{10,600}\.(eyJ[A-Za-z0-9_-]{10,4000})\.([A-Za-z0-9_-]{16,700})/g,
    // The token every JWT tutorial shows.
    isReal: (value, [, , signature]) => !isPlaceholder(signature!) && !decodeBase64(value).includes('"1234567890"'),
  },
];

const places: SecretPattern[] = [
  {
    rule: "authorization-header",
    form: /(?<![A-Za-z])(?:Bearer[ =:]{1,3}|Authorization["']?\s{0,3}[:=,]\s{0,3}["'`]?(?:(?!Basic)[A-Za-z-]{1,20} )?)["'`]?([A-Za-z0-9_.~+/=-]{20,2000})/gi,
    isReal: looksLikeToken,
  },
  {
    rule: "authorization-header",
    form: /Basic\s{1,3}([A-Za-z0-9+/]{10,400}={0,2})/g,
    isReal: (value) => {
      const [, user, password] = /^([\x21-\x7e]{0,200}?):([\x20-\x7e]{4,200})$/.exec(decodeBase64(value)) ?? [];
      return (
        password !== undefined && password !== "open sesame" && looksLikeUrlPassword(user!, password, "remote.host")
      );
    },
  },
  {
    rule: "registry-login",
    form: /["']?(?:auth|_auth|identitytoken)["']?\s{0,3}[=:]\s{0,3}["']?([A-Za-z0-9+/]{12,400}={0,2})/g,
    isReal: (value) => {
      const [, user, password] = /^([\x21-\x7e]{1,200}?):([\x20-\x7e]{4,200})$/.exec(decodeBase64(value)) ?? [];
      return password !== undefined && looksLikeUrlPassword(user!, password, "remote.host");
    },
  },
  {
    rule: "session-cookie",
    form: /(?<![A-Za-z])cookie["']?:[^\n]{0,300}?(?:sess|sid|token|auth|jwt)[A-Za-z_.-]{0,20}=([^;\s"']{16,2000})/gi,
    isReal: looksLikeToken,
  },
  {
    rule: "password",
    form: /(?:curl|wget|http)\b[^\n]{0,120}?\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:([^\s"']{6,128})/g,
    isReal: looksLikePassword,
  },
  {
    rule: "password",
    form: /(?:mysql|mysqldump|mariadb|sshpass)\b[^\n]{0,80}?\s-p["']?([^\s"']{6,128})/g,
    isReal: looksLikePassword,
  },
  {
    rule: "password",
    form: /machine\s{1,4}\S{1,100}\s{1,4}login\s{1,4}\S{1,100}\s{1,4}password\s{1,4}(\S{6,128})/g,
    isReal: looksLikePassword,
  },
  {
    rule: "password",
    form: /(?:passw(?:or)?d|passwd|passphrase|pwd|(?<![A-Za-z])pass)(?:_?\d)?["'`*\]]{0,3}(?:\s{0,3}(?:=>|:=|==?|:|>|\|)\s{0,3}|\s(?:is|was)\s|(?<=--[\w-]{1,30})\s)["'`*]{0,3}([^\s"'`,;<|]{8,200})/gi,
    isReal: (value) => looksLikePassword(value.replace(/[).:*]+$/, "")),
  },
  {
    // How most vendors without an entry above build their tokens: a word for the kind, then the random part.
    rule: "prefixed-token",
    form: /(?<![A-Za-z0-9])(?:[a-z0-9]{1,16}[_-]){0,2}(?:live|secret|pat|key|apikey|token|sk|rk|auth|prod)[_-]([A-Za-z0-9_-]{20,200})(?![A-Za-z0-9])/gi,
    isReal: looksLikeToken,
  },
  {
    rule: "secret-in-address",
    form: /[?&](?:auth|key|sig|signature|code|jwt|hmac|ticket|x-amz-signature|x-goog-signature|x-amz-security-token)=([A-Za-z0-9_.~+/%=-]{16,2000})/gi,
    isReal: looksLikeToken,
  },
  {
    rule: "assigned-secret",
    form: /(?:(?:api|access|secret|auth|app|client|private|encryption|signing|service|master|admin|consumer|shared|account|subscription|license|storage|deploy|hmac|bot|functions?)[ _.-]?key|(?<!(?:page|next|continuation|cursor|sync|csrf|xsrf|resume|skip|delta|start|design|cancellation|max|min)[_ -]?)token|secret|credential)(?:[_-]?(?:key|value|live|prod|test|dev|staging|base|\d{1,2}))?["'`*\]]{0,3}(?:\s{0,3}(?:=>|:=|==?|:|>|\|)\s{0,3}|\s(?:is|was)\s|(?<=--[\w-]{1,30})\s)["'`*]{0,3}([A-Za-z0-9_.~+/=-]{16,2000})(?![A-Za-z0-9:([])/gi,
    isReal: (value) => looksLikeToken(value.replace(/(?<!\.)\.$/, "")),
  },
];

/** The forms of credentials, the named ones before the general ones; whoever adds one adds its cases to the corpus. */
export const secretPatterns: SecretPattern[] = [
  ...aiServices,
  ...clouds,
  ...dataServices,
  ...development,
  ...businessServices,
  ...messaging,
  ...keysAndTokens,
  ...places,
];
