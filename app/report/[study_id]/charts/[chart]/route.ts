import { svgOf } from "#components/charts/svg-of.tsx";
import { AppError } from "#lib/errors.ts";
import { sendReport } from "#lib/http/send-report.ts";
import { inChoice } from "#lib/in-words.ts";
import { chartCsv, labelOf } from "#lib/studies/export/csv.ts";
import { chartFiles } from "#lib/studies/report/chart.ts";
import { chartsOf, closedCharts } from "#lib/studies/report/charts-of.ts";

const ofChart = new RegExp(`^(.+)\\.(${chartFiles.join("|")})$`);

type Context = { params: Promise<{ study_id: string; chart: string }> };

/** A chart of a report as a drawing or as its numbers, each with the label. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { study_id, chart: file } = await params;
  return sendReport(request, study_id, async (study) => {
    const [, id, ending] = ofChart.exec(file) ?? [];
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
    if (ending === "csv") return { type: "text/csv", text: chartCsv(chart, label), name };
    return { type: "image/svg+xml", text: await svgOf(chart, label), name };
  });
}
