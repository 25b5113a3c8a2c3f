import { recordedOnWire, weekOfRow } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import { Prepared } from '#platform/server/http/route.ts'
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

function prepare({ row, contents, waiting, changes, frame, stamp }: SavedWeek): Prepared {
  const { id, version, savedBy, savedAt, savedTab } = row
  const week = weekOfRow(row)
  const calendar = calendarOnWire(week, contents, frame, waitingReasons(contents, frame))
  const history = recordedOnWire(week, contents, changes)
  const { begun } = frame
  const late = waitingOnBoard(contents, waiting)
  const publication = publicationOf(row)
  const answer = {
    id,
    ...week,
    version,
    savedBy,
    savedAt,
    savedTab,
    publication,
    ...calendar,
    begun,
    ...late,
    history,
  }
  return new Prepared(`"${stamp}"`, Buffer.from(JSON.stringify(answer)))
}
