/** How probable a trial is at each point of intent, the lowest first: the default weights of Newton, Miller and Smith 1993. */
export const trialWeights = [0, 0.1, 0.3, 0.5, 0.7] as const;
