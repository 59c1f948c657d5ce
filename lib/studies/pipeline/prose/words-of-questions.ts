import { anyOf } from "../../../engines/cells.ts";

/** Words for keeping away from a thing, with which a question asks what speaks against it. */
export const reluctance = String.raw`\b(?:avoid|dis(?:like|trust)|doubt|fear|hat(?:e|ing)|hesita|ignor|mistrust|oppos|put off|reluctan|resist|s[ck]eptic|shun|skip|struggl|unhapp|unwilling|wary)`;
/** Words for leaving. */
export const ceasing = String.raw`\b(?:cancel|churn|drop|end|give up|go elsewhere|leave|quit|refuse|reject|say no|stop|unsubscribe|walk away)`;

/** How people judge a thing, as a request names it: "first reactions to the idea". */
export const opinions = anyOf(
  "reactions?, views?, opinions?, feedback, attitudes?, perceptions?, impressions?, thoughts",
);
/** Words for parts of a market. */
export const groups = anyOf("groups?, segments?, clusters?, types?, kinds?, sorts?, camps?, personas?, profiles?");
/** Words for what else there is. */
export const rivals = anyOf("competitors?, rivals?, competition, alternatives?");
/** What is done with a rival: "who do we lose to?" */
export const against = [
  "\\bup against\\b",
  "\\bcompet(?:e|ing) with\\b",
  "\\blos(?:e|es|ing|t) (?:\\S+ )?to\\b",
  "\\b(?:compare|set) (?:\\S+ ){1,5}?(?:with|to|against)\\b",
  "\\b(?:alongside|besides|other than|next to) us\\b",
].join("|");
/** Words for what goes wrong. */
export const pains = anyOf(`troubles?, problems, difficult(?:y|ies), challenges, pain points, headaches, bottlenecks,
  complaints, frustrations`);
/** Words for hardly any. */
export const few = anyOf(
  "few\\b, hardly, barely, nobody\\b, no one\\b, not (?:many|more)\\b, rarely\\b, seldom\\b, little\\b",
);
/** Words for what does badly. */
export const failing =
  anyOf(`low, poor, weak, down, fail(?:s|ed|ing|ure)?, fall(?:s|ing)?, declin(?:e|es|ing), flop(?:s|ped)?,
  drop(?:s|ped|ping)?, unused, unread, unopened, abandon(?:s|ed|ing)?, ignored`);
