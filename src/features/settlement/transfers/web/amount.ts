/** `117 755,22`: grosze in złoty, with no-break spaces; without the currency. */
export function inZloty(grosze: number): string {
  const whole = String(Math.trunc(Math.abs(grosze) / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  const rest = String(Math.abs(grosze) % 100).padStart(2, '0')
  return `${grosze < 0 ? '−' : ''}${whole},${rest}`
}

/**
 * Grosze of an amount as people type it, as `5 000` or `5000,50`; null for nothing, undefined for what is
 * none.
 */
export function groszeOf(typed: string): number | null | undefined {
  const bare = typed.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (bare === '') return null
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(bare)) return undefined
  const [whole = '0', rest = ''] = bare.split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
