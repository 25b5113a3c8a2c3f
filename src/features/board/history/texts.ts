import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
/** The filter of the list of changes (D21). */
export const changesFilterTexts = {
  label: 'Pokaż tylko zmiany',
  search: 'Szukaj zmiany',
  kind: 'Rodzaj',
  driver: 'Kierowca',
  car: 'Auto',
  names: { slot: 'Przeniesienie', car: 'Zmiana auta', removed: 'Usunięcie', added: 'Dodanie' },
  found: (found: number, all: number) => `Pokazano ${found} z ${all}.`,
} as const

/** `WX 1: uziemienie od 17.3.2026 Dzień do 22.3.2026 Noc, blacharz` */
export function takenOffWords(
  reg: string,
  off: {
    readonly dayStart: CalendarDate
    readonly shiftStart: string
    readonly dayEnd: CalendarDate
    readonly shiftEnd: string
    readonly groundedReason: string
  },
): string {
  const span = `od ${formatStateDay(off.dayStart)} ${off.shiftStart} do ${formatStateDay(off.dayEnd)} ${off.shiftEnd}`
  return [`${reg}: uziemienie ${span}`, off.groundedReason].filter(Boolean).join(', ')
}
