/**
 * Words of liking and disliking as they are spoken in answers: valence per mention, −1 to 1, without unit. In the manner
 * of rule-based sentiment lexicons (Hutto and Gilbert 2014); the words and weights here are own assumptions.
 */
const rows: [valence: number, words: string][] = [
  [
    1.0,
    "love, loved, excellent, fantastic, amazing, brilliant, perfect, thrilled, delighted, superb, wonderful, outstanding, no-brainer, no brainer, game changer, exactly what i need, exactly what we need, could not live without",
  ],
  [
    0.7,
    "great, very good, impressed, impressive, excited, exciting, happy with, glad, a relief, strong, best, recommend, wins me over, won me over, takes the pressure off, proud, appealing, attractive, tempting, tempted, helpful, a pleasure, delicious, beautiful, eager, keen, enthusiastic, convinced, confident, sold on, trust it, i trust, pays for itself, worth it, worth the money, worth paying, worth every, makes my life easier, a good deal, good value, a bargain",
  ],
  [
    0.45,
    "good, like, liked, likes, nice, useful, interesting, interested, solid, easy, easier, simple, reliable, fair, fine by me, reasonable, promising, saves, save, saving, benefit, better, faster, quick, clear, smooth, comfortable, happy, pleased, works well, helps, fits, fun, enjoy, enjoyed, curious, positive, welcome, sensible, makes sense, convenient, affordable, cheaper, safe, secure, healthy, trust, trusted, worth, gain, advantage, upside, in favour, in favor, appreciate, value it, fresh, tasty, quality, effortless, handy, practical",
  ],
  [
    0.2,
    "okay with, fine with, open to, not bad, decent, acceptable, could work, might work, all right, alright, might try, could see, fair enough, worth a look",
  ],
  [
    -0.25,
    "hate to see, unsure, not sure, hesitant, hesitate, doubt, doubts, wary, sceptical, skeptical, cautious, mixed feelings, question, concerns, concern, concerned, careful, unclear, vague, on the fence, lukewarm, meh, unnecessary, reservations, reluctant, complicated, effort, catch, downside, drawback, uneasy, stretch, nervous, worry, worries, worried, but then, hassle, pricey, steep",
  ],
  [
    -0.5,
    "sore point, trouble, bothers, bother, no use, burnt, mess, warned, loses patience, more than i can spend, more than we can justify, more than i can afford, a lot of money, puts me off, embarrassed, no wish, leak, unproven, big words, rough, turned down, correcting, ends up in the bin, doesn't fit, does not fit, can't afford it, cross about, cared less, stops me, too big, don't want, do not want, don't need, don't like, do not like, don't trust, do not trust, don't believe, do not believe, put off, loses me, too steep, had enough, bad, expensive, costly, slow, difficult, hard to, dislike, disliked, problem, problems, annoying, annoyed, frustrating, frustrated, confusing, confused, disappointing, disappointed, poor, weak, risky, risk, unreliable, boring, pointless, gimmick, hype, overpriced, too much, too expensive, too complicated, too risky, too good to be true, costs more, not worth, unfair, uncomfortable, suspicious, distrust, lock-in, missing, lacks, lacking, fails, failed, broke, broken, buggy, crashes, wasted, waste, burden, headache, intrusive, creepy, no need, never works, let down, skip it, negative, unhealthy, unsafe, wasteful, out of reach, cannot afford, can't afford, no proof, no evidence, good enough already, stick with, sticking with, stay with what, staying with what, pain, clumsy, complaint, complaints",
  ],
  [
    -0.8,
    "hate, hated, terrible, awful, horrible, worst, useless, rubbish, garbage, nonsense, scam, rip-off, ripoff, rip off, waste of money, waste of time, dealbreaker, deal-breaker, deal breaker, disaster, nightmare, unacceptable, ridiculous, outrageous, dangerous, worse, disgusting, absurd, insulting, furious, angry, harmful, a joke, unusable",
  ],
];

export const valenceWords: [valence: number, word: string][] = rows.flatMap(([valence, words]) =>
  words.split(", ").map((word): [number, string] => [valence, word]),
);

/**
 * Sentences in which somebody says outright where they stand: valence −2 to 2. They outweigh single words, and what they
 * cover is not read again.
 */
export const stancePhrases: [valence: number, phrase: RegExp][] = [
  [
    2,
    /\b(?:i(?:'d| would|'ll| will) (?:definitely|certainly|absolutely|gladly|happily|sign up|buy it (?:today|tomorrow|right away|straight away))(?! not)(?: \w+)?|count me in|sign me up|where do i sign|take my money|i(?:'m| am) (?:all (?:in|for)|sold|convinced|in\b(?! (?:two|the|favou?r|no|doubt)))|(?:firmly|clearly|strongly|very much) (?:for|in favou?r)|(?:definitely|absolutely|certainly) (?:yes|buy|use|worth|interested|for it)|i really (?:like|want)|it'?s a (?:clear |firm |definite )?yes)\b/g,
  ],
  [
    1.0,
    /\b(?:i(?:'d| would|'ll| will| could see myself| can see myself) (?:(?:probably|likely|still|also|even|really|well|be (?:happy|glad|willing|ready|inclined|keen) to) )*(?:buy(?:ing)?|us(?:e|ing)|get(?:ting)? it|go (?:for|ahead)|choose|take (?:it|this)|sign|adopt(?:ing)?|order|pay (?:it|that|for it)|recommend|switch(?:ing)? to|try(?:ing)?|push for|support|back|say yes|renew|stay|give (?:it|this) a (?:try|go|chance|fair chance))|i(?:'m| am) (?:for (?:it|this)|in favou?r|leaning (?:toward(?:s)? )?yes|on board|positive about|inclined to (?:say yes|buy|try|use)|staying with)|leaning (?:toward(?:s)? )?yes|yes from me|my answer is yes|more (?:for|pro) than against|rather (?:for|in favou?r)|be right to (?:go|buy|take|use)|could say yes|i quite like|would be good for (?:me|us)|(?:be )?a good move|on the whole,? (?:i )?(?:like|for|yes|positive|good)|a good thing,? on the whole)\b/g,
  ],
  [
    -2,
    /\b(?:no way|not a chance|never (?:ever )?(?:buy|use|pay|touch|consider|sign|let|in a million)|i(?:'d| would|'ll| will) never|over my dead body|not in a million|absolutely not|definitely not|certainly not|out of the question|hard pass|hard no|count me out|(?:firmly|strongly|clearly) against|under no circumstances|wouldn'?t touch|would not touch|nothing (?:could|would) (?:make|get|change|keep)|the answer is no|it'?s a (?:clear |firm |flat )?no\b|i(?:'d| would) (?:fight it|say no)|i(?:'m| am) against (?:it|this),? and|would(?:n't| not) approve|i(?:'m| am) done with|(?:i|we)(?:'d| would) regret)\b/g,
  ],
  [
    -1.0,
    /\b(?:i (?:(?:probably|really|simply|just|most likely) )*(?:wouldn'?t|won'?t|would not|will not|don'?t (?:plan|intend|think i(?:'d| would|'ll| will| need))|do not (?:plan|intend)|don'?t want to|do not want to)(?: \w+){0,2}? (?:to )?(?:buy|use|get|go|choose|take|sign|adopt|order|pay|recommend|switch|try|trust|do it|need|want|spend|approve|bother|renew|miss)\w*|i don'?t think i need|i(?:'d| would) (?:rather not|pass|skip|leave it|turn it down|cancel|walk away|stay away|hold off)|i(?:'ll| will) pass|(?:is|it'?s|this is|that'?s) not for (?:me|us)|not (?:meant |made )?for (?:me|us|people like me)|not interested|not (?:really )?(?:convinced|keen|sold)|i(?:'m| am) (?:out\b(?! of)|(?:rather )?against|not (?:interested|buying|going to)|leaning (?:toward(?:s)? )?no|sceptical about this|skeptical about this)|leaning (?:toward(?:s)? )?no|no from me|more against than for|rather against|i (?:don'?t|do not) (?:want|need|trust) (?:it|this)|i (?:don'?t|do not) see (?:the point|why i)|no reason to|can'?t see (?:myself|why|the point)|can'?t find (?:myself|the value)|a bad idea)\b/g,
  ],
  [
    0,
    /\b(?:(?:could )?go either way|neither for nor against|i(?:'m| am) (?:torn|undecided|neutral|on the fence|in the middle|of two minds|in two minds|not sure what to)|no strong (?:view|opinion|feeling)s?|it depends|hard to say|fifty[- ]fifty|50\/50|an even balance|for and against|pros and cons|both sides|two feelings|can'?t (?:decide|make up my mind|call it)|before i say yes or no|neither (?:stop|buy|love|like)|don'?t (?:have|know) (?:a |an |enough )?(?:strong )?(?:view|opinion)|(?:do not|don'?t) mind either way|could live with)\b/g,
  ],
];

/** Words that look like liking and are none: turns of phrase, and comparisons that rate nothing. */
export const idle =
  /\b(?:to be fair|in fairness|best[- ]known|best friend|best person|best moment|worst moment|a better answer|fuller answer|as good as any|like (?:me|us|this|that|it or not)|whether i like|i like being|know what i like|what good is|for good|a good deal of|a good part|good at|good morning|wouldn'?t touch much|would not touch much|could live with|hard to follow|help me|plain and simple)\b/g;

/** Openings that give way to the other side, and those that say what weighs in the end: factors of their sentence. */
export const turns: [factor: number, opening: RegExp][] = [
  [
    0.5,
    /^(?:mind you|granted|i(?:'ll| will) grant|i can see the other side|in fairness|to be fair|what speaks for it|if there'?s one thing i'?d credit|of course|sure,|admittedly|if i look for a snag|my one worry|the only thing is)/,
  ],
  [
    1.4,
    /^(?:but\b|however|all the same|even so|against that|what counts more|what weighs|in the end|the short version|in short|put simply|it doesn'?t change the main thing|on the whole|on balance|if you ask me|all in all|overall)/,
  ],
];

/** What softens or strengthens the word that follows within three words: factors of its valence. */
export const degrees: Record<string, number> = {
  very: 1.4,
  really: 1.3,
  extremely: 1.7,
  so: 1.2,
  too: 1.2,
  absolutely: 1.5,
  totally: 1.4,
  incredibly: 1.6,
  quite: 1.1,
  genuinely: 1.2,
  highly: 1.4,
  deeply: 1.4,
  slightly: 0.5,
  somewhat: 0.6,
  "a bit": 0.6,
  bit: 0.6,
  little: 0.6,
  fairly: 0.9,
  maybe: 0.6,
  perhaps: 0.6,
  probably: 0.8,
  might: 0.6,
  possibly: 0.6,
  kind: 0.7,
  sort: 0.7,
  guess: 0.7,
  mildly: 0.5,
  rather: 0.9,
  partly: 0.6,
  could: 0.7,
};
