/**
 * From which money a driver is paid: the week's balance, or the rental of the driver's own car, which is a
 * transfer of its own. Each has a ledger by itself, so that neither eats or pays the other's debt. Source:
 * settlement.md, How fleets settle.
 */
export const PURSES = ['week', 'own-car'] as const
export type Purse = (typeof PURSES)[number]

/** Of 'najem'. */
const APART = '/N'

/**
 * Under which number a statement's car rental is paid: `R/2026/47/0017/N`. @param statement its own
 * number
 */
export function apartNumber(statement: string): string {
  return `${statement}${APART}`
}

/** @param number under which something is paid: a statement's, or that of its car rental */
export function purseOf(number: string): Purse {
  return number.endsWith(APART) ? 'own-car' : 'week'
}

/** The statement on which the money stands that is paid under this number. */
export function statementOfNumber(number: string): string {
  return purseOf(number) === 'week' ? number : number.slice(0, -APART.length)
}
