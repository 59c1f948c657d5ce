import { type Facts, fillPlaces } from "../text-file.ts";
import alerts from "./alerts.json" with { type: "json" };

/** A sentence of the operator's boxes, with these facts in its places. */
export const say = (text: keyof typeof alerts.texts, facts: Facts): string => fillPlaces(alerts.texts[text], facts);
