import { authorWords } from '#features/roster/texts-authors.ts'
import { counted } from '#kernel/polish-text.ts'

/** What the board says of those who work on the same week. */
export const togetherTexts = {
  refresh: 'Odśwież',
  alone: 'Teraz edytujesz tylko Ty.',
  nobody: 'Nikt teraz nie edytuje tego grafiku.',
  unknown: 'Nie wiadomo teraz, kto edytuje ten grafik: brak połączenia z serwerem.',
  otherTab: 'Masz ten grafik otwarty także w innej karcie.',
} as const

/** `Teraz edytują: Anna Szefowa (Ty), Jan Biuro` @param names of all, the reader's too */
export function editingNow(names: readonly string[]): string {
  return `Teraz ${names.length === 1 ? 'edytuje' : 'edytują'}: ${names.join(', ')}`
}

export function thatIsYou(name: string): string {
  return `${name} (Ty)`
}

/**
 * `Anna Szefowa: zmiany zapisane o 12:03.`, whatever gender, and also for what the program did itself.
 * @param at `12:03`
 */
export function savedChanges(savedBy: string, at: string): string {
  return `${authorWords(savedBy) || 'Ktoś'}: zmiany zapisane o ${at}.`
}

/** As above, where the week was not generated before. */
export function generatedAt(savedBy: string, at: string): string {
  return `${authorWords(savedBy) || 'Ktoś'}: grafik wygenerowany o ${at}.`
}

/** Two versions of one week side by side (D19). */
export const compareTexts = {
  title: 'Twoja i nowsza wersja grafiku',
  compare: 'Porównaj obie wersje',
  howTo:
    'Poniżej obie wersje obok siebie. Tam, gdzie obie strony zmieniły to samo, wybierz jedną. Pozostałe zmiany obu stron zostaną razem.',
  noConflict: 'Obie strony zmieniły co innego, więc nie ma czego wybierać. Zmiany obu stron zostaną razem.',
  conflicts: 'Sprzeczne zmiany',
  onlyMine: 'Tylko Twoje zmiany',
  onlyTheirs: (name: string) => `Tylko w nowszej wersji (${name})`,
  before: 'Było',
  mine: 'U Ciebie',
  theirs: 'W nowszej wersji',
  allMine: 'Wszędzie moje',
  allTheirs: (name: string) => `Wszędzie: ${name}`,
  nowhere: 'poza grafikiem',
  unfit: 'Tego nie da się już wprowadzić w nowszej wersji:',
  undoable: 'Nic nie zostanie jeszcze zapisane, a Ctrl+Z to cofnie.',
  later: 'Nie teraz',
  lay: 'Nałóż razem',
} as const

/** `Wybierz jeszcze w 2 miejscach.` */
export function conflictsLeft(count: number): string {
  return `Wybierz jeszcze w ${counted(count, 'miejscu', 'miejscach', 'miejscach')}.`
}

/** A newer version under unsaved edits (D19). */
export const newerTexts = {
  newerTitle: 'Jest nowsza wersja grafiku',
  takeNewer: 'Wczytaj nowszą i nałóż moje zmiany',
  lookAtMine: 'Obejrzyj moją wersję',
  unfitTitle: 'Nie wszystkie Twoje zmiany pasują do nowszej wersji',
  unfitText: 'Te zmiany trzeba wprowadzić ponownie:',
} as const

/** Who saved when, and what stands against it. @param savedAt as it is shown, `21.11.2026, 03:15` */
export function newerText(savedBy: string, savedAt: string, mine: number): string {
  return `Ten grafik zapisano w międzyczasie: ${authorWords(savedBy) || 'ktoś inny'}, ${savedAt}.${nothingLost(mine)}`
}

export function generatedMeanwhile(mine: number): string {
  return `Ktoś wygenerował ten tydzień w międzyczasie.${nothingLost(mine)}`
}

function nothingLost(mine: number): string {
  const unsaved = counted(mine, 'niezapisaną zmianę', 'niezapisane zmiany', 'niezapisanych zmian')
  return mine === 0 ? '' : ` Masz ${unsaved}; nic nie zginęło.`
}
