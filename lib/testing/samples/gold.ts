// Sentences as people say them, labelled by hand with what they weigh: + for the subject, − against it, ~ named without a
// side. A label with ? is arguable and counts neither way. A sentence without labels weighs nothing.

const written = `
It is more than we can justify spending this year. | price-
Thirty a month is really cheap for something I use every day. | price+
It's not expensive at all, I expected worse. | price+
I nearly choked when I saw what they charge, that's a steep bill. | price-
Our budget for software is tiny. | price-
I never know what the invoice will be until it arrives, there are always extra charges. | price_clarity-
One flat fee and no surprises, I can plan around that. | price_clarity+
You have to call sales for a quote, so I can't tell what it costs in total. | price_clarity-
The cost is predictable, the same amount every month. | price_clarity+ price?
It paid for itself in the first quarter. | value+ outcome?
For what I get out of it, it isn't worth the money. | value- price?
The return is too small to justify another tool. | value-
We got our money's worth out of it. | value+
It gives me back two hours every week. | time_saved+
It doesn't save me any time, I still do half of it by hand. | time_saved-
We lose half a day to copying figures around, it's a waste of time. | time_saved-
With this I would get my Friday afternoons back. | time_saved+
The stitching came apart after a month, poor workmanship. | quality-
It's beautifully made and it will last for years. | quality+
The quality is uneven, one week great and the next week bland. | quality-
The translations were accurate and read well. | quality+
After six weeks nothing had changed, there was nothing to show for it. | outcome-
Our sales went up and I could show the board a real result. | outcome+
I can't see any difference since we started. | outcome-
We saw a clear improvement within a month. | outcome+
I would want to see evidence from a company of our size first. | proof- references? fit?
There is no proof that it does any of this. | proof-
The pilot convinced us, the numbers were solid. | proof+
It has been tested by an independent lab. | proof+
None of my friends has it, and nobody I know uses it. | references-
My sister swears by it. | references+
The reviews are terrible. | references-
A colleague recommended it to me. | references+
I don't trust the people behind it. | trust-
They have a good reputation and always kept their word. | trust+
I have no idea who is behind this company, it feels shady. | trust-
I've known the brand for years and I trust it. | trust+
I do not want my data sold to advertisers. | privacy-
It feels like being watched, frankly it's creepy. | privacy-
Everything stays on my own phone, which I like. | privacy+
Who can see the salaries once they are in there? | privacy-
It sounds too good to be true. | claims-
That is just marketing talk with empty promises. | claims-
The promise is modest and I believe it. | claims+
I doubt the claim about one day. | claims-
It would never pass our security audit. | security-
If somebody hacks it, we are in the newspapers. | security-
It is certified and our security team was happy with it. | security+
A breach would be the end of us. | security-
They might go bust before the contract ends. | vendor_risk- reversibility?
The company has been around for decades and is not going anywhere. | vendor_risk+
It's a tiny start-up, will they still be here in two years? | vendor_risk-
It crashed twice during month-end. | reliability-
It works every single morning without a hitch. | reliability+
You can't rely on it when it matters. | reliability-
In three years it has never let me down. | reliability+
You are locked in for two years. | reversibility-
I can cancel at any time, so there is little to lose. | reversibility+
Once we move there is no way back. | reversibility- migration?
There's a full refund within thirty days. | reversibility+
If this goes wrong, I am the one who has to explain it. | personal_risk-
I'd be comfortable putting my name to this. | personal_risk+
My neck is on the line if it fails. | personal_risk- reliability?
Setting it up took weeks and half the team. | effort-
We were up and running in an afternoon. | effort+ speed?
I don't have the people to roll this out. | effort-
Installation was painless. | effort+
The learning curve is steep. | learning-
My team picked it up in a day without training. | learning+
It takes ages to learn all that. | learning- speed?
It doesn't talk to our accounting system, so we type everything in twice. | integration-
It plugs straight into the calendar we already use. | integration+
The connection to our ERP broke every other week. | integration- reliability?
Moving ten years of records over would be a nightmare. | migration-
The switch was easy, they moved everything over for us. | migration+
The cost of switching is higher than anything we'd gain. | migration- price? value?
When it broke, nobody answered the phone. | support- reliability?
I got a real person on the line within minutes. | support+ speed?
I sat on hold for an hour and then talked to a bot. | support-
It isn't made for a small shop like ours. | fit-
It fits our way of working perfectly. | fit+
That's meant for younger people, not for someone in my situation. | fit-
It has everything we need. | features+
It can't do multi-currency, which is the one thing we need. | features-
The reporting I rely on is missing. | features-
It's simple, there is nothing to think about. | simplicity+
There are far too many buttons and menus. | simplicity-
My mother could use it. | simplicity+ learning?
I don't want an algorithm deciding for me. | control-
I stay in control and can override it. | control+
It's a black box and I'd lose sight of what happens. | control-
My spreadsheet works fine as it is. | habit-
I see no reason to change what we have. | habit-
It's clearly better than what we use today. | habit+
I'm fed up with our old system. | habit+
It's simply not a priority this year. | urgency-
We need something like this right now. | urgency+
It can wait, there are bigger fires to put out. | urgency-
The budget for this year is already spent. | budget_cycle- price?
Nothing gets bought before the next fiscal year. | budget_cycle-
We have money left in this year's budget. | budget_cycle+ price?
I can't decide this alone, the board has to agree. | others-
My wife would say no. | others- family?
My boss is already behind it. | others+
I'd be embarrassed to be seen with it. | status-
It makes us look modern in front of clients. | status+
People asked me where I got it and I was proud to show it. | status+
The kids refused to touch it. | family-
It's good for the whole family. | family+
My husband and the children love it. | family+
It goes against everything I believe is right. | ethics-
They treat their workers badly and I won't support that. | ethics-
They pay their farmers fairly, so I buy it with a good conscience. | ethics+
All that plastic packaging ends up in the bin. | sustainability-
There's less waste than before, which matters to me. | sustainability+
It's better for the planet. | sustainability+
It's nothing new, just the same thing in different packaging. | novelty- sustainability?
It makes me curious, I want to try it. | novelty+
I've never seen anything like it. | novelty+
It's fun to use. | enjoyment+
It takes all the joy out of cooking. | enjoyment-
I actually look forward to it. | enjoyment+
There's too much sugar in it. | health-
I sleep better and feel fitter since. | health+
I'm not convinced that's healthy for my kids. | health- family?
It makes everyday life easier. | convenience+
It's just one more app to deal with. | convenience-
It comes straight to my door. | convenience+
There are too many versions to choose from. | choice-
There is something for every taste. | choice+
You get hardly any choice. | choice-
The staff were rude and brushed me off. | service-
They treated me with respect. | service+
I felt like just a number. | service-
Delivery took three weeks. | speed-
It was done in ten minutes. | speed+ time_saved?
Everything is painfully slow. | speed-
It was not slow at all. | speed+
It isn't complicated. | simplicity+
I wouldn't say it is unreliable. | reliability+
If it were cheaper I might think about it. | price-
Nobody would blame me for choosing it. | personal_risk+
No hidden fees, which surprised me. | price_clarity+
The others in finance would never go along with it. | others-
I have two children and live near Leeds. | family?
I usually read the paper over breakfast. |
My name is Jenna and I work part time. |
Let me think for a moment. |
I heard of it last spring, I think from the radio. |
I take the bus to work most days. |
My daughter started school in September. | family?
I'd have to look that up. |
I have nothing to add to that. |
My colleague sits next to the window. | others?
Honestly the fee is a bit much for a small practice like ours. | price- fit?
We can easily cover that from what we have. | price+
I like knowing exactly what I'll pay each month. | price_clarity+
You end up paying for so many extras. | price_clarity- price?
I get far more out of it than I put in. | value+
It hardly earns its keep. | value-
That is an hour of my evening I would have again. | time_saved+
It cost me a whole weekend. | time_saved- effort?
The jacket faded after two washes. | quality-
The sound is excellent. | quality+
Nobody could tell me what it had achieved. | outcome-
Our churn fell by a fifth. | outcome+
Show me that it works and I'll listen. | proof-
I saw it working at a trade fair. | proof+
Everyone at the gym uses it. | references+
I couldn't find a single customer to talk to. | references- proof?
I would hand them my house keys, I trust them that much. | trust+
After the scandal I lost confidence in them. | trust-
They want access to my contacts and my location, no thanks. | privacy-
The wording is honest and I can check it. | claims+
It reads like hype. | claims-
Our CISO would shoot it down. | security- others?
Will they exist in five years? | vendor_risk-
The app freezes whenever I open a big file. | reliability-
It has run for two years without a problem. | reliability+
Getting out of the contract is almost impossible. | reversibility-
I could send it back within a month. | reversibility+
I'd get the blame. | personal_risk-
It took an army of consultants to get it going. | effort-
I signed up and started the same evening. | effort+ speed?
I understood it straight away. | learning+
Half the staff would need training. | learning-
It syncs with my calendar. | integration+
None of our other systems can read its files. | integration-
We would lose our history if we moved. | migration-
When I called, somebody helped me at once. | support+ speed?
You only ever reach a chatbot. | support-
This was clearly designed for big companies. | fit-
It suits a family like mine. | fit+
It lacks an offline mode. | features-
It does everything on my list. | features+
I got lost in all the settings. | simplicity-
One button and you're done. | simplicity+
I want to decide that myself. | control~
It changes things without asking me. | control-
I've always done it with pen and paper and I'm happy with that. | habit-
Our present system is falling apart. | habit+
There are more important things on my plate. | urgency-
We can't put this off any longer. | urgency+
Finance has frozen all spending until April. | budget_cycle-
The works council would have to agree. | others-
My team is all for it. | others+
My friends would laugh at me. | status-
My toddler spits it out. | family-
Profiting from people in need is wrong. | ethics-
It cuts down on food waste. | sustainability+
I've seen this idea a hundred times. | novelty-
That's a fresh take on it. | novelty+
I love playing around with it. | enjoyment+
It bores me. | enjoyment-
My back feels better since I use it. | health+
It saves me the trip into town. | convenience+
I'd have to remember to charge yet another device. | convenience-
The selection is tiny. | choice-
The lady at the counter was so kind. | service+
Nobody even said sorry. | service-
I waited forty minutes. | speed-
The parcel came the next day. | speed+
I was born in Leeds and moved here for work. |
I usually drink tea. |
She asked me something else entirely. |
`;

export type Gold = { sentence: string; labels: { id: string; side: "+" | "-" | "~" }[]; arguable: string[] };

/** The labelled sentences. */
export const gold: Gold[] = written
  .trim()
  .split("\n")
  .map((line) => {
    const [sentence, labels = ""] = line.split("|").map((part) => part.trim());
    const marks = labels.split(/\s+/).filter((mark) => mark !== "");
    return {
      sentence: sentence!,
      labels: marks
        .filter((mark) => !mark.endsWith("?"))
        .map((mark) => ({ id: mark.slice(0, -1), side: mark.slice(-1) as Gold["labels"][number]["side"] })),
      arguable: marks.filter((mark) => mark.endsWith("?")).map((mark) => mark.slice(0, -1)),
    };
  });
