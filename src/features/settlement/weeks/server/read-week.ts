import {
  type ApartSums,
  balanceOfApart,
  compareText,
  stateOfClosed,
  sumOf,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import type { BatchesGone, PayerOf, ReturnedOrders } from '#features/settlement/ledger/server/public.ts'
import { groupNames } from '#features/settlement/schemes/server/public.ts'
import { hasBegun } from '#kernel/slot.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import type { readSettlementWeek } from '../contract.ts'
import { paidUnder, whatBecameOf } from '../domain/aftermath.ts'
import { debtBecame } from '../domain/debt-became.ts'
import { debtsHandedOn } from '../domain/debts-handed-on.ts'
import { draftOf, isResultKnown, stateOfDraft } from '../domain/draft.ts'
import { payoutOf } from '../domain/payout.ts'
import { schemeLabel } from '../domain/scheme-label.ts'
import { type FiguresBefore, netOf, standsOut } from '../domain/stands-out.ts'
import { type ApartOfStatement, apartOfStatement } from './apart-of-statement.ts'
import { correctionsOf } from './correction-store.ts'
import { ignoredInWeek } from './ignored-in-week.ts'
import { openDriversBefore } from './open-before.ts'
import type { Payee, PayeesOf } from './payees.ts'
import { openQuestionsOf } from './question-store.ts'
import { seenMark } from './seen-mark.ts'
import { type ListedStatement, statementsOfWeek } from './statement-store.ts'
import { figuresBefore } from './week-before.ts'
import { isFollowed, openWeekOf, periodOf, readWeekSources, type WeekSources } from './week-sources.ts'

type ReadWeek = OutputOf<typeof readSettlementWeek>
type DriverOfWeek = ReadWeek['data'][number]

/** The last week whose shifts have all ended: Sunday's night ends on Monday at 06:00. */
export function lastFinishedWeek(clock: Clock): Week {
  const { date } = fleetTime(clock)
  const last = addWeeks(weekOf(date), -1)
  return isFinished(last, clock) ? last : addWeeks(last, -1)
}

export function isFinished(week: Week, clock: Clock): boolean {
  const { date, hour } = fleetTime(clock)
  return hasBegun({ date: mondayOf(addWeeks(week, 1)), shift: 'day' }, date, hour)
}

/** What reading needs of those that lean on the weeks. */
export interface ReadingPorts {
  readonly payeesOf: PayeesOf
  readonly batchesGone: BatchesGone
  readonly returnedOrders: ReturnedOrders
  readonly payerOf: PayerOf
}

/** The week of everyone whom it concerns. Reading writes nothing. */
export async function readWeek(
  queries: Queries,
  clock: Clock,
  { payeesOf, batchesGone }: ReadingPorts,
  week: Week,
): Promise<ReadWeek> {
  const [sources, groups, ignored, closedBefore] = await Promise.all([
    readWeekSources(queries, week),
    groupNames(queries),
    ignoredInWeek(queries, periodOf(week)),
    statementsOfWeek(queries, addWeeks(week, -1)),
  ])
  // The sums of the week before are everyone's, also of who has nothing in this one.
  const everyone = new Set([...sources.drivers.map(({ id }) => id), ...sources.concerned])
  const closed = [...sources.statements.values()]
  const named = new Map(sources.drivers.map((driver) => [driver.id, driver]))
  const ids = [
    ...sources.drivers.flatMap(({ id }) => (sources.concerned.has(id) ? [id] : [])),
    ...[...sources.concerned].filter((id) => !named.has(id)).sort(compareText),
  ]
  const [before, corrections, questions, payees, gone] = await Promise.all([
    figuresBefore(queries, week, [...everyone], closedBefore),
    correctionsOf(
      queries,
      closed.map(({ id }) => id),
    ),
    openQuestionsOf(
      queries,
      closed.map(({ number }) => number),
    ),
    payeesOf(queries, ids),
    batchesGone(queries, batchesOf(sources)),
  ])
  const finished = isFinished(week, clock)
  const read = await mapInTurns(ids, (id): DriverOfWeek[] => {
    const driver = named.get(id)
    const statement = sources.statements.get(id)
    const common = {
      driverId: id,
      fullName: sources.nameOf(id),
      listed: driver !== undefined,
      active: driver?.active ?? false,
    }
    if (statement) {
      const apart = apartOfStatement(sources, statement)
      return [
        {
          ...common,
          ...closedOf(statement, before.get(id)),
          ...standing(sources, statement, { corrections: corrections.get(statement.id) ?? [], apart, gone }),
          apart: apart && {
            ...{ number: apart.number, toPayGrosze: apart.toPay, carryGrosze: apart.carry, debt: apart.debt },
            ...{ state: apart.state, onTheWay: heldBy(apart.onTheWay?.batch, gone) },
          },
          openQuestions: questions.get(statement.number) ?? 0,
        },
      ]
    }
    const open = openOf(sources, id, { before: before.get(id), payee: payees.get(id), finished })
    return open ? [{ ...common, ...open, scheme: onlyScheme(sources, id, groups) }] : []
  })
  const data = read.flat()
  return {
    ...week,
    ...sources.period,
    finished,
    unmatchedNames: sources.unmatchedNames,
    ignored,
    data,
    before: {
      nets: [
        ...Map.groupBy(
          [...before.values()].flatMap(({ figures }) => figures.nets),
          ({ app }) => app,
        ),
      ].map(([app, of]) => ({ app, net: sumOf(of.map(({ net }) => net)) })),
      cashGrosze: sumOf([...before.values()].map(({ figures }) => figures.cash)),
      openDrivers: await openDriversBefore(queries, sources, before, everyone),
      debts: debtsFrom(sources, before, data),
    },
  }
}

/** Of what the week before carried, by the driver who holds the ledger now. */
function debtsFrom(
  sources: WeekSources,
  before: ReadonlyMap<string, FiguresBefore>,
  data: readonly DriverOfWeek[],
): ReadWeek['before']['debts'] {
  const handed = new Map<string, number>()
  for (const [id, { carry }] of before) {
    const holder = sources.holderOf(id)
    if (carry !== null && carry < 0) handed.set(holder, (handed.get(holder) ?? 0) + carry)
  }
  const now = new Map<string, number | undefined>()
  // Whose next statement is of a later week has the debt there, and nothing of it here.
  for (const holder of handed.keys())
    if (isFollowed(sources.ledgers.get(holder) ?? [], sources.week)) now.set(holder, undefined)
  for (const { driverId, openingGrosze, balanceGrosze } of data) {
    const holder = sources.holderOf(driverId)
    const debt = Math.min(0, openingGrosze)
    now.set(holder, balanceGrosze === null ? undefined : (now.get(holder) ?? 0) + debt)
  }
  return debtsHandedOn(handed, now)
}

/** Undefined of whom the week does not concern. */
function openOf(
  sources: WeekSources,
  id: string,
  told: {
    readonly before: FiguresBefore | undefined
    readonly payee: Payee | undefined
    readonly finished: boolean
  },
) {
  const draft = draftOf(openWeekOf(sources, id, appsWithMoney(told.before)))
  if (draft.concern === 'none') return undefined
  const before = told.finished && hasResults(sources, id) ? told.before : undefined
  const { figures, sums, blocks, mark, apart } = draft
  // A balance alone needs no scheme to be carried.
  const alone = draft.concern === 'balance' ? 0 : null
  const known = isResultKnown(draft)
  const result = known ? (sums?.result ?? alone) : null
  return {
    state: stateOfDraft(draft),
    statement: null,
    onTheWay: null,
    payout: null,
    debt: null,
    apart: apart && { number: null, ...apartAmounts(apart), debt: null, state: null, onTheWay: null },
    ...amounts(figures, draft.openingBalance, known ? (sums ? figures.fleet : alone) : null, result, before),
    standsOut: standsOut({ figures, result }, before),
    blocks,
    warnings: (sums?.warnings ?? []).map(({ code }) => code),
    openQuestions: 0,
    corrected: false,
    mark: seenMark(mark, told.payee),
  }
}

function closedOf(statement: ListedStatement, before: FiguresBefore | undefined) {
  const { figures, openingGrosze, resultGrosze, id, number, closedAt } = statement
  return {
    statement: { id, number, closedAt },
    scheme: statement.scheme,
    ...amounts(figures, openingGrosze, figures.fleet, resultGrosze, before),
    standsOut: standsOut({ figures, result: resultGrosze }, before),
    blocks: [],
    warnings: [],
    mark: null,
  }
}

function amounts(
  figures: ListedStatement['figures'],
  opening: number,
  fleet: number | null,
  result: number | null,
  before: FiguresBefore | undefined,
) {
  return {
    nets: figures.nets,
    cashGrosze: figures.cash,
    fleetGrosze: fleet,
    openingGrosze: opening,
    resultGrosze: result,
    balanceGrosze: result === null ? null : opening + result,
    shifts: figures.shifts,
    netDifference: before ? netOf(figures) - netOf(before.figures) : null,
  }
}

/**
 * Whether there is anything to hold against the week before: own rows, or an app's file of the whole week in
 * which the driver could stand. Else a week without files yet would be nothing but losses.
 */
export function hasResults(sources: WeekSources, driverId: string): boolean {
  return sources.appsLoaded.length > 0 || sources.rowsOf(driverId).length > 0
}

/** Apps that brought the driver something the week before: their file is expected. */
export function appsWithMoney(before: FiguresBefore | undefined): string[] {
  return (before?.figures.nets ?? []).flatMap(({ app, net }) => (net === 0 ? [] : [app]))
}

function apartAmounts(sums: ApartSums) {
  const { toPay, carry } = balanceOfApart(sums)
  return { toPayGrosze: toPay, carryGrosze: carry }
}

function orderOf({ onTheWay, holderOf }: WeekSources, { driverId, number }: ListedStatement) {
  return onTheWay.get(holderOf(driverId))?.find(({ statement }) => statement === number)
}

/** Every batch that holds anything of these drivers. */
export function batchesOf({ onTheWay, apart }: Pick<WeekSources, 'onTheWay' | 'apart'>): string[] {
  const orders = [...onTheWay.values(), ...apart.onTheWay.values()].flat()
  return [...new Set(orders.map(({ batch }) => batch))]
}

function heldBy(batch: string | undefined, gone: ReadonlySet<string>) {
  return batch === undefined ? null : { batch, gone: gone.has(batch) }
}

/** What became of its money, and whether a correction of it was accepted. */
function standing(
  sources: WeekSources,
  statement: ListedStatement,
  {
    corrections,
    apart,
    gone,
  }: {
    readonly corrections: readonly { state: string }[]
    readonly apart: ApartOfStatement | null
    readonly gone: ReadonlySet<string>
  },
) {
  const { driverId, number, toPayGrosze, carryGrosze: carry } = statement
  const holder = sources.holderOf(driverId)
  const ledger = sources.ledgers.get(holder) ?? []
  const order = orderOf(sources, statement)
  const became = whatBecameOf(ledger, { number, driver: driverId, toPay: toPayGrosze }, order?.batch ?? null)
  const away = sources.onTheWay.get(holder) ?? []
  const unpaid = unpaidOf(ledger, holder, away)
  return {
    onTheWay: heldBy(order?.batch, gone),
    payout: payoutOf({
      ...{ toPay: toPayGrosze, paid: paidUnder(ledger, number), held: order?.grosze ?? 0 },
      gone: order !== undefined && gone.has(order.batch),
      left: unpaid.find((one) => one.statement === number)?.grosze ?? 0,
    }),
    state: stateOfClosed({ toPay: toPayGrosze }, became, apart?.state),
    debt: debtBecame(ledger, { number, driver: driverId, holder, carry }, away),
    corrected: corrections.some(({ state }) => state === 'accepted'),
  }
}

function onlyScheme(sources: WeekSources, id: string, groups: ReadonlyMap<string, string>) {
  const [held, ...others] = sources.schemes.get(id) ?? []
  return held && others.length === 0 ? schemeLabel(held, groups) : null
}
