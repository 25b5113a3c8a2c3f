/** Results of a week beside those of the week before. */
export const twoWeeksTexts = {
  title: 'Wyniki',
  loading: 'Wczytywanie wyników',
  shifts: 'Zmiany z wynikami',
  income: 'Zarobek',
  incomePerShift: 'Średni zarobek zmiany',
  mileage: 'Przejechane kilometry',
  rides: 'Przejazdy',
  none: 'Nie ma wyników dwóch ostatnich tygodni. Porównanie pojawi się po wczytaniu plików.',
  importFiles: 'Wczytaj pliki',
} as const
