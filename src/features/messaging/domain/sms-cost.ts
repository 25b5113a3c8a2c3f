/** Of a price: hundredths of a grosz in one złoty. Gateways sell parts at fractions of a grosz. */
export const PRICE_UNITS = 10_000
/** The dearest part that can be entered: 10 zł. */
export const DEAREST_PART = 10 * PRICE_UNITS

/**
 * What so many parts cost.
 * @param price of one, in hundredths of a grosz; null where nobody has said
 * @returns złote, exact to the hundredth of a grosz; null without a price
 */
export function costOfParts(parts: number, price: number | null): number | null {
  return price === null ? null : (parts * price) / PRICE_UNITS
}

/**
 * The price that somebody typed in złote, with a comma or a dot: hundredths of a grosz.
 * @returns null for an empty text: no price; undefined for what is none
 */
export function typedPrice(text: string): number | null | undefined {
  const bare = text.trim().replace(/\s*zł$/u, '')
  if (bare === '') return null
  if (!/^\d{1,2}(?:[.,]\d{1,4})?$/.test(bare)) return undefined
  const units = Math.round(Number(bare.replace(',', '.')) * PRICE_UNITS)
  return units <= DEAREST_PART ? units : undefined
}
