/** What calls of Bolt's connection refuse. */
export const connectionFailures = {
  name: 'Podaj nazwę połączenia, na przykład nazwę firmy.',
  clientId: 'Podaj identyfikator (client ID) z portalu Bolta.',
  clientSecret: 'Podaj sekret (client secret) z portalu Bolta.',
  tooLong: 'To za długie. Sprawdź, czy wklejony jest sam klucz.',
  strangeKey: 'Klucz ma tylko litery, cyfry i znaki bez spacji i polskich liter. Wklej go jeszcze raz.',
  noSuch: 'Tego połączenia już nie ma. Odśwież stronę.',
  tooMany: 'Jest już 20 połączeń. Usuń te, których nie używasz.',
  justChecked: 'Połączenie sprawdzono przed chwilą. Spróbuj za pół minuty.',
} as const

/** What calls of fetched days refuse. */
export const dayFailures = {
  company: 'Wybierz firmę z listy.',
  noSuchPage: 'Nie ma takiej strony.',
  noSuchCompany: 'Żaden klucz nie otwiera tej firmy. Sprawdź połączenie z Boltem.',
  notOver: 'Ten dzień jeszcze trwa. Doba kończy się o 6:00 następnego dnia; wybierz wcześniejszą.',
  tooOld: 'Można pobrać najwyżej 400 dni wstecz. Starsze dni wczytaj z pliku.',
  underWay: 'Ten dzień jest już pobierany. Wynik pojawi się na liście.',
  tooOften: 'Ten dzień pobrano przed chwilą albo prób jest za dużo. Spróbuj za 10 minut.',
  noRides: 'Wybierz przejazdy z listy.',
  how: 'Wybierz, czy zabrać, czy zostawić.',
  changedSince: 'Część tych przejazdów ktoś już rozstrzygnął albo Bolt znów je podaje. Odśwież listę.',
  chooseShift: 'Wybierz zmianę: dzień albo noc.',
} as const
