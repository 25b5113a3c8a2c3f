import { formatStateDay } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'

/** The list 'Zmiany' (D21). */
export const changesTexts = {
  changes: 'Zmiany',
  saved: 'Zapisane',
  noChanges: 'Nie ma żadnych zmian.',
} as const

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
  { from, to, reason }: { readonly from: Slot; readonly to: Slot; readonly reason: string },
): string {
  const at = ({ date, shift }: Slot) => `${formatStateDay(date)} ${SHIFT_ON_WIRE[shift]}`
  return [`${reg}: uziemienie od ${at(from)} do ${at(to)}`, reason].filter(Boolean).join(', ')
}
