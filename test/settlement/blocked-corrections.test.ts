import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { incomeStatements } from '#features/income/facts/server/tables.ts'
import { explainBlock } from '#features/settlement/weeks/contract.ts'
import { decideCorrection } from '#features/settlement/weeks/contract-statement.ts'
import { answered } from '#test/server/test-server.ts'
import { makeLoad, makeReference, makeRow, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const LATE = '2026-11-26T08:00:00Z'

async function closedDriver() {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  await office.closeAll()
  return ids[0] ?? ''
}

test('gross without commission that comes after closing is no correction to accept', async () => {
  const adam = await closedDriver()
  await makeLoad(office.queries, { no: 2, kind: 'uber-drivers', at: LATE })
  const ref = await makeReference(office.queries, 'uber', 'Adam Abacki', adam)
  await makeRow(office.queries, { load: 2, row: 2, app: 'uber', ref, amounts: { gross: 1000 } })
  const [one] = await office.corrections()
  expect(one).toMatchObject({ blocks: [{ code: 'amount-unknown', what: 'net-unknown', app: 'uber' }] })
  expect(await office.accept(one)).toMatchObject({ status: 409, failure: { code: 'blocked' } })
  expect((await office.statement(adam)).blocks).toMatchObject([{ code: 'amount-unknown' }])
  // It may be declined all the same.
  answered(
    await office.server.call(
      decideCorrection,
      {
        id: one?.statementId ?? '',
        rowsDigest: one?.rowsDigest ?? '',
        decision: 'decline',
        reason: 'Błędny plik',
      },
      { as: office.money },
    ),
  )
  expect(await office.corrections()).toEqual([])
})

test('a late row that does not add up is explained first, and the same file again asks nothing', async () => {
  const adam = await closedDriver()
  const ref = await makeReference(office.queries, 'freenow', 'Adam Abacki', adam)
  const late = async (no: number) => {
    await makeLoad(office.queries, { no, kind: 'freenow-earnings', at: LATE })
    await makeRow(office.queries, {
      ...{ load: no, row: no, app: 'freenow' as const, ref },
      amounts: { gross: 1000, commission: 100, net: 500 },
    })
  }
  await late(3)
  const [one] = await office.corrections()
  const [block] = one?.blocks ?? []
  expect(block).toMatchObject({ code: 'sums-differ', expected: 90_000, told: 50_000 })
  expect(await office.accept(one)).toMatchObject({ failure: { code: 'blocked' } })
  const explain = (subject: string) =>
    office.server.call(
      explainBlock,
      { ...WEEK_47, driverIds: [adam], code: 'sums-differ', subject, reason: 'Apka potwierdziła netto' },
      { as: office.money },
    )
  expect(await explain('coś innego')).toMatchObject({ failure: { code: 'not_blocked' } })
  answered(await explain(block?.code === 'sums-differ' ? block.subject : ''))
  const [free] = await office.corrections()
  expect(free).toMatchObject({ grosze: 50_000, blocks: [] })
  answered(await office.accept(free))
  expect(await office.corrections()).toEqual([])
})

test('in a closed week there is nothing to explain where nothing has changed', async () => {
  const adam = await closedDriver()
  expect(
    await office.server.call(
      explainBlock,
      { ...WEEK_47, driverIds: [adam], code: 'file-missing', subject: 'uber', reason: 'Nie jeździł' },
      { as: office.money },
    ),
  ).toMatchObject({ failure: { code: 'not_blocked' } })
})

test('one driver’s statement is read and decided by that driver’s rows alone', async () => {
  const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300, 'Zenon Trzeci': 50 })
  await office.closeAll()
  await makeLoad(office.queries, { no: 2, kind: 'bolt-earnings', at: LATE })
  for (const [at, ref] of refs.entries())
    await makeRow(office.queries, { load: 2, row: at + 2, app: 'bolt', ref, amounts: { adjustment: -5 } })
  const [one] = (await office.statement(ids[1] ?? '')).corrections
  expect(one).toMatchObject({ state: 'proposed', grosze: -500 })
  const listed = (await office.corrections()).find(({ driverId }) => driverId === ids[1])
  answered(await office.accept(listed))
  expect((await office.corrections()).map(({ driverId }) => driverId).sort()).toEqual(
    [ids[0], ids[2]].toSorted(),
  )
})

test('the week before is compared with as a whole, also while it stands open', async () => {
  const before = { year: 2026, week: 46 }
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Inna': 300 }, { week: before })
  await office.fleetOf({ 'Adam Abacki': 100 }, { load: 2, known: ids })
  const { before: told } = await office.read()
  expect(told.nets).toEqual([{ app: 'bolt', net: 50_000 }])
  await office.closeOnly(ids[0] ?? '', before)
  expect((await office.read()).before.nets).toEqual([{ app: 'bolt', net: 50_000 }])
})

test('an explanation of sums outlives the same file loaded again', async () => {
  const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200 })
  const late = async (no: number) => {
    await makeLoad(office.queries, { no, kind: 'bolt-earnings' })
    await makeRow(office.queries, {
      ...{ load: no, row: no + 5, app: 'bolt' as const, ref: refs[0] ?? '' },
      amounts: { gross: 1000, commission: 100, net: 500 },
    })
  }
  await late(2)
  const [block] = (await office.statement(ids[0] ?? '')).blocks
  expect(block).toMatchObject({ code: 'sums-differ' })
  answered(
    await office.server.call(
      explainBlock,
      {
        ...{ ...WEEK_47, driverIds: ids, code: 'sums-differ', reason: 'Apka potwierdziła netto' },
        subject: block?.code === 'sums-differ' ? block.subject : '',
      },
      { as: office.money },
    ),
  )
  expect((await office.statement(ids[0] ?? '')).blocks).toEqual([])
  await office.queries.delete(incomeStatements).where(eq(incomeStatements.loadNo, 2))
  await late(3)
  expect((await office.statement(ids[0] ?? '')).blocks).toEqual([])
})
