import { type RandomSource, seeded } from "#lib/testing/corpus/seeded.ts";

/** A use of a credential that the scanner once missed. */
export type ReportedSecret = { kind: string; secret: string; text: string };

type Report = [value: (r: RandomSource) => string, ...uses: string[]];

const letters = (r: RandomSource, length: number) => r.from("abcdefghijklmnopqrstuvwxyz", length);
const password = (r: RandomSource) => `${r.base62(5)}!${r.digits(2)}${r.base62(5)}`;
const fourLetterWords = (r: RandomSource) => [4, 4, 4, 4].map((length) => letters(r, length)).join(" ");

// Forms by kind; `@@` is the value.
const kinds: Record<string, Report> = {
  sshpass: [password, "sshpass -p @@ ssh ci@build", "sshpass -p '@@' scp a ci@build:/srv", "sshpass -p@@ rsync a b"],
  "sshpass, letters only": [
    (r) => letters(r, 12),
    "sshpass -p @@ ssh ci@build",
    "sshpass -p '@@' scp a b:c",
    'sshpass -p "@@" sftp b',
  ],
  "redis-cli": [
    password,
    "redis-cli -h cache.acme.dev -a @@ ping",
    "redis-cli -a '@@' --scan",
    "redis-cli --pass @@ info",
  ],
  "docker login": [
    password,
    "docker login -u ci -p @@ reg.acme.dev",
    "docker login --username ci --password @@",
    "docker login reg.acme.dev -u ci -p '@@'",
  ],
  mysql: [password, "mysql -uroot -p@@ shop", "mysqldump -u ci -p'@@' shop", "mariadb -h db -u ci -p@@"],
  PGPASSWORD: [(r) => letters(r, 12), "PGPASSWORD=@@ psql -h db.acme.dev", "export PGPASSWORD='@@'", "PGPASSWORD: @@"],
  SMTP_PASS: [(r) => letters(r, 16), "SMTP_PASS=@@", "SMTP_PASS='@@'", "export SMTP_PASS=@@"],
  "password of capitals": [(r) => letters(r, 14).toUpperCase(), "DB_PASSWORD=@@", "FTP_PASSWD=@@", "ADMIN_PASS=@@"],
  "gmail app password": [
    fourLetterWords,
    "EMAIL_HOST_PASSWORD = '@@'",
    "Gmail app password: @@",
    "GMAIL_APP_PASSWORD=@@",
    "smtp.gmail.com login with @@",
  ],
  "gmail app password in one word": [
    (r) => letters(r, 16),
    "GMAIL_APP_PASSWORD=@@",
    "gmail app password @@",
    "EMAIL_PASS=@@",
  ],
  django: [
    (r) => r.from("abcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*(-_=+)", 50),
    "SECRET_KEY = '@@'",
    'SECRET_KEY = "django-insecure-@@"',
    "SECRET_KEY='@@'",
  ],
  laravel: [(r) => `${r.base64(43)}=`, "APP_KEY=base64:@@", "APP_KEY: base64:@@", "'key' => 'base64:@@'"],
  rails: [(r) => r.hex(128), "SECRET_KEY_BASE=@@", "secret_key_base: @@", "  secret_key_base: '@@'"],
  "rails master key": [(r) => r.hex(32), "RAILS_MASTER_KEY=@@", "master.key: @@", "cat config/master.key\n@@"],
  infura: [
    (r) => r.hex(32),
    "https://mainnet.infura.io/v3/@@",
    "wss://sepolia.infura.io/ws/v3/@@",
    "RPC_URL=https://polygon-mainnet.infura.io/v3/@@",
  ],
  alchemy: [
    (r) => r.base64url(32),
    "https://eth-mainnet.g.alchemy.com/v2/@@",
    "https://eth-mainnet.alchemyapi.io/v2/@@",
    "wss://base-mainnet.g.alchemy.com/v2/@@",
  ],
  quicknode: [
    (r) => r.hex(40),
    "https://quick-blue-sun.quiknode.pro/@@/",
    "wss://late-red-moon.matic.quiknode.pro/@@",
    "RPC=https://x-y-z.solana-mainnet.quiknode.pro/@@/",
  ],
  appid: [
    (r) => r.hex(32),
    "https://api.weather.dev/data?q=Oslo&appid=@@",
    "GET /data/2.5/forecast?appid=@@&units=metric",
    "?appid=@@",
  ],
  "gitlab session": [
    (r) => r.hex(32),
    "_gitlab_session=@@",
    "curl -b '_gitlab_session=@@' https://git.acme.dev",
    "Set-Cookie: _gitlab_session=@@; path=/",
  ],
  nuget: [
    password,
    '<add key="ClearTextPassword" value="@@" />',
    '<add key="Password" value="@@"/>',
    '<add value="@@" key="FeedPassword" />',
  ],
  netrc: [
    password,
    "login ci password @@",
    "default login ci password @@",
    "machine git.acme.dev\n  login ci\n  password @@",
  ],
  adobe: [(r) => `p8e-${r.base62(32)}`, "CLIENT=@@", "It used @@ here", '{"value":"@@"}'],
  scalingo: [(r) => `tk-us-${r.base64url(48)}`, "It used @@ here", "scalingo login --api-token @@", '{"value":"@@"}'],
  settlemint: [(r) => `sm_${"pat"}_${r.base62(16)}`, "It used @@ here", "SETTLEMINT=@@", '{"value":"@@"}'],
  "42": [(r) => `s-s4t2ud-${r.hex(64)}`, "It used @@ here", "UID42=@@", '{"value":"@@"}'],
  authress: [
    (r) => `${"sc"}_${r.base36(10)}.${r.base36(4)}.acc-${r.base36(16)}.${r.base64url(60)}`,
    "It used @@ here",
    "AUTHRESS=@@",
    '{"value":"@@"}',
  ],
  "gcs hmac": [(r) => `GOOG1E${r.base36(55).toUpperCase()}`, "It used @@ here", "gs_id = @@", '{"value":"@@"}'],
  "azure devops": [
    (r) => `o${r.from("abcdefghijklmnopqrstuvwxyz234567", 51)}`,
    "AZURE_DEVOPS_EXT_PAT=@@",
    "azure_devops_token: @@",
  ],
  facebook: [
    (r) => `${r.digits(15).replace(/^0/, "4")}|${r.base64url(27)}`,
    "access_token=@@",
    "It used @@ here",
    '{"value":"@@"}',
  ],
  telegram: [
    (r) => `7${r.digits(9)}:AA${r.base64url(33)}`,
    "https://api.telegram.org/bot@@/getMe",
    "curl api.telegram.org/bot@@/sendMessage",
    "bot@@",
  ],
};

/** Builds every reported use once. */
export function reportedSecrets(seed: number): ReportedSecret[] {
  const r = seeded(seed);
  return Object.entries(kinds).flatMap(([kind, [value, ...uses]]) =>
    uses.map((use) => {
      const secret = value(r);
      return { kind, secret, text: use.replaceAll("@@", () => secret) };
    }),
  );
}
