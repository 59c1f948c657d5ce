const open = { queued: "is waiting to begin", running: "is running" } as const;
const endedWithout = { failed: "failed", cancelled: "was cancelled" } as const;
/** What a study without findings does or did, in words after its name. */
export const withoutFindings = { ...open, ...endedWithout };

export type EndStatus = keyof typeof endedWithout | "complete";
type StudyStatus = keyof typeof open | EndStatus;
/** The states of a study that waits or runs. */
export const openStatuses = Object.keys(open) as StudyStatus[];
export const studyStatuses = [...openStatuses, "complete", ...Object.keys(endedWithout)] as StudyStatus[];

/** Whether a study has ended, in any way. */
export const hasEnded = (status: StudyStatus): boolean => !openStatuses.includes(status);

/** How the end of a study is counted; after the last word comes its cause. */
export const countedEnds = { complete: "complete", rehearsed: "rehearsed", failed: "failed" } as const;
