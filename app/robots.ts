import type { MetadataRoute } from "next";
import { env } from "#lib/env.ts";

/** Else the address of the build would be in it. */
export const dynamic = "force-dynamic";

/** Lets every crawler read everything, all pages being public, and names the sitemap. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${env().PUBLIC_URL}/sitemap.xml` };
}
