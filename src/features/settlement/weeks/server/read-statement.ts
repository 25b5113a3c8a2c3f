import { driversByIds } from '#features/drivers/server/public.ts'
import {
  type ApartSums,
  apartNumber,
  balanceOfApart,
  countedRows,
  lacksGross,
  type Settlement,
  type SettlementInput,
  stateOfClosed,
  stateOfPart,
  sumsOfRows,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import { entriesToRead, exportedIn, membersOf } from '#features/settlement/ledger/server/public.ts'
import { groupNames } from '#features/settlement/schemes/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readStatement } from '../contract-statement.ts'
import { eitherOf, paidUnder, whatBecameOf, whyNotReopened } from '../domain/aftermath.ts'
import { debtBecame } from '../domain/debt-became.ts'
import { draftOf, isResultKnown, settledOf, stateOfDraft } from '../domain/draft.ts'
import { type FrozenLoad, thaw } from '../domain/frozen.ts'
import { movedOn } from '../domain/moved-on.ts'
import { payoutOf } from '../domain/payout.ts'
import { schemeLabel } from '../domain/scheme-label.ts'
import { standsOut } from '../domain/stands-out.ts'
import { type ApartOfStatement, apartOfStatement } from './apart-of-statement.ts'
import { correctionsOf, excludedLast } from './correction-store.ts'
import { decidedOnWire, proposedOnWire } from './corrections-on-wire.ts'
import { loadsByNo } from './loads-of-week.ts'
import { openWeeksBefore } from './open-weeks.ts'
import type { Payee } from './payees.ts'
import { paymentsByNumber } from './payments.ts'
import { proposalsOf } from './proposals.ts'
import { questionsOf } from './question-store.ts'
import { appsWithMoney, batchesOf, hasResults, type ReadingPorts } from './read-week.ts'
import { seenMark } from './seen-mark.ts'
import { settledIn } from './settled-in.ts'
import { sourcesOfRows } from './sources-of-rows.ts'
import { spanningClosed } from './spanning-closed.ts'
import { type StatementRow, statementById, versionsOfWeek } from './statement-store.ts'
import { figuresBefore } from './week-before.ts'
import { openWeekOf, readWeekSources, type WeekSources } from './week-sources.ts'

type Statement = OutputOf<typeof readStatement>

/** A driver's week as it stands; undefined where there is neither such a driver nor a statement. */
export async function readWeekOfDriver(
  queries: Queries,
  { payeesOf, batchesGone, returnedOrders, payerOf }: ReadingPorts,
  week: Week,
  driverId: string,
): Promise<Statement | undefined> {
  const sources = await readWeekSources(queries, week, [driverId])
  const inForce = sources.statements.get(driverId)
  const full = inForce && (await statementById(queries, inForce.id))
  const payee = (await payeesOf(queries, [driverId])).get(driverId)
  const gone = await batchesGone(queries, batchesOf(sources))
  if (full) return readClosed(queries, full, sources, { payee, gone, returnedOrders })
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  // Who was removed before the week was closed is settled all the same.
  const isKnown = driver !== undefined || sources.concerned.has(driverId)
  if (!isKnown) return undefined
  const fullName = driver?.fullName ?? sources.nameOf(driverId)
  return readDraft(
    queries,
    sources,
    {
      driver: { id: driverId, fullName, listed: sources.drivers.some(({ id }) => id === driverId) },
      payer: (await payerOf(queries))?.name ?? null,
      payee: {
        name: payee?.name ?? fullName,
        account: payee?.masked ?? null,
        takesCash: payee?.takesCash ?? false,
      },
    },
    { payee, gone, returnedOrders },
  )
}

/** One version, be it reopened since. */
export async function readVersion(
  queries: Queries,
  { payeesOf, batchesGone, returnedOrders }: ReadingPorts,
  id: string,
): Promise<Statement | undefined> {
  const row = await statementById(queries, id)
  if (!row) return undefined
  const { year, week, driverId } = row
  const sources = await readWeekSources(queries, { year, week }, [driverId])
  const payee = (await payeesOf(queries, [driverId])).get(driverId)
  const gone = await batchesGone(queries, batchesOf(sources))
  return readClosed(queries, row, sources, { payee, gone, returnedOrders })
}

interface Now {
  readonly payee: Payee | undefined
  /** Batches whose files were handed out. */
  readonly gone: ReadonlySet<string>
  readonly returnedOrders: ReadingPorts['returnedOrders']
}

async function readDraft(
  queries: Queries,
  sources: WeekSources,
  who: Pick<Statement, 'driver' | 'payer' | 'payee'>,
  { payee, gone }: Now,
): Promise<Statement> {
  const { week } = sources
  const { id } = who.driver
  const before = (await figuresBefore(queries, week, [id])).get(id)
  const open = openWeekOf(sources, id, appsWithMoney(before))
  const draft = draftOf(open)
  const settled = settledOf(open, draft)
  const settlement = settled?.settlement
  const input = settled?.input ?? {
    facts: sources.factsOf(id),
    shifts: sources.shiftsOf(id),
    charges: sources.chargesOf(id),
  }
  const [held, ...others] = sources.schemes.get(id) ?? []
  const scheme = held && others.length === 0 ? held : null
  const groups = await groupNames(queries)
  const result = isResultKnown(draft) ? (settlement?.result ?? null) : null
  return {
    ...who,
    ...week,
    ...sources.period,
    state: stateOfDraft(draft),
    mayReopen: false,
    ...{ id: null, number: null, version: null, inForce: true, closedAt: null, closedBy: null },
    scheme: scheme && { label: schemeLabel(scheme, groups), from: scheme.from, rules: scheme.scheme },
    ...shownOf(settlement, draft.openingBalance, isResultKnown(draft)),
    debt: null,
    apart: draft.apart && draftApart(draft.apart),
    weekState: null,
    corrected: false,
    blocks: draft.blocks,
    standsOut: standsOut({ figures: draft.figures, result }, hasResults(sources, id) ? before : undefined),
    leftToPayGrosze: 0,
    movedOn: null,
    onTheWay: null,
    payments: [],
    openingWithout: {
      weeks: await openWeeksBefore(queries, id, week),
      orders: (sources.onTheWay.get(id) ?? []).map(({ batch, grosze }) => ({
        ...{ batch, gone: gone.has(batch), grosze },
      })),
    },
    sources: sourcesOfRows(input, await loadsOf(queries, input)),
    mark: seenMark(draft.mark, payee),
    ...(await storedBeside(queries, week, id, sources, settlement)),
    excludedBefore: await excludedBefore(queries, week, id),
    corrections: [],
  }
}

async function readClosed(
  queries: Queries,
  row: StatementRow,
  sources: WeekSources,
  { payee: now, gone, returnedOrders }: Now,
): Promise<Statement> {
  const { driverId, number, toPayGrosze, year, week: weekNo } = row
  const week = { year, week: weekNo }
  const frozen = thaw(row.frozen)
  const holder = sources.holderOf(driverId)
  const ledger = sources.ledgers.get(holder) ?? []
  const away = sources.onTheWay.get(holder) ?? []
  const order = away.find((one) => one.statement === number)
  const became = whatBecameOf(ledger, { number, driver: driverId, toPay: toPayGrosze }, order?.batch ?? null)
  const decided = (await correctionsOf(queries, [row.id])).get(row.id) ?? []
  const inForce = row.reopenedAt === null
  const proposals = inForce ? await proposalsOf(queries, sources, [driverId]) : []
  const accepted = decided.filter(({ state }) => state === 'accepted').length
  const apart = apartOfStatement(sources, row)
  const left = inForce ? unpaidOf(ledger, holder, away) : []
  const leftUnder = left.find(({ statement }) => statement === number)?.grosze ?? 0
  const payoutUnder = payoutOf({
    ...{ toPay: toPayGrosze, paid: paidUnder(ledger, number), held: order?.grosze ?? 0, gone: false },
    left: leftUnder,
  })
  const listed = (await driversByIds(queries, [driverId])).get(driverId)
  const settled = settledIn(ledger)
  const before = (await figuresBefore(queries, week, [driverId])).get(driverId)
  return {
    driver: { id: driverId, fullName: listed?.fullName ?? row.payeeName, listed: listed !== undefined },
    ...week,
    from: sources.period.from,
    to: sources.period.to,
    state: stateOfClosed({ toPay: toPayGrosze }, became, apart?.state),
    corrected: accepted > 0,
    mayReopen:
      inForce &&
      !whyNotReopened(apart ? eitherOf(became, apart.became) : became, {
        exported: await exportedIn(queries, number),
        corrections: accepted,
      }),
    ...{ id: row.id, number, version: row.version, inForce, closedAt: row.closedAt, closedBy: row.closedBy },
    scheme: { label: frozen.scheme.label, from: frozen.scheme.from, rules: frozen.input.scheme },
    payer: frozen.payer?.name ?? null,
    payee: {
      ...{ name: row.payeeName, account: row.payeeAccountMasked },
      takesCash: now?.takesCash ?? row.payeeTakesCash,
    },
    ...shownOf(frozen.settlement, row.openingGrosze),
    debt: inForce
      ? debtBecame(ledger, { number, driver: driverId, holder, carry: row.carryGrosze }, away)
      : null,
    apart: apart && closedApart(apart, gone),
    weekState: stateOfPart({ toPay: toPayGrosze }, became),
    blocks: [
      ...proposals.flatMap(({ blocks }) => blocks),
      ...(inForce ? spanningClosed(sources, driverId) : []),
    ],
    standsOut: standsOut({ figures: row.figures, result: row.resultGrosze }, before),
    leftToPayGrosze: leftUnder,
    movedOn: inForce ? movedOn(ledger, { number, driver: driverId, holder }, payoutUnder.movedOn) : null,
    onTheWay: onWire(order, gone),
    payments: await paymentsOf(queries, returnedOrders, holder, number),
    openingWithout: { weeks: [], orders: [] },
    sources: sourcesOfRows(frozen.input, new Map(frozen.loads.map((load) => [load.no, load]))),
    mark: null,
    ...(await storedBeside(queries, week, driverId, sources, frozen.settlement)),
    excludedBefore: null,
    corrections: [
      ...(await decidedOnWire(queries, decided, (id) => settled.get(id) ?? null)),
      ...(await proposedOnWire(
        queries,
        proposals.filter((one) => one.statement.id === row.id),
        decided,
      )),
    ],
  }
}

function draftApart({ opening, result }: ApartSums): Statement['apart'] {
  const { toPay, carry } = balanceOfApart({ opening, result })
  return {
    ...{ number: null, openingGrosze: opening, resultGrosze: result, toPayGrosze: toPay },
    ...{ carryGrosze: carry, debt: null, leftToPayGrosze: 0, state: null, onTheWay: null },
  }
}

function onWire(
  order: { readonly batch: string; readonly grosze: number } | null | undefined,
  gone: Now['gone'],
) {
  return order ? { batch: order.batch, gone: gone.has(order.batch), grosze: order.grosze } : null
}

/** Of the week and of what is paid apart. */
async function paymentsOf(
  queries: Queries,
  returnedOrders: ReadingPorts['returnedOrders'],
  holder: string,
  number: string,
): Promise<Statement['payments']> {
  const returned = await returnedOrders(queries, await membersOf(queries, holder))
  const paidUnder = paymentsByNumber(await entriesToRead(queries, holder), returned)
  return [
    ...paidUnder(number).map((payment) => ({ ...payment, apart: false })),
    ...paidUnder(apartNumber(number)).map((payment) => ({ ...payment, apart: true })),
  ]
}

function closedApart(
  { number, state, onTheWay, debt, ...of }: ApartOfStatement,
  gone: Now['gone'],
): Statement['apart'] {
  return {
    ...{ number, openingGrosze: of.opening, resultGrosze: of.result, toPayGrosze: of.toPay },
    ...{ carryGrosze: of.carry, debt, leftToPayGrosze: of.left, state, onTheWay: onWire(onTheWay, gone) },
  }
}

/** @param known false of a draft that lacks an amount: nothing can be told yet of what is to be paid */
function shownOf(settlement: Settlement | undefined, opening: number, known = true) {
  const result = settlement?.result ?? 0
  return {
    known,
    lines: settlement?.lines ?? [],
    paidApart: settlement?.paidApart ?? [],
    whereNetWent: settlement?.whereNetWent ?? [],
    warnings: settlement?.warnings ?? [],
    openingGrosze: opening,
    resultGrosze: result,
    balanceGrosze: opening + result,
    toPayGrosze: known ? (settlement?.toPay ?? 0) : 0,
    carryGrosze: known ? (settlement?.carry ?? 0) : 0,
    checksum: settlement?.inputsHash ?? '',
  }
}

/** What a person excluded of the version of which this is the draft: opened again, its rows count. */
async function excludedBefore(queries: Queries, week: Week, driverId: string) {
  const [last] = await versionsOfWeek(queries, week, driverId)
  return last ? excludedLast((await correctionsOf(queries, [last.id])).get(last.id) ?? []) : null
}

async function storedBeside(
  queries: Queries,
  week: Week,
  driverId: string,
  sources: WeekSources,
  settlement: Pick<Settlement, 'lines'> | undefined,
) {
  const versions = await versionsOfWeek(queries, week, driverId)
  const number = versions[0]?.number
  const explanations = explanationsThatHold(sources, driverId, settlement)
  return {
    versions: versions.map(({ id, version, closedAt, closedBy, toPayGrosze, ...row }) => ({
      ...{ id, version, closedAt, closedBy, toPayGrosze },
      reopened:
        row.reopenedAt === null
          ? null
          : { at: row.reopenedAt, by: row.reopenedBy ?? '', reason: row.reopenReason ?? '' },
    })),
    explanations: explanations.map(({ code, subject, reason, explainedAt, explainedBy }) => ({
      ...{ code, subject, reason, at: explainedAt, by: explainedBy },
    })),
    questions: (number === undefined ? [] : await questionsOf(queries, number)).map(
      ({ driverId: _driver, statement: _statement, ...question }) => question,
    ),
  }
}

/**
 * What somebody explained. That an app's net is taken for its gross holds while the statement's VAT is
 * charged so, or the app's rows lack a gross, as those of a correction may: once its gross is there it is
 * nothing.
 */
function explanationsThatHold(
  { explanations, rowsOf }: WeekSources,
  driverId: string,
  settlement: Pick<Settlement, 'lines'> | undefined,
) {
  const lacking = sumsOfRows(countedRows(rowsOf(driverId))).filter(lacksGross)
  const apps = [
    ...(settlement?.lines ?? []).flatMap(({ facts }) => facts.vatOfNet ?? []),
    ...lacking.map(({ app }) => app),
  ]
  return (explanations.get(driverId) ?? []).filter(
    ({ code, subject }) => code !== 'amount-unknown' || apps.includes(subject),
  )
}

async function loadsOf(
  queries: Queries,
  { facts }: Pick<SettlementInput, 'facts'>,
): Promise<ReadonlyMap<number, FrozenLoad>> {
  const nos = new Set(facts.map(({ id }) => Number.parseInt(id, 10)))
  return loadsByNo(queries, [...nos].filter(Number.isSafeInteger))
}
