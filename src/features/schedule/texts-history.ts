import { authorWords } from '#features/roster/texts-authors.ts'
import { counted } from '#kernel/polish-text.ts'

/** The history of a week (D19). */
export const historyTexts = {
  noSuchVersion: 'Nie ma takiej wersji tego grafiku.',
  open: 'Historia',
  title: 'Historia grafiku',
  version: (version: number) => `Wersja ${version}`,
  current: 'bieżąca',
  generated: 'Wygenerowanie grafiku.',
  noMoves: 'Bez zmian na miejscach.',
  more: (count: number) => `i jeszcze ${counted(count, 'zmiana', 'zmiany', 'zmian')}`,
  look: 'Obejrzyj',
  bringBack: 'Przywróć',
  older: 'Starsze',
  loading: 'Wczytywanie historii',
  looking: (version: number, savedBy: string, savedAt: string) =>
    `Oglądasz wersję ${version} (${[authorWords(savedBy), savedAt].filter(Boolean).join(', ')}). Nic nie zostało zmienione.`,
  backToCurrent: 'Wróć do bieżącej',
  broughtBack: (version: number) =>
    `Wersja ${version} leży na planszy jako niezapisane zmiany. Sprawdź ją i zaktualizuj grafik.`,
  sameAsNow: (version: number) => `Wersja ${version} nie różni się od tego, co jest na planszy.`,
  unfitTitle: 'Nie wszystko dało się przywrócić',
  unfitText: 'Na tych miejscach auto, kierowca albo dokumenty nie są już dostępne:',
  versionNeeded: 'Podaj wersję grafiku.',
} as const
