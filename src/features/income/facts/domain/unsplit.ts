import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { type Account, apartByAccount, appOfNumber } from './account.ts'
import { EARNED, earnedKind } from './earned.ts'
import { INCOME_KINDS, MONEY_KINDS } from './income-kinds.ts'
import { overlapping } from './overlapping.ts'

/** An app's amount of days that can't be split by shift: a report's, or a single payment's. */
export interface DaysAmount {
  readonly date: CalendarDate
  /** The last day. */
  readonly until: CalendarDate
  /** By its number. */
  readonly app: number
  readonly kind: number
  readonly amount: number
  readonly loadNo: number
  /** Sums of an app over its days, not one payment. */
  readonly isReport: boolean
  readonly account?: Account
}

/** What a slot says of one app; `EARNED` is what of it counts as earned. */
export interface SlotAmount {
  readonly date: CalendarDate
  readonly shift: Shift
  readonly app: number
  readonly kind: number
  readonly amount: number
  readonly account?: Account
}

/** A slot of which the sheet says what was earned. */
export interface SheetSlot {
  readonly date: CalendarDate
  /** Less what the apps told of the slot. */
  readonly beyondApps: number
}

/** What is left of some days beside what stands within them (`unsplit_results`). */
export interface Unsplit {
  readonly date: CalendarDate
  readonly until: CalendarDate
  /** Null where nothing was told; 0 where all of it may stand in another report. */
  readonly totalIncomeGrosze: number | null
  /** Of it what the apps say, before the sheet's sums are taken off. */
  readonly appsIncomeGrosze: number | null
  /** What reports of these days say was earned, and another report may say as well: it is in no sum. */
  readonly overlapGrosze: number | null
  /** `gross` where a gross without a net is in it; null where nothing was told. */
  readonly incomeFrom: 'net' | 'gross' | null
  /** By `moneyPlace`, from 1. */
  readonly money: readonly (number | null)[]
  readonly rides: number | null
}

/**
 * What of one driver's days can't be split by shift (D49). A report counts with what is left once that is
 * taken off which reports within it, slots and single payments say of the same app and kind: so every total
 * of days is the larger report's, and the smaller ones keep theirs. Of equal days the later load holds; rows
 * of one load add up. 0 left is told, and is not the same as nothing. A report that tells no net earns its
 * gross, so that the gross of what stands within is taken off it: their nets would leave their commission as
 * earned. What the sheet says of a slot is a part
 * of the days like any other detail, but of all apps together: it is taken off the smallest days around it
 * and, where they leave nothing more, off the next. A report that crosses another one adds nothing where it
 * is the lesser (`overlapping`), and what it says stands beside the sums. Accounts of one app are told apart:
 * no report holds what another account says.
 */
export function unsplitOf(
  allDays: readonly DaysAmount[],
  allSlots: readonly SlotAmount[],
  sheet: readonly SheetSlot[],
): Unsplit[] {
  const numberOf = apartByAccount(
    [...allDays, ...allSlots],
    allDays.filter(({ isReport }) => isReport),
  )
  const days = allDays.map((one) => ({ ...one, app: numberOf(one) }))
  const slots = allSlots.map((one) => ({ ...one, app: numberOf({ ...one, until: one.date }) }))
  const reports = withEarned(latestOf(days.filter(({ isReport }) => isReport)))
  const payments = withEarned(days.filter(({ isReport }) => !isReport))
  const details = [...payments, ...slots.map((slot) => ({ ...slot, until: slot.date }))]
  const left = new Map<string, Left>()
  const ofDays = ({ date, until }: Span) =>
    left.get(`${date} ${until}`) ?? {
      days: { date, until },
      amounts: new Map(),
      byGross: false,
      overlap: null,
    }
  const add = (told: Amount, amount: number) => {
    const { date, until, kind, byGross = false } = told
    const app = appOfNumber(told.app)
    const of = ofDays(told)
    of.amounts.set(`${app} ${kind}`, (of.amounts.get(`${app} ${kind}`) ?? 0) + amount)
    left.set(`${date} ${until}`, { ...of, byGross: of.byGross || (byGross && amount !== 0) })
  }
  const addOverlap = (report: Amount) => {
    const of = ofDays(report)
    left.set(`${report.date} ${report.until}`, { ...of, overlap: (of.overlap ?? 0) + report.amount })
  }
  for (const payment of payments) add(payment, payment.amount)
  for (const [, all] of Map.groupBy(reports, ({ app, kind }) => `${app} ${kind}`)) {
    const lesser = overlapping(all)
    for (const report of lesser) if (report.kind === EARNED) addOverlap(report)
    const same = all.filter((report) => !lesser.has(report))
    const [first] = same
    const within = details.filter(({ app, kind }) => app === first?.app && kind === first.kind)
    const counted = first?.kind === EARNED ? earningAsTold(same, reports, details, within) : same
    for (const report of counted) add(report, report.amount - told(report, counted, within))
  }
  const sums = [...left.values()].map(({ days: span, amounts, byGross, overlap }) => ({
    ...span,
    byGross,
    overlap,
    earned: sumWhere(amounts, (kind) => kind === EARNED),
    amounts,
  }))
  const taken = takenBySheet(sums, sheet)
  return sums.map(({ date, until, earned, byGross, overlap, amounts }, place) => ({
    date,
    until,
    totalIncomeGrosze: earned === null ? (overlap === null ? null : 0) : earned - (taken[place] ?? 0),
    appsIncomeGrosze: earned,
    overlapGrosze: overlap,
    incomeFrom: earned === null && overlap === null ? null : byGross ? 'gross' : 'net',
    money: moneyOf(amounts),
    rides: sumWhere(amounts, (kind) => kind === INCOME_KINDS.rides),
  }))
}

/**
 * Of each of the days, in their order; never more than is left of them. From days to larger ones only: of
 * days
 * that cross each other what is taken off one must not hang on what stands outside of it.
 */
function takenBySheet(
  sums: readonly (Span & { readonly earned: number | null })[],
  sheet: readonly SheetSlot[],
): number[] {
  const taken = sums.map(() => 0)
  const smallestFirst = [...sums.entries()].sort(
    ([, a], [, b]) => daysIn(a) - daysIn(b) || (a.date < b.date ? -1 : 1),
  )
  for (const { date, beyondApps } of [...sheet].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    let due = beyondApps
    let inner: Span = { date, until: date }
    for (const [place, sum] of smallestFirst) {
      if (sum.earned === null || !isWithin(inner, sum)) continue
      const off = Math.min(due, Math.max(sum.earned - (taken[place] ?? 0), 0))
      taken[place] = (taken[place] ?? 0) + off
      due -= off
      inner = sum
    }
  }
  return taken
}

function daysIn({ date, until }: Span): number {
  return daysBetween(date, until)
}

interface Span {
  readonly date: CalendarDate
  readonly until: CalendarDate
}
interface Left {
  readonly days: Span
  readonly amounts: Map<string, number>
  readonly byGross: boolean
  readonly overlap: number | null
}
interface Amount extends Span {
  readonly shift?: Shift
  readonly app: number
  readonly kind: number
  readonly amount: number
  /** Of `EARNED`: a gross, as no net was told. */
  readonly byGross?: boolean
}

/**
 * Reports of what an app earned as they come out with all within them: of one that tells no net the gross
 * less that of what stands within, and what that earned.
 * @param same the app's by `EARNED`
 * @param within what the app's slots and payments earned
 */
function earningAsTold(
  same: readonly Amount[],
  reports: readonly Amount[],
  details: readonly Amount[],
  within: readonly Amount[],
): Amount[] {
  const counted: Amount[] = []
  for (const report of same.toSorted((a, b) => daysIn(a) - daysIn(b))) {
    const beyond = report.byGross ? report.amount - grossWithin(report, reports, details) : null
    counted.push(beyond === null ? report : { ...report, amount: beyond + told(report, counted, within) })
  }
  return counted
}

/** What stands within a report that tells no net, by its gross where it told one, else by what it earned. */
function grossWithin(report: Amount, reports: readonly Amount[], details: readonly Amount[]): number {
  const ofApp = (amounts: readonly Amount[]) => byGrossFirst(amounts.filter(({ app }) => app === report.app))
  const all = ofApp(reports)
  const lesser = overlapping(all)
  const same = all.filter((one) => !lesser.has(one))
  const own = same.find(({ date, until }) => date === report.date && until === report.until)
  return own ? told(own, same, ofApp(details)) : 0
}

function byGrossFirst(amounts: readonly Amount[]): Amount[] {
  const gross = new Set(amounts.filter(({ kind }) => kind === INCOME_KINDS.gross).map(placeKey))
  return amounts.filter(
    (amount) =>
      amount.kind === INCOME_KINDS.gross || (amount.kind === EARNED && !gross.has(placeKey(amount))),
  )
}

function placeKey({ app, date, until, shift }: Amount): string {
  return `${app} ${date} ${until} ${shift}`
}

/** What the largest reports within a report say, and what stands in it outside of them. */
export function told(report: Amount, same: readonly Amount[], details: readonly Amount[]): number {
  const inside = same.filter((other) => other !== report && isWithin(other, report))
  const largest = inside.filter((one) => !inside.some((other) => other !== one && isWithin(one, other)))
  const apart = details.filter(
    (detail) => isWithin(detail, report) && !largest.some((other) => isWithin(detail, other)),
  )
  return [...largest, ...apart].reduce((sum, { amount }) => sum + amount, 0)
}

function isWithin(one: Span, other: Span): boolean {
  return other.date <= one.date && one.until <= other.until
}

/** One amount of each app, kind and days. */
export function latestOf(reports: readonly Omit<DaysAmount, 'isReport'>[]): Amount[] {
  const groups = Map.groupBy(reports, ({ date, until, app, kind }) => `${date} ${until} ${app} ${kind}`)
  return [...groups.values()].flatMap((group) => {
    const latest = Math.max(...group.map(({ loadNo }) => loadNo))
    const holding = group.filter(({ loadNo }) => loadNo === latest)
    const [first] = holding
    return first ? [{ ...first, amount: holding.reduce((sum, { amount }) => sum + amount, 0) }] : []
  })
}

/** With what counts as earned by each app and slot or days: net where it is told, else gross. */
function withEarned(amounts: readonly Amount[]): Amount[] {
  const net = new Set<string>()
  for (const amount of amounts) if (amount.kind === INCOME_KINDS.net) net.add(placeKey(amount))
  const earned = amounts.filter((amount) => amount.kind === earnedKind(net.has(placeKey(amount))))
  return [
    ...amounts,
    ...earned.map((amount) => ({ ...amount, kind: EARNED, byGross: amount.kind === INCOME_KINDS.gross })),
  ]
}

function sumWhere(amounts: ReadonlyMap<string, number>, counts: (kind: number) => boolean): number | null {
  const found = [...amounts].filter(([key]) => counts(Number(key.split(' ')[1])))
  return found.length === 0 ? null : found.reduce((sum, [, amount]) => sum + amount, 0)
}

function moneyOf(amounts: ReadonlyMap<string, number>): (number | null)[] {
  const money: (number | null)[] = []
  for (const [key, amount] of amounts) {
    const [app = 0, kind = 0] = key.split(' ').map(Number)
    if (kind < 1 || kind > MONEY_KINDS.length) continue
    const place = (app - 1) * MONEY_KINDS.length + kind - 1
    while (money.length <= place) money.push(null)
    money[place] = amount
  }
  return money
}
