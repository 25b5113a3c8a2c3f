import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'

/**
 * Abbreviations of the month table (Spec 1 §9); a day that was left free is W, one of a week without a
 * submission empty.
 */
export const ABBREVIATIONS: Readonly<Record<ShiftOption, string>> = {
  day: 'D',
  night: 'N',
  'day-reserve': 'D R',
  'night-reserve': 'N R',
  'on-call': 'DYS',
}
export const FREE_DAY = 'W'

/** `Pn 23.11`. */
export function dayHeading(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${WEEKDAY_SHORT[weekday(date)]} ${day}.${String(month).padStart(2, '0')}`
}

export const EXPORT_TEXTS = {
  person: ['Imię i nazwisko', 'Telefon', 'E-mail', 'Data zgłoszenia'],
  counts: ['Zmiany razem', 'Dzień', 'Noc', 'Rezerwa dzień', 'Rezerwa noc', 'Do dyspozycji'],
  flags: ['Karta paliwowa', 'Podpisany'],
  reasons: ['Powód', 'Opis powodu'],
  yes: 'Tak',
  no: 'Nie',
  sheet: 'Dyspozycyjność',
} as const

/** File names end in the week (D37): `dyspozycyjnosc_2026-W48`. */
export function exportName({ year, week }: Week): string {
  return `dyspozycyjnosc_${year}-W${String(week).padStart(2, '0')}`
}
