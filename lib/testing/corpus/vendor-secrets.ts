import { type RandomSource, seeded } from "#lib/testing/corpus/seeded.ts";

/** A post with one fabricated credential of a vendor; `heldOut` ones were not looked at while patterns were written. */
export type VendorPost = { vendor: string; heldOut: boolean; secret: string; text: string };

type Kind = { value: (r: RandomSource) => string; uses: string[] };

// A kind is the form of a value and its context; `$` is the value. The forms are the vendors' own, from public scanners
// and the vendors' pages. Values are assembled at run time, so no file holds a credential.
const kind = (value: (r: RandomSource) => string, ...uses: string[]): Kind => ({ value, uses });
const upper36 = (r: RandomSource, length: number) => r.base36(length).toUpperCase();
const password = (r: RandomSource) => `${r.base62(4)}${r.pick(["!", "#", "&", "%"])}${r.digits(2)}${r.base62(5)}`;
const letters = (r: RandomSource, length: number) => r.from("abcdefghijklmnopqrstuvwxyz", length);
const jsonPart = (value: object) => btoa(JSON.stringify(value)).replaceAll("+", "-").replace(/=+$/, "");

const vendors: Record<string, Kind[]> = {
  // Artificial intelligence
  helicone: [
    kind(
      (r) => `sk-${"helicone"}-${r.base36(7)}-${r.base36(7)}-${r.base36(7)}-${r.base36(7)}`,
      "Helicone-Auth: Bearer $",
      "HELICONE_API_KEY=$",
    ),
  ],
  llamacloud: [
    kind(
      (r) => `llx-${r.base62(48)}`,
      "LLAMA_CLOUD_API_KEY=$",
      "parser = LlamaParse(api_key='$')",
      "It printed $ and went on.",
    ),
  ],
  exa: [kind((r) => r.uuid(), "EXA_API_KEY=$", 'exa = Exa(api_key="$")', "-H 'x-api-key: $'")],
  serper: [kind((r) => r.hex(40), "SERPER_API_KEY=$", "X-API-KEY: $")],
  serpapi: [kind((r) => r.hex(64), "https://serpapi.com/search.json?q=coffee&api_key=$", "SERPAPI_KEY=$")],
  deepgram: [kind((r) => r.hex(40), "Authorization: Token $", "DEEPGRAM_API_KEY=$")],
  assemblyai: [kind((r) => r.hex(32), 'aai.settings.api_key = "$"', "ASSEMBLYAI_KEY=$")],
  cartesia: [kind((r) => `sk_${"car"}_${r.base62(22)}`, "CARTESIA_API_KEY=$", "It was $ that failed.")],
  runpod: [kind((r) => `rpa_${upper36(r, 46)}`, "RUNPOD_API_KEY=$", "runpod.api_key = '$'", "with $ I got 401")],
  modal: [
    kind((r) => `as-${r.base62(22)}`, "modal token set --token-id ak-x --token-secret $", "MODAL_TOKEN_SECRET=$"),
  ],
  dify: [kind((r) => `app-${r.base62(24)}`, "DIFY_API_KEY=$", "Authorization: Bearer $")],
  zhipu: [kind((r) => `${r.hex(32)}.${r.base62(16)}`, "ZHIPUAI_API_KEY=$", "client = ZhipuAI(api_key='$')")],
  "vast.ai": [kind((r) => r.hex(64), "vastai set api-key $", "VAST_API_KEY=$")],
  deepl: [
    kind(
      (r) => `${r.uuid()}:fx`,
      "DEEPL_AUTH_KEY=$",
      "Authorization: DeepL-Auth-Key $",
      "translator = deepl.Translator('$')",
    ),
  ],
  baseten: [kind((r) => `${r.base62(8)}.${r.base62(32)}`, "BASETEN_API_KEY=$", "Authorization: Api-Key $")],
  stability: [
    kind((r) => `sk-${r.base62(48)}`, "STABILITY_KEY=$", "stability_api = client.StabilityInference(key='$')"),
  ],
  coze: [kind((r) => `pat_${r.base62(64)}`, "COZE_API_TOKEN=$", "Bearer $")],
  anyscale: [kind((r) => `esecret_${r.base36(32)}`, "ANYSCALE_API_KEY=$", "base key $ was refused")],
  "lambda cloud": [
    kind(
      (r) => `secret_${r.base36(20)}_${r.hex(32)}.${r.base62(32)}`,
      "LAMBDA_API_KEY=$",
      "curl -u $: https://cloud.lambdalabs.com/api/v1/instances",
    ),
  ],
  private_ai: [kind((r) => r.hex(32), "PRIVATE_AI_API_KEY=$", "privateai_token = '$'")],
  // Clouds and hosting
  tencent: [
    kind((r) => `AKID${r.base62(32)}`, "TENCENTCLOUD_SECRET_ID=$", 'secretId: "$"', "It used $ for this call."),
  ],
  "alibaba secret": [kind((r) => r.base62(30), "ALIBABA_CLOUD_ACCESS_KEY_SECRET=$", "accessKeySecret: '$'")],
  baidu: [kind((r) => `bce-v3/${"ALTAK"}-${r.base62(21)}/${r.hex(40)}`, "QIANFAN_TOKEN=$", "Authorization: Bearer $")],
  yandex: [
    kind((r) => `AQVN${r.base62(35)}`, "YANDEX_API_KEY=$", "Authorization: Api-Key $"),
    kind((r) => `t1.${r.base62(60)}.${r.base62(86)}`, "yc iam create-token\n$", "IAM_TOKEN=$"),
    kind((r) => `YC${r.base64url(38)}`, "aws_secret_access_key = $", "YC_STATIC_SECRET=$"),
  ],
  linode: [kind((r) => r.hex(64), "LINODE_TOKEN=$", "linode-cli --token $ linodes list", "Authorization: Bearer $")],
  vultr: [kind((r) => upper36(r, 36), "VULTR_API_KEY=$", "Authorization: Bearer $", "API-Key: $")],
  hetzner: [kind((r) => r.base62(64), "HCLOUD_TOKEN=$", 'hcloud_token = "$"', "hcloud context create x --token $")],
  scaleway: [kind((r) => r.uuid(), "SCW_SECRET_KEY=$", "secret_key: $", "X-Auth-Token: $")],
  ovh: [kind((r) => r.base62(32), "application_secret=$", "consumer_key=$", "OVH_CONSUMER_KEY=$")],
  exoscale: [kind((r) => `${r.base64url(43)}`, "EXOSCALE_API_SECRET=$", "secret = '$'")],
  civo: [kind((r) => r.base62(50), "civo apikey save main $", "CIVO_TOKEN=$")],
  koyeb: [kind((r) => r.base36(64), "KOYEB_TOKEN=$", "koyeb login --token $")],
  "ibm cloud": [
    kind((r) => r.base64url(44), "ibmcloud login --apikey $ -r eu-de", "IBMCLOUD_API_KEY=$", "iam_apikey: $"),
  ],
  "oracle cloud": [
    kind((r) => password(r) + r.base62(8), "docker login -u 'tenancy/ci' -p '$' fra.ocir.io", "auth_token: $"),
  ],
  porkbun: [kind((r) => `sk1_${r.hex(64)}`, "PORKBUN_SECRET_API_KEY=$", '{"secretapikey":"$"}', "used $ here")],
  godaddy: [kind((r) => r.base62(22), "Authorization: sso-key dLf3xx_8T:$", "GODADDY_SECRET=$")],
  backblaze: [
    kind(
      (r) => `K00${r.digits(1)}${r.base62(27)}`,
      "B2_APPLICATION_KEY=$",
      "b2 authorize-account 0012ab34cd $",
      "applicationKey: '$'",
    ),
  ],
  tigris: [kind((r) => `tsec_${r.base62(48)}`, "AWS_SECRET_ACCESS_KEY=$", "tigris key $ stopped")],
  wasabi: [kind((r) => r.base62(40), 'wasabi_secret_key = "$"', "secret_key = $")],
  fastly: [kind((r) => r.base64url(32), "FASTLY_API_TOKEN=$", "Fastly-Key: $", "fastly profile create --token $")],
  bunny: [kind((r) => `${r.uuid()}${r.uuid().slice(8)}`, "AccessKey: $", "BUNNY_API_KEY=$")],
  "docker swarm": [
    kind(
      (r) => `SWMTKN-1-${r.base36(50)}-${r.base36(25)}`,
      "docker swarm join --token $ 10.0.0.5:2377",
      "the join token $ expired",
    ),
  ],
  k3s: [
    kind(
      (r) => `K10${r.hex(64)}::server:${r.hex(32)}`,
      "K3S_TOKEN=$",
      "curl -sfL get.k3s.io | K3S_TOKEN=$ sh -",
      "node-token holds $",
    ),
  ],
  kubernetes: [
    kind(
      (r) => `${r.base36(6)}.${r.base36(16)}`,
      "kubeadm join 10.0.0.4:6443 --token $ --discovery-token-ca-cert-hash sha256:x",
    ),
    kind(
      (r) => btoa(password(r) + r.base62(6)),
      "apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: $",
      "kind: Secret\ndata:\n  api-token: $",
    ),
  ],
  consul: [kind((r) => r.uuid(), "CONSUL_HTTP_TOKEN=$", "X-Consul-Token: $", "consul acl token read -token $")],
  nomad: [kind((r) => r.uuid(), "NOMAD_TOKEN=$", "X-Nomad-Token: $")],
  zerotier: [kind((r) => r.base62(32), "ZEROTIER_CENTRAL_TOKEN=$", "Authorization: token $")],
  "defined networking": [
    kind((r) => `dnkey-${upper36(r, 26)}-${upper36(r, 52)}`, "dnctl enroll $", "DN_API_KEY=$", "It read $ back"),
  ],
  twingate: [kind((r) => r.base64url(80), "TWINGATE_API_TOKEN=$", "X-API-KEY: $")],
  // Data
  fauna: [
    kind((r) => `fnA${r.base64url(37)}`, "FAUNA_SECRET=$", "new Client({ secret: '$' })", "the database answered $"),
  ],
  upstash: [kind((r) => `A${r.base62(55)}=`, "UPSTASH_REDIS_REST_TOKEN=$", 'token: "$"')],
  xata: [kind((r) => `xau_${r.base62(32)}`, "XATA_API_KEY=$", "xata auth with $")],
  convex: [
    kind(
      (r) => `prod:quick-otter-${r.digits(3)}|${r.base64(88)}==`,
      "CONVEX_DEPLOY_KEY=$",
      "npx convex deploy --admin-key '$'",
    ),
  ],
  cockroach: [kind((r) => `CCDB1_${r.base62(22)}_${r.base62(40)}`, "COCKROACH_API_KEY=$", "key $ no longer works")],
  "mongodb atlas": [
    kind(
      (r) => r.uuid(),
      'atlas_private_key = "$"',
      "MONGODB_ATLAS_PRIVATE_KEY=$",
      "curl --user 'abcdefgh:$' --digest https://cloud.mongodb.com/api/atlas/v2",
    ),
  ],
  "elastic cloud": [kind((r) => `essu_${r.base64(60)}==`, "EC_API_KEY=$", "Authorization: ApiKey $")],
  elasticsearch: [
    kind((r) => btoa(`${r.base64url(20)}:${r.base64url(22)}`), "Authorization: ApiKey $", "ELASTIC_API_KEY=$"),
    kind((r) => r.base62(20), "ELASTIC_PASSWORD=$", "elastic:$ is what setup printed; ELASTIC_PASSWORD=$"),
  ],
  typesense: [kind((r) => r.base62(32), "X-TYPESENSE-API-KEY: $", "TYPESENSE_API_KEY=$")],
  meilisearch: [kind((r) => r.hex(64), "MEILI_MASTER_KEY=$", 'meilisearch --master-key="$"')],
  qdrant: [kind((r) => r.base64url(44), "QdrantClient(url=URL, api_key='$')", "QDRANT__SERVICE__API_KEY=$")],
  hasura: [kind((r) => r.base62(64), "x-hasura-admin-secret: $", "HASURA_GRAPHQL_ADMIN_SECRET=$")],
  snowflake: [
    kind(password, "SNOWSQL_PWD=$", "snowflake.connector.connect(user='CI', password='$', account='ab12345')"),
  ],
  influx: [kind((r) => `${r.base64url(86)}==`, "INFLUX_TOKEN=$", "influx config create --token $")],
  confluent: [
    kind(
      (r) => r.base64(64),
      "confluent api-key store KEYKEYKEYKEY0001 $",
      'sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username="AB12" password="$";',
    ),
  ],
  oracle: [kind(password, "sqlplus app_rw/$@db.acme.dev:1521/ORCL", "jdbc:oracle:thin:app_rw/$@db.acme.dev:1521:XE")],
  cassandra: [
    kind(
      password,
      "cqlsh db-1.acme.dev -u app_rw -p $",
      "auth_provider = PlainTextAuthProvider(username='app', password='$')",
    ),
  ],
  clickhouse: [kind(password, "clickhouse-client --host ch.acme.dev --user ci --password $", "CLICKHOUSE_PASSWORD=$")],
  "sql server": [
    kind(
      password,
      "sqlcmd -S sql.acme.dev -U sa -P $ -Q 'select 1'",
      "MSSQL_SA_PASSWORD=$",
      "ALTER LOGIN ci WITH PASSWORD = '$'",
    ),
  ],
  mysql: [
    kind(
      password,
      "CREATE USER 'app'@'%' IDENTIFIED BY '$';",
      "mysqladmin -u root -p$ status",
      "MYSQL_PWD=$ mysqldump shop",
    ),
  ],
  postgresql: [
    kind((r) => letters(r, 14), "PGPASSWORD=$ psql -h db.acme.dev -U app", "POSTGRES_PASSWORD=$"),
    kind(password, "ALTER ROLE app WITH LOGIN PASSWORD '$';", "db.acme.dev:5432:orders:app:$"),
  ],
  // Development
  phabricator: [kind((r) => `api-${r.base36(28)}`, '"token": "$"', "arc call-conduit with $ fails")],
  jenkins: [
    kind(
      (r) => `11${r.hex(32)}`,
      "curl -u ci:$ https://ci.acme.dev/job/app/build",
      "JENKINS_API_TOKEN=$",
      "JENKINS_TOKEN: $",
    ),
  ],
  gitea: [kind((r) => r.hex(40), "GITEA_TOKEN=$", "Authorization: token $", "tea login add --token $")],
  gerrit: [
    kind(
      (r) => `1/${r.base64url(43)}`,
      "git-developer.acme.dev=$",
      "machine acme.googlesource.com login git-dev password $",
    ),
  ],
  droneci: [kind((r) => r.base62(32), "DRONE_TOKEN=$", "DRONE_RPC_SECRET=$")],
  travis: [kind((r) => r.base62(22), "TRAVIS_TOKEN=$", "travis login --github-token $", 'travis_api_token: "$"')],
  bitrise: [kind((r) => r.base64url(86), "BITRISE_ACCESS_TOKEN=$", "-H 'Authorization: $'")],
  appveyor: [kind((r) => `v2.${r.base36(20)}`, "APPVEYOR_TOKEN=$", "Authorization: Bearer $")],
  expo: [kind((r) => r.base64url(40), "EXPO_TOKEN=$ eas build", "EXPO_TOKEN: $")],
  cypress: [kind((r) => r.uuid(), "cypress run --record --key $", "CYPRESS_RECORD_KEY=$")],
  percy: [kind((r) => `web_${r.hex(64)}`, "PERCY_TOKEN=$", "percy said $ is unknown")],
  chromatic: [kind((r) => `chpt_${r.base36(15)}`, "npx chromatic --project-token=$", "CHROMATIC_PROJECT_TOKEN=$")],
  browserstack: [kind((r) => r.base62(20), "BROWSERSTACK_ACCESS_KEY=$", "accessKey: '$'")],
  lambdatest: [kind((r) => r.base62(50), "LT_ACCESS_KEY=$", "LT_USERNAME=ci LT_ACCESS_KEY=$ npx playwright test")],
  "sauce labs": [kind((r) => r.uuid(), "SAUCE_ACCESS_KEY=$", "-k $ --region eu-central SAUCE_ACCESS_KEY=$")],
  nx: [kind((r) => `${btoa(`${r.uuid()}|read-write`)}`, "NX_CLOUD_ACCESS_TOKEN=$", '"accessToken": "$"')],
  socket: [kind((r) => `sktsec_${r.base62(40)}_api`, "SOCKET_SECURITY_API_KEY=$", "it held $ in clear")],
  semgrep: [kind((r) => r.hex(64), "SEMGREP_APP_TOKEN=$", "SEMGREP_APP_TOKEN: $")],
  veracode: [kind((r) => r.hex(128), "veracode_api_key_secret = $", "VERACODE_API_SECRET=$")],
  codacy: [
    kind((r) => r.base62(20), "CODACY_PROJECT_TOKEN=$", "bash <(curl -Ls x) report -t $ CODACY_PROJECT_TOKEN=$"),
  ],
  codeclimate: [kind((r) => r.hex(64), "CC_TEST_REPORTER_ID=$", "cc-test-reporter after-build -r $")],
  coveralls: [kind((r) => r.base62(32), "COVERALLS_REPO_TOKEN=$", "repo_token: $")],
  cachix: [
    kind(
      (r) => `${jsonPart({ alg: "HS256" })}.${jsonPart({ jti: r.uuid(), scopes: "cache" })}.${r.base64url(43)}`,
      "cachix authtoken $",
      "CACHIX_AUTH_TOKEN=$",
    ),
  ],
  nuget: [
    kind(
      password,
      '<packageSourceCredentials><acme><add key="Username" value="ci" /><add key="ClearTextPassword" value="$" /></acme></packageSourceCredentials>',
      "nuget sources add -Name acme -Username ci -Password $",
    ),
  ],
  maven: [
    kind(
      password,
      "<server><id>releases</id><username>ci</username><password>$</password></server>",
      "mvn deploy -Dgpg.passphrase=$",
    ),
  ],
  gradle: [kind(password, "signing.password=$", "nexusPassword=$", "./gradlew publish -PsigningPassword=$")],
  poetry: [kind(password, "poetry config http-basic.acme ci $", "twine upload -u ci -p $ dist/*")],
  sidekiq: [
    kind(
      (r) => `${r.hex(8)}:${r.hex(8)}`,
      "BUNDLE_ENTERPRISE__CONTRIBSYS__COM=$",
      "source 'https://$@enterprise.contribsys.com/'",
    ),
  ],
  trigger: [kind((r) => `tr_${"prod"}_${r.base62(24)}`, "TRIGGER_SECRET_KEY=$", "it answered with $ in the body")],
  inngest: [kind((r) => `signkey-${"prod"}-${r.hex(64)}`, "INNGEST_SIGNING_KEY=$", "the runner showed $")],
  freemius: [kind((r) => `sk_${r.base62(29)}`, "'secret_key' => '$',", "secret_key=$")],
  appcenter: [kind((r) => r.hex(40), "appcenter login --token $", "APPCENTER_ACCESS_TOKEN=$")],
  // Frameworks and tools
  django: [
    kind(
      (r) => r.from("abcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*(-_=+)", 50),
      "SECRET_KEY = '$'",
      'SECRET_KEY = "django-insecure-$"',
      "DJANGO_SECRET_KEY='$'",
    ),
  ],
  laravel: [
    kind(
      (r) => `${r.base64(43)}=`,
      "APP_KEY=base64:$",
      "'key' => 'base64:$',",
      "php artisan key:generate wrote APP_KEY=base64:$",
    ),
  ],
  rails: [
    kind((r) => r.hex(128), "secret_key_base: $", "SECRET_KEY_BASE=$"),
    kind((r) => r.hex(32), "RAILS_MASTER_KEY=$", "config/master.key is $"),
  ],
  wordpress: [
    kind(
      (r) => r.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^&*()-_=+[]{}|;:,.?~", 64),
      "define( 'AUTH_KEY', '$' );",
      "define('SECURE_AUTH_SALT', '$');",
      "define('NONCE_KEY',        '$');",
    ),
    kind(password, "define( 'DB_PASSWORD', '$' );", "wp config create --dbname=x --dbuser=y --dbpass=$"),
  ],
  symfony: [kind((r) => r.hex(32), "APP_SECRET=$", "framework:\n  secret: '$'")],
  phoenix: [kind((r) => r.base64(64), 'secret_key_base: "$"', 'config :app, AppWeb.Endpoint, secret_key_base: "$"')],
  nextauth: [kind((r) => `${r.base64(43)}=`, "NEXTAUTH_SECRET=$", 'AUTH_SECRET="$"', "NEXTAUTH_SECRET: $")],
  strapi: [kind((r) => `${r.base64(22)}==`, "API_TOKEN_SALT=$", 'APP_KEYS="$"', "TRANSFER_TOKEN_SALT=$")],
  "asp.net": [
    kind((r) => r.hex(128).toUpperCase(), '<machineKey validationKey="$" validation="SHA1" />', 'validationKey="$"'),
  ],
  ghost: [
    kind(
      (r) => `${r.hex(24)}:${r.hex(64)}`,
      "GHOST_ADMIN_API_KEY=$",
      "new GhostAdminAPI({ key: '$' })",
      "Ghost said $ is not valid",
    ),
  ],
  drupal: [
    kind((r) => r.base64url(74), "$settings['hash_salt'] = '$';".replace("$settings", "settings"), "hash_salt: $"),
  ],
  magento: [kind((r) => r.hex(32), "'crypt' => [ 'key' => '$' ],", "bin/magento setup:install --key=$")],
  ansible: [kind(password, "ansible_become_password: $", "ansible-playbook site.yml -e ansible_ssh_pass=$")],
  restic: [kind((r) => letters(r, 18), "RESTIC_PASSWORD=$ restic backup /srv", "BORG_PASSPHRASE=$ borg create ::x")],
  openvpn: [
    kind(
      (r) => Array.from({ length: 16 }, () => r.hex(32)).join("\n"),
      "-----BEGIN OpenVPN Static key V1-----\n$\n-----END OpenVPN Static key V1-----",
    ),
  ],
  "wi-fi": [kind(password, "nmcli dev wifi connect Office password $", "wpa_passphrase Office $", 'psk="$"')],
  ldap: [
    kind(
      password,
      "ldapsearch -x -D cn=admin,dc=acme,dc=dev -w $ -b dc=acme,dc=dev",
      "bindpw $",
      "LDAP_BIND_PASSWORD=$",
    ),
  ],
  samba: [
    kind(
      password,
      "smbclient //files/share -U ci%$",
      "mount -t cifs //files/share /mnt -o username=ci,password=$",
      "net use Z: \\\\files\\share $ /user:ci",
    ),
  ],
  openssl: [
    kind(password, "openssl pkcs12 -in a.p12 -passin pass:$ -nodes", "openssl enc -aes-256-cbc -k $ -in a -out b"),
  ],
  keytool: [kind(password, "keytool -list -keystore a.jks -storepass $", "jarsigner -storepass $ -keypass $ a.jar x")],
  archive: [kind(password, "7z x -p$ backup.7z", "unzip -P $ backup.zip", "zip -P $ out.zip a b")],
  putty: [kind(password, "plink -ssh ci@build -pw $ uname", "pscp -pw $ a ci@build:/srv")],
  ipmi: [kind(password, "ipmitool -I lanplus -H 10.0.0.9 -U admin -P $ power status")],
  rabbitmq: [
    kind(
      password,
      "rabbitmqctl add_user ci $",
      "rabbitmqctl change_password ci $",
      "rabbitmqadmin -u ci -p $ list queues",
    ),
  ],
  windows: [
    kind(
      password,
      "net user ci $ /add",
      "ConvertTo-SecureString '$' -AsPlainText -Force",
      "cmdkey /add:files /user:ci /pass:$",
      "xfreerdp /u:ci /p:$ /v:10.0.0.8",
    ),
  ],
  kafka: [
    kind(password, 'sasl.jaas.config=ScramLoginModule required username="ci" password="$";', "ssl.keystore.password=$"),
  ],
  openshift: [
    kind(password, "oc login https://api.acme.dev:6443 -u ci -p $"),
    kind((r) => r.base64url(43), "oc login --token=$ --server=https://api.acme.dev:6443"),
  ],
  cloudfoundry: [kind(password, "cf login -a api.acme.dev -u ci -p $", "CF_PASSWORD=$")],
  helm: [
    kind(
      password,
      "helm registry login reg.acme.dev -u ci -p $",
      "helm repo add acme https://c.acme.dev --username ci --password $",
    ),
  ],
  podman: [kind(password, "podman login -u ci -p $ quay.io", "skopeo copy --src-creds ci:$ docker://a docker://b")],
  azure: [
    kind(
      (r) => password(r) + r.base62(10),
      "az login --service-principal -u app-id -p $ --tenant acme.onmicrosoft.com",
      "ARM_CLIENT_SECRET=$",
    ),
  ],
  "linux accounts": [
    kind(
      password,
      "echo 'ci:$' | chpasswd",
      "echo $ | sudo -S apt update",
      'useradd -m ci && echo "ci:$" | sudo chpasswd',
    ),
  ],
  lftp: [
    kind(password, "lftp -u ci,$ sftp://files.acme.dev", "wget --ftp-user=ci --ftp-password=$ ftp://files.acme.dev/a"),
  ],
  htpasswd: [kind(password, "htpasswd -bc .htpasswd ci $", "htpasswd -nb ci $")],
  gpg: [kind(password, "gpg --batch --passphrase $ -d a.gpg", "GPG_PASSPHRASE=$")],
  mongo: [
    kind(password, "mongosh -u ci -p $ --authenticationDatabase admin", "mongodump --username ci --password $ --db x"),
  ],
  ethereum: [kind((r) => r.hex(64), "ETHERSCAN deployer: privateKey: '0x$'", "accounts: ['0x$']", "PRIVATE_KEY=$")],
  languages: [
    kind(
      password,
      "Das Passwort ist $ und die Anmeldung schlug fehl.",
      "Passwort: $",
      "Kennwort: $",
      "Mot de passe : $",
      "contraseña: $",
      "senha: $",
      "wachtwoord: $",
      "пароль: $",
      "密码：$",
      "パスワード：$",
    ),
  ],
  // Business
  adyen: [kind((r) => `AQE${r.base64(120)}`, "X-API-Key: $", "ADYEN_API_KEY=$")],
  mollie: [kind((r) => `live_${r.base62(30)}`, "MOLLIE_API_KEY=$", "mollie answered for $")],
  razorpay: [kind((r) => r.base62(24), "RAZORPAY_KEY_SECRET=$", "key_secret: '$'")],
  paddle: [
    kind(
      (r) => `pdl_live_apikey_${r.base36(26)}_${r.base62(22)}_${r.base62(3)}`,
      "PADDLE_API_KEY=$",
      "it logged $ there",
    ),
  ],
  paystack: [kind((r) => `sk_${"live"}_${r.hex(40)}`, "PAYSTACK_SECRET=$", "with $ it went")],
  gocardless: [kind((r) => `live_${r.base64url(40)}`, "GC_ACCESS_TOKEN=$", "access_token: '$'")],
  plaid: [
    kind((r) => `access-${"production"}-${r.uuid()}`, "access_token: $", "the item $ needs login"),
    kind((r) => r.hex(30), "PLAID_SECRET=$", '"secret": "$"'),
  ],
  recurly: [kind((r) => r.hex(32), "RECURLY_API_KEY=$", "Recurly.api_key = '$'")],
  wise: [kind((r) => r.uuid(), "WISE_API_TOKEN=$", "Authorization: Bearer $")],
  binance: [
    kind((r) => r.base62(64), "BINANCE_API_SECRET=$", "X-MBX-APIKEY: $", "Client('abc', '$') with api_secret='$'"),
  ],
  coinbase: [kind((r) => r.base62(64), 'coinbase_secret_token = "$"', "COINBASE_API_SECRET=$")],
  kraken: [kind((r) => `${r.base64(86)}==`, "KRAKEN_PRIVATE_KEY=$", "kraken_api_secret = '$'")],
  kucoin: [kind((r) => r.uuid(), "KUCOIN_API_SECRET=$", "kucoin_secret_key: $")],
  etherscan: [
    kind((r) => upper36(r, 34), "https://api.etherscan.io/api?module=account&apikey=$", "ETHERSCAN_API_KEY=$"),
  ],
  intercom: [kind((r) => `${r.base64(59)}=`, "INTERCOM_ACCESS_TOKEN=$", 'intercom_api_key = "$"')],
  zendesk: [
    kind(
      (r) => r.base62(40),
      "curl -u agent@acme.dev/token:$ https://acme.zendesk.com/api/v2/tickets.json",
      "ZENDESK_API_TOKEN=$",
    ),
  ],
  freshdesk: [
    kind((r) => r.base62(20), "FRESHDESK_API_KEY=$", "curl -u $:X https://acme.freshdesk.com/api/v2/tickets"),
  ],
  pipedrive: [kind((r) => r.hex(40), "https://acme.pipedrive.com/v1/deals?api_token=$", "PIPEDRIVE_TOKEN=$")],
  klaviyo: [
    kind(
      (r) => `pk_${r.hex(34)}`,
      "Authorization: Klaviyo-API-Key $",
      "KLAVIYO_PRIVATE_KEY=$",
      "Klaviyo said $ is bad",
    ),
  ],
  customerio: [
    kind((r) => r.hex(20), "CUSTOMERIO_API_KEY=$", "curl -u 1a2b3c4d5e6f7a8b9c0d:$ https://track.customer.io/api/v1"),
  ],
  courier: [kind((r) => `pk_${"prod"}_${upper36(r, 28)}`, "COURIER_AUTH_TOKEN=$", "Courier took $ at last")],
  salesforce: [
    kind(
      (r) => `00D${r.base62(12)}!AR${r.base62(80)}`,
      "Authorization: Bearer $",
      "sf org display printed $",
      "SF_ACCESS_TOKEN=$",
    ),
  ],
  zoho: [
    kind(
      (r) => `1000.${r.hex(32)}.${r.hex(32)}`,
      "ZOHO_REFRESH_TOKEN=$",
      "Authorization: Zoho-oauthtoken $",
      "zoho gave $ as the grant",
    ),
  ],
  squarespace: [kind((r) => r.uuid(), "SQUARESPACE_API_KEY=$", "squarespace_token: $")],
  bigcommerce: [kind((r) => r.base36(31), "X-Auth-Token: $", "BIGCOMMERCE_ACCESS_TOKEN=$")],
  etsy: [kind((r) => r.base36(24), "ETSY_KEYSTRING=$ ETSY_API_KEY=$", "etsy_api_key = '$'")],
  trello: [
    kind(
      (r) => `ATTA${r.hex(72)}`,
      "https://api.trello.com/1/boards?key=0a&token=$",
      "TRELLO_TOKEN=$",
      "trello gave $ back",
    ),
    kind((r) => r.hex(32), "TRELLO_API_SECRET=$"),
  ],
  todoist: [kind((r) => r.hex(40), "TODOIST_API_TOKEN=$", "todoist_token: $")],
  smartsheet: [kind((r) => r.base62(37), "SMARTSHEET_ACCESS_TOKEN=$", "smartsheet_token = '$'")],
  coda: [kind((r) => r.uuid(), "CODA_API_TOKEN=$", "Authorization: Bearer $")],
  storyblok: [
    kind((r) => `${r.base62(22)}tt`, "STORYBLOK_TOKEN=$", "https://api.storyblok.com/v2/cdn/stories?token=$"),
  ],
  datocms: [kind((r) => r.hex(30), "DATOCMS_API_TOKEN=$", "DATO_TOKEN=$")],
  sanity: [
    kind((r) => `sk${r.base62(178)}`, "SANITY_AUTH_TOKEN=$", "SANITY_API_WRITE_TOKEN=$", "sanity wrote $ in the file"),
  ],
  cloudinary: [
    kind(
      (r) => r.base64url(27),
      "CLOUDINARY_URL=cloudinary://123456789012345:$@acme",
      "cloudinary.config({ api_secret: '$' })",
    ),
  ],
  imagekit: [kind((r) => `private_${r.base64(27)}=`, "privateKey: '$'", "IMAGEKIT_PRIVATE_KEY=$")],
  unsplash: [kind((r) => r.base64url(43), "UNSPLASH_ACCESS_KEY=$", "https://api.unsplash.com/photos?client_id=$")],
  // Messaging, mail, monitoring
  telnyx: [kind((r) => `KEY${r.hex(32).toUpperCase()}_${r.base62(22)}`, "TELNYX_API_KEY=$", "telnyx refused $ today")],
  vonage: [kind((r) => r.base62(16), "VONAGE_API_SECRET=$", "NEXMO_API_SECRET=$")],
  pushbullet: [kind((r) => `o.${r.base62(32)}`, "Access-Token: $", "PUSHBULLET_TOKEN=$")],
  pushover: [
    kind((r) => r.base36(30), "curl -F token=$ -F user=x https://api.pushover.net/1/messages.json", "PUSHOVER_TOKEN=$"),
  ],
  ntfy: [
    kind(
      (r) => `tk_${r.base36(29)}`,
      "NTFY_TOKEN=$",
      "curl -H 'Authorization: Bearer $' ntfy.sh/x",
      "ntfy token list shows $",
    ),
  ],
  messagebird: [kind((r) => r.base62(25), "Authorization: AccessKey $", "MESSAGEBIRD_API_KEY=$")],
  sparkpost: [kind((r) => r.hex(40), "SPARKPOST_API_KEY=$", "Authorization: $")],
  mailjet: [kind((r) => r.hex(32), "MJ_APIKEY_PRIVATE=$", "MAILJET_SECRET_KEY=$")],
  mailtrap: [kind((r) => r.hex(14), "MAIL_PASSWORD=$", "auth: { user: '1f2e3d', pass: '$' }")],
  "aws ses": [kind((r) => `B${r.base64(43)}`, "SES_SMTP_PASSWORD=$", "smtp_password: $")],
  matrix: [
    kind(
      (r) => `syt_${r.base62(12)}_${r.base62(20)}_${r.base62(6)}`,
      "MATRIX_ACCESS_TOKEN=$",
      "element shows $ under help",
    ),
  ],
  mattermost: [kind((r) => r.base36(26), "https://chat.acme.dev/hooks/$", "MATTERMOST_TOKEN=$")],
  "rocket.chat": [kind((r) => `${r.base62(17)}/${r.base62(48)}`, "https://chat.acme.dev/hooks/$")],
  feishu: [kind((r) => r.uuid(), "https://open.feishu.cn/open-apis/bot/v2/hook/$", "FEISHU_APP_SECRET=$")],
  dingtalk: [kind((r) => r.hex(64), "https://oapi.dingtalk.com/robot/send?access_token=$", "DINGTALK_SECRET=SEC$")],
  wecom: [kind((r) => r.uuid(), "https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=$")],
  line: [kind((r) => `${r.base64(170)}=`, "LINE_CHANNEL_ACCESS_TOKEN=$", "Authorization: Bearer $")],
  vk: [kind((r) => `vk1.a.${r.base64url(190)}`, "VK_TOKEN=$", "vk answered $ then")],
  make: [kind((r) => r.base36(32), "https://hook.eu1.make.com/$", "POST https://hook.us2.make.com/$")],
  ifttt: [kind((r) => r.base64url(22), "https://maker.ifttt.com/trigger/ping/with/key/$")],
  healthchecks: [kind((r) => r.uuid(), "curl -m 10 https://hc-ping.com/$", "HC_API_KEY=$")],
  loggly: [kind((r) => r.uuid(), "https://logs-01.loggly.com/inputs/$/tag/http/", "LOGGLY_TOKEN=$")],
  sumologic: [
    kind(
      (r) => r.base64(88),
      "https://endpoint4.collection.sumologic.com/receiver/v1/http/$==",
      "sumologic_access_token = '$'",
    ),
  ],
  honeycomb: [
    kind((r) => `hcaik_${r.base36(58)}`, "x-honeycomb-team: $", "HONEYCOMB_API_KEY=$", "collector printed $ once"),
  ],
  axiom: [kind((r) => `xaat-${r.uuid()}`, "AXIOM_TOKEN=$", "axiom rejects $ now")],
  splunk: [kind((r) => r.uuid(), "Authorization: Splunk $", "SPLUNK_HEC_TOKEN=$")],
  pagerduty: [
    kind((r) => `u+${r.base64url(18)}`, "Authorization: Token token=$", "PAGERDUTY_TOKEN=$"),
    kind((r) => r.hex(32), "routing_key: $", '"routing_key":"$"'),
  ],
  opsgenie: [kind((r) => r.uuid(), "Authorization: GenieKey $", "OPSGENIE_API_KEY=$")],
  rollbar: [kind((r) => r.hex(32), "ROLLBAR_ACCESS_TOKEN=$", "X-Rollbar-Access-Token: $")],
  bugsnag: [kind((r) => r.hex(32), "BUGSNAG_API_KEY=$", "Bugsnag.start({ apiKey: '$' })")],
  airbrake: [kind((r) => r.hex(32), "AIRBRAKE_PROJECT_KEY=$", "airbrake projectKey: '$'")],
  uptimerobot: [kind((r) => `u${r.digits(6)}-${r.hex(24)}`, "UPTIMEROBOT_API_KEY=$", "api_key=$&format=json")],
  matomo: [kind((r) => r.hex(32), "https://stats.acme.dev/index.php?module=API&token_auth=$")],
  segment: [kind((r) => r.base62(32), "SEGMENT_WRITE_KEY=$", "writeKey: '$'")],
  mixpanel: [kind((r) => r.hex(32), "MIXPANEL_API_SECRET=$", "mixpanel api_secret: $")],
  // Data services with keys in addresses
  openweather: [
    kind((r) => r.hex(32), "https://api.openweathermap.org/data/2.5/weather?q=Oslo&appid=$", "OPENWEATHER_KEY=$"),
  ],
  ankr: [
    kind((r) => r.hex(64), "https://rpc.ankr.com/eth/$", "cast block latest --rpc-url https://rpc.ankr.com/polygon/$"),
  ],
  chainstack: [
    kind((r) => r.hex(32), "https://ethereum-mainnet.core.chainstack.com/$", "https://nd-123-456-789.p2pify.com/$"),
  ],
  getblock: [kind((r) => r.hex(32), "https://go.getblock.io/$", "wss://go.getblock.io/$")],
  blast: [kind((r) => r.uuid(), "https://eth-mainnet.blastapi.io/$")],
  tenderly: [kind((r) => r.base62(22), "https://mainnet.gateway.tenderly.co/$", "TENDERLY_ACCESS_KEY=$")],
  helius: [kind((r) => r.uuid(), "https://mainnet.helius-rpc.com/?api-key=$", "HELIUS_API_KEY=$")],
  drpc: [kind((r) => r.base64url(44), "https://lb.drpc.org/ogrpc?network=ethereum&dkey=$")],
  moralis: [kind((r) => r.hex(32), "https://site1.moralis-nodes.com/eth/$")],
  newsapi: [kind((r) => r.hex(32), "https://newsapi.org/v2/everything?q=x&apiKey=$", "NEWS_API_KEY=$")],
  finnhub: [kind((r) => r.base36(20), "https://finnhub.io/api/v1/quote?symbol=AAPL&token=$", "FINNHUB_API_KEY=$")],
  polygon: [kind((r) => r.base62(32), "https://api.polygon.io/v2/aggs?apiKey=$", "POLYGON_KEY=$")],
  alphavantage: [
    kind((r) => upper36(r, 16), "https://www.alphavantage.co/query?function=X&apikey=$", "ALPHAVANTAGE_API_KEY=$"),
  ],
  tomtom: [kind((r) => r.base62(32), "https://api.tomtom.com/search/2/search/x.json?key=$")],
  maptiler: [kind((r) => r.base62(20), "https://api.maptiler.com/maps/basic/style.json?key=$", "MAPTILER_KEY=$")],
  here: [kind((r) => r.base64url(43), "https://geocode.search.hereapi.com/v1/geocode?q=x&apiKey=$")],
  bing: [
    kind((r) => r.hex(32), "Ocp-Apim-Subscription-Key: $", "https://dev.virtualearth.net/REST/v1/Locations?key=$"),
  ],
  rapidapi: [
    kind(
      (r) => `${r.hex(10)}msh${r.hex(15)}p1${r.hex(6)}jsn${r.hex(12)}`,
      "X-RapidAPI-Key: $",
      "RAPIDAPI_KEY=$",
      "curl printed $ too",
    ),
  ],
  virustotal: [kind((r) => r.hex(64), "x-apikey: $", "VT_API_KEY=$")],
  shodan: [kind((r) => r.base62(32), "shodan init $", "https://api.shodan.io/host/1.1.1.1?key=$")],
  abuseipdb: [kind((r) => r.hex(80), "Key: $\nAccept: application/json", "ABUSEIPDB_KEY=$")],
  urlscan: [kind((r) => r.uuid(), "API-Key: $", "URLSCAN_API_KEY=$")],
  spotify: [kind((r) => r.hex(32), "SPOTIFY_CLIENT_SECRET=$", "client_secret: $")],
  twitch: [kind((r) => r.base36(30), "TWITCH_CLIENT_SECRET=$", "oauth:$")],
  strava: [kind((r) => r.hex(40), "STRAVA_CLIENT_SECRET=$", "strava_refresh_token=$")],
  twitter: [
    kind((r) => r.base62(50), "TWITTER_API_SECRET=$", "consumer_secret='$'"),
    kind((r) => `${r.digits(18)}-${r.base62(30)}`, "TWITTER_ACCESS_TOKEN=$", "access_token='$'"),
  ],
  linkedin: [
    kind((r) => r.base62(16), "LINKEDIN_CLIENT_SECRET=$"),
    kind((r) => `AQED${r.base64url(148)}`, "Cookie: li_at=$", "li_at=$"),
  ],
  flickr: [kind((r) => r.hex(32), "FLICKR_API_KEY=$", "https://api.flickr.com/services/rest/?method=x&api_key=$")],
  "web frameworks' cookies": [
    kind((r) => r.base36(26), "PHPSESSID=$", "curl -b 'PHPSESSID=$' https://app.acme.dev"),
    kind((r) => r.hex(32).toUpperCase(), "JSESSIONID=$", "Set-Cookie: JSESSIONID=$; Path=/; HttpOnly"),
    kind((r) => `s%3A${r.base64url(32)}.${r.base62(43)}`, "connect.sid=$", "Cookie: connect.sid=$"),
    kind((r) => r.base36(32), "sessionid=$", "Cookie: csrftoken=x; sessionid=$"),
  ],
  "next-auth cookies": [
    kind(
      (r) => `eyJhbGciOiJkaXIi${r.base64url(40)}..${r.base64url(16)}.${r.base64url(200)}.${r.base64url(22)}`,
      "__Secure-next-auth.session-token=$",
      "Cookie: next-auth.session-token=$",
    ),
  ],
};

// How a line gets into a post.
const frames: ((line: string) => string)[] = [
  (line) => line,
  (line) =>
    `Installed 2.4.1 and followed the guide. It stopped at the second step.\n\n\`\`\`\n${line}\n\`\`\`\n\nThe docs do not say which scope is needed.`,
  (line) =>
    `What I did:\n1. created a project\n2. ran this\n\n${line}\n\nThen a 500 with request id 7f3c, the same on 1.9.0.`,
  (line) =>
    `Good tool, but the error text repeats the whole configuration:\n\n> ${line.replaceAll("\n", "\n> ")}\n\nRated 3 for reliability.`,
];

/** Draws a third of the vendors by a hash of the name (FNV-1a). */
function isHeldOut(vendor: string): boolean {
  let hash = 0x811c9dc5;
  for (const character of vendor) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return (hash >>> 8) % 3 === 0;
}

/** Builds one post for every use of every kind of every vendor. */
export function vendorPosts(seed: number): VendorPost[] {
  const r = seeded(seed);
  return Object.entries(vendors).flatMap(([vendor, kinds]) =>
    kinds.flatMap(({ value, uses }) =>
      uses.map((use) => {
        const secret = value(r);
        const text = r.pick(frames)(use.replaceAll("$", () => secret));
        return { vendor, heldOut: isHeldOut(vendor), secret, text };
      }),
    ),
  );
}
