import type { MetadataRoute } from "next";

/** Everything here is public and may be read by any crawler. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" } };
}
