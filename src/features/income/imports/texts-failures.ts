/** What the server says to a file that it can't take. */
export const importFailures = {
  badValue: 'Nieprawidłowa wartość.',
  noRows: 'W pliku nie ma żadnego wiersza do wczytania.',
  tooManyRows: 'Na raz można wczytać najwyżej 200 000 wierszy. Podziel plik na części.',
  tooManyPeople:
    'Plik może wymieniać najwyżej 10 000 osób. Podziel go na części albo sprawdź, czy każda osoba jest w nim zapisana zawsze tak samo.',
  busy: 'Serwer sprawdza teraz inne duże pliki. Odczekaj chwilę i spróbuj ponownie.',
  fileKind: 'Wybierz rodzaj pliku z listy.',
  noSuchPage: 'Nie ma takiej strony.',
  implausible:
    'Kwoty w tym pliku są razem większe niż 20 mln zł. Sprawdź separator dziesiętny w pliku i wczytaj go ponownie.',
  wrongRows:
    'W pliku są wartości, które nie mogą się zdarzyć. Popraw wskazane wiersze i wczytaj plik ponownie.',
  rowsToCorrect: 'Popraw zaznaczone wiersze i spróbuj ponownie.',
  changedSince:
    'W międzyczasie wyniki się zmieniły, więc stałoby się co innego, niż pokazano. Obejrzyj zmiany jeszcze raz i potwierdź.',
  asksFirst:
    'Ten plik jest starszy niż to, co już wczytano, i zastąpiłby nowsze kwoty. Obejrzyj zmiany i potwierdź, jeśli tak ma być.',
  asksPeriod:
    'Okres tego pliku jest daleko od dzisiaj. Obejrzyj zmiany i potwierdź, jeśli to dobry miesiąc i rok.',
  periodTooLong: (days: number) =>
    `Okres tego pliku jest za długi: może mieć najwyżej ${days} dni. Popraw okres albo pobierz plik za krótszy czas i wczytaj go ponownie.`,
  daysTooLong: (days: number) =>
    `Kwoty mogą dotyczyć najwyżej ${days} dni. Popraw daty i wczytaj plik ponownie.`,
  tooMuchStanding:
    'W okresie tego pliku jest już ponad 400 000 wierszy z wcześniejszych plików. Pobierz plik za krótszy okres i wczytaj go ponownie.',
  noSuchLoad: 'Nie ma takiego wczytania. Odśwież listę.',
  takenBackAlready: 'To wczytanie jest już cofnięte. Odśwież listę.',
  twice: (other: number) =>
    `To samo stoi też w wierszu ${other}, ale z innymi kwotami. Zostaw jeden z tych wierszy.`,
  wrongPlace: 'Ten wiersz nie ma dnia i zmiany albo okresu, którego dotyczy.',
  inRow: (row: number, problem: string) => `Wiersz ${row}: ${problem}`,
  startedAt: 'Nie ma takiej chwili w kalendarzu. Popraw datę i godzinę przejazdu i wczytaj plik ponownie.',
  periodOrder: 'Koniec okresu jest przed jego początkiem. Popraw okres i wczytaj plik ponownie.',
  settlementRow: {
    boltId: 'Podaj bolt_id: 48 i numer telefonu.',
    name: 'Podaj imię i nazwisko (full_name).',
    shift: "Podaj zmianę: 'dzień' albo 'noc'.",
    number: 'Podaj liczbę, na przykład 421,39.',
    twice: (other: number) =>
      `Ten sam kierowca, dzień i zmiana stoją też w wierszu ${other}, ale z innymi wartościami.`,
    odometer: 'km_end musi być co najmniej równe km_start.',
  },
} as const
