import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answered } from '#test/server/test-server.ts'
import { numbered, seenIn, TODAY, transferOffice } from '#test/transfers/transfer-office.ts'
import {
  cancelTransferBatch,
  confirmTransferBatch,
  downloadTransferFile,
  prepareTransferBatch,
} from '../contract.ts'
import { readElixir } from '../domain/testing/elixir-reader.ts'
import { transferFiles } from './tables.ts'

const office = transferOffice()
const {
  settings,
  give,
  owing,
  proposal,
  prepare,
  prepared,
  leave,
  confirm,
  giveBack,
  batch,
  file,
  balance,
  onDay,
} = office

describe('a batch', () => {
  test('goes from prepared over downloaded to paid, and only then is it in the ledger', async () => {
    const [jan = ''] = await owing([33_869])
    const id = await prepared()
    expect((await batch(id)).attributes).toMatchObject({ number: 'P/2026/47/1', state: 'prepared' })
    expect((await batch(id)).attributes.sample).toMatch(/^110,20261123,33869,10901014,0,"6110…2874","/)
    expect((await office.server.call(downloadTransferFile, { id }, { as: office.anna })).status).toBe(409)
    answered(await leave(id))
    expect(await balance(jan)).toBe(33_869)
    answered(await confirm(id))
    expect(await balance(jan)).toBe(0)
    expect((await proposal()).all.count).toBe(0)
    expect((await batch(id)).attributes.state).toBe('confirmed')
  })

  test('confirmed by a list of before confirms nothing once an order came back; of now it says what was paid', async () => {
    await owing([22_378, 18_982])
    const id = await prepared()
    answered(await leave(id))
    const seen = (orders: number, grosze: number) =>
      office.server.call(confirmTransferBatch, { id, seen: { orders, grosze } }, { as: office.anna })
    const [first] = (await batch(id)).orders
    answered(await giveBack(id, first?.statement ?? ''))
    const stale = await seen(2, 41_360)
    expect(stale).toMatchObject({ status: 409, failure: { code: 'orders_changed' } })
    expect((await batch(id)).attributes.state).toBe('exported')
    const left = 41_360 - (first?.grosze ?? 0)
    expect(answered(await seen(1, left))).toEqual({ status: 'ok', orders: 1, grosze: left })
    // A lost answer asked for again is the same one.
    expect(answered(await seen(1, left))).toEqual({ status: 'ok', orders: 1, grosze: left })
  })

  test('whose file has one part says so where another is asked for', async () => {
    await owing([500])
    const id = await prepared()
    answered(await leave(id))
    const asked = await office.server.call(downloadTransferFile, { id, part: 2 }, { as: office.anna })
    expect(asked.status).toBe(404)
    expect(asked).toMatchObject({
      failure: { code: 'no_such_part', msg: expect.stringContaining('jeden plik') },
    })
  })

  test('gives the same bytes to whoever asks and whenever, whatever was changed since', async () => {
    const [jan = ''] = await owing([500, 700])
    const id = await prepared()
    answered(await leave(id))
    const first = await file(id)
    await onDay('2027-02-01')
    await settings({ name: 'Inna Firma' }, { profile: 'alior' })
    await give(jan, numbered(8), { revision: 1 })
    answered(await leave(id, office.piotr))
    expect(await file(id)).toEqual(first)
    expect(await office.server.database.queries.select().from(transferFiles)).toHaveLength(1)
  })

  test('exported by two at once leaves once', async () => {
    await owing([500, 700, 900])
    const id = await prepared()
    const both = await Promise.all([leave(id), leave(id, office.piotr)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await office.server.database.queries.select().from(transferFiles)).toHaveLength(1)
    expect(readElixir(new TextDecoder().decode(await file(id)))).toHaveLength(3)
  })

  test.each([{ count: 2 }, { total: 501 }])(
    'prepared with a wrong count or sum of what is the same says so: %o',
    async (wrong) => {
      await owing([500])
      const refused = await prepare(office.anna, wrong)
      expect(refused).toMatchObject({ status: 409, failure: { code: 'proposal_changed' } })
      expect(JSON.stringify(refused)).toContain('Liczba albo suma przelewów nie zgadza się z listą')
    },
  )

  test('prepared by two at once: one wins, the other is told that the list has changed', async () => {
    await owing([500])
    const seen = { accountId: office.account, date: TODAY, ...seenIn(await proposal()) }
    const both = await Promise.all(
      [office.anna, office.piotr].map((as) => office.server.call(prepareTransferBatch, seen, { as })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [refused] = both.filter((answer) => !answer.ok)
    expect(refused).toMatchObject({ failure: { code: 'proposal_changed' } })
  })

  test('that dies between writing the files and telling so has left nothing behind', async () => {
    await owing([500])
    const id = await prepared()
    const { transaction } = office.server.database
    office.server.database.transaction = (work) =>
      transaction.call(office.server.database, async (tx, withCommit) => {
        await work(tx, withCommit)
        throw new Error('killed')
      }) as never
    try {
      expect((await leave(id)).status).toBe(500)
    } finally {
      office.server.database.transaction = transaction
    }
    expect((await batch(id)).attributes.state).toBe('prepared')
    expect(await office.server.database.queries.select().from(transferFiles)).toEqual([])
    answered(await leave(id))
    expect((await batch(id)).files).toHaveLength(1)
  })

  test('thrown away before it left makes everything payable again, and its number is not given twice', async () => {
    await owing([500])
    const id = await prepared()
    answered(await office.server.call(cancelTransferBatch, { id }, { as: office.piotr }))
    expect((await proposal()).inside).toEqual({ count: 1, total: 500 })
    const again = await prepared()
    expect((await batch(again)).attributes.number).toBe('P/2026/47/2')
    answered(await leave(again))
    const late = await office.server.call(cancelTransferBatch, { id: again }, { as: office.anna })
    expect(late).toMatchObject({ status: 409, failure: { code: 'wrong_state' } })
    expect(await leave(id)).toMatchObject({ status: 409, failure: { code: 'wrong_state' } })
  })

  test('holds its statements: they are in no second batch, and said to be in this one', async () => {
    await owing([500])
    const id = await prepared()
    expect((await proposal()).outside.map(({ why, batchId }) => [why, batchId])).toEqual([
      [{ code: 'in-another-batch', batch: 'P/2026/47/1' }, id],
    ])
    expect(await prepare()).toMatchObject({ status: 409, failure: { code: 'nothing' } })
  })

  test('is not written where less is owed by then', async () => {
    const [jan = ''] = await owing([1000])
    const id = await prepared()
    await office.owesBack(jan, 700)
    const refused = await leave(id)
    expect(refused).toMatchObject({ status: 409, failure: { code: 'less_owed', facts: { left: 300 } } })
    expect(await office.server.database.queries.select().from(transferFiles)).toEqual([])
  })

  test('for a day that has gone by, or of a payer without an account, is refused', async () => {
    await owing([500])
    expect(await prepare(office.anna, { date: '2026-11-22' })).toMatchObject({
      failure: { code: 'date_past' },
    })
    expect(await prepare(office.anna, { accountId: randomUUID() })).toMatchObject({
      failure: { code: 'no_such_account' },
    })
    await settings({ accounts: [] })
    expect(await prepare()).toMatchObject({ failure: { code: 'no_payer' } })
  })
})
