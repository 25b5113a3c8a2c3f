import { counted } from '#kernel/polish-text.ts'

/** What the office reads of loaded files, of people nobody knows, and of mileage. */
export const storeTexts = {
  implausible:
    'Kwoty w tym pliku są razem większe niż 20 mln zł. Sprawdź separator dziesiętny w pliku i wczytaj go ponownie.',
  settlementRow: {
    boltId: 'Podaj bolt_id: 48 i numer telefonu.',
    name: 'Podaj imię i nazwisko (full_name).',
    shift: "Podaj zmianę: 'dzień' albo 'noc'.",
    number: 'Podaj liczbę, na przykład 421,39.',
    odometer: 'km_end musi być co najmniej równe km_start.',
  },
  inRow: (row: number, problem: string) => `Wiersz ${row}: ${problem}`,
  startedAt: 'Nie ma takiej chwili w kalendarzu. Popraw datę i godzinę przejazdu i wczytaj plik ponownie.',
  periodOrder: 'Koniec okresu jest przed jego początkiem. Popraw okres i wczytaj plik ponownie.',
  wrongRows:
    'W pliku są wartości, które nie mogą się zdarzyć. Popraw wskazane wiersze i wczytaj plik ponownie.',
  noSuchReference: 'Tej osoby nie ma już na liście. Odśwież listę.',
  noSuchDriver: 'Nie ma takiego kierowcy. Odśwież stronę i wybierz ponownie.',
  noSuchResult: 'Nie ma takiego kierowcy albo zmiany.',
  newDriver: 'Podaj imię i nazwisko oraz numer telefonu nowego kierowcy.',
  kmOrder: 'Stan końcowy licznika musi być co najmniej równy początkowemu.',
  kmBoth: 'Podaj oba stany licznika albo same przejechane kilometry.',
  kmMissing: 'Podaj stany licznika albo przejechane kilometry.',
  kmDiffers: 'Przejechane kilometry nie zgadzają się ze stanami licznika.',
  km: 'Podaj liczbę kilometrów, na przykład 245.',
  unusualKm: (km: number) =>
    `${counted(km, 'kilometr', 'kilometry', 'kilometrów')} na jednej zmianie to nietypowo (zwykle 10–1200 km). Zapisano, ale sprawdź, czy to nie pomyłka.`,
  fileKind: 'Wybierz rodzaj pliku z listy.',
  noSuchPage: 'Nie ma takiej strony.',
  rowsToCorrect: 'Popraw zaznaczone wiersze i spróbuj ponownie.',
  chooseShift: 'Wybierz zmianę: Dzień albo Noc.',
  whom: 'Wybierz, kogo pokazać.',
  decision: 'Wybierz, co zrobić z tą osobą.',
} as const
