/**
 * What is wrong with a cell or a row. The first are errors: the row is left out. The last are warnings: it is
 * loaded.
 */
export type ProblemCode = ErrorCode | WarningCode

export type ErrorCode =
  | 'bad-amount'
  | 'bad-number'
  | 'negative'
  | 'too-big'
  | 'bad-date'
  | 'bad-time'
  | 'foreign-zone'
  | 'bad-shift'
  | 'bad-phone'
  | 'cut-number'
  | 'sheet-error'
  | 'missing'
  | 'too-long'
  | 'km-backwards'
  | 'twice-differs'

export type WarningCode =
  | 'payout-differs'
  | 'total-differs'
  | 'mileage-differs'
  | 'company-above-total'
  | 'net-differs'
  | 'paid-differs'

export interface Problem {
  /** As a spreadsheet numbers it, 1 being the file's first line. */
  readonly row: number
  /** The heading of the column as the file has it; null: the whole row. */
  readonly column: string | null
  readonly code: ProblemCode
  /** What stands there, cut short. */
  readonly value: string
  /** The other row, for what concerns two. */
  readonly other?: number
}

const WARNINGS: ReadonlySet<string> = new Set<WarningCode>([
  'payout-differs',
  'total-differs',
  'mileage-differs',
  'company-above-total',
  'net-differs',
  'paid-differs',
])

/** Whether the row is loaded all the same. */
export function isWarning(code: ProblemCode): code is WarningCode {
  return WARNINGS.has(code)
}
