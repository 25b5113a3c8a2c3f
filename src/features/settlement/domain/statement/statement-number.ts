import { isWeek, type Week } from '#kernel/week.ts'

/** Which statement of which week: the first one has the sequence 1. */
export interface StatementNumber {
  readonly week: Week
  readonly sequence: number
}

/**
 * `R/2026/47/0017`: ISO year and week, and the running number in it, of four digits or more.
 * @throws RangeError for no week, or a sequence below 1
 */
export function formatStatementNumber({ week, sequence }: StatementNumber): string {
  if (!isWeek(week.year, week.week)) throw new RangeError(`No such week: ${week.year}/${week.week}`)
  if (!Number.isSafeInteger(sequence) || sequence < 1) throw new RangeError(`No such number: ${sequence}`)
  const padded = String(sequence).padStart(4, '0')
  return `R/${week.year}/${String(week.week).padStart(2, '0')}/${padded}`
}

/** Undefined for anything that `formatStatementNumber` does not write. */
export function parseStatementNumber(text: string): StatementNumber | undefined {
  const match = /^R\/(\d{4})\/(\d{2})\/(\d{4,15})$/.exec(text)
  if (!match) return undefined
  const week = { year: Number(match[1]), week: Number(match[2]) }
  const sequence = Number(match[3])
  if (!isWeek(week.year, week.week) || sequence < 1) return undefined
  const number = { week, sequence }
  return formatStatementNumber(number) === text ? number : undefined
}
