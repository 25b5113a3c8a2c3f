/** What the audit log calls what was done here. */
export const actionTexts = {
  addDayLimit: 'Dodanie limitu dziennego',
  removeDayLimit: 'Usunięcie limitu dziennego',
  saveLimits: 'Zapis limitów',
  changeDayLimit: 'Zmiana limitu zmiany',
} as const
