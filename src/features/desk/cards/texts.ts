/** What the server says of a card that can't be read. */
export const cardTexts = {
  driverGone: 'Tego kierowcy nie ma już na liście. W zapisanych tygodniach zostało jego imię i nazwisko.',
  carGone: 'Tego auta nie ma już we flocie. W zapisanych tygodniach został jego numer rejestracyjny.',
} as const
