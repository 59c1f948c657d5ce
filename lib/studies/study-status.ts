const states = { queued: false, running: false, complete: true, failed: true, cancelled: true };

type StudyStatus = keyof typeof states;
export const studyStatuses = Object.keys(states) as [StudyStatus, ...StudyStatus[]];

/** How the end of a study is counted; after the last word comes its cause. */
export const countedEnds = { complete: "complete", rehearsed: "rehearsed", failed: "failed" } as const;

/** Whether a study has ended, in any way. */
export const hasEnded = (status: StudyStatus): boolean => states[status];

/** The states of a study that waits or runs. */
export const openStatuses = studyStatuses.filter((status) => !hasEnded(status));
