// The package brings no types, and those of @types/compression bring all of Express's.
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
