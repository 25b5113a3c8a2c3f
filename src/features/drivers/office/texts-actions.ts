/** What the audit log calls what was done here. */
export const actionTexts = {
  addDriver: 'Dodanie kierowcy',
  editDriver: 'Zmiana danych kierowcy',
  toggleDriver: 'Włączenie albo wyłączenie kierowcy',
  removeDriver: 'Usunięcie kierowcy z listy',
  resolveEmailClaim: 'Rozstrzygnięcie o adresie e-mail kierowcy',
  mergeDrivers: 'Połączenie wpisów kierowcy',
  exportDriver: 'Eksport danych kierowcy',
  eraseDriver: 'Usunięcie danych osobowych kierowcy',
} as const
