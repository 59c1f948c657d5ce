/**
 * Ways of saying that a matter weighs for or against without judging it in its own words: "the delivery is where it loses
 * me". What they frame takes their side; their own words ("fails", "lost") are not read as a matter of their own.
 */
const against =
  /\b(?:put(?:s|ting)? (?:me|us) off|put off by|turn(?:s|ed)? (?:me|us) off|is where (?:it|this|that|they) (?:\w+ ){0,2}?(?:fails?|falls? (?:down|short)|loses?|stops?|ends?|breaks?)(?: (?:me|us|for me|for us))?|(?:bad|uneasy|queasy|odd|strange) feeling about|(?:is|are|was|remains?|'s) (?:a|the|my|our|another) (?:real |big |main |bigger |biggest )?(?:problem|issue|worry|concern|obstacle|sticking point|sore point|weak (?:point|spot)|snag|catch|drawback)|(?:problem|trouble|issue|worry|concern|catch|snag) (?:is|was|with|lies)|los(?:e|es|t|ing) (?:me|us|interest|(?:my|our) (?:patience|temper))(?: (?:on|over|at|with|because))?|(?:went|goes|going|go) (?:badly )?wrong(?: (?:at|with|over|on))?|(?:is|was|were) (?:to blame|the reason (?:i|we) (?:left|stopped|said no))|sore point|stop(?:s|ped)? liking|can(?:'t|not) get past|argued (?:about|over)|fell out over|warned (?:me|us) about|g(?:ave|ive) up (?:on|over)|spoil(?:s|ed|t) (?:it|something)|turned (?:\w+ )?down (?:because|over)|(?:fail|fails|failed|falls? down|let (?:me|us) down|didn't work|doesn't work|broke (?:it|that)) (?:for (?:me|us) )?(?:on|over|because|at|for (?:me|us))|don't believe the (?:promise|claim|line) about|needs work|kept? (?:me|us) from it|(?:made|makes) it worse|(?:big|large)?gest (?:thing|obstacle) in the way|unhappy (?:with|about)|disappointed (?:with|by|in|about)|complain(?:s|ed|ing)? about|worr(?:y|ied|ies) (?:me |us )?about|(?:doubts?|second thoughts) (?:about|over)|struggl\w+ with)/g;
const inFavour =
  /\b(?:what i (?:like|love|value|welcome|appreciate)(?: most| best)?(?: (?:about|in) it)?|that's what i (?:like|love)|i (?:like|love|welcome|appreciate|value) that|and i (?:like|welcome|love) that|w(?:ins|on) (?:me|us) over|speaks? for (?:it|them|this)|(?:made|makes) (?:all )?the difference|convinc(?:es|ed) (?:me|us)|is why i (?:chose|stay|like|buy|bought)|(?:was|is|what a) (?:a )?relief|(?:real|clear|big) (?:gain|plus|advantage)|how (?:glad|happy|pleased) (?:\w+ ){0,2}(?:were|was|am|are) (?:to have|with)|what sold (?:me|us)|(?:happy|pleased|impressed|delighted) (?:with|by) the|won on|chose it for|best (?:thing|part) (?:about|is)|stay(?:ed)? for|praise\w* (?:it )?for|strong point|thank(?:s|ful)? for)/g;

export type Framed = {
  /** The text with its frames blanked, as long as before. */
  text: string;
  side: 1 | 0 | -1;
};

/** Which side a passage puts its matter on by the frame alone; 0 where there is none, or where both are found. */
export function framedBy(text: string): Framed {
  let side = 0;
  const take = (pattern: RegExp, toward: 1 | -1, from: string) =>
    from.replace(pattern, (found) => {
      side += toward;
      return "ø".repeat(found.length);
    });
  const left = take(inFavour, 1, take(against, -1, text));
  return { text: left, side: Math.sign(side) as Framed["side"] };
}
