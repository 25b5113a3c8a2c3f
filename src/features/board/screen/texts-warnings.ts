/** The list of all that is to beware of (D7). */
export const warningTexts = {
  warnings: 'Ostrzeżenia',
  one: 'Ostrzeżenie',
  noWarnings: 'Nie ma żadnych ostrzeżeń.',
  show: 'Pokaż',
  more: 'Pokaż więcej',
} as const

/** `Ostrzeżenia: 3` */
export function warningCount(count: number): string {
  return `${warningTexts.warnings}: ${count}`
}
