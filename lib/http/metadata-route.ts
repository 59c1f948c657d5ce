import { connectorPath } from "../connector/contract.ts";
import { noteStep } from "../connector/note-step.ts";
import { AppError } from "../errors.ts";
import { oauthDocument, preflight } from "./oauth.ts";
import { respondError } from "./respond.ts";

type Context = { params: Promise<{ path?: string[] }> };

/** The route of a metadata document: below its address at the connector's path, and at its root where it is so for all. */
export function metadataRoute(body: () => object, { atRoot }: { atRoot: boolean }) {
  const answer = oauthDocument(body, ({ address }) => noteStep(address, { step: "metadata" }));
  return {
    GET: async (request: Request, context: Context): Promise<Response> => {
      const { path = [] } = await context.params;
      if ((atRoot && path.length === 0) || `/${path.join("/")}` === connectorPath) return answer(request);
      return respondError(new AppError("not_found", `The connector is at ${connectorPath}: leave out any other path.`));
    },
    OPTIONS: preflight("GET, HEAD, OPTIONS"),
  };
}
