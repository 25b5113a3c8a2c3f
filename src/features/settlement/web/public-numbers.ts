const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/
const SPACES = /[\s\u00a0\u202f]/g

/**
 * Hundredths of what was typed (`1 234,5` are 123450): grosze of złoty, basis points of percents. NaN
 * for no number.
 */
export function hundredths(typed: string): number {
  const text = typed.replace(SPACES, '')
  if (!AMOUNT.test(text)) return Number.NaN
  const [whole = '', rest = ''] = text.split(/[.,]/)
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}

/** NaN for what is no whole number. */
export function wholeNumber(typed: string): number {
  const text = typed.replace(SPACES, '')
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** `3000,50`, and `3000` where nothing is behind the comma: as a person would type it. */
export function typedHundredths(value: number): string {
  const rest = value % 100
  const whole = String(Math.trunc(value / 100))
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0').replace(/0$/, '')}`
}
