import { textsOf } from "../content/refuse-content.ts";
import { AppError } from "../errors.ts";

/** A picture inside a text, and a text that is nothing but the address of one. */
const embedded = /data:image\//i;
const address = /^\s*<?https?:\/\/\S+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:[?#]\S*)?>?\s*$/i;

/** Refuses a request with a picture: nobody sees it, so nobody may speak of it. */
export function refusePictures(members: Record<string, unknown> & { stimulus?: string | undefined }): void {
  const inside = textsOf(members, "").find(({ text }) => embedded.test(text));
  if (inside !== undefined) throw refusal(inside.pointer, "holds a picture as a data: address");
  if (members.stimulus !== undefined && address.test(members.stimulus))
    throw refusal("/stimulus", "is only the address of a picture");
}

const refusal = (pointer: string, fault: string) =>
  new AppError(
    "invalid_request",
    `${pointer} ${fault}, and pictures are not shown. Describe in words what people would see.`,
    { details: [{ pointer, message: `${fault}: describe in words what people would see` }] },
  );
