/**
 * A typed number with a comma or a dot, as a whole number of the smaller unit: `12,5` litres are 12500
 * (thousandths), `1 234,5` PLN 123450 (hundredths: grosze) (D34). Spaces may group digits.
 * @param decimals how many digits after the point the smaller unit has; more are refused
 * @returns undefined for what is no such number, a negative one or one of over nine digits before the point
 *   included
 */
export function typedNumber(text: string, decimals: number): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.replace(/\s/gu, ''))
  if (!match) return undefined
  const fraction = match[2] ?? ''
  if (fraction.length > decimals) return undefined
  return Number((match[1] ?? '') + fraction.padEnd(decimals, '0'))
}
