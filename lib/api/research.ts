import { createKeyEndpoint, listKeysEndpoint, moveKeyEndpoint, revokeKeyEndpoint } from "../accounts/contract.ts";
import { createKey, listKeys, moveKey, revokeKey } from "../accounts/keys.ts";
import { drainEndpoint } from "../drain/contract.ts";
import { drain } from "../drain/drain.ts";
import { followStudy, streamStudy } from "../http/follow-study.ts";
import { handle } from "../http/handle.ts";
import { getResearchOpenApiEndpoint } from "../openapi/contract.ts";
import { researchDescription } from "../openapi/research-description.ts";
import { serveDocument } from "../openapi/serve-document.ts";
import type { Service } from "../openapi/service.ts";
import {
  changePersonaEndpoint,
  deletePersonaEndpoint,
  getPersonaEndpoint,
  importPersonasEndpoint,
  listPersonasEndpoint,
  savePersonaEndpoint,
} from "../personas/contract.ts";
import { importPersonas } from "../personas/import-personas.ts";
import { getPersona, listPersonas } from "../personas/personas.ts";
import { changePersona, deletePersona, savePersona } from "../personas/write-persona.ts";
import { askFollowUp } from "../studies/ask-follow-up.ts";
import { listCalls } from "../studies/calls/calls.ts";
import { listCallsEndpoint } from "../studies/calls/contract.ts";
import { cancelStudy, changeStudy } from "../studies/change-study.ts";
import { compareStudies } from "../studies/compare/compare-studies.ts";
import { compareStudiesEndpoint } from "../studies/compare/contract.ts";
import {
  askFollowUpEndpoint,
  cancelStudyEndpoint,
  changeStudyEndpoint,
  createStudyEndpoint,
  getStudyEndpoint,
  listStudiesEndpoint,
  listStudyTypesEndpoint,
  researchEndpoint,
  simulateEndpoint,
} from "../studies/contract.ts";
import { createStudy, research as runResearch } from "../studies/create-study.ts";
import { getStudy } from "../studies/get-study.ts";
import { listStudies, listStudyTypes } from "../studies/list-studies.ts";
import { rerunStudyEndpoint } from "../studies/rerun/contract.ts";
import { rerunStudy } from "../studies/rerun/rerun-study.ts";
import { simulate } from "../studies/simulate.ts";
import {
  getWebhookSecretEndpoint,
  listDeliveriesEndpoint,
  replayDeliveryEndpoint,
  rotateWebhookSecretEndpoint,
} from "../webhooks/contract.ts";
import { listDeliveries, replayDelivery } from "../webhooks/deliveries.ts";
import { getWebhookSecret, rotateWebhookSecret } from "../webhooks/secrets.ts";

/** The research API on one page: every operation under its heading, with its verb. */
export const research: Service = {
  ...researchDescription,
  groups: [
    {
      heading: "Studies",
      operations: [
        handle(listStudyTypesEndpoint, listStudyTypes),
        handle(createStudyEndpoint, createStudy, { events: streamStudy }),
        handle(researchEndpoint, runResearch, {
          markdown: (result) => ("markdown" in result ? result.markdown : null),
        }),
        handle(listStudiesEndpoint, listStudies),
        handle(getStudyEndpoint, getStudy),
        followStudy,
        handle(askFollowUpEndpoint, askFollowUp),
        handle(rerunStudyEndpoint, rerunStudy),
        handle(changeStudyEndpoint, changeStudy),
        handle(cancelStudyEndpoint, cancelStudy),
        handle(listCallsEndpoint, listCalls),
        handle(compareStudiesEndpoint, compareStudies),
      ],
    },
    {
      heading: "Personas",
      operations: [
        handle(listPersonasEndpoint, listPersonas),
        handle(savePersonaEndpoint, savePersona),
        handle(importPersonasEndpoint, importPersonas),
        handle(getPersonaEndpoint, getPersona),
        handle(changePersonaEndpoint, changePersona),
        handle(deletePersonaEndpoint, deletePersona),
        handle(simulateEndpoint, simulate),
      ],
    },
    {
      heading: "Webhooks",
      operations: [
        handle(getWebhookSecretEndpoint, getWebhookSecret),
        handle(rotateWebhookSecretEndpoint, rotateWebhookSecret),
        handle(listDeliveriesEndpoint, listDeliveries),
        handle(replayDeliveryEndpoint, replayDelivery),
      ],
    },
    {
      heading: "Keys",
      operations: [
        handle(listKeysEndpoint, listKeys),
        handle(createKeyEndpoint, createKey),
        handle(moveKeyEndpoint, moveKey),
        handle(revokeKeyEndpoint, revokeKey),
      ],
    },
    {
      heading: "The service",
      operations: [handle(drainEndpoint, drain), serveDocument(getResearchOpenApiEndpoint, () => research)],
    },
  ],
};
