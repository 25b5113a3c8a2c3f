import type { Week } from '#kernel/week.ts'
import { sumOf } from '../arithmetic/whole-grosze.ts'
import { canonical } from '../week/canonical.ts'
import type { SettlementInput } from '../week/input.ts'
import { isPaidApart, type Line, type LineCode } from '../week/line.ts'
import { type Settlement, settle } from '../week/settle.ts'

/** A closed statement, as it was frozen, and what was corrected of it since. */
export interface SettledWeek {
  readonly week: Week
  /** Its number, as `R/2026/47/0017`. */
  readonly statement: string
  readonly input: SettlementInput
  readonly settlement: Settlement
  /** Corrections of it that exist already, oldest first. */
  readonly corrections: readonly Correction[]
}

/** One kind of line, before and after; apart by app, and by row where a line stands on a single charge. */
export interface CorrectedLine {
  readonly code: LineCode
  readonly app: string | null
  readonly before: number
  readonly now: number
  readonly difference: number
}

/** What a closed week is off by, in grosze, positive owed to the driver. */
export interface Correction {
  readonly week: Week
  readonly statement: string
  /** Of the week's result. */
  readonly grosze: number
  /** Of what was paid apart: it lowers or raises the next rental, and no week's result. */
  readonly apart: number
  /** Lines that changed, those paid apart among them; they add up to `grosze` and `apart`. */
  readonly breakdown: readonly CorrectedLine[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  /** Of all rows under the frozen scheme. Two corrections by the same rows are one. */
  readonly inputsHash: string
}

/** What is known of the week by now. The scheme is not asked for: the frozen one holds. */
export type RowsByNow = Pick<SettlementInput, 'facts' | 'shifts' | 'charges'>

/**
 * `settle(all rows, frozen scheme) − already settled`: a line of its own in the next week, while the
 * statement stays as it is. Undefined where the rows are those that were settled or corrected last, and where
 * they come to the same line by line: nothing is to be corrected then.
 * @throws RangeError for rows with faults, as `settle` does
 */
export function correct(settled: SettledWeek, rows: RowsByNow): Correction | undefined {
  const { week, statement, input, settlement, corrections } = settled
  const { facts, shifts, charges } = rows
  const now = settle({ ...input, facts, shifts, charges })
  if (now.inputsHash === (corrections.at(-1) ?? settlement).inputsHash) return undefined
  const before = [
    ...linesOf(settlement).map(({ code, app, amount }) => ({ code, app, amount })),
    ...corrections.flatMap(({ breakdown }) =>
      breakdown.map(({ code, app, difference }) => ({ code, app, amount: difference })),
    ),
  ]
  const breakdown = differences(before, linesOf(now))
  if (breakdown.length === 0) return undefined
  const sumOfDifferences = (lines: readonly CorrectedLine[]) =>
    sumOf(lines.map(({ difference }) => difference))
  return {
    week,
    statement,
    grosze: sumOfDifferences(breakdown.filter((line) => !isPaidApart(line))),
    apart: sumOfDifferences(breakdown.filter(isPaidApart)),
    breakdown,
    ...changedRows(input, rows),
    inputsHash: now.inputsHash,
  }
}

function linesOf({ lines, paidApart }: Settlement): Line[] {
  return [...lines, ...paidApart]
}

type Told = Pick<Line, 'code' | 'app' | 'amount'>

function differences(before: readonly Told[], now: readonly Told[]): CorrectedLine[] {
  const keyOf = ({ code, app }: Told) => JSON.stringify([code, app])
  const sums = (lines: readonly Told[]) =>
    new Map([...Map.groupBy(lines, keyOf)].map(([key, of]) => [key, sumOf(of.map(({ amount }) => amount))]))
  const [was, is] = [sums(before), sums(now)]
  const told = new Map([...now, ...before].map((one) => [keyOf(one), one]))
  return [...told].flatMap(([key, { code, app }]) => {
    const [from, to] = [was.get(key) ?? 0, is.get(key) ?? 0]
    return from === to ? [] : [{ code, app, before: from, now: to, difference: to - from }]
  })
}

/**
 * Against the statement itself, so that a correction says all that came since. The row of a file, what sort
 * of row it is, who told of fuel and what was written of a charge are no change: the same amounts told again
 * are the same.
 */
function changedRows(
  input: SettlementInput,
  rows: RowsByNow,
): Pick<Correction, 'added' | 'removed' | 'changed'> {
  const listed = ({ facts, shifts, charges }: RowsByNow) =>
    new Map(
      [...facts, ...shifts, ...charges].map((row) => [
        row.id,
        canonical({ ...row, row: undefined, isPayment: undefined, told: undefined, said: undefined }),
      ]),
    )
  const [was, is] = [listed(input), listed(rows)]
  return {
    added: [...is.keys()].filter((id) => !was.has(id)).sort(),
    removed: [...was.keys()].filter((id) => !is.has(id)).sort(),
    changed: [...is]
      .filter(([id, row]) => was.has(id) && was.get(id) !== row)
      .map(([id]) => id)
      .sort(),
  }
}
