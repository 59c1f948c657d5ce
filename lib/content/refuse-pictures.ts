import { AppError, type ErrorCode } from "../errors.ts";

/** A picture inside a text, or an image of Markdown or HTML. */
const picture = /data:image\/|!\[[^\]]{0,500}\][([]|<(?:img|svg)\b/i;
const address = /^<?(?:https?:\/\/|www\.)\S+$/i;
const pictureAddress = /^<?\S+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:[?#]\S*)?>?[,;]?$/i;

/** Refuses texts, each by its pointer, with a picture, and a shown text of addresses alone: nobody sees a picture, and nothing is fetched. */
export function refusePictures(texts: readonly { pointer: string; text: string }[], code: ErrorCode): void {
  for (const { pointer, text } of texts) {
    const fault = faultOf(pointer, text);
    if (fault === null) continue;
    const [, member = "", ...steps] = pointer.split("/");
    const name = `${steps.length === 0 ? "The" : "A text of"} ${member.replaceAll("_", " ")}`;
    throw new AppError(code, `${name} ${fault}.`, { details: [{ pointer, message: fault }] });
  }
}

function faultOf(pointer: string, text: string): string | null {
  const isAll = (form: RegExp) =>
    text.trim() !== "" &&
    text
      .trim()
      .split(/\s+/)
      .every((word) => form.test(word));
  if (picture.test(text) || isAll(pictureAddress))
    return "has a picture, and nobody is shown pictures. Describe in words what people would see";
  const isShown = pointer === "/stimulus" || pointer === "/scenario";
  return isShown && isAll(address) ? "is only an address, and nothing is fetched from it. Paste the text" : null;
}
