import { formatStateDay } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'

/** What the calls of groundings answer (Spec 2 §5, §8, D17). */
export const groundingTexts = {
  dayStart: 'Podaj dzień początku uziemienia.',
  dayEnd: 'Podaj dzień końca uziemienia.',
  shiftStart: 'Wybierz zmianę początku: Dzień albo Noc.',
  shiftEnd: 'Wybierz zmianę końca: Dzień albo Noc.',
  longReason: 'Powód może mieć najwyżej 500 znaków.',
  endBeforeStart: 'Uziemienie kończy się przed początkiem. Popraw datę albo zmianę końca.',
  /** Beside the field that is to be corrected. */
  dayEndTooEarly: 'Dzień końca jest wcześniejszy niż dzień początku.',
  shiftEndTooEarly: 'Uziemienie, które zaczyna się w nocy, nie może skończyć się tego samego dnia w dzień.',
  noSuchVehicle: 'Nie ma takiego auta. Być może ktoś je właśnie usunął.',
  noSuchGrounding: 'Nie ma takiego uziemienia. Być może ktoś je właśnie usunął.',
  overlapping: 'To auto jest już wtedy uziemione. Zmień tamto uziemienie, zamiast dodawać drugie.',
  overlappingWith: (reg: string, span: string) =>
    `Auto ${reg} jest już uziemione ${span}. Zmień tamto uziemienie, zamiast dodawać drugie.`,
  movesChanged: 'W międzyczasie zmienił się grafik. Sprawdź jeszcze raz, kto zmieni miejsce.',
  changedMeanwhile: 'W międzyczasie ktoś przeniósł to uziemienie na inne auto. Odśwież stronę i sprawdź.',
} as const

const SHIFTS: Readonly<Record<Shift, string>> = { day: 'Dzień', night: 'Noc' }

/** `od 12.3.2026 (Dzień) do 14.3.2026 (Noc)` */
export function spanText({ from, to }: SlotSpan): string {
  return `od ${slotText(from)} do ${slotText(to)}`
}

function slotText({ date, shift }: Slot): string {
  return `${formatStateDay(date)} (${SHIFTS[shift]})`
}
