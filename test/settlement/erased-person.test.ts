import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, exportDriver } from '#features/drivers/office/contract-data.ts'
import { formerDrivers } from '#features/drivers/server/tables.ts'
import { listCharges } from '#features/settlement/charges/contract.ts'
import { listInstalmentPlans, listStandingCharges } from '#features/settlement/charges/contract-standing.ts'
import {
  driverCharges,
  instalmentChanges,
  instalmentPlans,
  mileageDecisions,
  sharedCosts,
  standingCharges,
} from '#features/settlement/charges/server/tables.ts'
import { addPayIn } from '#features/settlement/ledger/contract.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import { listOpenQuestions } from '#features/settlement/own-statements/contract-office.ts'
import {
  transferBatches,
  transferOrders,
  transferOverrides,
} from '#features/settlement/transfers/server/tables.ts'
import {
  settlementCorrections,
  settlementExplanations,
  settlementQuestions,
  settlementStatements,
} from '#features/settlement/weeks/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered } from '#test/server/test-server.ts'
import { makeDriver, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const MARK = 'migrena'
const MONDAY = '2026-11-16' as CalendarDate
const AT = '2026-11-23T08:00:00Z'
const note = `${MARK}, mówi żona`

/** Whatever somebody writes beside the money of a driver, in every place that takes a sentence. */
async function writtenOf(driverId: string, other: string): Promise<void> {
  const { queries } = office
  const traces = { note, createdAt: AT, createdBy: 'Anna Próbna' }
  const of = { driverId, monday: MONDAY }
  await queries.insert(driverCharges).values({
    ...{ ...of, ...traces, id: randomUUID(), kind: 'fine', grosze: 100, date: MONDAY, detail: '' },
  })
  const planId = randomUUID()
  await queries.insert(instalmentPlans).values({
    ...{ ...of, ...traces, id: planId, kind: 'fine', grosze: 900, count: 3, date: MONDAY },
  })
  await queries.insert(instalmentChanges).values({ planId, no: 1, monday: MONDAY, act: 'pause', ...traces })
  await queries.insert(standingCharges).values({
    ...{ ...traces, id: randomUUID(), kind: 'accountant', driverId, per: 'week', grosze: 100 },
    ...{ byRoster: false, detail: 'ZUS', from: MONDAY },
  })
  await queries.insert(sharedCosts).values({
    ...{ ...traces, id: randomUUID(), monday: MONDAY, grosze: 300, date: MONDAY },
    shifts: [
      { driver: driverId, shifts: 2 },
      { driver: other, shifts: 1 },
    ],
  })
  await queries.insert(mileageDecisions).values({
    ...{ ...of, metres: 1_200_000, state: 'applied', grosze: 5000, note, decidedAt: AT, decidedBy: 'Anna' },
  })
  await queries.insert(settlementExplanations).values({
    ...{ ...WEEK_47, driverId, code: 'file-missing', subject: 'uber', reason: note },
    ...{ explainedAt: AT, explainedBy: 'Anna' },
  })
  await queries.insert(settlementQuestions).values({
    ...{ id: randomUUID(), driverId, statement: 'R/2026/47/0001', question: note, askedAt: AT },
    ...{ answer: `To nie ${MARK}`, answeredAt: AT, answeredBy: 'Anna' },
  })
  const batchId = randomUUID()
  const by = { preparedAt: AT, preparedById: 'x', preparedBy: 'Anna' }
  await queries.insert(transferBatches).values({
    ...{
      ...by,
      id: batchId,
      number: `P/2026/47/${batchId}`,
      state: 'exported',
      date: MONDAY,
      orders: 1,
      total: 1,
    },
    ...{ format: 'elixir-0', profile: {} as never, payerName: '', payerAddress: [], payerAccount: '' },
  })
  await queries.insert(transferOrders).values({
    ...{ batchId, position: 0, statement: `R/${driverId}`, driverId, grosze: 1, sealed: '', standing: false },
    ...{ returnedAt: AT, returnedBy: 'Anna', returnReason: note },
  })
  await queries.insert(transferOverrides).values({
    ...{ statement: `R/${driverId}`, driverId, sealed: '', reason: note, at: AT, by: 'Anna' },
  })
}

/** Every text and JSON column of every table. */
async function placesOfMark(): Promise<string[]> {
  const columns = await office.queries.execute<{ table: string; column: string }>(
    sql`SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'character varying') ORDER BY 1, 2`,
  )
  const found: string[] = []
  for (const { table, column } of columns.rows) {
    const { rows } = await office.queries.execute(
      sql`SELECT 1 FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)}::text LIKE ${`%${MARK}%`}`,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

test('of who is erased no free text stays, of the folded record neither; amounts do', async () => {
  const { ids } = await office.fleetOf({ 'Jan Nowak': 200, 'Jan Nowakk': 100, 'Ewa Inna': 50 })
  const [jan = '', folded = '', ewa = ''] = ids
  const { closed } = await office.closeAll()
  const first = closed.find(({ driverId }) => driverId === folded)
  await writtenOf(jan, ewa)
  await writtenOf(folded, ewa)
  answered(
    await office.server.call(
      addPayIn,
      { driverId: jan, grosze: 500, inCash: true, beyondDebt: true, note },
      { as: office.money },
    ),
  )
  answered(await office.reopen(first?.statementId ?? ''))
  await office.queries
    .update(settlementStatements)
    .set({ reopenReason: note })
    .where(sql`reopened_at IS NOT NULL`)
  await office.queries.insert(settlementCorrections).values({
    ...{
      id: randomUUID(),
      driverId: folded,
      versionId: first?.statementId ?? '',
      statement: 'R/2026/47/0002',
    },
    ...{ ...WEEK_47, state: 'declined', grosze: 100, breakdown: [], added: [], removed: [], changed: [] },
    ...{ inputsHash: '', rowsDigest: '', no: 1, decidedAt: AT, decidedBy: 'Anna', reason: note },
  })
  await office.fold(jan, folded)
  expect(await placesOfMark()).toEqual([
    'driver_charges.note',
    'instalment_changes.note',
    'instalment_plans.note',
    'mileage_decisions.note',
    'settlement_corrections.reason',
    'settlement_explanations.reason',
    'settlement_ledger.note',
    'settlement_questions.answer',
    'settlement_questions.question',
    'settlement_receipts.note',
    'settlement_statements.reopen_reason',
    'shared_costs.note',
    'standing_charges.note',
    'transfer_orders.return_reason',
    'transfer_overrides.reason',
  ])
  const sums = async () =>
    (await office.queries.select().from(settlementLedger).orderBy(settlementLedger.no)).map(
      ({ grosze }) => grosze,
    )
  const before = await sums()
  answered(await office.server.call(eraseDriver, { id: jan }, { as: office.admin }))
  expect(await placesOfMark()).toEqual([])
  expect(await sums()).toEqual(before)
})

test('the own data hold corrections, explanations, shared costs and decisions on mileage, nobody else’s', async () => {
  const { ids } = await office.fleetOf({ 'Jan Nowak': 200, 'Ewa Inna': 50 })
  const [jan = '', ewa = ''] = ids
  const { closed } = await office.closeAll()
  await writtenOf(jan, ewa)
  const version = closed.find(({ driverId }) => driverId === jan)
  await office.queries.insert(settlementCorrections).values({
    ...{
      id: randomUUID(),
      driverId: jan,
      versionId: version?.statementId ?? '',
      statement: 'R/2026/47/0002',
    },
    ...{ ...WEEK_47, state: 'declined', grosze: -672, breakdown: [], added: [], removed: [], changed: [] },
    ...{ inputsHash: '', rowsDigest: '', no: 1, decidedAt: AT, decidedBy: 'Anna', reason: 'pomyłka pliku' },
  })
  const input = { id: jan, format: 'json' as const }
  const as = await office.server.asUser({ admin: true, money: true })
  const file = String(answered(await office.server.call(exportDriver, input, { as })))
  expect(JSON.parse(file)).toMatchObject({
    sharedCosts: [{ week: MONDAY, amountPln: 3, shifts: 2, allShifts: 3, note }],
    mileageDecisions: [{ week: MONDAY, km: 1200, state: 'applied', amountPln: 50 }],
    settlementCorrections: [
      { statement: 'R/2026/47/0002', state: 'declined', amountPln: -6.72, reason: 'pomyłka pliku' },
    ],
    settlementExplanations: [{ year: 2026, week: 47, code: 'file-missing', reason: note }],
  })
  expect(file).not.toContain(ewa)
})

test('charges of who was removed say whose they were', async () => {
  const { ids } = await office.fleetOf({ 'Jan Nowak': 200, 'Ewa Inna': 50 })
  const [jan = ''] = ids
  await writtenOf(jan, ids[1] ?? '')
  answered(await office.server.call(eraseDriver, { id: jan }, { as: office.admin }))
  const { drivers } = answered(await office.server.call(listCharges, WEEK_47, { as: office.money }))
  expect(drivers.map(({ name }) => name)).toEqual(['Ewa Inna', 'Usunięty kierowca 1'])
})

test('who was removed keeps the name, and where nobody knows one no list of charges has an empty one', async () => {
  const gone = await makeDriver(office.queries, 'Karol Dawny')
  await writtenOf(gone, gone)
  answered(await office.server.call(removeDriver, { id: gone }, { as: office.admin }))
  const as = { as: office.money }
  const names = async () => {
    const { drivers } = answered(await office.server.call(listCharges, WEEK_47, as))
    const plans = answered(await office.server.call(listInstalmentPlans, {}, as)).data
    const standing = answered(await office.server.call(listStandingCharges, {}, as)).data
    return [...drivers, ...plans, ...standing].map(({ name }) => name)
  }
  expect(await names()).toEqual(Array.from({ length: 3 }, () => 'Karol Dawny'))
  // Of who was removed by an earlier edition, and stands in no file and no statement.
  await office.queries.delete(formerDrivers)
  expect(await names()).toEqual(Array.from({ length: 3 }, () => 'Usunięty kierowca'))
})

test('who is erased is called so on working lists, and by name on what was paid', async () => {
  const { ids } = await office.fleetOf({ 'Jan Kot': 200 })
  const [jan = ''] = ids
  await office.closeAll()
  await office.queries.insert(settlementQuestions).values({
    ...{ id: randomUUID(), driverId: jan, statement: 'R/2026/47/0001', question: 'Skąd tyle?', askedAt: AT },
  })
  answered(await office.server.call(eraseDriver, { id: jan }, { as: office.admin }))
  const called = 'Usunięty kierowca 1'
  expect((await office.read()).data.map(({ fullName }) => fullName)).toEqual([called])
  const questions = answered(await office.server.call(listOpenQuestions, {}, { as: office.money })).data
  expect(questions.map(({ fullName }) => fullName)).toEqual([called])
  const { driver, payee } = await office.statement(jan)
  expect([driver.fullName, payee.name]).toEqual([called, 'Jan Kot'])
})
