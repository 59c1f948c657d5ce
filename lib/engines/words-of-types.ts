import type { Consideration } from "./consideration.ts";
import type { ConsiderationId } from "./considerations.ts";
import type { StudyTypeId } from "./study-types.ts";

type OwnWords = Partial<Record<ConsiderationId, Partial<Consideration>>>;

/** What a type says of a consideration in words of its own: of an experience that is over, and of words that are read. */
export const wordsOfTypes: Partial<Record<StudyTypeId, OwnWords>> = {
  cx: {
    speed: {
      pro: "it was quick",
      con: "it took too long",
      lead: "how quickly it went",
      weighs: "how long it takes",
      for: [
        "It was quick enough. / I didn't wait all that long. / The wait was bearable. / It could have taken longer.",
        "I didn't have to wait long. / It went quickly. / It was over sooner than I'd thought. / It went without delay.",
        "It went faster than I'd hoped. / I hardly had to wait at all. / It couldn't have gone faster. / How fast it went was the best of it.",
      ],
      against: [
        "It took a while. / I had to wait a bit. / It could have gone faster. / It wasn't the quickest.",
        "It took too long. / I waited longer than I should have. / Too much of it was waiting. / It dragged on.",
        "It took far too long. / The waiting was the worst of it. / I waited and waited. / Nobody should have to wait that long.",
      ],
    },
    effort: {
      pro: "it asked little of them",
      con: "it asked too much of them",
      weighs: "how much it asks of me",
      for: [
        "It wasn't much trouble. / It didn't ask that much of me. / I got through it all right. / I'd expected more trouble.",
        "It asked little of me. / I hardly had to do a thing. / It was easy on me. / I was spared most of the trouble.",
        "It couldn't have been easier on me. / I didn't have to see to anything myself. / Everything was seen to for me. / It cost me no effort at all.",
      ],
      against: [
        "It asked a bit much of me. / There was more to see to than I'd thought. / It was a bit tiring. / It took some doing.",
        "It asked too much of me. / I had to do too much myself. / It wore me out. / It took more out of me than it should.",
        "It was exhausting. / I had to see to everything myself. / It took all I had. / I don't want to go through that again.",
      ],
      want: "fewer things to see to myself",
    },
    simplicity: {
      pro: "it was clear what came next",
      con: "it was not clear what came next",
      lead: "how clear each step was",
      resolve: "saying at each step what comes next",
      weighs: "whether it's clear what comes next",
      for: [
        "It was clear enough. / I mostly knew what came next. / I could follow it. / Most of it was explained.",
        "I knew what came next. / It was all explained to me. / It was easy to follow. / I always knew where I was.",
        "It couldn't have been clearer. / I never had to ask what came next. / Everything was explained before I asked. / I knew each step beforehand.",
      ],
      against: [
        "It wasn't always clear what came next. / I had to ask a few times. / Some of it was confusing. / I'd have liked more explained.",
        "I didn't know what came next. / Nobody told me what would happen. / It was confusing. / I couldn't follow it.",
        "I had no idea what was going on. / I was left in the dark. / Nobody explained a thing. / It was all a muddle.",
      ],
      want: "more said about what comes next",
    },
    support: {
      pro: "there was someone to turn to",
      con: "there was nobody to turn to",
      lead: "the person who was there",
      weighs: "whether there's someone to turn to",
      for: [
        "There was someone I could ask. / I got an answer in the end. / Someone helped when I asked. / I wasn't left alone with it.",
        "There was someone to turn to. / I got help when I needed it. / I always found someone to ask. / Someone was there for me.",
        "Help was there before I asked. / Someone was there the whole time. / I couldn't have asked for better help. / Whenever I needed someone, someone came.",
      ],
      against: [
        "I'd have liked more help. / It was hard to find someone to ask. / I had to ask more than once. / I was passed from one to the next.",
        "There was nobody to turn to. / I was left alone with it. / Nobody could tell me more. / I asked, and nobody knew.",
        "I was left completely alone with it. / Nobody helped me at all. / I asked for help and got none. / When I needed someone, nobody came.",
      ],
      want: "someone I can turn to",
    },
    service: {
      pro: "they were treated well",
      con: "they were not taken seriously",
      lead: "how people were treated",
      weighs: "how I'm treated",
      for: [
        "They were friendly enough. / I was treated all right. / Most of them were kind. / I've no complaint about the people.",
        "I was treated well. / I was taken seriously. / People were kind to me. / They listened to me.",
        "I was treated like a person. / They couldn't have been kinder. / I felt in good hands. / They took all the time I needed.",
      ],
      against: [
        "They could have been friendlier. / I'd have liked a kinder word. / I felt a bit hurried along. / They didn't listen all that closely.",
        "I wasn't taken seriously. / Nobody listened to me. / I was just one of many to them. / I wasn't treated as I should have been.",
        "I was treated badly. / I felt like a nuisance. / Nobody cared how I was. / I won't forget how I was treated.",
      ],
      want: "someone who listens",
    },
  },
  segmentation: {
    price: { criterion: "A low price", lead: "what it costs, set beside what they spend now" },
    convenience: { criterion: "Little trouble", lead: "what it spares them" },
    reliability: { criterion: "Being able to count on it", lead: "what they can count on" },
    outcome: { criterion: "Making a difference", lead: "what it changes" },
    support: { criterion: "Having someone to ask", lead: "who helps" },
    service: { lead: "how they are treated" },
  },
  messaging: {
    simplicity: {
      pro: "it is clear",
      con: "it is not clear",
      lead: "the plainest sentence",
      resolve: "saying it in shorter sentences",
      weighs: "how clear it is",
      for: [
        "I can make sense of it. / It's clear enough. / I get what it says. / I can follow it.",
        "It's clear. / It's easy to follow. / I know what it means. / I got it at once.",
        "It couldn't be clearer. / There's no way to get it wrong. / One reading is enough. / It's as plain as can be.",
      ],
      against: [
        "It could be plainer. / It's not easy to follow. / Some of it is a bit dense. / It's a bit much at once.",
        "I don't quite see what it means. / It's hard to follow. / I'd lose track of it. / It says too much at once.",
        "I don't understand it. / I couldn't say what it means. / It's a muddle. / I gave up halfway.",
      ],
      want: "plainer words",
    },
    features: {
      pro: "it says what they need to know",
      con: "it leaves something open",
      lead: "the one thing that readers need to know",
      resolve: "answering what readers ask first",
      weighs: "whether it says what I need to know",
      because:
        "I like to have it all in one place. / I don't like having to ask. / I want to know what's what. / I read things to the end.",
      for: [
        "It says most of what I need. / Most of it is there. / I've no big questions left. / It covers the main things.",
        "It says what I need to know. / Nothing important is missing. / It answers what I'd ask. / It's all there.",
        "It leaves no question open. / Everything I'd ask is answered. / I couldn't think of anything to add. / It tells me all I need.",
      ],
      against: [
        "I'd have a question or two. / It leaves a little open. / I'd like to know a bit more. / There's a small gap in it.",
        "It leaves something open. / It doesn't say what I'd want to know. / Something is missing from it. / I'd have to ask someone.",
        "It leaves the main thing open. / I know no more than before. / It doesn't answer what matters to me. / I'd have to ask about nearly everything.",
      ],
      want: "an answer to what it leaves open",
    },
    service: {
      pro: "the tone is right",
      con: "the tone is wrong",
      lead: "the way it is put",
      resolve: "putting it more kindly",
      weighs: "how it's put",
      because:
        "I notice how I'm spoken to. / I like a friendly word. / How a thing is said matters to me. / I don't like being talked down to.",
      for: [
        "The tone is all right. / It's polite enough. / It's friendly, more or less. / I've nothing against how it's put.",
        "The tone is right. / It's put politely. / I like how it's put. / It's friendly without overdoing it.",
        "The tone couldn't be better. / I feel taken seriously by it. / It's put just as it should be. / I'd like to be spoken to like that more often.",
      ],
      against: [
        "The tone could be warmer. / It's a bit stiff. / It could be put more kindly. / It sounds a little cool.",
        "The tone is wrong. / I don't like how it's put. / It talks down to me. / It sounds cold.",
        "The tone puts me off. / I don't want to be spoken to like that. / It makes me cross just to read it. / It sounds as if I didn't matter.",
      ],
      want: "a warmer tone",
    },
  },
};
