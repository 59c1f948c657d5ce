// Facts from which people are composed. Everyone is invented; names are drawn from one mixed list without regard to
// anything else, and nothing about a person follows from a name. Amounts and bands are assumptions of a usual order.

/** First and last names from many languages, drawn independently of each other and of all facts. */
export const firstNames =
  "Alex, Amina, Andrei, Anjali, Beatriz, Bogdan, Camille, Carlos, Chidi, Chloe, Daniel, Dara, Elif, Emeka, Erin, Fatima, Felix, Freya, Gabriel, Hana, Hugo, Imani, Ines, Ivan, Jamal, Jun, Kai, Katarina, Kofi, Lars, Layla, Linh, Lucia, Marek, Mateo, Maya, Mina, Nadia, Nikhil, Noor, Olga, Omar, Paolo, Petra, Quinn, Rafael, Rosa, Ruth, Sam, Sanjay, Sara, Sean, Selin, Tariq, Thandi, Tomas, Uma, Victor, Wei, Yara, Yusuf, Zoe".split(
    ", ",
  );
export const lastNames =
  "Abebe, Adeyemi, Ahmed, Almeida, Andersson, Bauer, Bianchi, Brown, Chen, Cohen, Costa, Das, Demir, Diaz, Dubois, Eriksen, Farouk, Fischer, Garcia, Green, Haddad, Hansen, Hughes, Ito, Ivanova, Jansen, Kamau, Kaplan, Khan, Kim, Kowalska, Larsen, Lopez, Mbeki, Mendes, Meyer, Moreau, Murphy, Nair, Nguyen, Novak, Okafor, Olsen, Park, Patel, Petrov, Popescu, Quist, Reyes, Rossi, Santos, Sato, Schmidt, Silva, Singh, Tanaka, Taylor, Turner, Vargas, Walker, Wong, Yilmaz".split(
    ", ",
  );

/** Words of age and the years they stand for; words of a generation as of 2025, by the usual birth years. */
export const ageWords: [words: RegExp, from: number, to: number][] = [
  [/\b(teen(?:s|agers?)?|high[- ]school)\b/, 16, 19],
  [/\bgen(?:eration)?[- ]?z\b|\bzoomers?\b/, 18, 28],
  [/\b(college|university) students?\b|\bundergrad\w*|\bstudents?\b/, 18, 26],
  [/\bgraduate students?\b|\bphd students?\b/, 23, 32],
  [/\byoung (?:professionals?|adults?|people|couples?|workers?)\b/, 22, 32],
  [/\bnew (?:parents?|mothers?|fathers?|moms?|mums?|dads?)\b|\bfirst-time (?:parents?|mothers?|moms?|mums?)\b/, 25, 38],
  [/\bmillennials?\b/, 29, 44],
  [/\bgen(?:eration)?[- ]?x\b/, 45, 60],
  [/\bbaby[- ]?boomers?\b|\bboomers?\b/, 61, 79],
  [/\bmiddle[- ]aged\b|\bmid-?life\b/, 42, 58],
  [/\bretire(?:d|es?)\b|\bpensioners?\b/, 63, 80],
  [
    /\bseniors?\b(?! (?:manager|director|leader|engineer|developer|executive|buyer|vp|analyst|partner))|\belderly\b|\bolder (?:adults?|people)\b/,
    65,
    84,
  ],
  [
    /\bparents? of (?:toddlers?|babies|young children|small children)\b|\bparents? (?:with|of) (?:a )?(?:toddlers?|babies|baby|infants?)\b/,
    25,
    42,
  ],
  [/\bparents? of (?:teens?|teenagers?)\b/, 38, 56],
  [/\bempty[- ]nesters?\b/, 50, 66],
];

/** Words of a description that are taken over as facts of how all four decide. */
export const describedTraits: [words: RegExp, trait: string][] = [
  [
    /price[- ](?:sensitive|conscious)|budget[- ](?:conscious|minded)|on a (?:tight )?budget|frugal|thrift\w*|cost[- ]conscious/,
    "price conscious",
  ],
  [/\bbusy\b|time[- ](?:poor|pressed|starved)|short on time/, "short on time"],
  [/\beco\b|eco[- ]\w+|environment\w*|sustainab\w*|climate/, "cares about the environment"],
  [/tech[- ]savvy|early adopters?|digital natives?|tech enthusiasts?/, "tries new things early"],
  [/s[ck]eptic\w*|distrust\w*/, "sceptical of marketing claims"],
  [/privacy/, "privacy matters"],
  [/security|complian\w*/, "security and compliance first"],
  [/health[- ](?:conscious|minded|focused)|fitness|healthy/, "worries about what is healthy"],
  [/risk[- ]averse|cautious|conservative/, "risk averse"],
  [/quality/, "pays for quality"],
  [/luxury|status|prestige|affluent trend/, "what it says about them matters"],
  [/\bloyal\b/, "loyal to what works"],
  [/data[- ]driven|analytical/, "analytical, reads everything before deciding"],
  [/\broi\b|return on investment/, "counts return on every spend"],
  [/parents?\b|famil(?:y|ies)|moms?\b|mums?\b|dads?\b|mothers?\b|fathers?\b/, "plans for the whole family"],
  [/impulsive|spontaneous/, "decides on a whim"],
  [/tech(?:nolog\w*)?[- ](?:averse|shy|wary)|not tech|technophob\w*/, "slow to try new technology"],
];

/** Opposite ways to decide: every person has a pole of some of these, and the four differ by how they are dealt. */
export const poles: Record<"b2b" | "b2c", [one: string, other: string][]> = {
  b2b: [
    ["tries new tools early", "slow to change what works"],
    ["counts return on every spend", "needs results this quarter"],
    ["wants to see proof before a decision", "trusts peers in the field"],
    ["must convince others", "decides alone and fast"],
    ["wants help from a person", "likes to try things without help"],
    ["wary of vendor lock-in", "dislikes work to integrate"],
    ["price conscious", "pays for quality and service"],
    ["sceptical of marketing claims", "cares how a brand looks and sounds"],
    ["wants it simple for the team", "tech-savvy"],
    ["risk averse", "takes risks"],
  ],
  b2c: [
    ["tries new things early", "loyal to what works"],
    ["price conscious", "pays for quality"],
    ["reads reviews", "decides on a whim"],
    ["influenced by friends", "distrusts advertising"],
    ["wants it simple", "enjoys the ritual"],
    ["privacy matters", "short on time"],
    ["cares about the environment", "practical"],
    ["risk averse", "takes risks"],
    ["wants help from a person", "likes to try things without help"],
    ["plans ahead", "dislikes fuss"],
  ],
};
