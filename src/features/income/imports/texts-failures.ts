/** What the server says to a file that it can't take. */
export const importFailures = {
  badValue: 'Nieprawidłowa wartość.',
  noRows: 'W pliku nie ma żadnego wiersza do wczytania.',
  tooManyRows: 'Na raz można wczytać najwyżej 200 000 wierszy. Podziel plik na części.',
  fileKind: 'Wybierz rodzaj pliku z listy.',
  noSuchPage: 'Nie ma takiej strony.',
  implausible:
    'Kwoty w tym pliku są razem większe niż 20 mln zł. Sprawdź separator dziesiętny w pliku i wczytaj go ponownie.',
  wrongRows:
    'W pliku są wartości, które nie mogą się zdarzyć. Popraw wskazane wiersze i wczytaj plik ponownie.',
  rowsToCorrect: 'Popraw zaznaczone wiersze i spróbuj ponownie.',
  inRow: (row: number, problem: string) => `Wiersz ${row}: ${problem}`,
  startedAt: 'Nie ma takiej chwili w kalendarzu. Popraw datę i godzinę przejazdu i wczytaj plik ponownie.',
  periodOrder: 'Koniec okresu jest przed jego początkiem. Popraw okres i wczytaj plik ponownie.',
  settlementRow: {
    boltId: 'Podaj bolt_id: 48 i numer telefonu.',
    name: 'Podaj imię i nazwisko (full_name).',
    shift: "Podaj zmianę: 'dzień' albo 'noc'.",
    number: 'Podaj liczbę, na przykład 421,39.',
    odometer: 'km_end musi być co najmniej równe km_start.',
  },
} as const
