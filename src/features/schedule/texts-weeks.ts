import { authorWords } from '#features/roster/texts-authors.ts'
import type { Week } from '#kernel/week.ts'

/** Generated weeks: their screen, files and paper (Spec 2 §2 'Generated schedules', §9). */
export const weeksTexts = {
  title: 'Grafiki pracy',
  csv: 'Generuj do csv',
  xlsx: 'XLSX',
  print: 'Drukuj',
  settlement: 'Rozliczenia',
  board: 'Edycja grafiku',
  version: (version: number) => `Wersja ${version}`,
  week: (week: number) => `Tydzień ${week}`,
  savedBy: (name: string, when: string) => [authorWords(name), when].filter(Boolean).join(', '),
  year: 'Rok',
  allYears: 'Wszystkie lata',
  none: 'Nie ma jeszcze żadnego wygenerowanego grafiku.',
  toBoard: 'Wygeneruj pierwszy',
  loading: 'Wczytywanie grafików',
  notGenerated: 'Ten tydzień nie został jeszcze wygenerowany.',
  free: 'Wolne',
  rented: 'Wynajem',
  grounded: 'Uziemione',
  papers: 'Bez dokumentów',
  deleted: 'Nie ma już we flocie',
  fromReserve: 'z rezerwy',
  car: 'Auto',
  dayShifts: 'Zmiany dzienne',
  nightShifts: 'Zmiany nocne',
  printNow: 'Drukuj',
  back: 'Grafiki pracy',
} as const

/** The heading of the file (Spec 2 §9). */
export const WEEK_FILE = {
  sheet: 'Grafik',
  columns: ['Dzień', 'Miesiąc', 'Zmiana', 'Auto', 'Kierowca', 'Uwagi'],
} as const

/** File names end in the week (D37): `grafik_2026-W48`. */
export function weekFileName({ year, week }: Week): string {
  return `grafik_${year}-W${String(week).padStart(2, '0')}`
}
