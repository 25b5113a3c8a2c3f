import { expect, test } from 'vitest'
import type { Grosze } from '#kernel/money.ts'
import { bankProfile } from './bank-profile.ts'
import type { BatchDraft, PreparedBatch } from './batch.ts'
import { filesOf, prepareBatch } from './prepare-batch.ts'
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
const written = (batch: PreparedBatch = prepared()) => done(filesOf(batch, undefined))
const refused = (code: string, facts: object = {}) => ({ ok: false, error: { code, ...facts } })

test.each(['elixir-0', 'pain.001.001.09'] as const)(
  'the total of a file in %s is that of the payables and the one on the screen',
  (format) => {
    const batch = prepared({ format })
    const [file] = written(batch)
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

test('what is changed in the records later leaves the prepared orders and their files as they are', () => {
  const orders = plainOrders(2)
  const before = written(prepared({ orders: structuredClone(orders) }))[0]?.digest
  const batch = prepared({ orders })
  const records = orders as { amount: number; payee: { name: string } }[]
  const [record] = records
  if (record) {
    record.amount = 999_999
    record.payee.name = 'Ktos Inny'
  }
  expect(written(batch)[0]?.digest).toBe(before)
})

const over = (amount: number, wentOut = 0) => ({ over: amount as Grosze, wentOut: wentOut as Grosze })

test('what is prepared alike is written alike: two who export at once bring the same file', () => {
  expect(written(prepared())).toEqual(written())
})

test('what the person sent out that day counts along, so that small batches are one large one', () => {
  expect(filesOf(prepared(), over(10, 4)).ok).toBe(true)
  const needed = refused('second-person-needed', { total: 6, over: 10, wentOut: 5 })
  expect(filesOf(prepared(), over(10, 5))).toEqual(needed)
  expect(filesOf({ ...prepared(), approvals: [PIOTR] }, over(10, 5)).ok).toBe(true)
})

test('exactly the amount, or no amount set, needs no second person', () => {
  expect(filesOf(prepared(), over(6)).ok).toBe(true)
  expect(filesOf(prepared(), undefined).ok).toBe(true)
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
