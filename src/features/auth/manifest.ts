import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as doors from './contract-doors.ts'

export const contracts = [calls, doors]

export const auditNames: readonly AuditName[] = [
  [calls.logIn, 'Logowanie'],
  [calls.logOut, 'Wylogowanie'],
  [calls.createFirstAdministrator, 'Utworzenie pierwszego administratora'],
  [calls.addUser, 'Dodanie użytkownika'],
  [calls.editUser, 'Zmiana użytkownika'],
  [calls.changeOwnPassword, 'Zmiana własnego hasła'],
  [doors.getEntryCode, 'Odczyt kodu wejścia'],
  [doors.blockGuessing, 'Zablokowanie adresów, z których zgadywano'],
  [calls.confirmSecondFactor, 'Włączenie drugiego składnika logowania'],
  [calls.renewRecoveryCodes, 'Nowe kody zapasowe'],
  [calls.removeOwnSecondFactor, 'Wyłączenie drugiego składnika logowania'],
  [calls.removeSecondFactor, 'Zdjęcie drugiego składnika użytkownikowi'],
]
