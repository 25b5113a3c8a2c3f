/** What the audit log calls what was done here. */
export const actionTexts = {
  addBonus: 'Dodanie bonusu',
  editBonus: 'Zmiana bonusu',
  removeBonus: 'Usunięcie bonusu',
} as const
