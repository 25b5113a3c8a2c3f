import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
import { orderLists, payers } from '#test/transfers/drawn-orders.ts'
import { BANK_PROFILES, type BankProfile, bankProfile } from './bank-profile.ts'
import { writeElixir } from './elixir-file.ts'
import type { PaymentOrder } from './payment-order.ts'
import { writableText } from './plain-letters.ts'
import { type ReadingOptions, readElixir } from './testing/elixir-reader.ts'
import { FLEET, plainOrders, TRANSFER_DAY } from './testing/made-orders.ts'

const DEFAULT = bankProfile('default')

/** The published banks, and what a fleet may set for one that nobody has described. */
const EVERY: readonly BankProfile[] = [
  ...BANK_PROFILES,
  { ...DEFAULT, id: 'polish in utf-8', letters: 'polish', encoding: 'utf-8' },
  { ...DEFAULT, id: 'polish in iso', letters: 'polish', encoding: 'iso-8859-2' },
  {
    ...DEFAULT,
    id: 'bare fields, title in one run',
    title: 'one-run',
    emptyFields: 'bare',
    orderClass: 'bare',
  },
]

const optionsOf = ({ emptyFields, orderClass, title }: BankProfile): ReadingOptions => ({
  empty: emptyFields === 'quoted' ? '""' : '',
  orderClass: orderClass === 'quoted' ? '"51"' : '51',
  titleWidth: title === 'lines' ? 35 : 140,
})

const textOf = (bytes: Uint8Array, { encoding }: BankProfile) =>
  new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)

test('the example of the specification is written to the letter', () => {
  const order: PaymentOrder = {
    statement: 'R/2026/47/0017',
    driver: 'driver-17',
    amount: 33_869 as Grosze,
    account: '10105000997603123456789123' as AccountNumber,
    payee: { name: 'Jan Przykladowy', address: ['ul. Dluga 5/7', '31-147 Krakow'] },
    title: 'Rozliczenie 2026-W47',
  }
  const [file] = writeElixir({ orders: [order], payer: FLEET, date: TRANSFER_DAY, profile: DEFAULT })
  expect(textOf(file?.bytes ?? new Uint8Array(), DEFAULT)).toBe(
    '110,20261124,33869,10901014,0,"61109010140000071219812874","10105000997603123456789123",' +
      '"Flota Przykladowa sp. z o.o.|ul. Prosta 1|00-001 Warszawa",' +
      '"Jan Przykladowy|ul. Dluga 5/7|31-147 Krakow",0,10500099,' +
      '"Rozliczenie 2026-W47 R/2026/47/0017","","","51"\r\n',
  )
  expect(file).toMatchObject({ count: 1, total: 33_869, part: 1, parts: 1, extension: 'txt' })
})

test('Alior gets its own letters in Windows-1250; other banks the same name in plain ones', () => {
  const [order] = plainOrders(1)
  const orders = [
    { ...(order as PaymentOrder), payee: { name: 'Żaneta Świątek', address: ['ul. Łąkowa 1'] } },
  ]
  const written = (id: string) => {
    const profile = bankProfile(id)
    const [file] = writeElixir({ orders, payer: FLEET, date: TRANSFER_DAY, profile })
    return { extension: file?.extension, text: textOf(file?.bytes ?? new Uint8Array(), profile) }
  }
  expect(written('alior').extension).toBe('pli')
  expect(written('alior').text).toContain('"Żaneta Świątek|ul. Łąkowa 1"')
  for (const id of ['pko', 'mbank', 'ing', 'bnp', 'pekao', 'santander', 'default', 'a bank unknown here']) {
    expect(written(id).text).toContain('"Zaneta Swiatek|ul. Lakowa 1"')
  }
})

test.each(EVERY)('what is written for $id is read back: parse(write(x)) = x', (profile) => {
  fc.assert(
    fc.property(orderLists, payers, (orders, payer) => {
      const [file] = writeElixir({ orders, payer, date: TRANSFER_DAY, profile })
      const read = readElixir(textOf(file?.bytes ?? new Uint8Array(), profile), optionsOf(profile))
      expect(
        read.map(({ date, amount, payerAccount, payeeAccount }) => ({
          date,
          amount,
          payerAccount,
          payeeAccount,
        })),
      ).toEqual(
        orders.map(({ amount, account }) => ({
          date: TRANSFER_DAY,
          amount,
          payerAccount: payer.account,
          payeeAccount: account,
        })),
      )
      for (const [index, { title, payee, payer: from }] of read.entries()) {
        const order = orders[index] as PaymentOrder
        saysAllOrTheBeginning(from, [payer.name, ...payer.address], profile)
        saysAllOrTheBeginning(payee, [order.payee.name, ...order.payee.address], profile)
        expect(title.join(' ').endsWith(order.statement), title.join('|')).toBe(true)
        saysAllOrTheBeginning([title.join(' ').slice(0, -order.statement.length)], [order.title], profile)
      }
    }),
  )
})

/** Spaces and commas aside, which move where lines are broken. */
function saysAllOrTheBeginning(lines: readonly string[], texts: readonly string[], { letters }: BankProfile) {
  const bare = (text: string) => text.replace(/[ ,]/g, '')
  const whole = texts
    .filter((text) => text !== '')
    .map((text) => {
      const written = writableText(text, letters)
      return written.ok ? bare(written.value) : ''
    })
    .join('')
  const told = bare(lines.join(''))
  expect(whole.startsWith(told), `${told} of ${whole}`).toBe(true)
  if (told !== whole) expect(told.length).toBeGreaterThan(0)
}

test('words that fit are read back exactly as they were given', () => {
  const line = fc.stringMatching(/^[A-Z][a-z.]{0,9}( [a-z0-9/()+-]{1,11}){0,2}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), line, ([name = '', ...address], title) => {
      const [order] = plainOrders(1)
      const orders = [{ ...(order as PaymentOrder), payee: { name, address }, title }]
      const [file] = writeElixir({ orders, payer: FLEET, date: TRANSFER_DAY, profile: DEFAULT })
      const [read] = readElixir(textOf(file?.bytes ?? new Uint8Array(), DEFAULT))
      expect(read?.payee).toEqual([name, ...address])
      expect(read?.title.join(' ')).toBe(`${title} R/2026/47/0001`)
      expect(read?.payer).toEqual([FLEET.name, ...FLEET.address])
    }),
  )
})

test.each(EVERY)('totals and counts of the files for $id are those of the orders', (profile) => {
  fc.assert(
    fc.property(orderLists, fc.integer({ min: 1, max: 5 }), (orders, mostOrders) => {
      const files = writeElixir({
        orders,
        payer: FLEET,
        date: TRANSFER_DAY,
        profile: { ...profile, mostOrders },
      })
      const read = files.flatMap(({ bytes, count, total }) => {
        const own = readElixir(textOf(bytes, profile), optionsOf(profile))
        expect(own).toHaveLength(count)
        expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(count).toBeLessThanOrEqual(mostOrders)
        return own
      })
      expect(read.map(({ amount }) => amount)).toEqual(orders.map(({ amount }) => amount))
    }),
    { numRuns: 20 },
  )
})

test('a bank takes 5,000 orders in a file; one more makes a second file, and both say which they are', () => {
  const files = writeElixir({ orders: plainOrders(5001), payer: FLEET, date: TRANSFER_DAY, profile: DEFAULT })
  expect(files.map(({ part, parts, count }) => ({ part, parts, count }))).toEqual([
    { part: 1, parts: 2, count: 5000 },
    { part: 2, parts: 2, count: 1 },
  ])
  const one = writeElixir({ orders: plainOrders(5000), payer: FLEET, date: TRANSFER_DAY, profile: DEFAULT })
  expect(one).toHaveLength(1)
})

test('no orders are no file', () => {
  expect(writeElixir({ orders: [], payer: FLEET, date: TRANSFER_DAY, profile: DEFAULT })).toEqual([])
})

test('a name that can not be written is never written as something else', () => {
  const [order] = plainOrders(1)
  const orders = [{ ...(order as PaymentOrder), payee: { name: '李小龍', address: [] } }]
  expect(() => writeElixir({ orders, payer: FLEET, date: TRANSFER_DAY, profile: DEFAULT })).toThrow('李小龍')
})

test('where a title is too long its words give way, never the number of the statement', () => {
  const [order] = plainOrders(1)
  for (const title of ['slowo '.repeat(60), 'x'.repeat(300)]) {
    for (const form of ['lines', 'one-run'] as const) {
      const profile = { ...DEFAULT, title: form }
      const orders = [{ ...(order as PaymentOrder), title }]
      const [file] = writeElixir({ orders, payer: FLEET, date: TRANSFER_DAY, profile })
      const [read] = readElixir(textOf(file?.bytes ?? new Uint8Array(), profile), optionsOf(profile))
      expect(read?.title.join(' ')).toMatch(/R\/2026\/47\/0001$/)
    }
  }
})
