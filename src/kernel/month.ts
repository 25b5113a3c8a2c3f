export interface Month {
  readonly year: number
  /** 1-12 */
  readonly month: number
}

/** @param count may be negative */
export function addMonths({ year, month }: Month, count: number): Month {
  const index = year * 12 + month - 1 + count
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}
