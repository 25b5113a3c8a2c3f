export const wireTexts = {
  slot: 'Podaj zmianę od 0 do 13.',
  format: 'Wybierz CSV albo XLSX.',
  noSuchWeek: 'W tym roku nie ma tygodnia o tym numerze.',
  page: 'Podaj numer strony.',
  period: 'Podaj tydzień i rok albo miesiąc i rok.',
} as const
