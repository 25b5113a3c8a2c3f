/** What the audit log calls what was done here. */
export const actionTexts = {
  addRental: 'Dodanie wynajmu',
  editRental: 'Zmiana wynajmu',
  removeRental: 'Usunięcie wynajmu',
} as const
