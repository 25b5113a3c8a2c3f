export const formerTexts = {
  noSuchFormer: 'O tym wpisie ktoś już zdecydował. Odśwież stronę.',
  title: 'Wrócił usunięty kierowca?',
  hint: 'Ten numer miał już kierowca usunięty z listy. Jeżeli to ta sama osoba, połącz wpisy: rozliczenia, saldo, potrącenia i raty będą u jednego kierowcy. Do tej decyzji zarobki z plików zostają przy dawnym wpisie.',
  /** @param removed day on which it was removed; null where nobody knows */
  former: (name: string, removed: string | null) =>
    removed === null ? `Usunięty z listy: ${name}` : `Usunięty z listy ${removed}: ${name}`,
  same: 'To ta sama osoba',
  join: 'Połącz wpisy',
  other: 'To ktoś inny',
  confirmTitle: 'Połączyć z dawnym wpisem?',
  confirm: (former: string, driver: string) =>
    `Wszystko, co było u usuniętego kierowcy ${former}, będzie u: ${driver}. Zamknięte tygodnie zostają, jak są. Tego nie da się cofnąć.`,
  joined: (driver: string) => `Połączono. Wszystko jest teraz u: ${driver}.`,
  keptApart: 'Wpisy zostają osobno.',
  askAdmin: 'Decyduje administrator.',
  none: 'Nikt z listy nie ma numeru usuniętego kierowcy.',
} as const
