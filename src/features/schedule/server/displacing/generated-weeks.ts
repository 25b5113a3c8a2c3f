import { recordedOnWire, weekOfRow } from '#features/roster/server/public.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { Prepared } from '#platform/server/http/route.ts'
import type { getGeneratedWeek } from '../../contract.ts'
import { waitingOnBoard } from '../late/waiting-codec.ts'
import { publicationOf } from '../publishing/publication.ts'
import { calendarOnWire } from '../week/calendar-codec.ts'
import { waitingReasons } from '../week/waiting-reasons.ts'
import type { SavedWeek, WeekReader } from '../week/week-reader.ts'

export interface GeneratedWeeks {
  /** The call's answer: JSON made once per version, or null where the week is not generated. */
  answer(week: Week): Promise<Prepared | null>
}

/** The saved week as bytes, made anew only when something has changed (S2). */
export function createGeneratedWeeks(reader: WeekReader): GeneratedWeeks {
  const made = new WeakMap<SavedWeek, Prepared>()
  return {
    async answer(week) {
      const saved = await reader.read(week)
      if (!saved) return null
      const prepared = made.get(saved) ?? prepare(saved)
      made.set(saved, prepared)
      return prepared
    },
  }
}

function prepare(saved: SavedWeek): Prepared {
  return new Prepared(Buffer.from(JSON.stringify(weekAnswer(saved))))
}

/**
 * A saved week on the wire. Its days carry the version, so that whoever sends them back says what they were
 * read at (D48).
 */
export function weekAnswer({
  row,
  contents,
  waiting,
  changes,
  frame,
  beside,
}: SavedWeek): NonNullable<OutputOf<typeof getGeneratedWeek>> {
  const { id, version, savedBy, savedAt, savedTab } = row
  const week = weekOfRow(row)
  const calendar = calendarOnWire(week, contents, frame, waitingReasons(contents, frame, beside))
  const stamped = (days: typeof calendar.days) => days.map((day) => ({ ...day, version }))
  return {
    id,
    ...week,
    version,
    savedBy: authorWords(savedBy),
    savedAt,
    savedTab,
    publication: publicationOf(row),
    ...calendar,
    days: stamped(calendar.days),
    nights: stamped(calendar.nights),
    begun: frame.begun,
    ...waitingOnBoard(contents, waiting),
    history: recordedOnWire(week, contents, changes),
  }
}
