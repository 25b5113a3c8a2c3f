import { counted } from '#kernel/polish-text.ts'

/** Kilometres without a passenger. */
export const emptyKmTexts = {
  title: 'Puste kilometry',
  hint: 'Przebieg zmiany bez kilometrów z pasażerem; dojazd po pasażera też jest pusty. Liczą się tylko zmiany, których przebieg i długość każdego przejazdu są znane.',
  wrongBy: 'Wybierz, czy liczyć według kierowców, czy aut.',
  by: 'Według',
  byDriver: 'Kierowcy',
  byCar: 'Auta',
  of: { driver: 'Kierowca', car: 'Auto' },
  week: 'Tydzień',
  empty: 'Puste',
  share: 'Udział',
  mileage: 'Przebieg',
  rides: 'Z pasażerem',
  known: 'Ile wiadomo',
  unknown: 'nie wiadomo',
  knownOf: (known: number, shifts: number) => `z ${known} z ${counted(shifts, 'zmiany', 'zmian', 'zmian')}`,
  why: 'Czego brakuje',
  none: '–',
  doubts: {
    mileage: 'przebiegu',
    rides: 'przejazdów',
    distances: 'odległości',
    outside: 'części przejazdów nie da się podzielić na zmiany',
    contradicts: 'przejazdy są dłuższe niż przebieg',
  },
  doubt: (what: string, shifts: number) => `${what} (${counted(shifts, 'zmiana', 'zmiany', 'zmian')})`,
  distancesOf: (apps: string) => `odległości z: ${apps}`,
  nothing: 'Brak danych w wybranym okresie.',
} as const
