import { createHash, randomUUID } from 'node:crypto'
import { beginResults, forgetTouched } from '#features/income/facts/server/public.ts'
import { closeChargesOf, holdCharges } from '#features/settlement/charges/server/public.ts'
import {
  apartNumber,
  formatStatementNumber,
  isCorrection,
  type Settlement,
  type SettlementInput,
} from '#features/settlement/domain/public.ts'
import {
  appendEntries,
  beginLedger,
  type NewEntry,
  type Payer,
  type PayerOf,
} from '#features/settlement/ledger/server/public.ts'
import { groupNames, type SchemeInForce } from '#features/settlement/schemes/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import { fleetTimeOfInstant, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { eachInTurns, mapInTurns } from '#platform/server/in-turns.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Draft, draftOf, settledOf } from '../domain/draft.ts'
import { type FrozenLoad, type FrozenScheme, freeze } from '../domain/frozen.ts'
import { rowsDigest } from '../domain/rows-digest.ts'
import { schemeLabel } from '../domain/scheme-label.ts'
import type { WeekBlock } from '../domain/week-block.ts'
import { correctionIdsOf } from './correction-store.ts'
import { documentWords } from './document-words.ts'
import { loadsByNo } from './loads-of-week.ts'
import type { Payee, PayeesOf } from './payees.ts'
import { appsWithMoney, isFinished } from './read-week.ts'
import { seenMark } from './seen-mark.ts'
import {
  type ListedStatement,
  lastVersions,
  markReplaced,
  type StatementRow,
  storeStatements,
  takeNumbers,
} from './statement-store.ts'
import { figuresBefore } from './week-before.ts'
import { openWeekOf, readWeekSources, type WeekSources } from './week-sources.ts'

interface Closing {
  readonly week: Week
  readonly drivers: readonly { readonly driverId: string; readonly mark: string }[]
  /** The name. */
  readonly by: string
}

interface Ready {
  readonly driverId: string
  readonly draft: Draft
  readonly input: SettlementInput
  readonly settlement: Settlement
  readonly scheme: SchemeInForce
}

/**
 * Closes the week of these drivers. Everything is worked out anew under the locks of results, charges and
 * ledger, so that nothing changes meanwhile; what is not as it was seen closes nothing. Numbers, frozen
 * texts, ledger and the charges taken stand and fall with one transaction.
 */
export async function closeWeeks(
  tx: Tx,
  { clock }: Platform,
  { payeesOf, payerOf }: { readonly payeesOf: PayeesOf; readonly payerOf: PayerOf },
  { week, drivers, by }: Closing,
) {
  if (!isFinished(week, clock)) return fail({ code: 'unfinished' as const })
  await beginResults(tx)
  await holdCharges(tx)
  await beginLedger(tx)
  const ids = [...new Set(drivers.map(({ driverId }) => driverId))]
  const sources = await readWeekSources(tx, week, ids)
  const { nameOf } = sources

  const closed = ids.flatMap((id) => sources.statements.get(id) ?? [])
  if (closed.length > 0) {
    const facts = whoWasFirst(closed, nameOf, ids.length - closed.length)
    return fail({ code: 'already_closed' as const, facts, details: facts })
  }
  const before = await figuresBefore(tx, week, ids)
  const payees = await payeesOf(tx, ids)
  const seen = new Map(drivers.map(({ driverId, mark }) => [driverId, mark]))
  const ready: Ready[] = []
  const left: { driverId: string; fullName: string; blocks: readonly WeekBlock[] }[] = []
  const changed: string[] = []
  await eachInTurns(inOrderOfNames(sources, ids), (driverId) => {
    const open = openWeekOf(sources, driverId, appsWithMoney(before.get(driverId)))
    const draft = draftOf(open)
    const scheme = sources.schemes.get(driverId)?.[0]
    const isAsSeen = seenMark(draft.mark, payees.get(driverId)) === seen.get(driverId)
    const isReady = sources.concerned.has(driverId) && draft.blocks.length === 0
    const settled = isReady && isAsSeen ? settledOf(open, draft) : undefined
    if (!isReady || !draft.sums || !scheme)
      left.push({ driverId, fullName: nameOf(driverId), blocks: draft.blocks })
    else if (!isAsSeen || !settled) changed.push(driverId)
    else ready.push({ driverId, draft, ...settled, scheme })
  })
  if (changed.length > 0) {
    const facts = { names: changed.map(nameOf) }
    return fail({ code: 'changed' as const, facts, details: { driverIds: changed } })
  }
  const act = { at: instantNow(clock), by, payer: await payerOf(tx) }
  const rows = await statementsOf(tx, week, ready, payees, nameOf, act)
  return ok({
    closed: rows.map(({ driverId, number, id }) => ({ driverId, number, statementId: id })),
    left,
    closedByNow: sources.statements.size + rows.length,
  })
}

/** Who was before, when, whose statements they are, and how many of those that were asked for are open. */
function whoWasFirst(closed: readonly ListedStatement[], nameOf: (driverId: string) => string, open: number) {
  const last = closed.reduce((newest, one) =>
    Date.parse(one.closedAt) > Date.parse(newest.closedAt) ? one : newest,
  )
  return {
    ...{ names: closed.map(({ driverId }) => nameOf(driverId)), by: last.closedBy, open },
    ...fleetTimeOfInstant(last.closedAt),
  }
}

function inOrderOfNames({ drivers }: WeekSources, ids: readonly string[]): string[] {
  const asked = new Set(ids)
  const listed = drivers.flatMap(({ id }) => (asked.delete(id) ? [id] : []))
  return [...listed, ...[...asked].sort()]
}

/** Of who is on the list no more. */
function withoutAccount(name: string): Payee {
  return { name, address: [], account: null, masked: null, takesCash: false, accountKey: null }
}

async function statementsOf(
  tx: Tx,
  week: Week,
  ready: readonly Ready[],
  payees: ReadonlyMap<string, Payee>,
  nameOf: (driverId: string) => string,
  act: { readonly at: string; readonly by: string; readonly payer: Payer | null },
): Promise<StatementRow[]> {
  if (ready.length === 0) return []
  const ids = ready.map(({ driverId }) => driverId)
  const groups = await groupNames(tx)
  const loads = await loadsByNo(tx, loadNosOf(ready.map(({ input }) => input)))
  const former = await lastVersions(tx, week, ids)
  let next = await takeNumbers(tx, week, ready.filter(({ driverId }) => !former.has(driverId)).length)
  const replaced = new Map<string, string>()
  const rows = await mapInTurns(ready, (one): StatementRow => {
    const last = former.get(one.driverId)
    const sequence = last?.sequence ?? next
    if (!last) next += 1
    const number = last?.number ?? formatStatementNumber({ week, sequence })
    const id = randomUUID()
    if (last) replaced.set(last.id, id)
    const payee = payees.get(one.driverId) ?? withoutAccount(nameOf(one.driverId))
    const label = schemeLabel(one.scheme, groups)
    const own = loadNosOf([one.input]).flatMap((no) => loads.get(no) ?? [])
    const scheme: FrozenScheme = { id: one.scheme.id, label, from: one.scheme.from }
    return {
      ...{ id, sequence, number, version: (last?.version ?? 0) + 1 },
      ...frozenRow(week, one, { number, payee, payer: act.payer, scheme, loads: own }),
      ...{ closedAt: act.at, closedBy: act.by },
      ...{ reopenedAt: null, reopenedBy: null, reopenReason: null, replacedBy: null },
    }
  })
  await storeStatements(tx, rows)
  await markReplaced(tx, replaced)
  await appendEntries(
    tx,
    rows.flatMap((row, index) => settlementEntries(row, ready[index])),
  )
  await forgetTouched(tx, mondayOf(week), ids)
  await closeChargesOf(
    tx,
    week,
    ready.map(({ driverId, input }, index) => ({
      driverId,
      statement: rows[index]?.number ?? '',
      chargeIds: input.charges.flatMap((charge) => (isCorrection(charge) ? [] : [charge.id])),
    })),
  )
  return rows
}

function frozenRow(
  week: Week,
  { driverId, draft, input, settlement }: Ready,
  told: {
    readonly number: string
    readonly payee: Payee
    readonly payer: Payer | null
    readonly scheme: FrozenScheme
    readonly loads: readonly FrozenLoad[]
  },
) {
  const { payee, payer, scheme } = told
  const { name, address, account, takesCash } = payee
  const apart = draft.apart && { opening: draft.apart.opening, result: draft.apart.result }
  const frozen = freeze({
    format: 1,
    number: told.number,
    week,
    // With the scheme as it settled this week (`schemeOfWeek`), which may be milder than the one saved.
    input,
    settlement,
    ...(apart ? { apart } : {}),
    scheme,
    payee: { name, address, account, ...(takesCash ? { takesCash } : {}) },
    ...(payer ? { payer: { name: payer.name, address: payer.address } } : {}),
    loads: told.loads,
    words: documentWords({ settlement, input, ...(apart ? { apart } : {}) }, payee),
  })
  return {
    driverId,
    ...week,
    frozen,
    frozenSha256: createHash('sha256').update(frozen).digest('hex'),
    inputsHash: settlement.inputsHash,
    rowsDigest: rowsDigest(input),
    openingGrosze: input.openingBalance,
    resultGrosze: settlement.result,
    toPayGrosze: settlement.toPay,
    carryGrosze: settlement.carry,
    apart,
    figures: draft.figures,
    scheme: scheme.label,
    payeeName: name,
    payeeAddress: [...address],
    payeeAccount: account,
    payeeAccountMasked: payee.masked,
    payeeTakesCash: takesCash,
  }
}

/** The week's, and that of the driver's own car where anything of it is settled with it. */
function settlementEntries(row: StatementRow, ready: Ready | undefined): NewEntry[] {
  const { driverId, number: statement, id: versionId, year, week, closedAt, closedBy, apart } = row
  const common = {
    ...{ driverId, kind: 'settlement' as const, versionId, year, week },
    ...{ bookedAt: closedAt, bookedBy: closedBy, corrections: correctionIdsOf(ready?.input.charges ?? []) },
  }
  const ofWeek: NewEntry = {
    ...{ ...common, id: randomUUID(), purse: 'week', grosze: row.resultGrosze, statement },
    onTheWay: ready?.draft.onTheWay ?? [],
  }
  if (!apart) return [ofWeek]
  const ofCar: NewEntry = {
    ...{ ...common, id: randomUUID(), purse: 'own-car', grosze: apart.result },
    ...{ statement: apartNumber(statement), onTheWay: ready?.draft.apart?.onTheWay ?? [] },
  }
  return [ofWeek, ofCar]
}

/** Of facts, whose rows are `load:row`. */
function loadNosOf(inputs: readonly SettlementInput[]): number[] {
  const nos = inputs.flatMap(({ facts }) => facts.map(({ id }) => Number.parseInt(id, 10)))
  return [...new Set(nos)].filter(Number.isSafeInteger).sort((a, b) => a - b)
}
