import { type SQL, sql } from 'drizzle-orm'
import { mondayOf, type Week } from '#kernel/week.ts'

/**
 * For a neighbour's query: every choice for a week as rows of (id, number, driver_id, full_name, phone,
 * email, day, kind, option, source, wanted). `number` is the order of acceptance, `day` 0-6 from Monday;
 * `wanted`: the driver asked for the shift itself, not for its reserve.
 */
export function choiceRows(week: Week): SQL {
  return sql`
    SELECT choice.id, submission.number, submission.driver_id, submission.full_name, submission.phone, submission.email,
      choice.date - ${mondayOf(week)}::date AS day, choice.kind, choice.option, choice.source,
      choice.option = choice.kind OR submission.asked @> jsonb_build_array(
        jsonb_build_object('date', to_char(choice.date, 'YYYY-MM-DD'), 'option', choice.kind)) AS wanted
    FROM submissions AS submission
    JOIN submission_days AS choice ON choice.submission_id = submission.id
    WHERE submission.year = ${week.year} AND submission.week = ${week.week}`
}
