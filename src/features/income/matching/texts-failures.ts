/** What the server says to a decision about whom a file names. */
export const matchingFailures = {
  whom: 'Wybierz, kogo pokazać.',
  decision: 'Wybierz, co zrobić z tą osobą.',
  noSuchPage: 'Nie ma takiej strony.',
  noSuchReference: 'Tej osoby nie ma już na liście. Odśwież listę.',
  decidedMeanwhile:
    'Ktoś inny właśnie zdecydował o tej osobie. Nic nie zmieniono. Obejrzyj listę i zdecyduj jeszcze raz.',
  noSuchDriver: 'Nie ma takiego kierowcy. Odśwież stronę i wybierz ponownie.',
  newDriver: 'Podaj imię i nazwisko oraz numer telefonu nowego kierowcy.',
} as const

/** What somebody else decided of a person since the list was read. @param driver the name, if it is one */
export function decidedMeanwhileText({
  state,
  driver,
}: {
  readonly state: 'waiting' | 'ignored' | 'matched'
  readonly driver: string | null
}): string {
  const decided = {
    matched: driver === null ? 'przypisano do kogoś innego' : `to ${driver}`,
    ignored: 'pominięto',
    waiting: 'wraca do kolejki',
  }
  return `Ktoś inny właśnie zdecydował o tej osobie: ${decided[state]}. Nic nie zmieniono. Jeśli mimo to ma być inaczej, zapisz swój wybór jeszcze raz.`
}
