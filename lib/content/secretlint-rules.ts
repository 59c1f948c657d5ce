import { rules } from "@secretlint/secretlint-rule-preset-recommend";
import type { Finding } from "#lib/content/finding.ts";

type Rule = (typeof rules)[number];
type Context = Parameters<Rule["create"]>[0];
type Source = Parameters<NonNullable<ReturnType<Rule["create"]>["file"]>>[0];

// The preset's comment filter would let a post switch the scanner off, so only the single rules are used. Our own rule
// judges addresses with a password, because it knows more placeholders.
const leftOut = ["filter-comments", "basicauth", "database-connection-string"];
const shortest = 20;
const scanners = rules.filter((rule) => !leftOut.some((name) => rule.meta.id.endsWith(name)));

/**
 * Runs secretlint's single rules over a text; ranges are in UTF-16 code units. They run without @secretlint/core, whose
 * profiler keeps about a hundred performance entries per text forever.
 */
export async function findBySecretlintRules(text: string): Promise<Finding[]> {
  const found: Finding[] = [];
  // The `.md` name matters: without a name some rules match more, and for a key store they read a file.
  const source = { content: text, filePath: "post.md", ext: ".md", contentType: "text" } as Source;
  for (const scanner of scanners) {
    const rule = scanner.meta.id.replace("@secretlint/secretlint-rule-", "");
    const context: Context = {
      sharedOptions: {},
      // Only the message's id is kept: the full message would contain the secret.
      createTranslator: () => (messageId) => ({ message: "", messageId: String(messageId), data: {} as never }),
      ignore: () => {},
      report: ({ message, range: [start, end] }) => {
        // An account number opens nothing; neither do a few letters after a prefix.
        if (message.messageId === "AWSAccountID" || end - start < shortest) return;
        found.push({ rule, start, end });
      },
    };
    await scanner.create(context, { enableIDScanRule: true }).file?.(source);
  }
  return found;
}
