/** What the audit log calls what was done here. */
export const actionTexts = {
  logIn: 'Logowanie',
  logOut: 'Wylogowanie',
  createFirstAdministrator: 'Utworzenie pierwszego administratora',
  addUser: 'Dodanie użytkownika',
  editUser: 'Zmiana użytkownika',
  changeOwnPassword: 'Zmiana własnego hasła',
  getEntryCode: 'Odczyt kodu wejścia',
  blockGuessing: 'Zablokowanie adresów, z których zgadywano',
  confirmSecondFactor: 'Włączenie drugiego składnika logowania',
  renewRecoveryCodes: 'Nowe kody zapasowe',
  removeOwnSecondFactor: 'Wyłączenie drugiego składnika logowania',
  removeSecondFactor: 'Zdjęcie drugiego składnika użytkownikowi',
} as const
