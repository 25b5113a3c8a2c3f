import {
  type ApartSums,
  appSums,
  type Charge,
  type ClosingBlock,
  closingBlocks,
  type Days,
  type DrivenShift,
  factsOfPeriod,
  hoursPaidBy,
  type IncomeFact,
  type Payable,
  reconcile,
  type Scheme,
  type Settlement,
  type SettlementInput,
  settleSound,
  sumOf,
} from '#features/settlement/domain/public.ts'
import { sha256OfText } from '#kernel/sha256.ts'
import { subjectOf, type UnmatchedName, type WeekBlock, weekBlock } from './week-block.ts'
import { figuresOf, type WeekFigures } from './week-figures.ts'

/** All that is known of an open week of one driver. */
export interface WeekOfDriver {
  readonly period: Days
  readonly facts: readonly IncomeFact[]
  readonly shifts: readonly DrivenShift[]
  /** Accepted corrections of other weeks among them. */
  readonly charges: readonly Charge[]
  /** Each that holds in the week, null for days without one. */
  readonly schemes: readonly (Scheme | null)[]
  readonly openingBalance: number
  /** Orders without which it opens. */
  readonly onTheWay: readonly Payable[]
  /** Of the opening, what no older statement can pay: a return, a pay-in. 0 or more. */
  readonly owedBeyond: number
  /** A statement of a later week has taken the balance along. */
  readonly followed: boolean
  /** The ledger of the driver's own car, as above. */
  readonly apart: {
    readonly openingBalance: number
    readonly onTheWay: readonly Payable[]
    readonly owedBeyond: number
  }
  readonly unmatched: readonly UnmatchedName[]
  readonly appsDriven: readonly string[]
  readonly appsLoaded: readonly string[]
  /** Subjects of blocks that a person has explained. */
  readonly explained: ReadonlySet<string>
}

/**
 * Why a driver stands in a week. `balance`: for nothing but what is owed from before, which is carried
 * without a statement and spends no number; of `none` not even that.
 */
export type Concern = 'week' | 'balance' | 'none'

/** An open week as it would be closed, worked out anew whenever somebody asks. */
export interface Draft {
  /** Null where there is no scheme, or the rows can't be settled. */
  readonly settled: { readonly input: SettlementInput; readonly settlement: Settlement } | null
  readonly figures: WeekFigures
  readonly openingBalance: number
  readonly onTheWay: readonly Payable[]
  /** What is paid apart, with the orders without which it opens; null where nothing of it is in the week. */
  readonly apart: (ApartSums & { readonly onTheWay: readonly Payable[] }) | null
  readonly blocks: readonly WeekBlock[]
  readonly concern: Concern
  /** Identifies all that the draft stands on; null where it can't be closed. */
  readonly mark: string | null
}

const MARK_LENGTH = 32

/**
 * A week by the scheme that holds in it. By several the last one is shown, and it can't be closed.
 */
export function draftOf(week: WeekOfDriver): Draft {
  const { period, charges, openingBalance } = week
  const { within } = factsOfPeriod(week.facts, period)
  const scheme = week.schemes.findLast((one) => one !== null)
  const shifts = scheme ? hoursPaidBy(scheme, week.shifts) : week.shifts
  const input = scheme && { period, facts: within, scheme, shifts, charges, openingBalance }
  const outcome = input && settleSound(input)
  const settlement = outcome?.ok ? outcome.value : undefined
  const all = closingBlocks({
    schemes: week.schemes.length > 0 ? week.schemes : [null],
    unmatchedRowIds: week.unmatched.flatMap(({ rowIds }) => rowIds),
    appsDriven: week.appsDriven,
    appsLoaded: week.appsLoaded,
    mismatches: reconcile(within),
    inputFaults: outcome?.ok === false ? outcome.error : [],
    warnings: settlement?.warnings ?? [],
  })
  const concern = concernOf(week, within, settlement)
  const apart = settlement ? apartOf(week, settlement) : null
  const blocks = concern === 'week' ? all.filter((block) => !isExplained(block, week.explained)) : []
  return {
    settled: input && settlement ? { input, settlement } : null,
    figures: settlement ? figuresOf(settlement, shifts.length) : figuresWithout(within, shifts.length),
    openingBalance,
    onTheWay: week.onTheWay,
    apart,
    blocks: blocks.map((block) => weekBlock(block, week.unmatched)),
    concern,
    mark: settlement && concern === 'week' && blocks.length === 0 ? markOf(settlement, apart) : null,
  }
}

/** A rental, a correction of one, or what no older rental can pay. */
function apartOf({ apart }: WeekOfDriver, { paidApart }: Settlement): Draft['apart'] {
  if (paidApart.length === 0 && apart.owedBeyond === 0) return null
  const result = sumOf(paidApart.map(({ amount }) => amount))
  return { opening: apart.openingBalance, result, onTheWay: apart.onTheWay }
}

/** The week's hash has all but what earlier rentals left. */
function markOf({ inputsHash }: Settlement, apart: Draft['apart']): string {
  const told = apart && apart.opening !== 0 ? sha256OfText(`${inputsHash} ${apart.opening}`) : inputsHash
  return told.slice(0, MARK_LENGTH)
}

/**
 * A week is the driver's by a shift, money, a charge, or a line of the scheme, such as a fee without rides;
 * or where a statement alone can pay out what is owed. A debt, or what an older statement still pays, waits
 * in the ledger. Source: settlement.md, Carry-over.
 */
function concernOf(
  { shifts, charges, unmatched, openingBalance, owedBeyond, followed, apart }: WeekOfDriver,
  facts: readonly IncomeFact[],
  settlement: Settlement | undefined,
): Concern {
  const isMoved = facts.some(({ grosze }) => grosze !== 0) || charges.length > 0 || shifts.length > 0
  const isTold = (settlement?.lines.length ?? 0) > 0 || unmatched.length > 0
  if (isMoved || isTold || owedBeyond > 0 || apart.owedBeyond > 0) return 'week'
  return openingBalance !== 0 && !followed ? 'balance' : 'none'
}

/** As lists and screens name it. */
export function stateOfDraft({ concern, mark }: Draft): 'blocked' | 'draft' | 'idle' {
  if (concern !== 'week') return 'idle'
  return mark === null ? 'blocked' : 'draft'
}

/** Whether a person has answered for it. */
export function isExplained(block: ClosingBlock, explained: ReadonlySet<string>): boolean {
  const subject = subjectOf(block)
  return subject !== undefined && explained.has(explainedAs(block.code, subject))
}

/**
 * How a block and its explanation find each other. Of sums by what they say and not by the row that says it,
 * so that an explanation outlives the same file loaded again.
 */
export function explainedAs(code: string, subject: string): string {
  return `${code} ${code === 'sums-differ' ? withoutRow(subject) : subject}`
}

/** @param subject as `subjectOf` writes it: what differs, app, row, and both sums */
function withoutRow(subject: string): string {
  return subject.replace(/^(\["[^"]*","[^"]*",)"(?:[^"\\]|\\.)*",/, '$1')
}

/** Of a week that nobody can settle yet only what the apps told. */
function figuresWithout(facts: readonly IncomeFact[], shifts: number): WeekFigures {
  const apps = appSums(facts)
  return {
    nets: apps.map(({ app, net }) => ({ app, net })),
    cash: sumOf(apps.map(({ told }) => told.cash ?? 0)),
    fleet: 0,
    shifts,
  }
}
