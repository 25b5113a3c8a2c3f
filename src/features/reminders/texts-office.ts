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

/** Why nobody can be asked now. */
export function hindranceText({
  code,
  from,
}: {
  readonly code: 'wrong_week' | 'form_closed' | 'night'
  readonly from: { readonly date: string; readonly hour: number } | null
}): string {
  if (code === 'wrong_week') return askingTexts.wrongWeek
  if (code === 'form_closed') return askingTexts.formClosed
  return from ? nightText({ date: from.date as CalendarDate, hour: from.hour }) : askingTexts.night
}
