import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { generatedAmong } from '#features/roster/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
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
    .orderBy(asc(submissions.number))
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

function choice({ id, fullName }: SlotChoice): SlotChoice {
  return { id, fullName }
}
