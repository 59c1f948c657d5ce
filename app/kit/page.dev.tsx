import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ChartFigure } from "#components/charts/chart-figure.tsx";
import { InterviewDots } from "#components/charts/interview-dots.tsx";
import { RankedList } from "#components/charts/ranked-list.tsx";
import { ScaledRail } from "#components/charts/scaled-rail.tsx";
import { SideMatrix } from "#components/charts/side-matrix.tsx";
import { coverage } from "#lib/in-words.ts";
import { charts, edgeCharts, matrix, ranked } from "./samples.ts";

export const metadata: Metadata = { title: "Parts of charts", robots: { index: false } };

/** Every part of a chart with made-up numbers, in development only: a build knows no page with this ending. */
export default function KitPage() {
  return (
    <div className="space-y-12">
      <h1 className="text-2xl">Parts of charts, with made-up numbers</h1>
      <Part title="Rails">
        <div className="grid gap-8 sm:grid-cols-3">
          <ScaledRail
            title="Confidence"
            reading="28, low"
            words="An index, not a probability."
            value={28}
            from={0}
            to={100}
          />
          <ScaledRail
            title="Projected NPS"
            reading="+42"
            words={`${coverage} interval −14 to +70.`}
            value={42}
            from={-100}
            to={100}
            low={-14}
            high={70}
          />
          <ScaledRail
            title="Sentiment"
            reading="6.5"
            words="12 simulated interviews."
            value={6.5}
            from={0}
            to={10}
            ends={["negative", "neutral", "positive"]}
          />
        </div>
      </Part>
      <Part title="Dots">
        <p>
          <InterviewDots for={7} against={2} of={12} />
        </p>
        <p>
          <InterviewDots for={0} of={3} />
        </p>
      </Part>
      <Part title="Matrix">
        <SideMatrix {...matrix} />
      </Part>
      <Part title="Charts">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
          {charts.map((chart) => (
            <ChartFigure key={chart.id} chart={chart} />
          ))}
        </div>
      </Part>
      <Part title="Charts of what seldom comes">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
          {edgeCharts.map((chart) => (
            <ChartFigure key={chart.id} chart={chart} />
          ))}
        </div>
      </Part>
      <Part title="Ranked bars">
        <RankedList items={ranked} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
