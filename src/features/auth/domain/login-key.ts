/**
 * The one spelling of a login, however it was typed: two that differ in case or outer blanks are the same.
 */
export function loginKeyOf(login: string): string {
  return login.trim().normalize('NFC').toLowerCase()
}
