import { grouped } from '#kernel/polish-text.ts'

/** What the office is told where an act on a car's hand-overs can't be done. */
export const officeFailures = {
  noVehicle: 'Nie ma takiego auta.',
  settled: 'To zastrzeżenie jest już zamknięte albo go nie ma.',
  judged: 'To przekazanie jest już uznane albo odrzucone. Odśwież listę.',
  note: 'Notatka może mieć najwyżej 500 znaków.',
  noDamage: 'Nie ma takiego uszkodzenia.',
  noReading: 'Tego odczytu już nie można poprawić: ktoś poprawił go wcześniej albo go nie ma.',
  kmFirst: 'To dużo jak na pierwszy odczyt: czy nie ma jednej cyfry za dużo? Popraw albo potwierdź.',
  kmLow: 'To mniej niż ostatni odczyt. Sprawdź licznik i popraw albo potwierdź.',
  kmLowThan: ({ km }: { readonly km: number }) =>
    `To mniej niż ostatni odczyt (${grouped(km)} km). Sprawdź licznik i popraw albo potwierdź.`,
  kmHigh: 'To dużo więcej niż ostatni odczyt. Sprawdź licznik i popraw albo potwierdź.',
  kmHighThan: ({ km }: { readonly km: number }) =>
    `To dużo więcej niż ostatni odczyt (${grouped(km)} km). Sprawdź licznik i popraw albo potwierdź.`,
  km: 'Wpisz przebieg od 0 do 2 000 000 km.',
  time: 'Podaj godzinę w postaci GG:MM.',
} as const
