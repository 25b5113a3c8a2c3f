export const settingsTexts = {
  defaultLimitRange: 'Limit domyślny to liczba od 1 do 25.',
  pinUnreadable: 'Obecny PIN jest nie do odczytania: klucz, którym go zapisano, przepadł. Nadaj nowy.',
  pinDigits: 'PIN to 4 cyfry.',
  popupTextLength: 'Tekst może mieć najwyżej 2000 znaków.',
  noSuchWeek: 'W tym roku nie ma tygodnia o tym numerze.',
  noSuchMonth: 'Podaj miesiąc od 1 do 12.',
  tiersOverlap:
    'Progi bonusu nie mogą na siebie nachodzić, a każdy musi kończyć się nie wcześniej, niż się zaczyna.',
  keepRemovedDays: 'Podaj liczbę dni od 30 do 3650.',
  confirmUnknown: 'Wybierz, kiedy nieznane osoby czekają na potwierdzenie.',
  unknownPerHour: 'Podaj liczbę osób od 1 do 1000.',
  trainingAddress: 'Podaj pełny adres filmu, zaczynający się od https://, albo zostaw pole puste.',
  shifts: 'Podaj liczbę zmian.',
  amount: 'Podaj kwotę w złotych.',
  adminPeriod: 'Wybierz tydzień, rok albo miesiąc.',
  number: 'Podaj liczbę.',
  floor: 'Podaj liczbę od 0 do 2.',
} as const
