import { type Night, nightText, nightTexts } from '#features/settings/texts-chasing.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'

export const askingTexts = {
  wrongWeek: 'Formularz zbiera już inny tydzień, więc o ten nie można przypominać. Odśwież stronę.',
  formClosed:
    'Formularz jest zamknięty, więc link z przypomnienia nic by nie dał. Zgłoszenie może dodać biuro przy kierowcy.',
} as const

interface Hindrance {
  readonly code: 'wrong_week' | 'form_closed' | 'night'
  /** When the night ends. */
  readonly from: { readonly date: string; readonly hour: number } | null
}

/** Why nobody can be asked now. */
export function hindranceText({ code, from }: Hindrance): string {
  if (code === 'wrong_week') return askingTexts.wrongWeek
  if (code === 'form_closed') return askingTexts.formClosed
  const night: Night | null = from && { date: from.date as CalendarDate, hour: from.hour }
  return night ? nightText(night) : nightTexts.night
}
