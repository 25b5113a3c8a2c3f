import { MONTH_NAMES } from '#kernel/polish-text.ts'
import type { Month } from './limits-of-month.ts'

const standing = [
  'Styczeń',
  'Luty',
  'Marzec',
  'Kwiecień',
  'Maj',
  'Czerwiec',
  'Lipiec',
  'Sierpień',
  'Wrzesień',
  'Październik',
  'Listopad',
  'Grudzień',
] as const

/** `Listopad 2026`, or after 'od' `listopada 2026`. */
export function monthTitle({ year, month }: Month, after?: 'from'): string {
  return `${after ? MONTH_NAMES[month - 1] : standing[month - 1]} ${year}`
}
