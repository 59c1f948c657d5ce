import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { replayDeliveryEndpoint } from "#lib/webhooks/contract.ts";
import { replayDelivery } from "#lib/webhooks/replay-delivery.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(replayDeliveryEndpoint, replayDelivery));
