import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Grosze } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import { bankProfile } from './bank-profile.ts'
import {
  type Batch,
  type BatchDraft,
  type BatchRefusal,
  heldStatements,
  lastPaidAccounts,
  type PreparedBatch,
  standingOrders,
} from './batch.ts'
import { approveBatch, confirmBatch, exportBatch, prepareBatch, returnOrder } from './batch-steps.ts'
import { readElixir } from './testing/elixir-reader.ts'
import { FLEET, plainOrders, TRANSFER_DAY } from './testing/made-orders.ts'
import { readPain } from './testing/pain-reader.ts'

const ANNA = { by: 'anna', at: '2026-11-23T09:15:00Z' }
const PIOTR = { by: 'piotr', at: '2026-11-23T10:00:00Z' }

const draft = (changed: Partial<BatchDraft> = {}): BatchDraft => ({
  number: 'P/2026/47/1',
  orders: plainOrders(3),
  payer: FLEET,
  date: TRANSFER_DAY,
  format: 'elixir-0',
  profile: bankProfile('default'),
  ...changed,
})

function done<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const prepared = (changed: Partial<BatchDraft> = {}): PreparedBatch =>
  done(prepareBatch(draft(changed), ANNA))
const exported = (batch: Batch = prepared()) => done(exportBatch(batch, ANNA, undefined))
const refused = (code: string, facts: object = {}) => ({ ok: false, error: { code, ...facts } })

test('a batch is prepared, exported, confirmed by a person, and one transfer of it comes back', () => {
  const atBank = exported()
  expect(atBank).toMatchObject({ state: 'exported', exported: ANNA, returned: [] })
  const confirmed = done(confirmBatch(atBank, PIOTR))
  expect(confirmed).toMatchObject({ state: 'confirmed', confirmed: PIOTR })
  const after = done(returnOrder(confirmed, 'R/2026/47/0002', 'rachunek zamkniety', PIOTR))
  expect(after.state).toBe('confirmed')
  expect(after.returned).toEqual([{ statement: 'R/2026/47/0002', reason: 'rachunek zamkniety', ...PIOTR }])
  expect(standingOrders(after).map(({ statement }) => statement)).toEqual([
    'R/2026/47/0001',
    'R/2026/47/0003',
  ])
  expect(after.files).toBe(atBank.files)
})

test.each(['elixir-0', 'pain.001.001.09'] as const)(
  'the total of a file in %s is that of the payables and the one on the screen',
  (format) => {
    const batch = prepared({ format })
    const file = exported(batch).files[0]
    const text = new TextDecoder().decode(file?.bytes)
    const total =
      format === 'elixir-0'
        ? readElixir(text).reduce((sum, { amount }) => sum + amount, 0)
        : Number(readPain(text).controlSum)
    expect(total).toBe(1 + 2 + 3)
    expect(batch.tally).toEqual({ count: 3, total })
    expect(file).toMatchObject({ count: 3, total })
  },
)

test('a second export, by whomever and whenever, gives the same bytes and changes nothing', () => {
  const first = exported()
  const again = done(exportBatch(first, { by: 'piotr', at: '2027-01-01T00:00:00Z' }, over(0)))
  expect(again).toBe(first)
  expect(done(exportBatch(done(confirmBatch(first, PIOTR)), PIOTR, undefined)).files).toEqual(first.files)
  // Prepared alike, written alike: two who export at once bring the same file.
  expect(exported(prepared()).files).toEqual(first.files)
})

test('what is changed in the records later leaves the prepared orders and their files as they are', () => {
  const orders = plainOrders(2)
  const before = exported(prepared({ orders: structuredClone(orders) })).files[0]?.digest
  const batch = prepared({ orders })
  const records = orders as { amount: number; payee: { name: string } }[]
  const [record] = records
  if (record) {
    record.amount = 999_999
    record.payee.name = 'Ktos Inny'
  }
  expect(exported(batch).files[0]?.digest).toBe(before)
})

const over = (amount: number, wentOut = 0) => ({ over: amount as Grosze, wentOut: wentOut as Grosze })

test('what the person sent out that day counts along, so that small batches are one large one', () => {
  expect(exportBatch(prepared(), ANNA, over(10, 4)).ok).toBe(true)
  const needed = refused('second-person-needed', { total: 6, over: 10, wentOut: 5 })
  expect(exportBatch(prepared(), ANNA, over(10, 5))).toEqual(needed)
  expect(exportBatch(done(approveBatch(prepared(), PIOTR)), ANNA, over(10, 5)).ok).toBe(true)
})

test('over an amount, a second person has to approve before anything leaves', () => {
  const batch = prepared()
  const limit = over(5)
  expect(exportBatch(batch, ANNA, limit)).toEqual(
    refused('second-person-needed', { total: 6, over: 5, wentOut: 0 }),
  )
  expect(exportBatch(batch, PIOTR, limit)).toEqual(
    refused('second-person-needed', { total: 6, over: 5, wentOut: 0 }),
  )
  expect(approveBatch(batch, ANNA)).toEqual(refused('approver-prepared-it', { by: 'anna' }))
  const approved = done(approveBatch(batch, PIOTR))
  expect(approved.approvals).toEqual([PIOTR])
  expect(done(approveBatch(approved, PIOTR)).approvals).toEqual([PIOTR])
  expect(exportBatch(approved, ANNA, limit).ok).toBe(true)
})

test('exactly the amount, or no amount set, needs no second person', () => {
  expect(exportBatch(prepared(), ANNA, over(6)).ok).toBe(true)
  expect(exportBatch(prepared(), ANNA, undefined).ok).toBe(true)
})

test('exported is not paid: only what was exported is confirmed, and confirming twice is once', () => {
  const needs = ['exported']
  expect(confirmBatch(prepared(), ANNA)).toEqual(refused('not-in-state', { is: 'prepared', needs }))
  const confirmed = done(confirmBatch(exported(), ANNA))
  expect(done(confirmBatch(confirmed, PIOTR))).toBe(confirmed)
})

test('a batch of which every transfer came back has nothing to confirm', () => {
  let batch: Batch = exported()
  for (const { statement } of batch.orders) batch = done(returnOrder(batch, statement, 'odrzucony', ANNA))
  expect(confirmBatch(batch, ANNA)).toEqual(refused('nothing-left-to-confirm'))
})

test('only an order of the batch comes back, once, and not before it left', () => {
  const needs = ['exported', 'confirmed']
  const statement = 'R/2026/47/0001'
  expect(returnOrder(prepared(), statement, '', ANNA)).toEqual(
    refused('not-in-state', { is: 'prepared', needs }),
  )
  expect(returnOrder(exported(), 'R/2026/46/0001', '', ANNA)).toEqual(
    refused('no-such-order', { statement: 'R/2026/46/0001' }),
  )
  const after = done(returnOrder(exported(), statement, '', ANNA))
  expect(returnOrder(after, statement, '', PIOTR)).toEqual(
    refused('already-returned', { statement, at: ANNA.at }),
  )
})

test('an exported batch is approved by nobody any more', () => {
  expect(approveBatch(exported(), PIOTR)).toEqual(
    refused('not-in-state', { is: 'exported', needs: ['prepared'] }),
  )
})

test('a batch without orders, or of a payer whom no bank knows, is refused with the reason', () => {
  expect(prepareBatch(draft({ orders: [] }), ANNA)).toEqual(refused('nothing-to-transfer'))
  expect(prepareBatch(draft({ payer: { ...FLEET, account: '' } }), ANNA)).toEqual(
    refused('payer-account', { fault: { code: 'account-not-given' } }),
  )
  expect(prepareBatch(draft({ payer: { ...FLEET, name: '—' } }), ANNA)).toEqual(
    refused('payer-unwritable', { field: 'name', letters: [] }),
  )
})

test('a statement twice in a batch, or an order over nothing, is a fault of the program', () => {
  const [order] = plainOrders(1)
  if (!order) throw new Error('No order')
  expect(() => prepareBatch(draft({ orders: [order, order] }), ANNA)).toThrow('twice')
  for (const amount of [0, -1, 0.5]) {
    const orders = [{ ...order, amount: amount as Grosze }]
    expect(() => prepareBatch(draft({ orders }), ANNA)).toThrow(String(amount))
  }
})

test('what stands in a batch is held by it, until it comes back', () => {
  const first = prepared()
  expect([...heldStatements([first])]).toEqual(
    first.orders.map(({ statement }) => [statement, 'P/2026/47/1']),
  )
  const after = done(returnOrder(exported(first), 'R/2026/47/0002', '', ANNA))
  expect([...heldStatements([after]).keys()]).toEqual(['R/2026/47/0001', 'R/2026/47/0003'])
})

test('the last account of a driver is that of the last transfer that left and did not come back', () => {
  const [one, two, three] = plainOrders(3)
  if (!one || !two || !three) throw new Error('No orders')
  const older = exported(prepared({ orders: [one, two] }))
  const moved = { ...one, statement: 'R/2026/48/0001', account: three.account }
  const later = exported(prepared({ number: 'P/2026/48/1', orders: [moved] }))
  expect(lastPaidAccounts([older, later]).get(one.driver)).toBe(three.account)
  const back = done(returnOrder(later, moved.statement, '', ANNA))
  expect(lastPaidAccounts([older, back]).get(one.driver)).toBe(one.account)
  expect(lastPaidAccounts([prepared({ orders: [three] })]).size).toBe(0)
})

test('in any order of steps the files never change once written, and no statement is held twice', () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constantFrom('approve', 'export', 'confirm'),
      by: fc.constantFrom('anna', 'piotr'),
    }),
    fc.record({
      does: fc.constant('return'),
      by: fc.constantFrom('R/2026/47/0001', 'R/2026/47/0002', 'none'),
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(undefined, 0, 5, 6), (steps, limit) => {
      let batch: Batch = prepared()
      let bytes: Uint8Array | undefined
      for (const { does, by } of steps) {
        const deed = { by, at: ANNA.at }
        const next: Result<Batch, BatchRefusal> =
          does === 'approve'
            ? approveBatch(batch, deed)
            : does === 'export'
              ? exportBatch(batch, deed, limit === undefined ? undefined : over(limit))
              : does === 'confirm'
                ? confirmBatch(batch, deed)
                : returnOrder(batch, by, '', ANNA)
        if (next.ok) batch = next.value
        if (batch.state === 'prepared') continue
        bytes ??= batch.files[0]?.bytes
        expect(batch.files[0]?.bytes).toEqual(bytes)
        expect(standingOrders(batch).length + batch.returned.length).toBe(3)
        if (limit !== undefined && limit < 6)
          expect(batch.approvals.map((deedOf) => deedOf.by)).toContain('piotr')
      }
    }),
  )
})
