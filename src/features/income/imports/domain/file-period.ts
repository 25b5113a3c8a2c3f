import { addDays, type CalendarDate, calendarDate, daysBetween, weekday } from '#kernel/calendar-date.ts'
import { looseKey, MONTH_SHORT } from '#kernel/polish-text.ts'
import { isWeek, mondayOf } from '#kernel/week.ts'

/** First and last date, both included. */
export interface Period {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

const MONTHS = MONTH_SHORT.map((month) => looseKey(month))

/**
 * The period that a platform writes into the name of its file: `2026W39` (ISO week), `14 wrz 2026-20 wrz
 * 2026`, `13_09_2025-13_09_2025`, `20260921_20260928` and `20260901-20260930`, `2026-09-21_2026-09-27`. From
 * Monday to a later Monday is the way of Uber's joined dates to write whole weeks, whose last day is the
 * Sunday; the others name the last day itself, also where that is a Monday. Undefined where the name tells
 * none.
 */
export function periodOfName(fileName: string): Period | undefined {
  const name = fileName.normalize('NFC')
  for (const read of [isoWeek, wordedDates, daysFirst, joinedDates, dashedDates]) {
    const period = read(name)
    if (period && period.start <= period.end) return period
  }
  return undefined
}

function isoWeek(name: string): Period | undefined {
  const match = /(?<!\d)(20\d{2})-?W(\d{1,2})(?!\d)/i.exec(name)
  const week = { year: Number(match?.[1]), week: Number(match?.[2]) }
  if (!match || !isWeek(week.year, week.week)) return undefined
  return { start: mondayOf(week), end: addDays(mondayOf(week), 6) }
}

function wordedDates(name: string): Period | undefined {
  const date = String.raw`(\d{1,2})[ _]+(\p{L}{3})\p{L}*\.?[ _]+(\d{4})`
  const match = new RegExp(String.raw`(?<!\d)${date}\s*[-–_]\s*${date}(?!\d)`, 'u').exec(name)
  const month = (word: string | undefined) => MONTHS.indexOf(looseKey(word ?? '')) + 1
  return (
    (match &&
      periodOf(
        [Number(match[3]), month(match[2]), Number(match[1])],
        [Number(match[6]), month(match[5]), Number(match[4])],
      )) ||
    undefined
  )
}

function daysFirst(name: string): Period | undefined {
  const match = /(?<!\d)(\d{2})[_.](\d{2})[_.](\d{4})\s*[-–_]\s*(\d{2})[_.](\d{2})[_.](\d{4})(?!\d)/.exec(
    name,
  )
  if (!match) return undefined
  const [, d1, m1, y1, d2, m2, y2] = match.map(Number)
  return periodOf([y1, m1, d1], [y2, m2, d2])
}

function joinedDates(name: string): Period | undefined {
  const match = /(?<!\d)(\d{4})(\d{2})(\d{2})[-_](\d{4})(\d{2})(\d{2})(?!\d)/.exec(name)
  const period = yearsFirst(match)
  return period && withoutNextMonday(period)
}

function dashedDates(name: string): Period | undefined {
  const match = /(?<!\d)(\d{4})-(\d{2})-(\d{2})\s*[-–_]\s*(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(name)
  return yearsFirst(match)
}

function yearsFirst(match: RegExpExecArray | null): Period | undefined {
  if (!match) return undefined
  const [, y1, m1, d1, y2, m2, d2] = match.map(Number)
  return periodOf([y1, m1, d1], [y2, m2, d2])
}

type Parts = readonly [number | undefined, number | undefined, number | undefined]

function periodOf(first: Parts, last: Parts): Period | undefined {
  const [start, end] = [first, last].map(([year = 0, month = 0, day = 0]) => calendarDate(year, month, day))
  return start && end && { start, end }
}

function withoutNextMonday({ start, end }: Period): Period {
  const isWholeWeeks = weekday(start) === 0 && weekday(end) === 0 && daysBetween(start, end) > 0
  return { start, end: isWholeWeeks ? addDays(end, -1) : end }
}
