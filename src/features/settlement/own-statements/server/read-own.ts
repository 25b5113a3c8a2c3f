import type { Line } from '#features/settlement/domain/public.ts'
import { batchesGone, returnedOrders } from '#features/settlement/transfers/server/public.ts'
import {
  questionsOfStatements,
  type StatementOfPerson,
  type StatementToShow,
  sourcesOfLines,
  statementOf,
  statementsOfPerson,
} from '#features/settlement/weeks/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { readOwnStatement } from '../contract.ts'
import { type AccountEnds, accountEnds } from './account-ends.ts'
import { batchesHolding, numbersPaid, shortOnWire } from './short-on-wire.ts'

type OwnStatement = OutputOf<typeof readOwnStatement>

/** So many of the newest entries stand with it, as on its PDF. */
const LEDGER_ROWS = 8

/** Undefined where the driver has no such statement. @param number `R/2026/47/0017` */
export async function readOwn(
  queries: Queries,
  platform: Platform,
  driverId: string,
  number: string,
): Promise<OwnStatement | undefined> {
  const [own] = await statementsOfPerson(queries, driverId, number, returnedOrders)
  const statement = own && (await statementOf(queries, own.row.id))
  if (!statement) return undefined
  const questions = (await questionsOfStatements(queries, [number])).get(number) ?? []
  const ends = await accountEnds(queries, platform, [own.row], () => numbersPaid(number))
  return {
    ...shortOnWire(own, questions, ends, await batchesGone(queries, batchesHolding([own]))),
    version: own.row.version,
    ...(statement.inForce ? frozenOnWire(statement) : NOTHING_FROZEN),
    payments: paymentsOf(own, ends),
    corrections: own.corrections.map(({ id, grosze, apartGrosze, breakdown }) => ({
      ...{ grosze, apartGrosze, breakdown, settledIn: own.settledIn.get(id) ?? null },
    })),
    questions: questions.map(({ id, question, askedAt, writtenBy, answer, answeredAt }) => ({
      ...{ id, question, askedAt, byOffice: writtenBy !== null, answer, answeredAt },
    })),
  }
}

/** Of the week and of what is paid apart, the oldest first. */
function paymentsOf(
  { row, payments, apart }: StatementOfPerson,
  ends: AccountEnds,
): OwnStatement['payments'] {
  const of = [
    ...payments.map((payment) => ({ ...payment, number: row.number, apart: false })),
    ...(apart?.payments ?? []).map((payment) => ({ ...payment, number: apart?.number ?? '', apart: true })),
  ]
  return of
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at, grosze, returnedAt, batch, number, apart: isApart }) => ({
      ...{ at, grosze, returnedAt, by: batch === null ? ('cash' as const) : ('transfer' as const) },
      ...{ apart: isApart, accountEnd: batch === null ? null : ends.ofOrder(batch, number) },
    }))
}

const NOTHING_FROZEN = {
  ...{ closedAt: null, scheme: null, lines: [], ledger: [] },
  ...{ openingGrosze: 0, resultGrosze: 0 },
}

function frozenOnWire({ frozen, closedAt, ledger }: StatementToShow) {
  const { settlement, input, scheme, words } = frozen
  const sourceOf = sourcesOfLines(frozen)
  return {
    closedAt,
    scheme: { label: scheme.label, from: scheme.from, rules: input.scheme, words: words?.rule ?? null },
    lines: [...settlement.lines, ...settlement.paidApart].map((line, at) => ({
      line: withoutRows(line),
      words: words?.lines[at] ?? null,
      source: sourceOf(line),
    })),
    openingGrosze: input.openingBalance,
    resultGrosze: settlement.result,
    ledger: ledger.slice(-LEDGER_ROWS).map(({ week, ...entry }) => ({ ...entry, week: week?.week ?? null })),
  }
}

function withoutRows(line: Line): Line {
  return { ...line, rowIds: [], workings: line.workings.map((one) => ({ ...one, rowIds: [] })) }
}
