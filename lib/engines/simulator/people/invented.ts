const list = (words: string) => words.trim().split(/,\s+/);

/** First and last names of many languages, drawn independently of each other and of all facts. */
export const firstNames =
  list(`Alex, Amina, Andrei, Anjali, Beatriz, Bogdan, Camille, Carlos, Chidi, Daniel, Dara, Elif,
  Emeka, Erin, Fatima, Felix, Freya, Hana, Hugo, Imani, Ivan, Jamal, Jun, Katarina, Kofi, Layla, Linh, Lucia, Marek,
  Maya, Nadia, Nikhil, Noor, Olga, Omar, Petra, Quinn, Rafael, Rosa, Sam, Sanjay, Sean, Selin, Tariq, Thandi, Yara`);
export const lastNames = list(`Abebe, Adeyemi, Ahmed, Almeida, Bauer, Bianchi, Brown, Chen, Cohen, Costa, Das, Demir,
  Dubois, Eriksen, Farouk, Garcia, Haddad, Hansen, Hughes, Ito, Ivanova, Jansen, Kamau, Kaplan, Khan, Kim, Kowalska,
  Lopez, Mbeki, Moreau, Murphy, Nair, Nguyen, Novak, Okafor, Park, Patel, Petrov, Reyes, Rossi, Sato, Silva, Taylor`);

/** Roles and industries of people whose description names none. */
export const anyWork = {
  b2b: ["Operations Manager", "Finance Director", "Director of IT", "Managing Director"],
  b2c: ["Shop assistant", "Project manager", "Care worker", "Civil servant"],
};
export const anyIndustry = ["Software", "Manufacturing", "Retail", "Healthcare", "Logistics", "Insurance", "Education"];

const pairs = (rows: string) =>
  rows
    .replace(/\s+/g, " ")
    .split("; ")
    .map((row) => row.split(" | ") as [one: string, other: string]);
/** Opposite ways to decide: every person has a pole of some of these, and the four differ by how they are dealt. */
export const poles = {
  b2b: pairs(`tries new tools early | slow to change what works; counts return on every spend | needs results this quarter;
    wants to see proof before a decision | trusts peers in the field; must convince others | decides alone and fast;
    wants help from a person | likes to try things without help; wary of vendor lock-in | dislikes work to integrate;
    price conscious | pays for quality and service; sceptical of marketing claims | cares how a brand looks and sounds;
    wants it simple for the team | tech-savvy; risk averse | takes risks`),
  b2c: pairs(`tries new things early | loyal to what works; price conscious | pays for quality; reads reviews | decides on
    a whim; influenced by friends | distrusts advertising; wants it simple | enjoys the ritual; privacy matters | short on
    time; cares about the environment | practical; risk averse | takes risks; wants help from a person | likes to try
    things without help; plans ahead | dislikes fuss`),
};
