/** What the server says to a decision about whom a file names. */
export const matchingFailures = {
  whom: 'Wybierz, kogo pokazać.',
  decision: 'Wybierz, co zrobić z tą osobą.',
  noSuchPage: 'Nie ma takiej strony.',
  noSuchReference: 'Tej osoby nie ma już na liście. Odśwież listę.',
  noSuchDriver: 'Nie ma takiego kierowcy. Odśwież stronę i wybierz ponownie.',
  newDriver: 'Podaj imię i nazwisko oraz numer telefonu nowego kierowcy.',
} as const
