/** What the board says of those who work on the same week. */
export const togetherTexts = {
  refresh: 'Odśwież',
  alone: 'Teraz edytujesz tylko Ty.',
  nobody: 'Nikt teraz nie edytuje tego grafiku.',
  unknown: 'Nie wiadomo teraz, kto edytuje ten grafik: brak połączenia z serwerem.',
  otherTab: 'Masz ten grafik otwarty także w innej karcie.',
  arrived: 'nowe',
} as const

/** `Teraz edytują: Anna Szefowa (Ty), Jan Biuro` @param names of all, the reader's too */
export function editingNow(names: readonly string[]): string {
  return `Teraz ${names.length === 1 ? 'edytuje' : 'edytują'}: ${names.join(', ')}`
}

export function thatIsYou(name: string): string {
  return `${name} (Ty)`
}

/** `Anna Szefowa: zmiany zapisane o 12:03.`, whatever gender, and also for what the program did itself. @param at `12:03` */
export function savedChanges(savedBy: string, at: string): string {
  return `${savedBy || 'Ktoś'}: zmiany zapisane o ${at}.`
}

/** As above, where the week was not generated before. */
export function generatedAt(savedBy: string, at: string): string {
  return `${savedBy || 'Ktoś'}: grafik wygenerowany o ${at}.`
}
