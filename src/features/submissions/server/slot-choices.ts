import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { generatedAmong } from '#features/roster/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import { mondayOf, sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { submissionDays, submissions } from './tables.ts'

/** Who has chosen a slot, in the order of acceptance (D5). */
export interface SlotChoices extends Slot {
  readonly regular: readonly SlotChoice[]
  readonly reserve: readonly SlotChoice[]
  /** The week is generated: its places are what counts (D46). */
  readonly generated: boolean
}

export interface SlotChoice {
  /** Of the choice: another one where the same was chosen anew. */
  readonly id: string
  readonly fullName: string
}

/** Who has chosen these slots, by name, for the office; in the order of the slots asked for. */
export async function choicesOfSlots(
  queries: Queries,
  slots: readonly Slot[],
): Promise<readonly SlotChoices[]> {
  const dates = [...new Set(slots.map(({ date }) => date))]
  if (dates.length === 0) return []
  const rows = await queries
    .select({
      id: submissionDays.id,
      date: submissionDays.date,
      kind: submissionDays.kind,
      option: submissionDays.option,
      fullName: submissions.fullName,
    })
    .from(submissionDays)
    .innerJoin(submissions, eq(submissions.id, submissionDays.submissionId))
    .where(and(inArray(submissionDays.date, dates), ne(submissionDays.kind, 'on-call')))
    .orderBy(inOrderOfAsking())
  const generated = await generatedAmong(queries, dates.map(weekOf))
  return slots.map(({ date, shift }) => {
    const chosen = rows.filter((row) => row.date === date && row.kind === shift)
    return {
      date,
      shift,
      regular: chosen.filter(({ option }) => option === shift).map(choice),
      reserve: chosen.filter(({ option }) => option !== shift).map(choice),
      generated: generated.some((week) => sameWeek(week, weekOf(date))),
    }
  })
}

/**
 * Who asked for a shift before whom: those who sent it with the form by its number, those who added it later
 * behind all who had asked by then (D5, D51).
 */
export function inOrderOfAsking(): SQL {
  return sql`coalesce(${submissionDays.askedNumber}, ${submissions.number})`
}

function choice({ id, fullName }: SlotChoice): SlotChoice {
  return { id, fullName }
}

/**
 * For a neighbour's query: every choice for a week as rows of (id, number, driver_id, full_name, phone,
 * email, day, kind, option, source, wanted). `number` is the order of acceptance, `day` 0-6 from Monday;
 * `wanted`: the driver asked for the shift itself, not for its reserve.
 */
export function choiceRows(week: Week): SQL {
  return sql`
    SELECT choice.id, coalesce(choice.asked_number, submission.number) AS number, submission.driver_id, submission.full_name, submission.phone, submission.email,
      choice.date - ${mondayOf(week)}::date AS day, choice.kind, choice.option, choice.source,
      choice.option = choice.kind OR submission.asked @> jsonb_build_array(
        jsonb_build_object('date', to_char(choice.date, 'YYYY-MM-DD'), 'option', choice.kind)) AS wanted
    FROM submissions AS submission
    JOIN submission_days AS choice ON choice.submission_id = submission.id
    WHERE submission.year = ${week.year} AND submission.week = ${week.week}`
}
