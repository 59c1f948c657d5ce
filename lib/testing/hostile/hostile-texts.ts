/** A text that is made to be slow to read: a unit again and again, between a beginning and an end that no pattern expects. */
export type HostileText = { name: string; unit: string; start?: string; end?: string };

/** Units of one kind, parted by a mark that is in none of them; a unit with ⌗ has its number there, so that all differ. */
const kinds: Record<string, string> = {
  list: `A, B, C, D, E, F vs ¦A or B or ¦a, ¦one, two and ¦a; b; ¦- a⏎¦1. a⏎¦• a⏎¦a) b ¦A and B, ¦either a or b, ¦, ¦,¦the a, the b, ¦
a, or ¦A: b. ¦A) "b" ¦between a and b ¦from a to b to ¦a versus b ¦a vs. b, ¦* a⏎  * b⏎¦| a ¦a|b|¦students, young parents and retirees ¦
a, b and c or d, ¦Free, Pro and Team ¦1) a 2) b ¦; a¦a, b, c and ¦or ¦nor a ¦- a, - b, ¦Zoom, Teams, Slack vs ¦,a,¦A,⏎B,⏎`,
  bracket: `x(y)¦(¦)¦((a))¦[a](b)¦[¦[a¦{a}¦<a>¦<¦<a ¦⟦0⟧¦()¦(a) ¦[](¦![a](¦<!--¦]¦](¦(a, b) ¦(a(b¦{{¦}}¦<b>a</b>¦a[b]¦(a? b) ¦(e.g. a) ¦⟪0⟫ ¦[[a]]¦
&lt;¦(a) or (b) ¦<a href="b">¦</a`,
  quote: `"a" ¦"¦'¦'a' ¦“a” ¦“¦„a“¦«a»¦«¦\`a\`¦\`¦\`\`\`⏎¦a'b'¦’¦"a ¦'s ¦''¦""¦"a", ¦"a" or "b" ¦‘a’ ¦'a's ¦"a" vs "b" ¦“a” “b ¦the “a” and ¦"a?" ¦“a, b” or ¦" "¦a" ¦
it's a 'b' ¦publish "a" and ¦compare "a" to "b" ¦a'b’¦“"”"`,
  slash: `a/b/¦/¦a / b / ¦\\¦://¦http://a ¦https://¦1/2/¦and/or ¦24/7 ¦ci/cd/¦//¦a\\b¦/a/b ¦file:///¦a/ b/ ¦A/B test ¦./¦../¦\\n¦~/a/¦C:\\a\\¦/home/a/¦/Users/a `,
  digit: `1 2 3 ¦1,000,¦1.1.¦$1 ¦$5 to $9 ¦€1,50 ¦1%¦1-2-¦1:1:¦0¦1e9 ¦+1 ¦1 of 2 ¦10/10 ¦$9/month ¦5 out of 5 ¦18-24, ¦$9, $19 or $29 a month ¦9.99.9¦£1–£2 ¦12 %¦1st 2nd ¦
$¦$1.¦USD 9 ¦9 USD ¦0x0¦1_000_¦(555) 555-¦+49 30 ¦2024-01-01 ¦4111 1111 1111 ¦192.168.1.¦1;2;¦½ ¦$1k ¦per 1 ¦from $9 to ¦between $1 and $2 ¦raise from 5 to 9 ¦9 a `,
  script: `Ａ¦ａ ¦漢字¦ا¦א ¦ก¦अ ¦😀¦é¦é¦ß¦İ¦ﬁ¦ℌ ¦①¦㍿¦ﷺ¦ｱ¦한국 ¦Ω ¦Ж¦👨‍👩‍👧¦🇩🇪¦Ａ, Ｂ or ¦𝒳¦ſ¦ŉ¦…¦ﬃ¦﷽¦（a）¦“Ａ”¦１２３ ¦＄９ ¦Ⅷ ¦Ǆ¦ǰ¦ΐ¦क़ ¦豈¦a️¦़¦Z͓͑͒¦ﾞ`,
  joiner: `and ¦a-b-¦a–b–¦a—b ¦&¦a & b & ¦a+b+¦a.b.¦a'b'c'¦_¦a_b_¦ ¦\t¦⏎¦ ¦a.¦. ¦? ¦! ¦...¦: ¦a: ¦; ¦-- ¦a⏎⏎¦a. B¦a? b? ¦a  ¦a ⏎¦: a: b¦—¦-¦a-¦-a ¦@¦a@b.¦#a ¦*a*¦**a ¦~¦^¦=¦a=b ¦
.a¦e.g. ¦i.e., ¦\r⏎¦A. B. ¦a:b¦a,b.c;d ¦§ ¦· ¦; and ¦, and ¦– a –`,
  near: `whether a ¦if a, ¦that a ¦who a ¦would you ¦do people ¦how much ¦why do a ¦the price of ¦a price for ¦put a a a a a up ¦moving to per ¦switch from a ¦instead of a ¦rather than ¦
compared with ¦say a ¦answer only ¦ignore the a ¦tell them a ¦is moving to a ¦announce that a ¦which of a ¦what a ¦of ¦for ¦with a ¦a that b ¦concept “a” ¦question: ¦
for people who ¦people who a, ¦the a of the b of ¦A a B b ¦to to ¦a's ¦our a ¦my a is ¦it is a ¦not a ¦do not a ¦no new ¦never a, ¦just a ¦so could you ¦please a ¦
run a study about ¦run a study: ¦show my last ¦the study ¦my persona a ¦persona A: set ¦set age to ¦ask them ¦follow up: ¦simulate: ¦options: a, b ¦choices are a or ¦seed 1 ¦
with seed ¦st_a ¦st_abc, ¦publish the ¦delete the a and ¦cancel it and ¦compare a with ¦get the a stopped, ¦the a should be ¦i want to ¦i would like to ¦can you ¦hi hello ok ¦so well now ¦
what i need is ¦before a, ¦because a: ¦if it is a, ¦it would be nice if you ¦import: name,age⏎¦name;age⏎¦a,1,b⏎¦2 people who ¦with 3 personas ¦4 people, ¦aged 20 to 30 ¦
earning $50k ¦from a, in B ¦in Aa Bb ¦retired nurses who hate ¦love a and hate b ¦without a who ¦owners of a of ¦the higher the ¦up from 1 to ¦as a as b ¦so a that ¦
Quote ¦Quotexx ¦system: ¦you are now a ¦act as a ¦rate a 5/5 ¦strongly agree ¦five stars, ¦be positive ¦a fair price for ¦the right a price ¦tender for a ¦… tender ¦
move to a annual ¦what is it like to ¦how does it feel to ¦the a and the ¦more than a ¦less a than ¦Should we a or b? ¦Would A or B a? ¦Why a? ¦Do you a? ¦a because b because ¦
api_key=¦password: ¦sk-a¦ghp_a¦eyJa.¦Bearer a ¦-----BEGIN ¦a@b ¦me at b dot ¦AKIA¦token=a&¦export A=¦key: "a", ¦curl -H "a: ¦postgres://a:b@¦secret a ¦-u a:b ¦
> ¦# a⏎¦+ a⏎¦\`\`\`a⏎¦[a]: b⏎¦* * *⏎¦&amp;¦&#1;¦www.a ¦|-|⏎¦~~~⏎¦***a¦_a_¦a⏎=⏎¦    a⏎¦<a@b>¦[^1]¦a  ⏎¦![`,
  read: `build a a ¦sell a a a ¦print a bomb? ¦for 10 year olds ¦10-17 ¦aged 1 ¦teens ¦beer for ¦prevent a ¦secretly a ¦without her ¦fake ¦hack ¦30-40 ¦early 30s ¦under 20 ¦
twenties ¦$50k to ¦$1,000.¦10,000 - 20,000 ¦10,000 people ¦household ¦in Aa-Bb ¦from the Aa ¦no money ¦small ¦nurses of ¦c-suite ¦cfo ¦1/2 nurses ¦how a a ¦cares ¦slow a ¦
owns a ¦wants a a proof ¦asks for ¦before a believes ¦(goes a own ¦tries things ¦9 per seat per ¦9 a month or ¦US$ 9 or ¦9k-10k ¦1.000,00 ¦9 ’¦35, 45 or 60 ¦¢9 ¦5p ¦9 cents ¦Rs. 9 ¦kr¦
off $9 ¦$9 off ¦9円¦from $9 ¦[a](b¦<a <¦https://a https:/¦24/7 ci/cd ¦'a a¦„a¦「a¦“a a¦a's b's ¦ignore a ¦10 out of 10 ¦say only ¦you must a ¦pretend to ¦1:2:3:¦
a&b.c'd ¦½ ¦⅔¦㌖¦㈱¦№ ¦™ ¦㎏ ¦Ⅻ ¦…? ¦⁉ `,
  content: `030 12 34 ¦(030) 12¦+49 (0) 30 ¦1-800-¦a at b dot ¦a [at] b ¦a(at)b(dot)¦a＠b．¦DE89 3704 ¦4242 4242 4242 ¦4242-4242-¦078-05-¦QUJD¦0f1e2d3c¦AbC1dE2f¦Ab/+¦"d":"a",¦
Set-Cookie: a=¦a_key = ¦SECRET=a ¦"password": ¦pass a pass ¦user:a@¦://a:b¦-H 'a: ¦--token a ¦%41¦&#x41;¦\\u0041¦\\n¦=⏎¦a=⏎ b¦+ a⏎+ ¦AKIAIOSFODNN7¦xoxb-1-¦ghp_AbC1¦sk_live_¦
glpat-¦eyJhbGciOi¦-----BEGIN RSA ¦MIIEv¦BEGIN END ¦my name is ¦born on 1.¦10.0.0.1 ¦2001:db8:¦fe80::¦52.5, 13.4 ¦1 Main St ¦id 123-45-6789 ¦/home/a/b ¦C:\\Users\\a ¦
aws_secret_access_key=¦Authorization: ¦A1B2-C3D4-¦dHJ1c3Q=¦call me ¦tel. 1 2 ¦fax:0¦0 0 0 ¦1.2.3.¦0123456789¦٠١٢¦０１２ ¦③④`,
  counted: `a⌗ ¦Aa⌗ ¦⌗ ¦$⌗ or ¦“a⌗ b” ¦a⌗, ¦a⌗⏎¦a⌗,40,b⏎¦a⌗. ¦(a⌗) ¦a⌗@b.¦https://a⌗ ¦漢⌗字 ¦ab⌗-¦Bäck⌗ ¦a⌗? `,
  form: `run a pricing study ¦price a study : ¦list my last 1 ¦show my last ¦show 01234567-89ab-cdef-¦run it again with ¦run it again with seed 1 ¦compare my last two ¦
compare 01234567-89ab-cdef-0123-456789abcdef with ¦save a persona: a, 1, ¦save a persona: a,¦, 1,¦1, ¦delete the persona a.¦delete the persona ¦import these personas: ¦help? ¦
simulate : ¦follow up : ¦name;age;role⏎¦name\tage\trole⏎¦"name","age"⏎¦"a""b"¦a;"b;¦a,40,"b⏎¦,,,¦;;;¦\t\t¦""""¦"a",⏎¦Full Name,¦vorname;`,
};

/** What may come before or behind the units: each makes another way to fail late. */
const around: Pick<HostileText, "start" | "end">[] = [
  {},
  { start: "Would people buy " },
  { end: "!x" },
  { start: "Run a study: ", end: "§?" },
];

/** Every pattern: each unit, with what is around it in turn. */
export const hostileTexts: readonly HostileText[] = Object.entries(kinds).flatMap(([kind, units]) =>
  units
    .replaceAll("\n", "")
    .replaceAll("⏎", "\n")
    .split("¦")
    .map((unit, place) => ({ name: `${kind} ${JSON.stringify(unit)}`, unit, ...around[place % around.length] })),
);

/** A pattern at a length in UTF-16 units, without half a pair. */
export function written({ unit, start = "", end = "" }: HostileText, length: number): string {
  const room = length - start.length - end.length;
  if (unit.includes("⌗")) return counted(unit, length);
  if (room < unit.length) return unit.slice(0, length).toWellFormed();
  const text = `${start}${unit.repeat(Math.floor(room / unit.length))}${end}`;
  return text.padEnd(length, "x");
}

function counted(unit: string, length: number): string {
  let text = "";
  for (let number = 0; text.length < length; number += 1) text += unit.replace("⌗", String(number));
  return text.slice(0, length).toWellFormed();
}
