import type * as z from "zod";
import type { Brief } from "../brief.ts";
import type { Draw } from "../draw.ts";
import type { ClosedItem, Question, Situation } from "../engine.ts";
import type { Plan } from "../plan.ts";
import type { StudyTypeId } from "../study-types.ts";
import type {
  Fact,
  WritingTask,
  WrittenAgendaItem,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
} from "../writing.ts";

// What the simulator's parts take and give. They compute in one go, so none of them takes a signal.

/** The part of a plan that the simulator reads. */
export type TopicPlan = Pick<
  Plan,
  "subject" | "category" | "brand" | "competitors" | "prices" | "claims" | "considerations" | "coverage"
>;

/** The part of a plan that respondents speak of. */
export type SpokenPlan = TopicPlan & Partial<Pick<Plan, "status_quo" | "stimulus">>;

export type RespondTask = Omit<Situation, "plan"> & { plan: SpokenPlan; question: Question; draw: Draw };

export type RateTask = {
  brief: Brief;
  plan: SpokenPlan;
  persona: Situation["persona"];
  item: ClosedItem;
  situation: (Omit<Situation, "plan"> & { plan: SpokenPlan }) | null;
  answer: string | null;
  draw: Draw;
};

export type CodeTask = { plan: SpokenPlan; study_type: StudyTypeId; transcript: Situation["transcript"] };

/** A fact as the simulator puts it into words. */
export type PlainFact = Omit<Fact, "quotes">;

export type ProseTask = Omit<WritingTask, "plan" | "questions" | "facts"> & { plan: TopicPlan; facts: PlainFact[] };

/** What the simulator writes, before each sentence names what it stands on. */
export type Prose = {
  headline_finding: string;
  executive_summary: string;
  findings: z.infer<typeof WrittenFinding>[];
  theme_descriptions: z.infer<typeof WrittenDescription>[];
  resolutions: z.infer<typeof WrittenResolution>[];
  opportunity: string;
  risk: string;
  messaging_implications: string[];
  research_agenda: z.infer<typeof WrittenAgendaItem>[];
};
