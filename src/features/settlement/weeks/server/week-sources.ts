import { allDrivers, driversByIds, formerOfDrivers } from '#features/drivers/server/public.ts'
import { namesOf, unmatchedOfDays } from '#features/income/matching/server/public.ts'
import { readCharges } from '#features/settlement/charges/server/public.ts'
import {
  type AppReport,
  balanceOf,
  type Charge,
  countedRows,
  type Days,
  type FactRow,
  factsOfRows,
  type IncomeFact,
  type Ledger,
  openingOf,
  parseStatementNumber,
  statementOfNumber,
  sumOf,
} from '#features/settlement/domain/public.ts'
import { onlySumsOf, rowsOfWeek, shiftsOfWeek } from '#features/settlement/driven/server/public.ts'
import {
  byHolder,
  holderLookup,
  type OrderOnTheWay,
  openLedgers,
  ordersOnTheWay,
} from '#features/settlement/ledger/server/public.ts'
import { type SchemeChoice, schemesFor } from '#features/settlement/schemes/server/public.ts'
import { addDays, daysBetween } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { explainedAs, type WeekOfDriver } from '../domain/draft.ts'
import type { UnmatchedName } from '../domain/week-block.ts'
import { correctionsForWeek } from './correction-store.ts'
import { type ExplanationRow, explanationsOf } from './explanation-store.ts'
import { chargedWithoutRides } from './fee-without-rides.ts'
import { appsLoaded } from './loads-of-week.ts'
import { rowsByOwner } from './rows-by-owner.ts'
import { type ListedStatement, statementsOfWeek } from './statement-store.ts'

export interface NamedDriver {
  readonly id: string
  readonly fullName: string
  readonly active: boolean
}

/** All that a week's drafts, statements and corrections are made of, read in one pass for many drivers. */
export interface WeekSources {
  readonly week: Week
  readonly period: Days
  /** On the drivers' list, by name. */
  readonly drivers: readonly NamedDriver[]
  /**
   * Also of who is on the list no more: as the record calls them, 'Usunięty kierowca 7' of who was erased;
   * without a record as the payee of the closed week, or as files do.
   */
  readonly nameOf: (driverId: string) => string
  /** In force, by driver. */
  readonly statements: ReadonlyMap<string, ListedStatement>
  readonly ledgers: ReadonlyMap<string, Ledger>
  readonly onTheWay: ReadonlyMap<string, readonly OrderOnTheWay[]>
  /** The same of drivers' own cars. */
  readonly apart: {
    readonly ledgers: ReadonlyMap<string, Ledger>
    readonly onTheWay: ReadonlyMap<string, readonly OrderOnTheWay[]>
  }
  readonly holderOf: (driverId: string) => string
  readonly schemes: ReadonlyMap<string, SchemeChoice>
  readonly explanations: ReadonlyMap<string, readonly ExplanationRow[]>
  /** What files tell, by whom it is settled for. */
  readonly rowsOf: (driverId: string) => readonly FactRow[]
  /** Of them those that are money (`countedRows`). */
  readonly factsOf: (driverId: string) => readonly IncomeFact[]
  readonly shiftsOf: (driverId: string) => WeekOfDriver['shifts']
  /** What closed weeks of other records have settled that are this person's, or may be. */
  readonly settledBesideOf: (driverId: string) => readonly FactRow[]
  /** Without corrections. */
  readonly chargesOf: (driverId: string) => readonly Charge[]
  readonly correctionsOf: (driverId: string) => readonly Charge[]
  /** Of which shifts tell rides. */
  readonly appsTold: (driverId: string) => readonly string[]
  /** The scheme's fee, where it is taken also for a week without rides. */
  readonly paysWithoutRides: (driverId: string) => boolean
  /** Reports that touch the week and that no week can settle. */
  readonly spanningOf: (driverId: string) => readonly AppReport[]
  readonly unmatchedOf: (driverId: string) => readonly UnmatchedName[]
  /** Names of files in this week that nobody has matched, whoever may be meant. */
  readonly unmatchedNames: number
  readonly appsLoaded: readonly string[]
  /** Who has facts, shifts, charges, a balance, a correction, a fee without rides or a statement. */
  readonly concerned: ReadonlySet<string>
}

/** Monday to Sunday. */
export function periodOf(week: Week): Days {
  const from = mondayOf(week)
  return { from, to: addDays(from, 6) }
}

/** @param which all whom the week concerns, those whose week is closed, or these */
export async function readWeekSources(
  queries: Queries,
  week: Week,
  which: 'all' | 'closed' | readonly string[] = 'all',
): Promise<WeekSources> {
  const period = periodOf(week)
  const { from } = period
  // Everyone's rows are asked for first: what is small comes while they are told apart.
  const [everyones, drivers, statements, holderOf, orders, allCharges, charged, ...rest] = await Promise.all([
    which === 'all' ? rowsOfWeek(queries, period) : undefined,
    allDrivers(queries),
    statementsOfWeek(queries, week),
    holderLookup(queries),
    ordersOnTheWay(queries),
    readCharges(queries, week),
    chargedWithoutRides(queries, week),
    unmatchedOfDays(queries, from, period.to),
    explanationsOf(queries, week),
    appsLoaded(queries, period),
    which === 'all' ? openLedgers(queries, { since: week }) : undefined,
  ])
  const [unmatched, explanations, loaded, everyonesLedgers] = rest
  const only =
    which === 'closed' ? statements.map(({ driverId }) => driverId) : which === 'all' ? undefined : which
  const former = await formerOfDrivers(queries)
  const facts =
    everyones ??
    (await rowsOfWeek(
      queries,
      period,
      only && [...new Set([...only, ...only.map(holderOf), ...only.flatMap((id) => former.get(id) ?? [])])],
    ))
  const { week: ledgers, 'own-car': apartLedgers } =
    everyonesLedgers ?? (await openLedgers(queries, { since: week, ...(only ? { driverIds: only } : {}) }))
  const onTheWay = byHolder(orders, holderOf, 'week')
  const apart = { ledgers: apartLedgers, onTheWay: byHolder(orders, holderOf, 'own-car') }
  const [shifts, corrections] = await Promise.all([
    shiftsOfWeek(queries, period, onlySumsOf(facts.byDriver)),
    correctionsForWeek(queries, week, holderOf),
  ])
  const listed = new Set(drivers.map(({ id }) => id))
  const chargedIds = new Set(charged.driverIds)
  const told = [...facts.byDriver.keys(), ...facts.spanning.keys(), ...shifts.byDriver.keys()]
  const perhaps = [...told, ...ledgers.keys(), ...apartLedgers.keys(), ...corrections.keys(), ...listed]
  const charges = await allCharges.of(
    withFolded(only ?? [...new Set([...perhaps, ...allCharges.named])], statements, holderOf),
  )
  const concerned = new Set(
    only ?? [
      ...told,
      ...allCharges.named.filter((driver) => (charges.get(driver) ?? []).length > 0),
      ...[...ledgers, ...apart.ledgers].flatMap(([driver, ledger]) =>
        balanceOf(ledger, driver) === 0 ? [] : [driver],
      ),
      ...corrections.keys(),
      ...chargedIds,
    ],
  )
  // Who is on the list no more keeps what was closed, what is still owed, what the apps tell, and what was
  // charged, a rate without an end aside.
  const isCharged = (id: string) =>
    (charges.get(id) ?? []).some((charge) => !allCharges.endless.has(charge.id))
  const closed = new Set(statements.map(({ driverId }) => driverId))
  const settledFor = [...concerned].filter(
    (id) =>
      listed.has(id) ||
      ledgers.has(id) ||
      closed.has(id) ||
      facts.byDriver.has(id) ||
      facts.spanning.has(id) ||
      shifts.byDriver.has(id) ||
      isCharged(id),
  )
  const gone = [...concerned, ...closed].filter((id) => !listed.has(id))
  const { nameOf } = await namesOf(queries, gone)
  const named = new Map([
    ...statements.map(({ driverId, payeeName }) => [driverId, payeeName] as const),
    ...[...drivers, ...(await driversByIds(queries, gone)).values()].map(
      ({ id, fullName }) => [id, fullName] as const,
    ),
  ])
  const others = settledFor.filter((id) => !charged.schemes.has(id))
  const schemes = new Map([
    ...charged.schemes,
    ...(others.length > 0 ? await schemesFor(queries, week, others) : []),
  ])
  const owned = await rowsByOwner(
    queries,
    (driver) => ({
      rows: facts.byDriver.get(driver) ?? [],
      shifts: shifts.byDriver.get(driver) ?? [],
      charges: charges.get(driver) ?? [],
    }),
    statements,
    holderOf,
  )
  return {
    week,
    period,
    drivers,
    nameOf: (id) => named.get(id) ?? nameOf(id),
    statements: new Map(statements.map((row) => [row.driverId, row])),
    ledgers,
    onTheWay,
    apart,
    holderOf,
    schemes,
    explanations,
    rowsOf: (driver) => owned(driver).rows,
    factsOf: (driver) => factsOfRows(countedRows(owned(driver).rows)),
    settledBesideOf: (driver) =>
      statements.flatMap(({ driverId }) =>
        driverId !== driver && (holderOf(driverId) === driver || former.get(driver)?.includes(driverId))
          ? owned(driverId).rows
          : [],
      ),
    shiftsOf: (driver) => owned(driver).shifts,
    chargesOf: (driver) => owned(driver).charges,
    correctionsOf: (driver) => corrections.get(driver) ?? [],
    appsTold: (driver) => shifts.apps.get(driver) ?? [],
    paysWithoutRides: (driver) => chargedIds.has(driver),
    spanningOf: (driver) => facts.spanning.get(driver) ?? [],
    unmatchedOf: (driver) => unmatched.filter(({ driverIds }) => driverIds.includes(driver)),
    unmatchedNames: unmatched.length,
    appsLoaded: loaded,
    concerned: new Set([...settledFor, ...(only ? [] : closed)]),
  }
}

/**
 * A folded driver's charges are the holder's by now, and those that its statement of the week has settled
 * stay with it: whose they are is seen of both together alone.
 */
function withFolded(
  driverIds: readonly string[],
  statements: readonly ListedStatement[],
  holderOf: (driverId: string) => string,
): string[] {
  const all = new Set([...driverIds, ...driverIds.map(holderOf)])
  for (const { driverId } of statements) if (all.has(holderOf(driverId))) all.add(driverId)
  return [...all]
}

/** What stands in an open week of the driver. @param appsBefore apps of which the week before had money */
export function openWeekOf(
  sources: WeekSources,
  driverId: string,
  appsBefore: readonly string[],
): WeekOfDriver {
  const { apart, period } = sources
  const { followed, ...weeks } = openedOf(sources, sources.week, driverId)
  const { followed: _, ...ofCar } = openedOf(apart, sources.week, driverId)
  const rows = sources.rowsOf(driverId)
  const shifts = sources.shiftsOf(driverId)
  const drove = rows.length > 0 || shifts.length > 0
  const choice = sources.schemes.get(driverId) ?? []
  const { told, spanning } = spanningIn(sources, driverId)
  const appsTold = [...sources.appsTold(driverId), ...told.map(({ app }) => app)]
  return {
    period,
    rows,
    settledBeside: sources.settledBesideOf(driverId),
    shifts,
    paysWithoutRides: sources.paysWithoutRides(driverId),
    charges: [...sources.chargesOf(driverId), ...sources.correctionsOf(driverId)],
    schemes: choice.map((held) => held?.scheme ?? null),
    ...weeks,
    followed,
    apart: ofCar,
    unmatched: sources.unmatchedOf(driverId),
    appsDriven: [...rows.map(({ app }) => app), ...appsTold, ...(drove ? appsBefore : [])],
    appsLoaded: appsLoadedFor(sources.appsLoaded, appsTold, rows),
    appsCovered: sources.appsLoaded,
    spanning,
    explained: explainedOf(sources, driverId),
  }
}

/**
 * Reports of the driver that no week can settle: those of which the week's own files tell, and those that
 * stand beside it. A month's report says nothing new of a week whose own files are there; a driver who lacks
 * in those waits.
 */
export function spanningIn(
  { spanningOf, appsLoaded: loaded }: Pick<WeekSources, 'spanningOf' | 'appsLoaded'>,
  driverId: string,
): { readonly told: readonly AppReport[]; readonly spanning: readonly AppReport[] } {
  const isTold = ({ app, from, to }: AppReport) =>
    daysBetween(from, to) > LONGEST_WEEK && loaded.includes(app)
  const [told, spanning] = parted(spanningOf(driverId), isTold)
  return { told, spanning }
}

/** Of an app's week the last day, counted from the first: it may end on the Monday after. */
const LONGEST_WEEK = 7

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** Subjects of blocks that a person has explained in the driver's week. */
export function explainedOf(
  { explanations }: Pick<WeekSources, 'explanations'>,
  driverId: string,
): ReadonlySet<string> {
  return new Set((explanations.get(driverId) ?? []).map(({ code, subject }) => explainedAs(code, subject)))
}

/** With what a statement of this week opens, in one of the driver's ledgers. */
function openedOf(
  { ledgers, onTheWay }: Pick<WeekSources, 'ledgers' | 'onTheWay'>,
  week: Week,
  driverId: string,
): Pick<WeekOfDriver, 'openingBalance' | 'owedBeyond' | 'followed' | 'onTheWay'> {
  const away = onTheWay.get(driverId) ?? []
  const ledger = ledgers.get(driverId) ?? []
  const { grosze, withdraws } = openingOf(ledger, driverId, away)
  const followed = isFollowed(ledger, week)
  const beyond = sumOf([grosze, ...withdraws.map((payable) => 0 - payable.grosze)])
  return {
    openingBalance: grosze,
    owedBeyond: followed ? 0 : Math.max(0, beyond),
    followed,
    onTheWay: away.map(({ statement, grosze, since }) => ({ statement, grosze, since })),
  }
}

/**
 * Of the apps whose files are there those that may hold all of this driver. Who had rides in an app, and
 * stands in none of its files, waits for one: another driver's row says nothing of them.
 */
function appsLoadedFor(
  loaded: readonly string[],
  ridden: readonly string[],
  rows: readonly FactRow[],
): readonly string[] {
  const lacks = (app: string) => ridden.includes(app) && !rows.some((row) => row.app === app)
  return loaded.filter((app) => !lacks(app))
}

/** Whether a statement of a later week than this one stands in the ledger. */
export function isFollowed(ledger: Ledger, week: Week): boolean {
  return ledger.some((entry) => entry.kind === 'settlement' && isLater(entry.statement, week))
}

/** Of a later week than this. @param number of a statement, or of its car rental */
function isLater(number: string, week: Week): boolean {
  const of = parseStatementNumber(statementOfNumber(number))?.week
  return of !== undefined && mondayOf(of) > mondayOf(week)
}
