import { typedNumber } from '#kernel/typed-number.ts'

/**
 * Hundredths of what was typed (`1 234,5` are 123450): grosze of złoty, basis points of percents. NaN
 * for no number.
 */
export function hundredths(typed: string): number {
  return typedNumber(typed, 2) ?? Number.NaN
}

/** NaN for what is no whole number. */
export function wholeNumber(typed: string): number {
  return /[.,]/.test(typed) ? Number.NaN : (typedNumber(typed, 0) ?? Number.NaN)
}

/** `3000,50`, and `3000` where nothing is behind the comma: as a person would type it. */
export function typedHundredths(value: number): string {
  const rest = value % 100
  const whole = String(Math.trunc(value / 100))
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0').replace(/0$/, '')}`
}
