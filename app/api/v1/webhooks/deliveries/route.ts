import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { listDeliveriesEndpoint } from "#lib/webhooks/contract.ts";
import { listDeliveries } from "#lib/webhooks/list-deliveries.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(listDeliveriesEndpoint, listDeliveries));
