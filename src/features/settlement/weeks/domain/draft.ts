import {
  type ApartSums,
  type AppReport,
  accountsOfRows,
  type Charge,
  type ClosingBlock,
  closingBlocks,
  type Days,
  type DrivenShift,
  type FactRow,
  factsOfRows,
  type HeldPayable,
  hoursPaidBy,
  inputsMark,
  type Overlap,
  overlappingReports,
  type Reckoned,
  type RowsInput,
  reconcileRows,
  reportsBesideSettled,
  reportsOfPeriod,
  rowsOfPeriod,
  type Scheme,
  type Settlement,
  type SettlementInput,
  schemeOfWeek,
  settle,
  sumOf,
  sumsOfRows,
  sumUp,
} from '#features/settlement/domain/public.ts'
import { sha256OfText } from '#kernel/sha256.ts'
import { subjectOf, type UnmatchedName, type WeekBlock, weekBlock } from './week-block.ts'
import { figuresOf, type WeekFigures } from './week-figures.ts'

/** All that is known of an open week of one driver. */
export interface WeekOfDriver {
  readonly period: Days
  readonly rows: readonly FactRow[]
  /** What closed weeks of other records have settled that are the same person, or may be. */
  readonly settledBeside: readonly FactRow[]
  readonly shifts: readonly DrivenShift[]
  /** The scheme's fee, where it is taken also for a week without rides: who is active. */
  readonly paysWithoutRides: boolean
  /** Accepted corrections of other weeks among them. */
  readonly charges: readonly Charge[]
  /** Each that holds in the week, null for days without one. */
  readonly schemes: readonly (Scheme | null)[]
  readonly openingBalance: number
  /** Orders without which it opens. */
  readonly onTheWay: readonly HeldPayable[]
  /** Of the opening, what no older statement can pay: a return, a pay-in. 0 or more. */
  readonly owedBeyond: number
  /** A statement of a later week has taken the balance along. */
  readonly followed: boolean
  /** The ledger of the driver's own car, as above. */
  readonly apart: {
    readonly openingBalance: number
    readonly onTheWay: readonly HeldPayable[]
    readonly owedBeyond: number
  }
  readonly unmatched: readonly UnmatchedName[]
  /** Reports that touch the week and that no week can settle. */
  readonly spanning: readonly AppReport[]
  readonly appsDriven: readonly string[]
  readonly appsLoaded: readonly string[]
  /** Apps of which a file covers the week, whomever it names. */
  readonly appsCovered: readonly string[]
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
  /** What it comes to (`sumUp`); null where there is no scheme, or the rows can't be settled. */
  readonly sums: Reckoned | null
  readonly figures: WeekFigures
  readonly openingBalance: number
  readonly onTheWay: readonly HeldPayable[]
  /** What is paid apart, with the orders without which it opens; null where nothing of it is in the week. */
  readonly apart: (ApartSums & { readonly onTheWay: readonly HeldPayable[] }) | null
  readonly blocks: readonly WeekBlock[]
  readonly concern: Concern
  /** Identifies all that the draft stands on; null where it can't be closed. */
  readonly mark: string | null
}

const MARK_LENGTH = 32

/** An open week as lists show it, and what stands against closing it. */
export function draftOf(week: WeekOfDriver): Draft {
  const { period, charges, openingBalance } = week
  const rows = rowsOfPeriod(week.rows, period)
  const scheme = schemeOf(week)
  const shifts = scheme ? hoursPaidBy(scheme, week.shifts) : week.shifts
  const input = scheme && { period, rows, scheme, shifts, charges, openingBalance }
  const outcome = input && sumUp(input)
  const sums = outcome?.ok ? outcome.value : undefined
  const all = closingBlocks({
    schemes: week.schemes.length > 0 ? week.schemes : [null],
    unmatchedRowIds: week.unmatched.flatMap(({ rowIds }) => rowIds),
    appsDriven: week.appsDriven,
    appsLoaded: week.appsLoaded,
    appsCovered: week.appsCovered,
    appsUnmatched: week.unmatched.flatMap(({ apps }) => apps),
    spanning: week.spanning,
    overlaps: [
      ...overlapsOfRows(week.rows, period),
      ...reportsBesideSettled(
        factsOfRows(rows.filter(({ belongs }) => 'from' in belongs)),
        factsOfRows(reportsOfPeriod(week.settledBeside, period)),
      ),
    ],
    mismatches: reconcileRows(rows),
    inputFaults: outcome?.ok === false ? outcome.error : [],
    warnings: sums?.warnings ?? [],
  })
  const concern = concernOf(week, rows, sums)
  const apart = sums ? apartOf(week, sums) : null
  const blocks = concern === 'week' ? all.filter((block) => !isExplained(block, week.explained)) : []
  return {
    sums: sums ?? null,
    figures: sums ? figuresOf(sums, shifts.length) : figuresOfRows(rows, shifts.length),
    openingBalance,
    onTheWay: week.onTheWay,
    apart,
    blocks: blocks.map((block) => weekBlock(block, week.unmatched)),
    concern,
    mark: input && sums && concern === 'week' && blocks.length === 0 ? markOf(input, apart) : null,
  }
}

/** Reports of the period that share days, those that are in no sum among them. */
export function overlapsOfRows(rows: readonly FactRow[], period: Days): Overlap[] {
  const reports = reportsOfPeriod(rows, period)
  return overlappingReports(factsOfRows(reports), accountsOfRows(reports))
}

/** A rental, a correction of one, or what no older rental can pay. */
function apartOf({ apart }: WeekOfDriver, { paidApart }: Reckoned): Draft['apart'] {
  const amounts = paidApart.flatMap(({ amount }) => (amount === 0 ? [] : [amount]))
  if (amounts.length === 0 && apart.owedBeyond === 0) return null
  return { opening: apart.openingBalance, result: sumOf(amounts), onTheWay: apart.onTheWay }
}

/** The week's mark has all but what earlier rentals left. */
function markOf(input: RowsInput, apart: Draft['apart']): string {
  const mark = inputsMark(input)
  const told = apart && apart.opening !== 0 ? sha256OfText(`${mark} ${apart.opening}`) : mark
  return told.slice(0, MARK_LENGTH)
}

/** The week by the scheme that holds in it; by several the last one is shown, and it can't be closed. */
function schemeOf(week: WeekOfDriver): Scheme | undefined {
  const saved = week.schemes.findLast((one) => one !== null)
  return saved ? schemeOfWeek(saved, { ...week, netDecided: netDecidedIn(week.explained) }) : undefined
}

/**
 * The draft settled line by line, with the rows on which each stands, as it is frozen and as its own screen
 * shows it; undefined where the draft has no sums.
 * @throws Error where it does not come to what the draft has said
 */
export function settledOf(
  week: WeekOfDriver,
  { sums }: Pick<Draft, 'sums'>,
): { readonly input: SettlementInput; readonly settlement: Settlement } | undefined {
  const { period, charges, openingBalance } = week
  const rows = rowsOfPeriod(week.rows, period)
  const scheme = schemeOf(week)
  if (!scheme || !sums) return undefined
  const facts = factsOfRows(rows)
  const shifts = hoursPaidBy(scheme, week.shifts)
  const input = { period, facts, scheme, shifts, charges, openingBalance }
  const settlement = settle(input)
  if (settlement.result !== sums.result)
    throw new Error(`Settled to ${settlement.result} grosze what was shown as ${sums.result}`)
  return { input, settlement }
}

/**
 * A week is the driver's by a shift, money, a charge, or a line of the scheme, such as a fee without rides;
 * or where a statement alone can pay out what is owed. A debt, or what an older statement still pays, waits
 * in the ledger. Source: settlement.md, Carry-over.
 */
function concernOf(
  { shifts, charges, unmatched, spanning, openingBalance, owedBeyond, followed, apart }: WeekOfDriver,
  rows: readonly FactRow[],
  sums: Reckoned | undefined,
): Concern {
  const isMoved = rows.some(({ amounts }) => amounts.some((grosze) => grosze !== 0))
  const isTold = sums?.lines.some(({ amount, base }) => amount !== 0 || (base ?? 0) !== 0) ?? false
  if ([charges, shifts, unmatched, spanning].some(({ length }) => length > 0)) return 'week'
  if (isMoved || isTold || owedBeyond > 0 || apart.owedBeyond > 0) return 'week'
  return openingBalance !== 0 && !followed ? 'balance' : 'none'
}

/**
 * Whether the result can be told: a net, a gross or hours on which it stands and that nobody has told leave
 * it unknown, however much of the week is there.
 */
export function isResultKnown({
  sums,
  blocks,
  concern,
}: Pick<Draft, 'sums' | 'blocks' | 'concern'>): boolean {
  if (concern !== 'week') return true
  return sums !== null && blocks.every(({ code }) => code !== 'amount-unknown')
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

const NET_DECIDED = explainedAs('amount-unknown', '')

/** Apps that tell no gross, and of whose net VAT is charged by a person's decision. */
export function netDecidedIn(explained: ReadonlySet<string>): string[] {
  return [...explained].flatMap((key) => (key.startsWith(NET_DECIDED) ? [key.slice(NET_DECIDED.length)] : []))
}

/** @param subject as `subjectOf` writes it: what differs, app, row, and both sums */
function withoutRow(subject: string): string {
  return subject.replace(/^(\["[^"]*","[^"]*",)"(?:[^"\\]|\\.)*",/, '$1')
}

/** Of a week that nobody has settled only what the apps told. */
export function figuresOfRows(rows: readonly FactRow[], shifts: number): WeekFigures {
  const apps = sumsOfRows(rows)
  return {
    nets: apps.map(({ app, net }) => ({ app, net })),
    cash: sumOf(apps.map(({ told }) => told.cash ?? 0)),
    fleet: 0,
    shifts,
  }
}
