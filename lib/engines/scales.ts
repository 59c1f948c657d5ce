import points from "#lib/engines/closed-scales.json" with { type: "json" };

/** The points of the closed questions in words, lowest first. */
export const scales = points;

export type Scale = keyof typeof scales;
