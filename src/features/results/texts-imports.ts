/** What the server says to a file that it can't take. */
export const importFailures = {
  badValue: 'Nieprawidłowa wartość.',
  noRows: 'W pliku nie ma żadnego wiersza do wczytania.',
  tooManyRows: 'Na raz można wczytać najwyżej 200 000 wierszy. Podziel plik na części.',
} as const
