import { voiceOf } from "./type-voice.ts";

/** Win-loss: what the simulator knows of it. */
export const winloss = voiceOf(`
base -0.1 | emphasis price, proof, vendor_risk, others
trigger | own | We looked at {kind} because of {matter:decides} | Our search for {kind} began over {matter:decides}
process_people | own | On {kind}, {others} | When we decide on {kind}, {others} | In a decision on {kind}, {others}
criteria | own | Side by side, {it} came down to {reason:decides} | What we weighed with {it} was {reason:decides}
decision_moment warm | own | The decision fell for {it} because of {reason:decides} | {it} won over {reason:decides}
decision_moment torn | own | My choice on {it} hinged on {reason:decides} | It was close and turned on {reason:decides}
decision_moment cold | own | The decision fell against {it} over {reason:decides} | {it} lost over {reason:decides}
loser_best warm | against | I chose {it} over {rival} despite {reason} | What spoke against {it} to the end was {reason}
loser_best torn | for | The best point of {it} was {reason} | What spoke for {it} to the end was {reason}
loser_best cold | for | The best point of {it}, which I did not choose, was {reason} | With {it} I gave up {reason}
changed_it | against | To decide otherwise on {it} we needed {want} | The outcome for {it} would turn with {want}`);
