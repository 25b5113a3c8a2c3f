export const auditTexts = {
  limitRange: 'Podaj liczbę wpisów od 1 do 1000.',
  unknownEntry: 'Nieprawidłowy identyfikator wpisu.',
} as const
