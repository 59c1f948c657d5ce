import { textsOf } from "../content/refuse-content.ts";
import { AppError } from "../errors.ts";
import { ownValue } from "../own-value.ts";

/** A picture inside a text. */
const embedded = /data:image\//i;
/** An image of Markdown; a page that was pasted may have some beside its words. */
const markdownImage = /!\[[^\]]{0,500}\]\s?\([^)]{0,2000}\)/g;
const address = /^<?https?:\/\/\S+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:[?#]\S*)?>?[,;]?$/i;

/** Whether a text is nothing but pictures. */
const isPictures = (text: string): boolean =>
  text.trim() !== "" &&
  text
    .replaceAll(markdownImage, " ")
    .split(/\s+/)
    .every((one) => one === "" || address.test(one));

/** What people call the members of a request. */
const names = {
  topic: "The topic",
  subject: "The subject",
  stimulus: "The text shown",
  rivals: "A rival",
  questions: "A question",
  audience_description: "The description of the people",
  closed_questions: "A closed question",
} as const;

/** Refuses a request with a picture: nobody sees it, so nobody may speak of it. */
export function refusePictures(members: Record<keyof typeof names, unknown>): void {
  for (const [member, value] of Object.entries(members)) {
    const name = ownValue(names, member);
    const texts = textsOf({ [member]: value }, "");
    for (const { pointer, text } of texts) {
      const fault = isPictures(text) ? "is a picture" : embedded.test(text) ? "holds a picture" : null;
      if (fault === null) continue;
      const advice = "nobody is shown pictures. Describe in words what people would see";
      throw new AppError("invalid_request", `${name} ${fault}, and ${advice}.`, {
        details: [{ pointer, message: `${fault}, and ${advice}` }],
      });
    }
  }
}
