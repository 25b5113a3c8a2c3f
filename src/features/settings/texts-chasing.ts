import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'

/** The hour at which the night ends, by the fleet's clock. */
export interface Night {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
}

export const nightTexts = { night: 'O tej porze nie przypominamy. Spróbuj rano.' } as const

export function nightText({ date, hour }: Night): string {
  return `O tej porze nie przypominamy, żeby nikogo nie budzić. Przypomnienia można wysłać od ${formatStateDay(date)}, godz. ${hour}:00.`
}
