/** Names of products, file formats and terms of the field that no English word list has, beside those of the catalogue. */
export const productWords = `
  activepieces adobe aftereffects airbnb airbyte airflow akamai alchemy alibaba aliexpress alipay alteryx amazon amplify
  android angular ansible anydesk apache apple appium appsflyer appwrite arangodb arduino argocd artifactory artstation
  asciidoc ashby atlassian autocad autodesk autogen autogpt autohotkey avif babel bamboohr bandcamp basecamp baseten bcrypt
  behance betterstack bevy bigcommerce binance bitcoin bitwig blackboard blazor bluesky bluetooth bootstrap braintree
  brightspace bubble bugzilla bunny calibre capcut carto cassandra celery ceph chargebee chartmogul chatwoot chime cisco
  clearbit clerk cockroachdb codeium codepen codesandbox coinbase colab composer comfyui conda confluence consul contentful
  convex copilot coreldraw couchdb coursera craigslist crewai cron crontab csharp cypress dagster dart databricks datadog
  davinci deepmind deliveroo deno denodo deskpro devops directus disqus django docusaurus dokku doordash drizzle dropshipping
  drupal duolingo dynamodb ebay ebpf eclipse electron elixir emacs envoy erlang esbuild etcd etherscan ethereum etsy eventbrite
  evernote expedia express facebook fastapi fastly fedex fedora fiverr flask flickr fluentd flutter flyio foursquare framer
  freecad freshbooks freshdesk freshworks front garmin gatsby gemma ghidra ghost gimp gitea giphy glassdoor godaddy godot
  golang gong goodreads graphite graphql graylog greenhouse gradio grubhub grpc gumroad gusto hackernews hadoop harness
  hashicorp haskell hasura helm helpscout hetzner hibernate hootsuite hotjar houdini htmx hubstaff hulu huawei icloud
  illustrator imdb immich influxdb instacart instagram instacart ionic ipfs jaeger java javascript jellyfin jenkins jetbrains
  jfrog jotform jquery json jsonl julia kafka kaggle kagi keycloak keynote kicad kickstarter kindle klarna klaviyo kotlin
  kraken kubectl kustomize langchain langfuse langgraph laravel lastpass latex launchdarkly lemlist letsencrypt libreoffice
  lightroom lilypond linkedin linux linode litellm livekit llamaindex llamaparse logseq looker loom loops lottie lovable lyft
  magento mailerlite mapillary mariadb markdown marketo mastodon mastercard mastra matlab matomo matplotlib mattermost maven
  mediapipe medusa mercadopago messenger meta midjourney minecraft minio mlflow mobx modal mollie moodle mqtt muleson mulesoft
  mysql nagios namecheap netbox netflix netlify netsuite nextcloud nextjs nginx ngrok nintendo nltk nordvpn novu npm nuget numpy
  nuxt nvidia obs oauth odoo onenote onedrive onlyfans openapi opencv openshift opensearch openstack opentelemetry optimizely
  oracle outlook outreach pandas papertrail patreon paypal paystack payoneer pdfkit peloton phantombuster photopea photoshop
  phpmyadmin pingdom pinterest pipedrive planetscale plausible plesk plotly podman polars postgis powerapps powerbi powerpoint
  powershell premiere prestashop prestashop printful prisma procore prometheus proton protonmail puppeteer pycharm pypi pytest
  python pytorch qualtrics quora rabbitmq rails railway raspberry razorpay reactjs readwise reddit redshift redux remix replit
  retool revit revolut rippling roblox robinhood rollbar rstudio ruby runpod runway rust safari sagemaker samsara samsung sanity
  scala scikit scrapy segment selenium semrush serverless servicenow sharepoint shippo shopware signal sketchup skype skyscanner
  smartsheet snapchat snyk soundcloud spacy splunk spotipy spring sqlalchemy squarespace stackoverflow statuspage steam storybook
  strapi strava streamlit stytch sublime substack suno superset surrealdb surveymonkey svelte swagger swift swiftui tableau
  tailscale tailwind talend teamcity teamviewer temporal tensorflow terragrunt tesla testflight testrail tidal tiktok tinder
  toggl toml travis tripadvisor tumblr turborepo twilio twitch twitter typeform typescript typesense uber ubuntu udemy unity
  unreal unstructured upwork upstash usps valgrind vapi vault vega venmo vercel viber vimeo vite vitess vivaldi vllm vmware
  vuejs wandb wasm waze webpack webrtc wechat whatnot whimsical windsurf wireguard wireshark wistia wix woocommerce wordpress
  workato workday xata xcode xbox yahoo yaml yandex yelp youtrack zapier zendesk zillow zoho zoominfo
`
  .trim()
  .split(/\s+/);
