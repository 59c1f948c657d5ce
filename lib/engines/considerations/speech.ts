// How simulated respondents speak beside their reasons: the words before a reason, as the simulator's forms.ts reads
// them, and what they say of their own view. Of "[one/or another]" a study says one throughout.

/** What is said of a price by how it is found: 1 all right, 0 at the limit, −1 too much. */
export const ofPrice = {
  "1": `I would [pay/give] {price} for {it} =+price | I find {price} [all right/fair enough] for {it} =+price
    {price} is something I can [pay/manage] for {it} =+price | For {it} I am fine with {price} =+price`,
  "0": `{price} for {it} is at my limit =0price | I would [hesitate/stop] at {price} for {it} =0price
    I am [torn/divided] over {price} for {it} =0price | At {price} I am in two minds about {it} =0price`,
  "-1": `I would not [pay/give] {price} for {it} =-price | I find {price} too [much/high] for {it} =-price
    {price} is more than I [want to/would] spend on {it} =-price | At {price} I would pass on {it} =-price`,
};

/** How a probe is taken up, by its kind; one on what would change a mind, by the side. */
export const onProbe = {
  clarify: `What I [mean/want to say/am saying] is that {says} | By that I mean that {says}
    [Simply put/Put simply/To put it simply], {says} | In [plain/simple/other] words, {says}
    My [point/meaning] is that {says}`,
  example: `[In practice/In real life], {says} | [In my case/In my own case], {says}
    [For example/For instance/To give an example], {says} | [As things are/As it is now/The way things are], {says}`,
  contrast: `[When I think of/Thinking of/Looking at] what I do today, {says}
    [When I compare with/Comparing with] today, {says} | With what I have now in [mind/view], {says}`,
  ladder: `It [matters/means a lot/is important] because {why} | The [reason/point] is that {why}
    What [lies/is] behind it is that {why} | I [say so/say that/think so] because {why}
    It counts [because/with me because/for me because] {why} | My [reason/thinking/point] is that {why}`,
  against: `To [think otherwise/change my mind] I need {want} | I would think again [after/with] {want}
    What could [change my mind/win me over] is {want} | I would have to [see/have/get] {want}
    It would [take/need/call for] {want} | For that I [need/want/would need] {want}`,
  for: `My view of {it} [depends/rests/hangs] on {promise:decides} | With {it} it [depends/turns] on {promise:decides}
    What my view of {it} [depends/rests/turns] on is {promise:decides}`,
};

/** What goes on with an answer. */
export const further = {
  trait: "{trait}, and {says}",
  argue: `{says} | [For one thing/To begin with/First of all], {says} | [Also/In addition], {says}
    [Besides/What is more], {says} | [In short/In a word/In brief], {says} | [For my part/As I see it], {says}
    {fact}, {says} | At {cost}, {says} | [Next to/Set beside] {rival}, {says} | Compared with {rival}, {says}
    [When I think of/Thinking of] {today}, {says} | Compared with {today}, {says}
    [With “{backing}” in mind/Thinking of “{backing}”/Hearing “{backing}”], {says}`,
  for: `What also speaks for {it} is {reason} | With {it} I [also/do] like {reason}
    What I [also/do] like about {it} is {reason} | In favour of {it} [there is also/I also count] {reason}`,
  against: `What also speaks against {it} is {reason}
    What [counts too/also counts/counts as well] against {it} is {reason}
    What also [holds me back from/puts me off/keeps me from] {it} is {reason}
    Against {it} [there is also/I also count] {reason}`,
  smaller: `A [smaller/lesser/minor] point against {it} is {reason:minor}
    It [weighs/counts/matters] less, but what speaks against {it} is {reason:minor}
    If I [must/have to] say something against {it}, it is {reason:minor}`,
  rival: "Next to {rival}, {says} | Compared with {rival}, {says} | With {rival} beside it, {says}",
  asked: "[On/Asked/As to] “{asked}”, {verdict}",
  verdict: `{verdict} | {fact}, {verdict} | [All in all/When all is said/Looking at it all], {verdict}
    [In the end/At the end of the day/When it comes down to it], {verdict} | [On balance/All told], {verdict}
    [Taken together/All things considered/Weighing it all], {verdict}
    [For now/For the moment/At this point], {verdict} | [As of now/As things stand/So far], {verdict}`,
};

/** How simulated respondents say their own view, from firmly against to firmly for. */
export const verdicts = [
  `I am [against/opposed to/set against] {it} | I see no [place/room/need] for {it}
    I [say/would say/must say] no to {it} | I want [nothing to do with/no part of] {it}
    my [answer/vote] on {it} is no | I would not [take/choose/go for] {it}
    I [turn {it} down/reject {it}/would turn {it} down]`,
  `I am [rather/more or less/on the whole] against {it} | I lean [against/away from] {it}
    I would rather [skip/avoid/do without] {it} | I am [cool on/not keen on/not taken with] {it}
    [more/a bit more/rather more] speaks against {it} than for it | I would [sooner/rather] not have {it}
    I [rather doubt/have my doubts about/am not sold on] {it}`,
  `I am [undecided/of two minds/in doubt] about {it} | on {it} I am [torn/undecided/in between]
    I am [split/divided/still unsure] on {it} | I am [neutral/in the middle/on the fence] on {it}
    about {it} I am [unsure/not sure/uncertain] | I could [take or leave/do with or without/live with or without] {it}
    I [stay open/keep an open mind/have not decided] on {it}`,
  `I am [rather/more or less/on the whole] for {it} | I lean [towards/in favour of] {it}
    I would [try {it} once/like to try {it}/have a go at {it}] | I [rather like/quite like/am taken with] {it}
    [more/a bit more/rather more] speaks for {it} than against it | I would [accept/go along with/be fine with] {it}
    I think [well/rather well/quite well] of {it}`,
  `I am [clearly/firmly/plainly] for {it} | I [say/would say/must say] yes to {it} | I [want/do want/really want] {it}
    my [answer/vote] on {it} is yes | I am [all for/wholly for/very much for] {it}
    I am [fully/firmly/right] behind {it} | I would gladly [take/have/choose] {it}`,
];
