/** What the audit log calls what was done here. */
export const actionTexts = {
  checkFuel: 'Wejście do kontroli paliwa',
  closeFuel: 'Wyjście z kontroli paliwa',
  addDayFuel: 'Zapis paliwa zmiany',
  setFuelPassword: 'Hasło kontroli paliwa',
} as const
