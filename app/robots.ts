import type { MetadataRoute } from "next";

/** Lets every crawler read everything: all pages are public. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" } };
}
