import { svgOf } from "#components/charts/svg-of.tsx";
import { AppError } from "#lib/errors.ts";
import { sendReport } from "#lib/http/send-report.ts";
import { inChoice } from "#lib/in-words.ts";
import { ownValue } from "#lib/own-value.ts";
import { chartCsv, labelOf } from "#lib/studies/export/csv.ts";
import { type Chart, chartFiles } from "#lib/studies/report/chart.ts";
import { chartsOf, closedCharts } from "#lib/studies/report/charts-of.ts";

const ofChart = new RegExp(`^(.+)\\.(${chartFiles.join("|")})$`);

type Writer = { type: string; write: (chart: Chart, label: string) => string | Promise<string> };
const writers: Record<(typeof chartFiles)[number], Writer> = {
  svg: { type: "image/svg+xml", write: svgOf },
  csv: { type: "text/csv", write: chartCsv },
};

type Context = { params: Promise<{ study_id: string; chart: string }> };

/** A chart of a report as a drawing or as its numbers, each with the label. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { study_id, chart: path } = await params;
  return sendReport(request, study_id, async (study) => {
    const [, id, ending] = ofChart.exec(path) ?? [];
    const charts = [
      ...chartsOf(study.quant.measures),
      ...(study.quant.closed ?? []).flatMap((one) => closedCharts(one, study)),
    ];
    const chart = charts.find((one) => one.id === id);
    if (chart === undefined)
      throw new AppError(
        "not_found",
        `This report has no such chart, or not in this form: ${inChoice(chartFiles.map((one) => `.${one}`))}.`,
      );
    const name = `synthetic-${study.slug}-${chart.id}.${ending}`;
    const label = labelOf(study);
    const file = ownValue<Writer>(writers, ending!)!;
    return { type: file.type, text: await file.write(chart, label), name };
  });
}
