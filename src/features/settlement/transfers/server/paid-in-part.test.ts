import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { addPayIn } from '#features/settlement/ledger/contract.ts'
import { appendEntries, beginLedger } from '#features/settlement/ledger/server/public.ts'
import { answered } from '#test/server/test-server.ts'
import { numbered, seenIn, statement, TODAY, transferOffice } from '#test/transfers/transfer-office.ts'
import { overrideTransferAccount, prepareTransferBatch } from '../contract.ts'

const office = transferOffice()
const { give, owing, proposal, prepare, prepared, leave, confirm, giveBack, batch, file, balance, onDay } =
  office

/** Week 48 comes to so much while the order of week 47 is on its way. */
const closeBeside = (driverId: string, grosze: number, onTheWay: number) =>
  office.server.database.transaction(async (tx) => {
    await beginLedger(tx)
    await appendEntries(tx, [
      {
        ...{ id: randomUUID(), driverId, kind: 'settlement', grosze, statement: 'R/2026/48/0001' },
        ...{ versionId: randomUUID(), year: 2026, week: 48 },
        onTheWay: [{ statement: statement(0), grosze: onTheWay }],
        ...{ bookedAt: office.server.clock.now().toISOString(), bookedBy: 'Anna' },
      },
    ])
  })
const payIn = async (driverId: string, grosze: number) =>
  answered(
    await office.server.call(
      addPayIn,
      { driverId, grosze, inCash: false, beyondDebt: true, note: '' },
      { as: office.anna },
    ),
  )
const owed = async () => (await proposal()).orders.map((order) => [order.statement, order.grosze])

describe('what is left of a statement that was paid in part', () => {
  test('is payable by an order of its own, with an end-to-end id of its own, and is no order twice', async () => {
    await office.settings({}, { format: 'pain.001.001.09' })
    const [jan = ''] = await owing([30_000])
    const first = await prepared()
    answered(await leave(first))
    await closeBeside(jan, -10_000, 30_000)
    answered(await giveBack(first, statement(0)))
    expect(await owed()).toEqual([[statement(0), 20_000]])
    const second = await prepared(office.anna, { again: await office.sentAgain() })
    office.server.clock.advance(60_000)
    answered(await leave(second))
    answered(await confirm(second))
    expect(await owed()).toEqual([])
    await payIn(jan, 10_000)
    expect(await owed()).toEqual([[statement(0), 10_000]])
    const third = await prepared()
    expect(await owed()).toEqual([])
    expect((await prepare()).status).toBe(409)
    answered(await leave(third))
    answered(await confirm(third))
    expect(await balance(jan)).toBe(0)
    const ids = [first, second, third].map(
      async (id) => /<EndToEndId>(.+?)</.exec(new TextDecoder().decode(await file(id)))?.[1],
    )
    expect(new Set(await Promise.all(ids)).size).toBe(3)
  })

  test('that a bank sent back after it was confirmed is payable again', async () => {
    const [jan = ''] = await owing([30_000])
    const first = await prepared()
    answered(await leave(first))
    await closeBeside(jan, 5_000, 30_000)
    answered(await confirm(first))
    answered(await giveBack(first, statement(0)))
    expect(await owed()).toContainEqual([statement(0), 30_000])
    expect(await balance(jan)).toBe(35_000)
  })
})

describe('a batch is prepared only as the person has seen it', () => {
  const prepareSeen = (seen: Awaited<ReturnType<typeof proposal>>) =>
    office.server.call(
      prepareTransferBatch,
      { accountId: office.account, date: TODAY, ...seenIn(seen) },
      { as: office.anna },
    )

  test('another account since, with count and sum the same, is told', async () => {
    const [jan = ''] = await owing([5000])
    const seen = await proposal()
    await give(jan, numbered(7), { revision: 1 })
    const override = { statement: statement(0), reason: 'pismo kierowcy' }
    answered(await office.server.call(overrideTransferAccount, override, { as: office.piotr }))
    const refused = await prepareSeen(seen)
    expect(refused).toMatchObject({ status: 409, failure: { code: 'proposal_changed' } })
    expect(JSON.stringify(refused)).toContain(`${statement(0)} (inne konto)`)
    expect((await prepareSeen(await proposal())).status).toBe(200)
  })

  test('two amounts that changed places are told, each by its number', async () => {
    const [jan = '', ewa = ''] = await owing([5000, 7000])
    const seen = await proposal()
    await office.owesBack(ewa, 2000)
    await office.owesBack(jan, 1)
    const refused = await prepareSeen(seen)
    expect(JSON.stringify(refused)).toContain(`${statement(0)} (inna kwota); ${statement(1)} (inna kwota)`)
  })
})

describe('a day of transfers', () => {
  test('that has gone by since the batch was prepared is not written into a file', async () => {
    await owing([5000])
    const id = await prepared()
    await onDay('2026-11-24')
    expect(await leave(id)).toMatchObject({ status: 409, failure: { code: 'batch_date_past' } })
    expect((await batch(id)).attributes.state).toBe('prepared')
  })

  test('that left in time is given out afterwards, too', async () => {
    await owing([5000])
    const id = await prepared()
    answered(await leave(id))
    await onDay('2026-11-30')
    answered(await leave(id))
    answered(await confirm(id))
  })

  test('is at most sixty days ahead', async () => {
    await owing([5000])
    expect(await prepare(office.anna, { date: '2027-01-23' })).toMatchObject({
      failure: { code: 'date_far' },
    })
    expect((await prepare(office.anna, { date: '2027-01-22' })).status).toBe(200)
  })
})

describe('a driver who was removed', () => {
  test('and takes cash stays outside the file, under the own name', async () => {
    const [jan = ''] = await owing([5000])
    await give(jan, numbered(0), { revision: 1, takesCash: true })
    answered(await office.server.call(removeDriver, { id: jan }, { as: await admin() }))
    const { orders, outside } = await proposal()
    expect(orders).toEqual([])
    expect(outside).toMatchObject([{ driver: 'Jan KotA', why: { code: 'takes-cash' } }])
  })

  test('and has an account is paid by the file, and named in proposal and batch', async () => {
    const [jan = ''] = await owing([5000])
    answered(await office.server.call(removeDriver, { id: jan }, { as: await admin() }))
    expect((await proposal()).orders).toMatchObject([{ driver: 'Jan KotA', grosze: 5000 }])
    const id = await prepared()
    expect((await batch(id)).orders).toMatchObject([{ driver: 'Jan KotA' }])
    expect((await proposal()).outside).toMatchObject([{ driver: 'Jan KotA' }])
  })

  test('or erased, and took cash, is not paid into the account that a statement froze', async () => {
    const [jan = ''] = await owing([5000])
    await give(jan, numbered(0), { revision: 1, takesCash: true })
    answered(await office.server.call(eraseDriver, { id: jan }, { as: await admin() }))
    expect((await proposal()).outside).toMatchObject([{ why: { code: 'takes-cash' } }])
  })

  const admin = () => office.server.asUser({ admin: true })
})
