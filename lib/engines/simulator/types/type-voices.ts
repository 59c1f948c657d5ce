import type { StudyTypeId } from "../../study-types.ts";
import { type TypeVoice, voiceOf } from "./type-voice.ts";

/** What weighs in each study type and what is said to its questions, in the notation of type-voice.ts. */
const tables: Record<StudyTypeId, string> = {
  brand: `
base 0.1 | emphasis trust, quality, status, references | brings claims -0.12, fit -0.1, trust 0.14, references 0.08
  | apart price, habit, urgency, effort, migration
last_time | own | I chose {kind} by {matter:decides} | Last time with {kind} I went by {matter:decides}
names_in_mind | own | No name leads in {kind} for me, so I look at {matter:decides}
stands_for | own | What [I connect with/comes to mind with] {it} is {reason} | Hearing of {it}, I think of {reason}
brand_story | own | My [picture/view] of {it} comes [down/back] to {reason} | What I think of {it} comes from {reason}
not_for | against | What [could/might] put people off {it} is {reason} | I see people turn down {it} because of {reason}
change_view | against | My [view/picture] of {it} would change with {want} | To change my mind on {it} I need {want}`,
  product: `
base 0.1 | emphasis features, fit, effort, reliability
job_today | own | When I turn to {kind}, what counts is {matter:decides} | My use of {kind} turns on {matter:decides}
workaround | own | When I [compare/weigh] {it} with my old way, [I think of/what counts is] {reason}
  | Next to my old way, what counts with {it} is {reason} | Next to {today}, what counts with {it} is {reason}
first_use | own | What I [noticed/saw/felt] first with {it} was {reason} | At the start with {it} I thought of {reason}
would_miss warm | for | What I would miss without {it} is {reason} | If I had to give up {it}, I would miss {reason}
would_miss torn | for | What I might miss without {it} is {reason:minor} | Without {it} I might miss {reason:minor}
would_miss cold | for | At most, what I would miss of {it} is {reason:minor} | Of {it} I would only miss {reason:minor}
whats_missing | against | What is missing for me in {it} is {want} | To [fill/close] the gap in {it} I would need {want}
who_else | own | Others [judge/choose/use] {kind} for themselves, and I [go by/look at] {matter:decides}`,
  concept: `
base 0 | emphasis novelty, claims, fit, price | brings novelty 0.14, habit -0.14
first_reaction | own | What [comes to me/I think of] first with {it} is {reason} | My first thought on {it} is {reason}
what_is_it | for | As I [understand/see/read] {it}, the point is {promise} | In my words, the point of {it} is {promise}
  | As I read “{claim}”, the point is {promise} | As I understand {kind} for {price}, the point is {promise}
who_for | for | If people like me [want/choose] {it}, it is because of {reason} | What might draw me to {it} is {reason}
whats_new warm | for | What sets {it} apart [for me/to me] is {reason} | What stands out in {it} is {reason}
whats_new torn | for | At most, what [stands out in/is new about] {it} is {reason:minor}
whats_new cold | for | At best, what sets {it} apart is {reason:minor} | The one good point of {it} is {reason:minor}
unbelievable | against | What speaks against {it}, even with “{claim}”, is {reason} | Against {it} I count {reason}
would_stop warm | against | My [one/only] point against {it} is {reason:minor} | My snag with {it} is {reason:minor}
would_stop torn | against | What could hold me back from {it} is {reason} | What could keep me from {it} is {reason}
would_stop cold | against | What holds me back from {it} is {reason:stops} | What keeps me from {it} is {reason:stops}`,
  competitor: `
base -0.05 | emphasis migration, features, price, habit
current_solution | own | Today I use {today} for {kind} | For {kind} I [use/have/keep] what I chose by {matter:decides}
  | I have something for {kind} already, [chosen/picked] by {matter:decides}
how_chosen | own | I [chose/picked/took] {kind} by {matter:decides} | When I chose, {kind} came down to {matter:decides}
shortlist | own | Beside {it} I [looked at/thought of/weighed] {rivals}
  | Next to {it} I had {rivals} in [front of me/mind] | I did not draw up a list of {kind} and went by {matter:decides}
rival_wins | against | With {rival} to choose from, what [speaks/counts] against {it} is {reason}
  | Next to {rival}, what speaks against {it} is {reason} | With what I have today, what speaks against {it} is {reason}
rival_loses | for | [Rather than/Instead of] {rival} I would take {it} because of {reason}
  | What I miss in {rival} and find in {it} is {reason} | From what I have today, what draws me to {it} is {reason}
switch_trigger | against | For me to [switch/move] to {it} it would take {want} | A switch to {it} would need {want}`,
  cx: `
base 0.05 | emphasis service, speed, effort, reliability
  | brings speed -0.16, effort -0.12, service 0.16, simplicity 0.12 | apart habit, price, novelty
last_journey | own | With {it}, [from start to end/step by step], what I [notice/find] is {reason}
  | What I [think of/remember/notice] after my last time with {it} is {reason}
best_worst | own | What [I think of/counts] most with {it} is {reason} | What [stands out/sticks] with {it} is {reason}
effort | against | The [hardest/worst] part of {it} is {reason} | What makes {it} [hard for me/so hard] is {reason}
recovery | against | After trouble with {it}, I [want/need] {want} | If something fails with {it}, I [want/need] {want}
channel | own | I [choose between them/pick one of them] by {matter:decides} | My way to {it} turns on {matter:decides}
one_fix | against | What I would [fix/mend] first with {it} is {reason} | What I would change in {it} is {reason}`,
  pricing: `
base -0.1 | emphasis price, value, price_clarity, budget_cycle | apart speed, effort
value_today | for | What {it} is worth to me [turns/hangs] on {matter}
  | I would put {it} at {limit} at most, and judge it by {matter} | What gives {it} a value for me is {reason}
budget_owner | own | On [money/spending] for {kind}, {others} | When money [goes into/is spent on] {kind}, {others}
  | As to who [pays/signs] for {kind}, {others}
comparison_price | own | I compare the cost of {it} with {rivals} | I hold the cost of {it} against {today}
  | I compare {it} with my other [spending/bills] on {kind} | What I spent on {kind} before is my measure for {it}
price_reaction | own price | I would look at the price of {it} first
fairness | own | I judge a price for {kind} by {matter:decides} | A fair price in {kind} turns on {matter:decides}
unlock_more | against beyond_price | I would pay more for {it} with {want} | To pay more for {it} I would need {want}`,
  messaging: `
base 0 | emphasis claims, proof, fit, trust | brings claims -0.14, proof -0.1, trust 0.12, fit 0.12 | apart price, habit
read_back | for claim | “{claim}” is about {matter} | To me “{claim}” [speaks/tells] of {matter}
  | I [read/see] in “{claim}” {promise} | Put plainly, “{claim}” is about {matter} | I read {it} as being about {matter}
promise | for claim | The promise of “{claim}” to me is {promise} | I [hear/read] in “{claim}” a promise of {promise}
  | What {it} would [promise/offer/hold out to] me is {promise} | I [take/read] “{claim}” as a promise of {promise}
unclear warm | against | Nothing in “{claim}” is unclear to me | The wording of {it} leaves open only {matter}
unclear torn cold | against | I [find/see/hear] no answer in “{claim}” on {matter} | “{claim}” leaves open {matter}
believe warm | own | I [believe/can believe] what I am told about {it} =+claims | I [do/can] believe “{claim}” =+claims
  | I take “{claim}” at its word =+claims | I have no [reason/cause] to doubt “{claim}” =+claims
believe torn | own | I [half believe “{claim}”/believe “{claim}” about halfway/believe half of “{claim}”] =0claims
  | I would [check/test] “{claim}” before I believe it =0claims | I half believe what I am told about {it} =0claims
believe cold | own | I [do not/cannot] believe the claims made for {it} =-claims | I do not believe “{claim}” =-claims
  | “{claim}” sounds too good to be true to me =-claims | I find “{claim}” hard to [believe/credit] =-claims
who_else_says | own | I hear much the same from {rivals} | Others say [something/things/much] like “{claim}”
  | I have heard “{claim}” in [other/so many] words before | I [think/find/feel] “{claim}” could come from many
forward_note | own | My note [with/on] {it} would say that {says} | My note on “{claim}” would say that {says}`,
  winloss: `
base -0.1 | emphasis price, proof, vendor_risk, others
trigger | own | We looked at {kind} because of {matter:decides} | Our search for {kind} began over {matter:decides}
process_people | own | On {kind}, {others} | When we decide on {kind}, {others} | In a decision on {kind}, {others}
criteria warm | own | What [counted/weighed] most for {it} was {reason:decides} | For {it} I saw {reason:decides}
criteria torn | own | What I saw in {it} was {reason:decides} | With {it} I thought of {reason:decides}
criteria cold | own | What [spoke/weighed] most against {it} was {reason:decides} | What hurt {it} was {reason:decides}
decision_moment warm | own | We decided for {it} because of {reason:decides} | What won me for {it} was {reason:decides}
decision_moment torn | own | My choice on {it} hinged on {reason:decides} | What decided {it} was {reason:decides}
decision_moment cold | own | We turned {it} down over {reason:decides} | What ruled {it} out was {reason:decides}
loser_best warm | against | My last doubt over {it} was {reason} | What spoke against {it} to the end was {reason}
loser_best torn | for | The [best/strongest] point of {it} was {reason} | What spoke for {it} to the end was {reason}
loser_best cold | for | What spoke for {it} at first was {reason} | What I liked about {it} was {reason}
changed_it | against | To decide otherwise on {it} we needed {want} | The outcome for {it} would change with {want}`,
  churn: `
base -0.25 | emphasis value, reliability, support, migration
  | brings fit -0.14, value -0.1, outcome 0.12, convenience 0.12
hired_for | for | When I began with {it}, what I wanted was {promise} | What drew me to {it} at the start was {promise}
first_doubt warm | against | My one point against {it} is {reason:minor} | Against {it} I only see {reason:minor}
first_doubt torn cold | against | What first put me off {it} was {reason} | What first spoke against {it} was {reason}
last_straw warm | own | What kept me with {it} was {reason:decides} | I stayed with {it} because of {reason:decides}
last_straw torn | own | What I see in {it} is {reason:decides} | With {it} I think of {reason:decides}
last_straw cold | own | What [drove/pushed] me from {it} was {reason:stops} | I left {it} because of {reason:stops}
alternatives | own | Beside {it} I looked at {rivals} | In place of {it} I would look at {rivals}
  | I have no other name for {kind} in mind and would [go/choose/judge] by {matter:decides}
would_keep | against | What would [keep/hold] me with {it} is {want} | To [stay/go on] with {it} I would need {want}
exit_note warm | own | My note on staying with {it} would say that {says} | I stay with {it} because {says}
exit_note torn cold | against | My note on leaving {it} would say that {says} | I would leave {it} because {says}`,
  segmentation: `
base 0.1 | emphasis fit, convenience, choice, value
day_in_life | own | I turn to {kind} because of {matter:decides} | My day leads me to {kind} over {matter:decides}
goals | for | What I look for in {kind} is {promise} | What [draws/brings] me to {kind} is {promise}
how_choose | own | With {kind} I look first at {matter:decides} | My first check on {kind} is {matter:decides}
trade_offs | own least | What [counts/matters] least with {kind} is {matter} | In {kind} I could give up on {matter}
channels | own | [Advice/A tip] on {kind} [helps/serves] me with {matter} | I ask about {kind} when it comes to {matter}
what_good_is | own | What makes {kind} good is {promise:decides} | I call {kind} good because of {promise:decides}`,
  custom: `
base 0 | emphasis value, effort, habit, trust
context | own | With {kind} my concern is {matter:decides} | My situation with {kind} [turns/hangs] on {matter:decides}
current_behaviour | own | Last time with {kind} I went by {matter:decides} | With {kind} I stayed with {today}
reaction | own | With {it} I [think first/first think] of {reason} | What I [make/think] of {it} comes from {reason}
barrier warm | against | My one reason against {it} is {reason:minor} | Against {it} I only see {reason:minor}
barrier torn | against | What stands between me and {it} is {reason} | What makes me hesitate over {it} is {reason}
barrier cold | against | What stands between me and {it} is {reason:stops} | What keeps me from {it} is {reason:stops}
comparison | own | [Next to/Compared with] other {kind}, what [counts/weighs] with {it} is {reason}
next_step warm | against | Next I would look at {it} and ask for {want} | My next step with {it} is to ask for {want}
next_step torn | against | I would wait with {it} until I have {want} | Before I go on with {it} I [need/want] {want}
next_step cold | against | I would do nothing more about {it} without {want} | Nothing further on {it} without {want}`,
};

const entries = Object.entries(tables).map(([type, table]) => [type, voiceOf(table)]);
/** What the simulator knows of each study type. */
export const typeVoices: Record<StudyTypeId, TypeVoice> = Object.fromEntries(entries);
