/** Changes with every change of a prompt, so that answers to different prompts are never taken for repeats. */
export const promptVersion = "2026-12-4";
