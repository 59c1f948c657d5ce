import localFont from "next/font/local";

/** Atkinson Hyperlegible Next, for all text. */
export const body = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-read",
  display: "optional",
});

/** The figure 0 of the same without its slash, which reads as code in prose; scripts/make-plain-zero.py makes it. */
export const zero = localFont({
  src: "./plain-zero.woff2",
  weight: "200 800",
  variable: "--font-zero",
  display: "optional",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+30" }],
});

/** Atkinson Hyperlegible Mono: identifiers, keys and hashes, whose 0 and O, 1 and l must not be confused. */
export const code = localFont({
  src: "../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-code",
  display: "optional",
  adjustFontFallback: false,
});
