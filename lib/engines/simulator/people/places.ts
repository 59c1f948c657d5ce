import { cellsOf } from "../topic/cells.ts";

/** Industries by the words that name them. */
const fields = `
Software | saas, software, tech company, tech companies, technology company, tech firms, tech start-ups
Financial technology | fintech, payments
Banking | bank, banking, financial services, finance firm, finance sector
Insurance | insurance, insurer
Healthcare | healthcare, health care, hospital, clinic, medical, dental
Pharmaceuticals | pharma, pharmaceutical, biotech
Manufacturing | manufacturing, manufacturer, factory, factories, industrial
Retail | retail, retailer, shop, store
E-commerce | e-commerce, ecommerce, online shop
Logistics | logistics, shipping, freight, supply chain, transport
Construction | construction, builder
Education | education, school, university, universities, edtech
Hospitality | restaurant, hospitality, hotel, cafe, café
Travel | travel, tourism, airline
Energy | energy, utility, utilities, solar, oil
Media | media, publishing, entertainment, gaming
Advertising | agency, agencies, advertising
Public administration | government, public sector, municipal, council
Non-profit | non-profit, nonprofit, charity, charities, ngo
Real estate | real estate, property
Farming | agriculture, agricultural, farm, farming
Telecommunications | telecom, telecommunications
Automotive | automotive, car maker
Food production | food, beverage
Consulting | consulting, consultancy, consultancies
Law | law firm, legal
`;
export const industries: [industry: string, words: string[]][] = cellsOf(fields).map(([industry = "", words = ""]) => [
  industry,
  words.split(", "),
]);
export const anyIndustry = ["Software", "Manufacturing", "Retail", "Healthcare", "Logistics", "Insurance", "Education"];

/** Four towns each where words name a country or a kind of place, with the sign of the money there. */
const regions = `
£ uk, u.k, united kingdom, britain, british, england, english | Leeds; Bristol; Glasgow; Norwich | , United Kingdom
€ germany, german | Kassel; Hamburg; Leipzig; Augsburg | , Germany
€ france, french | Lyon; Nantes; Lille; Toulouse | , France
€ spain, spanish | Valencia; Madrid; Bilbao; Málaga | , Spain
€ italy, italian | Bologna; Turin; Bari; Milan | , Italy
€ netherlands, dutch | Utrecht; Rotterdam; Groningen; Eindhoven | , Netherlands
€ ireland, irish | Cork; Dublin; Galway; Limerick | , Ireland
€ nordic, scandinavia, scandinavian, sweden, norway, denmark, finland | Uppsala; Bergen; Aarhus; Tampere |
€ europe, european, eu | Ghent, Belgium; Porto, Portugal; Graz, Austria; Turku, Finland |
$ canada, canadian | Calgary; Montréal; Halifax; Ottawa | , Canada
$ australia, australian | Adelaide; Brisbane; Perth; Hobart | , Australia
$ india, indian | Pune; Bengaluru; Chennai; Jaipur | , India
$ japan, japanese | Nagoya; Osaka; Sapporo; Tokyo | , Japan
$ texas, texan | Austin; Houston; El Paso; Lubbock | , Texas
$ california, californian | Sacramento; Oakland; Fresno; San Diego | , California
$ new york, new yorker | New York City; Buffalo; Rochester; Albany | , New York
£ london, londoner | London | , United Kingdom
€ berlin, berliner | Berlin | , Germany
€ paris, parisian | Paris | , France
$ tokyo | Tokyo | , Japan
$ rural, countryside, small-town, small town, village | rural Nebraska; a village in Vermont; rural Kentucky; a small
  town in Idaho |
$ suburb, suburban | a suburb of Denver; a suburb of Atlanta; a suburb of Columbus; a suburb of Phoenix |
$ urban, city, cities, metropolitan, big-city | Chicago; Philadelphia; Seattle; Atlanta |
$ us, u.s, usa, united states, america, american, midwest | Columbus, Ohio; Tucson, Arizona; Richmond, Virginia;
  Madison, Wisconsin |
`;
export type Region = { words: string[]; towns: string[]; money: string };
export const places: Region[] = cellsOf(regions).map(([head = "", towns = "", country = ""]) => {
  const named = towns.split("; ").map((town) => `${town}${country}`);
  return { words: head.slice(2).split(", "), towns: named, money: head[0]! };
});
export const anyPlace = [
  "Columbus, Ohio",
  "Tucson, Arizona",
  "Richmond, Virginia",
  "Madison, Wisconsin",
  "Denver, Colorado",
  "Tampa, Florida",
];
