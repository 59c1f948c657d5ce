import { createKeyEndpoint, listKeysEndpoint, revokeKeyEndpoint } from "../accounts/contract.ts";
import type { Endpoint } from "../contract.ts";
import {
  changePersonaEndpoint,
  deletePersonaEndpoint,
  getPersonaEndpoint,
  importPersonasEndpoint,
  listPersonasEndpoint,
  savePersonaEndpoint,
} from "../personas/contract.ts";
import {
  cancelStudyEndpoint,
  changeStudyEndpoint,
  createStudyEndpoint,
  getStudyEndpoint,
  listStudiesEndpoint,
  listStudyTypesEndpoint,
  researchEndpoint,
  simulateEndpoint,
} from "../studies/contract.ts";
import {
  getWebhookSecretEndpoint,
  listDeliveriesEndpoint,
  replayDeliveryEndpoint,
  rotateWebhookSecretEndpoint,
} from "../webhooks/contract.ts";
import { getResearchOpenApiEndpoint } from "./contract.ts";

/** Every operation of the research API under its heading, in the order in which its description and its page name them. */
export const researchEndpoints: { heading: string; endpoints: Endpoint[] }[] = [
  {
    heading: "Studies",
    endpoints: [
      listStudyTypesEndpoint,
      createStudyEndpoint,
      researchEndpoint,
      listStudiesEndpoint,
      getStudyEndpoint,
      changeStudyEndpoint,
      cancelStudyEndpoint,
    ],
  },
  {
    heading: "Personas",
    endpoints: [
      listPersonasEndpoint,
      savePersonaEndpoint,
      importPersonasEndpoint,
      getPersonaEndpoint,
      changePersonaEndpoint,
      deletePersonaEndpoint,
      simulateEndpoint,
    ],
  },
  {
    heading: "Webhooks",
    endpoints: [getWebhookSecretEndpoint, rotateWebhookSecretEndpoint, listDeliveriesEndpoint, replayDeliveryEndpoint],
  },
  { heading: "Keys", endpoints: [listKeysEndpoint, createKeyEndpoint, revokeKeyEndpoint] },
  { heading: "The service", endpoints: [getResearchOpenApiEndpoint] },
];
