import { privateNames } from "../activity/contract.ts";
import { contentLicence, onlyData, serviceName } from "../contract.ts";
import { env } from "../env.ts";
import { feedEndings, notMeasured } from "../format.ts";
import { inChoice, inWords, lengthInWords } from "../in-words.ts";
import { bases } from "../questions/posts.ts";
import { ReviewDocument, schemaVersion } from "../reviews/review-document.ts";
import { outcomeIds } from "../reviews/run.ts";
import { dimensionIds, leastRated, scaleInWords } from "../rubric/dimensions.ts";
import { textFile } from "../text-file.ts";
import { leastCompared, mostCompared } from "../tools/compare/contract.ts";
import { setupCommand } from "../tools/facts/contract.ts";
import { ToolType, typesInWords } from "../tools/metadata.ts";
import { mostRecommended } from "../tools/recommend/contract.ts";
import { afterWithdrawal, forGood } from "../votes/rules.ts";
import { contactHref, noAccount, openSearchType, searchSubjects } from "./contract.ts";
import { operator } from "./operator.ts";

/** How many days a security.txt is good from the moment it is read: RFC 9116, 2.5.5, wants less than a year. */
const securityDays = 180;

const guides = {
  llms: textFile("about/llms.txt"),
  skill: textFile("about/skill.md"),
  opensearch: textFile("about/opensearch.xml"),
  security: textFile("about/security.txt"),
};

/** The skill's name and what it is for, as its front matter says them. */
export const skill = {
  name: /^name: (.+)$/m.exec(guides.skill())![1]!,
  description: /^description: (.+)$/m.exec(guides.skill({ anyTool: typesInWords.anyOne }))![1]!,
};

/** A text for programs that know only the service's address: llms.txt in short, the skill (Agent Skills), OpenSearch, or security.txt (RFC 9116). */
export function guideText(guide: keyof typeof guides): string {
  const { name, contact } = operator();
  const end = new Date(Date.now() + securityDays * 86_400_000);
  end.setUTCHours(0, 0, 0, 0);
  return guides[guide]({
    base: env().PUBLIC_URL,
    operator: `${name ?? "the operator has not said who they are"}${contact === null ? "" : `, ${contact}`}`,
    contact: contactHref(contact ?? ""),
    expires: end.toISOString(),
    ...{ privateNames, searchSubjects, schemaVersion, setupCommand, afterWithdrawal, forGood, leastRated },
    ...{ noAccount, notMeasured, onlyData, openSearchType, serviceName },
    ...{ licence: contentLicence.id, scale: scaleInWords },
    reviewLength: lengthInWords(ReviewDocument.shape.review),
    mostRecommended: inWords(mostRecommended),
    leastCompared: inWords(leastCompared),
    mostCompared: inWords(mostCompared),
    dimensions: dimensionIds.join(", "),
    outcomes: inChoice(outcomeIds),
    bases: inChoice(bases),
    feedEndings: inChoice(feedEndings),
    anyTool: typesInWords.anyOne,
    toolTypes: ToolType.options.map((type) => `"${type}"`).join(" | "),
  });
}
