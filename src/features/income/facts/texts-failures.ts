import { counted } from '#kernel/polish-text.ts'

/** What the server says to mileage and to a shift that it does not know. */
export const factFailures = {
  chooseShift: 'Wybierz zmianę: Dzień albo Noc.',
  noSuchDriver: 'Nie ma takiego kierowcy. Odśwież stronę i wybierz ponownie.',
  noSuchResult: 'Nie ma takiego kierowcy albo zmiany.',
  km: 'Podaj liczbę kilometrów, na przykład 245.',
  kmMissing: 'Podaj stany licznika albo przejechane kilometry.',
  kmBoth: 'Podaj oba stany licznika albo same przejechane kilometry.',
  kmOrder: 'Stan końcowy licznika musi być co najmniej równy początkowemu.',
  kmDiffers: 'Przejechane kilometry nie zgadzają się ze stanami licznika.',
  unusualKm: (km: number) =>
    `${counted(km, 'kilometr', 'kilometry', 'kilometrów')} na jednej zmianie to nietypowo (zwykle 10–1200 km). Zapisano, ale sprawdź, czy to nie pomyłka.`,
} as const
