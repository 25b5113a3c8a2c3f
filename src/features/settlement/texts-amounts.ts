import { inZloty } from '#kernel/money.ts'

const percents = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 2 })

/** `1 234,50`, with a real minus; as amounts stand in columns. @param grosze whole */
export function plainAmount(grosze: number): string {
  return inZloty(grosze)
}

/** `1 234,50 zł` */
export function zloty(grosze: number): string {
  return `${plainAmount(grosze)}\u00a0zł`
}

/** `12,5%` @param basisPoints of 10,000 */
export function percent(basisPoints: number): string {
  return `${percents.format(basisPoints / 100)}%`
}

/** `+25,00`, `−6,72`, or a dash where nothing changes. */
export function difference(grosze: number): string {
  if (grosze === 0) return '–'
  return grosze > 0 ? `+${plainAmount(grosze)}` : plainAmount(grosze)
}

/** `: konto zamknięte`, without a full stop of its own; nothing where no reason was given. */
export function because(reason: string): string {
  const told = reason.trim().replace(/\.$/, '')
  return told === '' ? '' : `: ${told}`
}
