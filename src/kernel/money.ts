import { grouped } from './polish-text.ts'

/** Money is whole grosze inside; 1 PLN = 100 grosze. */
export type Grosze = number & { readonly __grosze: true }

/** @param pln a number of złoty with at most two decimals */
export function fromPln(pln: number): Grosze {
  return Math.round(pln * 100) as Grosze
}

export function toPln(amount: Grosze): number {
  return amount / 100
}

/** `200`, or `200,50` where there are grosze: as the bonus texts write it (Spec 1 §9). */
export function formatPln(amount: Grosze): string {
  const rest = Math.abs(amount % 100)
  const whole = Math.trunc(amount / 100)
  return rest === 0 ? String(whole) : `${whole},${String(rest).padStart(2, '0')}`
}

/**
 * `1 234,50`, with no-break spaces and a real minus; without the currency.
 * @param grosze what is less than one is rounded, half away from zero
 */
export function inZloty(grosze: number): string {
  const size = Math.round(Math.abs(grosze))
  const sign = grosze < 0 && size > 0 ? '−' : ''
  return `${sign}${grouped(Math.trunc(size / 100))},${String(size % 100).padStart(2, '0')}`
}
