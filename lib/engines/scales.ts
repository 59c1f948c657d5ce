/** The points of the closed questions in words, lowest first. */
export const scales = {
  stance: ["Firmly against", "Rather against", "Undecided", "Rather for", "Firmly for"],
  likely: ["Not at all likely", "Not very likely", "As likely as not", "Rather likely", "Very likely"],
  buy: ["Definitely not", "Probably not", "Perhaps", "Probably", "Definitely"],
  satisfied: ["Very dissatisfied", "Rather dissatisfied", "Neither", "Rather satisfied", "Very satisfied"],
  agree: ["Strongly disagree", "Disagree", "Neither", "Agree", "Strongly agree"],
  agreeInSeven: [
    "Strongly disagree",
    "Disagree",
    "Somewhat disagree",
    "Neither",
    "Somewhat agree",
    "Agree",
    "Strongly agree",
  ],
  important: ["Not important", "Slightly important", "Moderately important", "Very important", "Extremely important"],
  well: ["Very badly", "Rather badly", "Neither well nor badly", "Rather well", "Very well"],
  degree: ["Not at all", "A little", "Somewhat", "Quite", "Very"],
  disappointed: ["Not disappointed", "Somewhat disappointed", "Very disappointed"],
};

export type Scale = keyof typeof scales;
