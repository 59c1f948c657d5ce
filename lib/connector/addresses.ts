import { env } from "../env.ts";
import { challengeMethod, connectorPath, connectorTitle, grantTypes, scopes } from "./contract.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

/** The address of this authorization server, without a final slash (RFC 8414). */
export const issuer = (): string => env().PUBLIC_URL;

/** The address of the connector, which its tokens are for (RFC 8707). */
export const resourceAddress = (): string => `${env().PUBLIC_URL}${connectorPath}`;

/** Where a client reads what the connector asks for (RFC 9728). */
export const resourceMetadataAddress = (): string =>
  `${env().PUBLIC_URL}/.well-known/oauth-protected-resource${connectorPath}`;

/** The connector's protected resource metadata (RFC 9728). */
export const resourceMetadata = () => ({
  resource: resourceAddress(),
  resource_name: connectorTitle,
  resource_documentation: `${env().PUBLIC_URL}/docs/research#connect`,
  authorization_servers: [issuer()],
  scopes_supported: Object.keys(scopes),
  bearer_methods_supported: ["header"],
});

/** The authorization server's metadata (RFC 8414): only what is served. */
export function serverMetadata() {
  const base = env().PUBLIC_URL;
  return {
    issuer: issuer(),
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    registration_endpoint: `${base}/oauth/register`,
    revocation_endpoint: `${base}/oauth/revoke`,
    scopes_supported: Object.keys(scopes),
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: [challengeMethod],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${base}/docs/research#connect`,
  };
}

/** Whether a client means the connector by this address: case of the host and a final slash do not matter. */
export function isResource(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !address.includes("#") && url.href.replace(/\/$/, "") === new URL(resourceAddress()).href;
}

/** The refusal of a resource that is not the connector. */
export const wrongTarget = () =>
  new OAuthRefusal("invalid_target", `Send resource=${resourceAddress()}: this server has no other resource.`);
