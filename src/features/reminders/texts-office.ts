import type { CalendarDate } from '#kernel/calendar-date.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'

/** When it ends, by the fleet's clock. */
export interface Night {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
}

export const askingTexts = {
  wrongWeek: 'Formularz zbiera już inny tydzień, więc o ten nie można przypominać. Odśwież stronę.',
  formClosed:
    'Formularz jest zamknięty, więc link z przypomnienia nic by nie dał. Zgłoszenie może dodać biuro przy kierowcy.',
  night: 'O tej porze nie przypominamy. Spróbuj rano.',
} as const

export function nightText({ date, hour }: Night): string {
  return `O tej porze nie przypominamy, żeby nikogo nie budzić. Przypomnienia można wysłać od ${formatStateDay(date)}, godz. ${hour}:00.`
}
