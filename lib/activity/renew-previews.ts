import { eq, sql } from "drizzle-orm";
import { db } from "../db/client.ts";
import { settings } from "../db/settings.sql.ts";
import { previewOf } from "./preview.ts";

/** The name of the rule that excerpts are made by; a new rule needs a new name. */
const setting = { name: "preview_rule", value: "words of the markdown" };
const atOnce = 500;

type Row = { position: string; preview: string; title: string; text: string };

/** Writes the previews of events that an older rule made, once for each storage. */
export async function renewPreviews(): Promise<void> {
  const known = await db.select().from(settings).where(eq(settings.name, setting.name));
  if (known[0]?.value === setting.value) return;
  for (let after = "0"; ; ) {
    const { rows } = await db.execute<Row>(sql`
      select position, preview, said.title, said.text from events join (
        select question_id as ref, title, body as text from questions
        union all select answer_id, title, answers.body from answers join questions using (question_id)
        union all select review_id, document::json ->> 'title', document::json ->> 'review' from reviews
      ) as said using (ref) where position > ${after} order by position limit ${atOnce}`);
    if (rows.length === 0) break;
    // What a removal has emptied meanwhile stays empty.
    await db.execute(sql`update events set preview = renewed.preview from json_to_recordset(${JSON.stringify(
      rows.map(({ position, preview: old, ...said }) => ({ position, old, preview: previewOf(said) })),
    )}::json) as renewed (position bigint, old text, preview text)
      where events.position = renewed.position and events.preview = renewed.old`);
    after = rows.at(-1)!.position;
  }
  const { value } = setting;
  await db.insert(settings).values(setting).onConflictDoUpdate({ target: settings.name, set: { value } });
}
