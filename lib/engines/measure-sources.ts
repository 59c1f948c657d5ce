/** Where the formulas of the measures were published. */
export const measureSources = {
  boxes: "Field practice of survey research: top-box and top-two-box shares",
  means: "Field practice of survey research: mean of a rating scale",
  funnel: "Field practice of brand tracking: the brand funnel",
  association: "Field practice of brand tracking: share that agrees, net of the share that disagrees",
  ellis: "Ellis 2009, the “very disappointed” question and the 40 % rule",
  bestWorst: "Finn and Louviere 1992, best–worst counts (best − worst) / shown; Louviere, Flynn and Marley 2015",
  trial:
    "Newton, Miller and Smith 1993, A market acceptance extension to traditional price sensitivity measurement, AMA Advanced Research Techniques Forum: default weights .7, .5, .3, .1, 0",
  preference: "Field practice of choice research: share of preference; choice among options after McFadden 1974",
  advantage: "Field practice of competitive research: share that prefers you less share that prefers the rival",
  effort:
    "Dixon, Freeman and Toman 2010, Stop trying to delight your customers, Harvard Business Review 88 (7/8), 116–122; agreement on seven points as in the score's second form of 2013",
  pain: "Field practice of journey research: pain of a moment = −valence × mentions",
  westendorp:
    "Van Westendorp 1976, NSS-Price Sensitivity Meter: a new approach to study consumer perception of price, 29th ESOMAR Congress, 139–167",
  gabor: "Gabor and Granger 1966, Price as an indicator of quality: report on an enquiry, Economica 33, 43–70",
  ratio: "Asked as a ratio to what is paid today, because no price is known; no publication",
  message: "Field practice of message testing: mean of the top-two-box shares",
  comprehension: "Field practice of copy testing: share whose read-back holds the intended claim",
  winLoss: "Field practice of win–loss research: constant-sum driver points",
  named: "Counted from the coded passages of the interviews",
  churn: "Field practice of churn research: likelihood to leave, and what an offer would save",
  forces: "The four forces of progress, Moesta and Spiek 2012 (Re-Wired Group); scored 0 to 10 here",
  drawn: "Field practice of survey research: share of answers",
  borda: "De Borda 1781, Mémoire sur les élections au scrutin",
  kendall: "Kendall and Babington Smith 1939, The problem of m rankings, Annals of Mathematical Statistics 10, 275–287",
  quantiles: "Hyndman and Fan 1996, Sample quantiles in statistical packages, definition 7",
  eta: "Pearson 1905 and Fisher 1925, correlation ratio: variance between groups over total variance",
};

export type Source = keyof typeof measureSources;
