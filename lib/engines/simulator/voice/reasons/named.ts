/** What can be said for or against any point, by its name. */
export const namedReasons = {
  for: [
    "it'd give {us} {good}",
    "it'd bring {us} {good}, and I [like|welcome] that",
    "what I like [most|best] is the prospect of {good}",
    "it comes with {good}, and that [wins me over|convinces me]",
    "I see {good} in it, and that's a real gain",
    "{good}, that's what I [find good about it|like in it]",
    "I've wanted {good} for {long}, so it's welcome",
  ],
  against: [
    "{want} is where it [fails|falls down] for me",
    "I'm put off by {want}",
    "it loses me [on|over] {want}",
    "{want} is a problem, [plain and simple|there's no way round it]",
    "I have a bad feeling about {want}",
    "I can't get past {want}",
    "as soon as I come to {want}, I [stop liking it|lose interest]",
  ],
};
