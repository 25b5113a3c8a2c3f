import type { Figures } from '#features/planning/domain/public.ts'
import { counted } from '#kernel/polish-text.ts'

/** What is said of rebuilding a generated week with the fewest changes. */
export const rebuildTexts = {
  open: 'Przebuduj',
  openHint: 'Przebuduj: obsadź wolne miejsca z jak najmniejszą liczbą zmian',
  title: 'Przebudowa grafiku',
  what: 'Kto ma miejsce, które nadal jest możliwe, zachowuje je razem z autem. Obsadzane jest tylko to, co wolne. Przypięcia i rozpoczęte zmiany zostają.',
  working: 'Układanie grafiku…',
  nothing: 'Nic by się nie zmieniło: grafik pasuje do dzisiejszych danych.',
  failed: 'Nie udało się ułożyć grafiku. Grafik został bez zmian. Spróbuj ponownie.',
  again: 'Spróbuj ponownie',
  figures: 'Liczby przed i po',
  before: 'Teraz',
  after: 'Po przebudowie',
  gains: 'Zyskują zmianę',
  loses: 'Tracą zmianę',
  changes: 'Zmieniają miejsce',
  lists: 'Listy',
  pins: 'Tych przypięć nie da się utrzymać',
  oneStep: 'Zmiany trafią do grafiku jako jedna niezapisana zmiana, którą można cofnąć.',
  apply: 'Zastosuj',
  cancel: 'Anuluj',
  close: 'Zamknij',
} as const

export const FIGURE_NAMES: Readonly<Record<keyof Figures, string>> = {
  filled: 'Obsadzone miejsca',
  ownCars: 'Zmiany w aucie głównym',
  pairs: 'Pary kierowca–auto',
  withoutShift: 'Czekający bez żadnej zmiany',
}

/** Told to who does not see the board change. @param moves how many */
export function appliedRebuild(moves: number): string {
  return `Przebudowano: ${counted(moves, 'zmiana', 'zmiany', 'zmian')} miejsca. Nie zapisano jeszcze.`
}

/** `+2`, `−1`, empty for what stays. */
export function difference(before: number, after: number): string {
  if (before === after) return ''
  return after > before ? `+${after - before}` : `−${before - after}`
}
