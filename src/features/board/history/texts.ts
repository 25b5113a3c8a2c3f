/** The list 'Zmiany' (D21). */
export const changesTexts = {
  changes: 'Zmiany',
  saved: 'Zapisane',
  noChanges: 'Nie ma żadnych zmian.',
} as const

/** The filter of the list of changes (D21). */
export const changesFilterTexts = {
  label: 'Pokaż tylko zmiany',
  search: 'Szukaj zmiany',
  kind: 'Rodzaj',
  driver: 'Kierowca',
  car: 'Auto',
  names: { slot: 'Przeniesienie', car: 'Zmiana auta', removed: 'Usunięcie', added: 'Dodanie' },
  found: (found: number, all: number) => `Pokazano ${found} z ${all}.`,
} as const
