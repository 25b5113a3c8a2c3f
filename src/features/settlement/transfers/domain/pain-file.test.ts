import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderLists, payers } from '#test/transfers/drawn-orders.ts'
import { BANK_PROFILES, bankProfile } from './bank-profile.ts'
import { writePain, xmlText } from './pain-file.ts'
import { batchId, orderId } from './payment-ids.ts'
import type { PaymentOrder } from './payment-order.ts'
import { writableText } from './plain-letters.ts'
import { FLEET, plainOrders, TRANSFER_DAY } from './testing/made-orders.ts'
import { readPain } from './testing/pain-reader.ts'
import { readXml } from './testing/xml-reader.ts'

const BATCH = 'P/2026/47/1'
const CREATED = '2026-11-23T09:15:00Z'

function written(orders: readonly PaymentOrder[], payer = FLEET, profile = bankProfile('default')): string {
  const [file] = writePain({ batch: BATCH, orders, payer, date: TRANSFER_DAY, createdAt: CREATED, profile })
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file?.bytes)
}

test('one transfer with the least that the schema and Polish banks ask for', () => {
  const [order] = plainOrders(1)
  expect(
    readPain(written([{ ...(order as PaymentOrder), amount: 33_869 as PaymentOrder['amount'] }])),
  ).toEqual({
    messageId: batchId(BATCH),
    paymentId: batchId(BATCH),
    createdAt: CREATED,
    count: 1,
    controlSum: 33_869n,
    initiator: 'Flota Przykladowa sp. z o.o.',
    date: '2026-11-24',
    payer: 'Flota Przykladowa sp. z o.o.',
    payerIban: 'PL61109010140000071219812874',
    payerBank: '10901014',
    transfers: [
      {
        id: orderId(BATCH, 'R/2026/47/0001'),
        amount: 33_869n,
        payee: 'Jan Przykladowy 1',
        iban: `PL${order?.account}`,
        title: 'Rozliczenie 2026-W47 R/2026/47/0001',
      },
    ],
  })
})

test.each(BANK_PROFILES)(
  'what is written for $id is read back, and its count and control sum are right',
  (profile) => {
    fc.assert(
      fc.property(orderLists, payers, (orders, payer) => {
        const read = readPain(written(orders, payer, profile))
        expect(read.count).toBe(orders.length)
        expect(read.controlSum).toBe(orders.reduce((sum, { amount }) => sum + BigInt(amount), 0n))
        expect(read.payerIban).toBe(`PL${payer.account}`)
        for (const [index, { amount, iban, payee, title }] of read.transfers.entries()) {
          const order = orders[index] as PaymentOrder
          const name = writableText(order.payee.name, profile.letters)
          expect({ amount, iban }).toEqual({ amount: BigInt(order.amount), iban: `PL${order.account}` })
          expect(name.ok && name.value.startsWith(payee)).toBe(true)
          expect(title.endsWith(` ${order.statement}`)).toBe(true)
        }
        expect(new Set(read.transfers.map(({ id }) => id)).size).toBe(orders.length)
      }),
    )
  },
)

test('amounts have their two places: 0.05, 1.00, 1234567.89', () => {
  const [order] = plainOrders(1)
  for (const [amount, text] of [
    [5, '0.05'],
    [100, '1.00'],
    [123_456_789, '1234567.89'],
  ] as const) {
    expect(written([{ ...(order as PaymentOrder), amount: amount as PaymentOrder['amount'] }])).toContain(
      `<InstdAmt Ccy="PLN">${text}</InstdAmt>`,
    )
  }
})

test('no orders are no file, since the schema wants a transfer', () => {
  const input = { batch: BATCH, payer: FLEET, date: TRANSFER_DAY, createdAt: CREATED }
  expect(writePain({ ...input, orders: [], profile: bankProfile('default') })).toEqual([])
})

test('ids are at most 35 characters, the same each time, and differ with batch or statement', () => {
  const numbers = fc.stringMatching(/^[A-Z0-9][A-Z0-9/.-]{0,33}[A-Z0-9]$/)
  fc.assert(
    fc.property(numbers, numbers, numbers, numbers, (batch, statement, otherBatch, otherStatement) => {
      const id = orderId(batch, statement)
      expect(id).toMatch(/^[A-Za-z0-9](?!.*\/\/)[A-Za-z0-9/.-]{0,33}[A-Za-z0-9]$/)
      expect(orderId(batch, statement)).toBe(id)
      const same = batch === otherBatch && statement === otherStatement
      expect(orderId(otherBatch, otherStatement) === id).toBe(same)
      expect(batchId(batch) === batchId(otherBatch)).toBe(batch === otherBatch)
    }),
  )
  expect(orderId('A-B', 'C')).not.toBe(orderId('A', 'B-C'))
})

test('a statement that is paid again, in another batch, has another id', () => {
  expect(orderId('P/2026/48/1', 'R/2026/47/0001')).not.toBe(orderId('P/2026/47/1', 'R/2026/47/0001'))
})

test('what means something in XML is escaped', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readXml(`<?xml version="1.0" encoding="UTF-8"?><Nm>${xmlText(text)}</Nm>`)
      expect(read.text).toBe(text)
    }),
  )
})

test.each([
  ['an element out of its order', /(<MsgId>.*<\/MsgId>)\s*(<CreDtTm>.*<\/CreDtTm>)/, '$2$1'],
  ['an element missing', /<PmtMtd>.*<\/PmtMtd>/, ''],
  ['an element twice', /(<EndToEndId>.*<\/EndToEndId>)/, '$1$1'],
  ['an id that is too long', /<MsgId>/, `<MsgId>${'1'.repeat(35)}`],
  ['another currency', 'Ccy="PLN"', 'Ccy="EUR"'],
  ['an amount with a comma', /<InstdAmt Ccy="PLN">0\./, '<InstdAmt Ccy="PLN">0,'],
  ['an account that is no IBAN', /<IBAN>PL/, '<IBAN>'],
  ['an empty name', /<Cdtr>\s*<Nm>[^<]*/, '<Cdtr><Nm>'],
  ['another version of the message', 'pain.001.001.09', 'pain.001.001.03'],
])('the reader of these tests refuses %s', (_, from, to) => {
  const right = written(plainOrders(1))
  expect(right.replace(from, to)).not.toBe(right)
  expect(() => readPain(right.replace(from, to))).toThrow()
})
