import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { isOfTheDay, type RunFault } from './run-fault.ts'

/** How far back nights that were missed are caught up. */
export const CAUGHT_UP_DAYS = 31

const MINUTE = 60_000
/** From the end of a try that failed to the next one. */
const PAUSES = [30 * MINUTE, 2 * 60 * MINUTE] as const
const LONGEST_PAUSE = 6 * 60 * MINUTE
/** An order may take so long after the day to be written down to its end. */
const SETTLES_MS = 2 * 60 * MINUTE

/** A run that ended; instants in milliseconds. */
export interface EndedRun {
  readonly date: CalendarDate
  readonly finishedAt: number
  /** Null of one that went well. */
  readonly fault: RunFault | null
}

export interface DueQuestion {
  /** The last work day that is over. */
  readonly last: CalendarDate
  /** When that day ended. */
  readonly lastEndedAt: number
  readonly firstDay: CalendarDate
  /** Since when the key is the one of now: what failed before it says nothing of it. */
  readonly keySince: number
  /** Of this company, in the order in which they ended. */
  readonly runs: readonly EndedRun[]
  readonly now: number
}

/** A day without a good run. */
export interface OpenDay {
  readonly date: CalendarDate
  /** Tries that failed, under the key of now. */
  readonly tries: number
  /** Of the last one. */
  readonly fault: RunFault | null
  /** When it is tried, milliseconds; in the past where it is due. */
  readonly tryAt: number
}

/**
 * A company's days that nobody has fetched whole yet, the oldest first, and when each is tried. Whoever was
 * off for some nights catches up; a fault that concerns the whole company makes all its days wait.
 */
export function openDays(question: DueQuestion): OpenDay[] {
  const { last, lastEndedAt, firstDay, runs } = question
  const earliest = addDays(last, 1 - CAUGHT_UP_DAYS)
  const begin = daysBetween(earliest, firstDay) > 0 ? firstDay : earliest
  const good = new Set(runs.filter(({ fault }) => fault === null).map(({ date }) => date))
  const companyWaits = waitAfter(question, companyTries(question))
  return Array.from({ length: Math.max(0, daysBetween(begin, last) + 1) }, (_, index) =>
    addDays(begin, index),
  )
    .filter((date) => !good.has(date))
    .map((date) => {
      const failed = underKey(question).filter((run) => run.date === date && run.fault !== null)
      const settled = date === last ? lastEndedAt + SETTLES_MS : 0
      return {
        date,
        tries: failed.length,
        fault: failed.at(-1)?.fault ?? null,
        tryAt: Math.max(settled, waitAfter(question, failed), companyWaits),
      }
    })
}

/** Those that failed for the whole company, one after another, up to now. */
function companyTries(question: DueQuestion): EndedRun[] {
  const ended = underKey(question)
  const lastOther = ended.findLastIndex(({ fault }) => fault === null || isOfTheDay(fault))
  return ended.slice(lastOther + 1)
}

/** What our own stopping cut off says nothing of Bolt. */
function underKey({ runs, keySince }: DueQuestion): EndedRun[] {
  return runs.filter(
    ({ finishedAt, fault }) =>
      finishedAt >= keySince && fault?.code !== 'interrupted' && fault?.code !== 'stopped',
  )
}

/** Who finished after now did so before the clock was set back: that holds up nobody. */
function waitAfter({ now }: DueQuestion, failed: readonly EndedRun[]): number {
  const finishedAt = failed.at(-1)?.finishedAt
  if (finishedAt === undefined || finishedAt > now) return 0
  return finishedAt + (PAUSES[failed.length - 1] ?? LONGEST_PAUSE)
}
