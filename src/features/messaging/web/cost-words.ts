import { costOfParts } from '../domain/sms-cost.ts'
import { bulkTexts } from '../texts-bulk.ts'

const OF_ONE = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
const OF_MANY = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `0,2475 zł`; undefined where nobody has said what a part costs. @param price hundredths of a grosz */
export function exactCost(parts: number, price: number | null): string | undefined {
  const cost = costOfParts(parts, price)
  return cost === null ? undefined : bulkTexts.zloty(OF_ONE.format(cost))
}

/** The same to the grosz, for sums. */
export function roundedCost(parts: number, price: number | null): string | undefined {
  const cost = costOfParts(parts, price)
  return cost === null ? undefined : bulkTexts.zloty(OF_MANY.format(cost))
}
