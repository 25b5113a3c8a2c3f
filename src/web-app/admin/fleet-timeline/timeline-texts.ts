import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { counted } from '#kernel/polish-text.ts'
import type { Slot } from '#kernel/slot.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'

export const timelineTexts = {
  tab: 'Oś czasu',
  list: 'Oś czasu floty',
  search: 'Szukaj auta',
  searchHint: 'Rejestracja, marka lub model',
  onlyBusy: 'Tylko auta z wpisami',
  weeks: 'Zakres',
  weeksOf: (count: number) => counted(count, 'tydzień', 'tygodnie', 'tygodni'),
  earlier: 'Wcześniej',
  later: 'Później',
  today: 'Dziś',
  add: 'Nowe uziemienie',
  car: 'Auto',
  legend: 'Legenda',
  grounding: 'Uziemienie',
  rental: 'Wynajem',
  service: 'Serwis',
  paper: 'Kończy się dokument, bez którego auto nie jeździ',
  help: 'Przeciągnij po dniach, aby uziemić auto. Kliknij pasek, aby go zmienić.',
  keys: 'Strzałki wybierają auto i zmianę, Enter zaczyna i kończy uziemienie albo otwiera pasek, Escape przerywa.',
  empty: 'We flocie nie ma jeszcze żadnego auta.',
  nothingFound: 'Żadne auto nie pasuje. Sprawdź pisownię albo pokaż wszystkie auta.',
  failedTitle: 'Nie udało się wczytać floty',
  failedPart: 'Oś czasu jest niepełna',
  loading: 'Wczytywanie osi czasu',
  calm: 'Bez przerw w tym okresie.',
  ground: 'Uziem',
  groundCar: (reg: string) => `Uziem auto ${reg}`,
  weekTitle: (week: number) => `Tydzień ${week}`,
  started: (slot: Slot) => `Początek uziemienia: ${slotWords(slot)}. Wybierz koniec i naciśnij Enter.`,
  cancelled: 'Przerwano.',
  free: 'wolne',
} as const

/** `poniedziałek, 23 listopada 2026, dzień` */
export function slotWords({ date, shift }: Slot): string {
  return `${longDateWithWeekday(date)}, ${SHIFT_ON_WIRE[shift].toLocaleLowerCase('pl')}`
}

export function groundedWords(span: string, reason: string): string {
  return `Uziemienie ${span}: ${reason}`
}

export function rentedWords(renter: string, span: string, isOpen: boolean): string {
  return `Wynajem, ${renter} ${span}${isOpen ? ' (bez daty końca)' : ''}`
}

export function serviceWords(date: CalendarDate, time: string, what: string): string {
  return `Serwis ${formatStateDay(date)} o ${time}: ${what}`
}

export function paperWords(name: string, expiresOn: CalendarDate): string {
  return `${name}: ważne do ${formatStateDay(expiresOn)}, potem auto nie dostaje nowych zmian`
}
