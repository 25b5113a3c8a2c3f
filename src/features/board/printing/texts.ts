import { authorWords } from '#features/roster/texts-authors.ts'
import { counted } from '#kernel/polish-text.ts'

/** What a printed week says. */
export const paperTexts = {
  weekOnPaper: (week: number, range: string) => `Tydzień ${week} · ${range}`,
  printedAt: (when: string) => `wydruk ${when}`,
  version: (version: number, savedBy: string, savedAt: string) =>
    `wersja ${version}, zapisana ${savedAt}${savedBy === '' ? '' : `: ${authorWords(savedBy)}`}`,
  versionAlone: (version: number) => `wersja ${version}`,
  olderVersion: 'starsza wersja, tylko do podglądu',
  notGenerated: 'podgląd, grafik nie został wygenerowany',
  car: 'Auto',
  onReserve: (rank: number) => `Rezerwa ${rank}`,
  onCall: (rank: number) => `Do dysp. ${rank}`,
  changedShort: 'zm.',
  fromReserveShort: 'rez.',
  nobodyWaits: 'Nikt nie czeka w rezerwie ani do dyspozycji.',
} as const

/** `3 niezapisane zmiany` as a page says it. */
export function unsavedOnPaper(count: number): string {
  return `zawiera ${counted(count, 'niezapisaną zmianę', 'niezapisane zmiany', 'niezapisanych zmian')}`
}
