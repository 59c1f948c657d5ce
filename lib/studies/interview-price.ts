/** What an interview costs, in US dollars. */
export const interviewPrice = { b2c: 0.5, b2b: 5 };
