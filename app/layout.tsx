import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { darkPaper, light } from "#components/chrome/colours.ts";
import { Keys } from "#components/chrome/keys.tsx";
import { siteDescription, siteTitle } from "#components/chrome/page-metadata.ts";
import { SiteFooter, type Theme, themes } from "#components/chrome/site-footer.tsx";
import { DemoBanner, SiteHeader, SkipLink } from "#components/chrome/site-header.tsx";
import { RailDrawing } from "#components/marks/rails.tsx";
import { CopyOnClick } from "#components/text/copy-on-click.tsx";
import { openSearchType } from "#lib/about/contract.ts";
import { serviceName } from "#lib/contract.ts";
import { demoSentence, isDemoData } from "#lib/db/client.ts";
import { env } from "#lib/env.ts";
import { operatorSession } from "#lib/http/form-cookies.ts";
import { language } from "#lib/in-words.ts";
import { pagePath } from "#lib/net/page-answer.ts";
import { body, code, zero } from "./fonts.ts";
import "./globals.css";
import { simulateIsOpen } from "./simulate/simulate-is-open.ts";
import { themeCookie } from "./theme/theme-days.ts";

/** The metadata every page starts from. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().PUBLIC_URL),
    title: { default: siteTitle, template: `%s · ${serviceName}` },
    description: siteDescription,
    robots: { index: !isDemoData(), follow: true },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: light.paper },
    { media: "(prefers-color-scheme: dark)", color: darkPaper },
  ],
};

export default async function Layout({ children }: { children: ReactNode }) {
  const jar = await cookies();
  const chosen = jar.get(themeCookie)?.value;
  const theme: Theme = themes.find((one) => one === chosen) ?? "system";
  const isDemo = isDemoData();
  // The banner never covers a focused element.
  const clear = isDemo ? "scroll-pt-28" : "";
  return (
    <html lang={language} data-theme={theme} className={`${body.variable} ${zero.variable} ${code.variable} ${clear}`}>
      <head>
        <link rel="search" type={openSearchType} title={serviceName} href="/opensearch.xml" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        {isDemo && <DemoBanner sentence={demoSentence} />}
        <RailDrawing />
        <SiteHeader isOperator={jar.has(operatorSession.name())} path={pagePath()} />
        <main id="main" tabIndex={-1} className="page w-full flex-1 pt-8 pb-16 outline-none print:p-0">
          {children}
        </main>
        <SiteFooter theme={theme} hidden={simulateIsOpen() ? null : "/simulate"} />
        <CopyOnClick />
        <Keys />
      </body>
    </html>
  );
}
