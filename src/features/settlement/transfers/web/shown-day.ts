/** `24.11.2026` */
export function shownDay(date: string): string {
  return date.split('-').toReversed().join('.')
}
