import {
  type ApartSums,
  balanceOfApart,
  compareText,
  stateOfClosed,
  sumOf,
} from '#features/settlement/domain/public.ts'
import { groupNames } from '#features/settlement/schemes/server/public.ts'
import { hasBegun } from '#kernel/slot.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import type { readSettlementWeek } from '../contract.ts'
import { whatBecameOf } from '../domain/aftermath.ts'
import { draftOf, stateOfDraft } from '../domain/draft.ts'
import { schemeLabel } from '../domain/scheme-label.ts'
import { type FiguresBefore, netOf, standsOut } from '../domain/stands-out.ts'
import { type ApartOfStatement, apartOfStatement } from './apart-of-statement.ts'
import { correctionsOf } from './correction-store.ts'
import { ignoredInWeek } from './ignored-in-week.ts'
import type { Payee, PayeesOf } from './payees.ts'
import { openQuestionsOf } from './question-store.ts'
import { seenMark } from './seen-mark.ts'
import type { ListedStatement } from './statement-store.ts'
import { figuresBefore } from './week-before.ts'
import { openWeekOf, readWeekSources, type WeekSources } from './week-sources.ts'

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

/** The week of everyone whom it concerns. Reading writes nothing. */
export async function readWeek(
  queries: Queries,
  clock: Clock,
  payeesOf: PayeesOf,
  week: Week,
): Promise<ReadWeek> {
  const sources = await readWeekSources(queries, week)
  // The sums of the week before are everyone's, also of who has nothing in this one.
  const everyone = new Set([...sources.drivers.map(({ id }) => id), ...sources.concerned])
  const closed = [...sources.statements.values()]
  const named = new Map(sources.drivers.map((driver) => [driver.id, driver]))
  const ids = [
    ...sources.drivers.flatMap(({ id }) => (sources.concerned.has(id) ? [id] : [])),
    ...[...sources.concerned].filter((id) => !named.has(id)).sort(compareText),
  ]
  const [before, corrections, questions, groups, payees, ignored] = await Promise.all([
    figuresBefore(queries, week, [...everyone]),
    correctionsOf(
      queries,
      closed.map(({ id }) => id),
    ),
    openQuestionsOf(
      queries,
      closed.map(({ number }) => number),
    ),
    groupNames(queries),
    payeesOf(queries, ids),
    ignoredInWeek(queries, sources.period),
  ])
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
          ...closedOf(sources, statement, before.get(id)),
          ...standing(sources, statement, corrections.get(statement.id) ?? [], apart),
          apart: apart && {
            ...{ number: apart.number, toPayGrosze: apart.toPay, carryGrosze: apart.carry },
            ...{ state: apart.state, onTheWay: apart.onTheWay?.batch ?? null },
          },
          openQuestions: questions.get(statement.number) ?? 0,
        },
      ]
    }
    const open = openOf(sources, id, before.get(id), payees.get(id))
    return open ? [{ ...common, ...open, scheme: onlyScheme(sources, id, groups) }] : []
  })
  return {
    ...week,
    ...sources.period,
    finished: isFinished(week, clock),
    unmatchedNames: sources.unmatchedNames,
    ignored,
    data: read.flat(),
    before: {
      nets: [
        ...Map.groupBy(
          [...before.values()].flatMap(({ figures }) => figures.nets),
          ({ app }) => app,
        ),
      ].map(([app, of]) => ({ app, net: sumOf(of.map(({ net }) => net)) })),
      cashGrosze: sumOf([...before.values()].map(({ figures }) => figures.cash)),
    },
  }
}

/** Undefined of whom the week does not concern. */
function openOf(
  sources: WeekSources,
  id: string,
  before: FiguresBefore | undefined,
  payee: Payee | undefined,
) {
  const draft = draftOf(openWeekOf(sources, id, appsWithMoney(before)))
  if (draft.concern === 'none') return undefined
  const { figures, sums, blocks, mark, apart } = draft
  const result = sums?.result ?? null
  return {
    state: stateOfDraft(draft),
    statement: null,
    onTheWay: null,
    apart: apart && { number: null, ...apartAmounts(apart), state: null, onTheWay: null },
    ...amounts(figures, draft.openingBalance, sums ? figures.fleet : null, result, before),
    standsOut: standsOut({ figures, result }, before),
    blocks,
    warnings: (sums?.warnings ?? []).map(({ code }) => code),
    openQuestions: 0,
    corrected: false,
    mark: seenMark(mark, payee),
  }
}

function closedOf(sources: WeekSources, statement: ListedStatement, before: FiguresBefore | undefined) {
  const { figures, openingGrosze, resultGrosze, id, number, closedAt } = statement
  const away = orderOf(sources, statement)
  return {
    statement: { id, number, closedAt },
    onTheWay: away ?? null,
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

/** Apps that brought the driver something the week before: their file is expected. */
export function appsWithMoney(before: FiguresBefore | undefined): string[] {
  return (before?.figures.nets ?? []).flatMap(({ app, net }) => (net === 0 ? [] : [app]))
}

function apartAmounts(sums: ApartSums) {
  const { toPay, carry } = balanceOfApart(sums)
  return { toPayGrosze: toPay, carryGrosze: carry }
}

function orderOf({ onTheWay, holderOf }: WeekSources, { driverId, number }: ListedStatement) {
  return onTheWay.get(holderOf(driverId))?.find(({ statement }) => statement === number)?.batch
}

/** What became of its money, and whether a correction of it was accepted. */
function standing(
  sources: WeekSources,
  statement: ListedStatement,
  corrections: readonly { state: string }[],
  apart: ApartOfStatement | null,
) {
  const { driverId, number, toPayGrosze } = statement
  const ledger = sources.ledgers.get(sources.holderOf(driverId)) ?? []
  const became = whatBecameOf(
    ledger,
    { number, driver: driverId, toPay: toPayGrosze },
    orderOf(sources, statement) ?? null,
  )
  return {
    state: stateOfClosed({ toPay: toPayGrosze }, became, apart?.state),
    corrected: corrections.some(({ state }) => state === 'accepted'),
  }
}

function onlyScheme(sources: WeekSources, id: string, groups: ReadonlyMap<string, string>) {
  const [held, ...others] = sources.schemes.get(id) ?? []
  return held && others.length === 0 ? schemeLabel(held, groups) : null
}
