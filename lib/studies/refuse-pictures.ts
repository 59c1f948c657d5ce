import { AppError } from "../errors.ts";
import { ownValue } from "../own-value.ts";

/** A picture inside a text. */
const embedded = /data:image\//i;
/** An image of Markdown or HTML; a page that was pasted may have some beside its words. */
const image = /!\[[^\]]{0,500}\]\s?\([^)]{0,2000}\)|<img\s[^>]{0,2000}>/gi;
const address = /^<?https?:\/\/\S+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:[?#]\S*)?>?[,;]?$/i;

/** Whether a text is nothing but pictures. */
const isPictures = (text: string): boolean =>
  text.trim() !== "" &&
  text
    .replaceAll(image, " ")
    .split(/\s+/)
    .every((one) => one === "" || address.test(one));

/** What people call the members of requests that put something to people. */
const names = {
  topic: "The topic",
  subject: "The subject",
  stimulus: "The text shown",
  rivals: "A rival",
  price: "The price",
  question: "The question",
  questions: "A question",
  scenario: "The scenario",
  options: "An option",
  description: "The description",
  audience_description: "The description of the people",
  closed_questions: "A closed question",
} as const;

/** Refuses texts of a request, each by its pointer, that are or hold a picture: nobody sees it, so nobody may speak of it. */
export function refusePictures(texts: readonly { pointer: string; text: string }[]): void {
  for (const { pointer, text } of texts) {
    const fault = isPictures(text) ? "is a picture" : embedded.test(text) ? "holds a picture" : null;
    if (fault === null) continue;
    const advice = "nobody is shown pictures. Describe in words what people would see";
    throw new AppError("invalid_request", `${ownValue(names, pointer.split("/")[1]!)} ${fault}, and ${advice}.`, {
      details: [{ pointer, message: `${fault}, and ${advice}` }],
    });
  }
}
