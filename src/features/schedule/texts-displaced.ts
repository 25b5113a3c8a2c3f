import { counted } from '#kernel/polish-text.ts'

/** What the office is asked before a car is taken off generated weeks. */
export const unavailabilityTexts = {
  title: 'Kierowcy zmienią miejsce',
  go: 'Zapisz i przenieś',
  reserve: 'rezerwa',
} as const

/** `… przenosi 3 kierowców:` */
export function affectedText(drivers: number): string {
  const who = counted(drivers, 'kierowcę', 'kierowców', 'kierowców')
  return `Ta zmiana obejmuje wygenerowane grafiki i przenosi ${who}:`
}

/** `Tydzień 12, 2026` */
export function weekTitle(week: number, year: number): string {
  return `Tydzień ${week}, ${year}`
}

/** `Poniedziałek 16.3.2026, Dzień` */
export function slotTitle(weekDay: string, day: string, shift: string): string {
  return `${weekDay} ${day}, ${shift}`
}

export const displacedCallTexts = {
  kind: 'Wybierz uziemienie albo wynajem.',
} as const
