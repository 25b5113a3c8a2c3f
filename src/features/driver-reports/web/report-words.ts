import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type { listReportsOfDriver } from '../contract-office.ts'
import { reportTexts as texts, toldWords } from '../texts-office.ts'

type Told = OutputOf<typeof listReportsOfDriver>['data'][number]

export function slotOf({ date, shift }: Pick<Told, 'date' | 'shift'>) {
  return { date: date as CalendarDate, shift }
}

export function slotWords(report: Pick<Told, 'date' | 'shift'>): string {
  return `${spokenDate(slotOf(report).date)}, ${SHIFT_ON_WIRE[report.shift]}`
}

export function wordsOf(report: Told): string {
  return toldWords(report, slotOf(report))
}

/** What became of it, in the order of time; empty while it waits. */
export function settledWords({ takenAt, takenBy, withdrawnAt, backSeenAt, backSeenBy }: Told): string {
  const isRead = backSeenAt !== null && backSeenBy !== ''
  const byOffice = isRead && withdrawnAt === backSeenAt
  return [
    takenAt === null ? '' : texts.takenBy(takenBy, dateAndTime(takenAt)),
    withdrawnAt === null || byOffice ? '' : texts.withdrawn(dateAndTime(withdrawnAt)),
    isRead ? texts.backSeenBy(backSeenBy, dateAndTime(backSeenAt)) : '',
  ]
    .filter((part) => part !== '')
    .join('; ')
}
