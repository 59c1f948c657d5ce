import { textsOf } from "../content/refuse-content.ts";
import { AppError } from "../errors.ts";

/** A picture inside a text: a data: address, or an image of Markdown. */
const embedded = /data:image\/|!\[[^\]]{0,500}\]\s?\(/i;
const address = /^<?https?:\/\/\S+\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:[?#]\S*)?>?[,;]?$/i;
/** Whether a text is nothing but addresses of pictures. */
const isAddresses = (text: string): boolean =>
  text.trim() !== "" &&
  text
    .trim()
    .split(/\s+/)
    .every((one) => address.test(one));

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
  for (const [member, name] of Object.entries(names)) {
    const texts = textsOf({ [member]: members[member as keyof typeof names] }, "");
    for (const { pointer, text } of texts) {
      const fault = isAddresses(text) ? "is a picture" : embedded.test(text) ? "holds a picture" : null;
      if (fault === null) continue;
      const advice = "nobody is shown pictures. Describe in words what people would see";
      throw new AppError("invalid_request", `${name} ${fault}, and ${advice}.`, {
        details: [{ pointer, message: `${fault}, and ${advice}` }],
      });
    }
  }
}
