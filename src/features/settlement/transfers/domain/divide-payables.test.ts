import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
import { accounts } from '#test/transfers/drawn-orders.ts'
import { changedAccounts, dividePayables, type KnownAccounts, type Payable } from './divide-payables.ts'
import { accountOf } from './testing/made-orders.ts'

const OLD = accountOf('105000997603123456789123')
const NEW = accountOf('109010140000071219812874')

const NOTHING_KNOWN: KnownAccounts = { lastPaid: new Map(), checked: new Set(), held: new Map() }

const jan = (changed: Partial<Payable> = {}): Payable => ({
  statement: 'R/2026/47/0017',
  driver: 'jan',
  amount: 33_869 as Grosze,
  payee: { name: 'Jan Przykładowy', address: ['ul. Długa 5/7', '31-147 Kraków'] },
  account: `PL ${OLD}`,
  takesCash: false,
  title: 'Rozliczenie 2026-W47',
  ...changed,
})

const whyOutside = (payable: Payable, known: Partial<KnownAccounts> = {}) =>
  dividePayables([payable], { ...NOTHING_KNOWN, ...known }).outside.map(({ why }) => why)

test('a closed statement with an account becomes an order to the account that was frozen', () => {
  expect(dividePayables([jan()], NOTHING_KNOWN).orders).toEqual([
    {
      statement: 'R/2026/47/0017',
      driver: 'jan',
      amount: 33_869,
      payee: { name: 'Jan Przykładowy', address: ['ul. Długa 5/7', '31-147 Kraków'] },
      account: OLD,
      title: 'Rozliczenie 2026-W47',
    },
  ])
})

test.each([
  ['nothing is to pay', { amount: 0 as Grosze }, { code: 'nothing-to-pay' }],
  ['the driver takes cash', { takesCash: true }, { code: 'takes-cash' }],
  ['the driver has no account', { account: undefined }, { code: 'no-account' }],
  ['the account is empty', { account: ' ' }, { code: 'no-account' }],
  [
    'the account is wrong',
    { account: OLD.replace(/.$/, (last) => String((Number(last) + 1) % 10)) },
    { code: 'wrong-account', fault: { code: 'account-checksum' } },
  ],
  [
    'the account is abroad',
    { account: 'UA213223130000026007233566001' },
    { code: 'wrong-account', fault: { code: 'account-foreign', country: 'UA' } },
  ],
  [
    'no bank can write the name',
    { payee: { name: 'محمد', address: [] } },
    { code: 'unwritable', field: 'name', letters: ['م', 'ح', 'د'] },
  ],
  [
    'the name is empty',
    { payee: { name: ' ', address: [] } },
    { code: 'unwritable', field: 'name', letters: [] },
  ],
  [
    'no bank can write the address',
    { payee: { name: 'Li', address: ['', '北京'] } },
    { code: 'unwritable', field: 'address', letters: ['北', '京'] },
  ],
] as const)('outside the batch, since %s', (_, changed, why) => {
  expect(whyOutside(jan(changed))).toEqual([why])
})

test('a changed account waits until a person has looked at it; the accounts are masked', () => {
  const known = { lastPaid: new Map([['jan', OLD]]) }
  const why = { code: 'account-unchecked', was: '10 1050 •••• 9123', is: '61 1090 •••• 2874' }
  expect(whyOutside(jan({ account: NEW }), known)).toEqual([why])
  expect(whyOutside(jan({ account: NEW }), { ...known, checked: new Set(['R/2026/47/0018']) })).toEqual([why])
  expect(whyOutside(jan({ account: NEW }), { ...known, checked: new Set(['R/2026/47/0017']) })).toEqual([])
  expect(whyOutside(jan({ account: OLD }), known)).toEqual([])
})

test('an account changed after closing is paid only where somebody answers for it', () => {
  const { orders } = dividePayables([jan({ override: { account: NEW, by: 'anna' } })], NOTHING_KNOWN)
  expect(orders).toMatchObject([{ account: NEW, overriddenBy: 'anna' }])
  expect(dividePayables([jan()], NOTHING_KNOWN).orders[0]).not.toHaveProperty('overriddenBy')
})

test('what another batch holds is not transferred a second time', () => {
  expect(whyOutside(jan(), { held: new Map([['R/2026/47/0017', 'P/2026/47/1']]) })).toEqual([
    { code: 'in-another-batch', batch: 'P/2026/47/1' },
  ])
})

test('nobody waits for the one who stays outside', () => {
  const { orders, outside, tallies } = dividePayables(
    [
      jan({ statement: 'R/2026/47/0001', amount: 100 as Grosze }),
      jan({ statement: 'R/2026/47/0002', amount: 250 as Grosze, account: undefined }),
      jan({ statement: 'R/2026/47/0003', amount: 7 as Grosze }),
    ],
    NOTHING_KNOWN,
  )
  expect(orders.map(({ statement }) => statement)).toEqual(['R/2026/47/0001', 'R/2026/47/0003'])
  expect(outside).toEqual([
    { statement: 'R/2026/47/0002', driver: 'jan', amount: 250, why: { code: 'no-account' } },
  ])
  expect(tallies).toEqual({
    inside: { count: 2, total: 107 },
    outside: { count: 1, total: 250 },
    all: { count: 3, total: 357 },
  })
})

test('inside and outside are all payables, each once, to the grosz', () => {
  const accountOrNot = fc.oneof(accounts, fc.constantFrom(undefined, '', '123', 'DE89370400440532013000'))
  const payables = fc
    .array(
      fc.record({
        amount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000 })).map((n) => n as Grosze),
        account: accountOrNot,
        takesCash: fc.boolean(),
        payee: fc.record({ name: fc.constantFrom('Jan', 'Юрій', '李', ''), address: fc.constant([]) }),
      }),
      { maxLength: 30 },
    )
    .map((list) =>
      list.map((changed, index) =>
        jan({ ...changed, statement: `R/1/${index}x`, driver: `driver-${index % 5}` }),
      ),
    )
  const lastPaid = fc.dictionary(fc.constantFrom('driver-0', 'driver-1', 'driver-2'), accounts)
  fc.assert(
    fc.property(payables, lastPaid, (list, paid) => {
      const known = { ...NOTHING_KNOWN, lastPaid: new Map(Object.entries(paid)) }
      const { orders, outside, tallies } = dividePayables(list, known)
      const sum = (rows: readonly { amount: number }[]) =>
        rows.reduce((total, { amount }) => total + amount, 0)
      expect(sum(orders) + sum(outside)).toBe(sum(list))
      expect(tallies.inside.total + tallies.outside.total).toBe(tallies.all.total)
      expect(tallies.inside.count + tallies.outside.count).toBe(list.length)
      expect([...orders, ...outside].map(({ statement }) => statement).sort()).toEqual(
        list.map(({ statement }) => statement).sort(),
      )
      for (const { amount, account } of orders) {
        expect(amount).toBeGreaterThan(0)
        expect(account).toMatch(/^\d{26}$/)
      }
    }),
  )
})

test('a statement listed twice, half a grosz, a debt, or a sum that is not exact is a fault of the program', () => {
  expect(() => dividePayables([jan(), jan()], NOTHING_KNOWN)).toThrow('twice')
  expect(() => dividePayables([jan({ amount: 0.5 as Grosze })], NOTHING_KNOWN)).toThrow('0.5')
  expect(() => dividePayables([jan({ amount: -1 as Grosze })], NOTHING_KNOWN)).toThrow('-1')
  const huge = Number.MAX_SAFE_INTEGER as Grosze
  const two = [jan({ amount: huge }), jan({ amount: huge, statement: 'R/2026/47/0018' })]
  expect(() => dividePayables(two, NOTHING_KNOWN)).toThrow('exact')
  expect(() => dividePayables([jan({ statement: 'R "1"' })], NOTHING_KNOWN)).toThrow('R "1"')
})

test('before a batch, accounts are listed that differ from those of the last transfers, and first ones', () => {
  const lastPaid = new Map<string, AccountNumber>([
    ['jan', OLD],
    ['eva', OLD],
    ['ola', OLD],
    ['adam', OLD],
  ])
  const checked = new Set(['R/2026/47/0018'])
  const payables = [
    jan({ account: NEW }),
    jan({ driver: 'eva', statement: 'R/2026/47/0018', account: NEW }),
    jan({ driver: 'ola', statement: 'R/2026/47/0019', account: OLD }),
    jan({ driver: 'new', statement: 'R/2026/47/0020', account: NEW }),
    jan({ driver: 'adam', statement: 'R/2026/47/0021', account: NEW, takesCash: true }),
    jan({ driver: 'adam', statement: 'R/2026/47/0022', account: '12' }),
  ]
  const masks = { was: '10 1050 •••• 9123', is: '61 1090 •••• 2874' }
  expect(changedAccounts(payables, { lastPaid, checked })).toEqual([
    { statement: 'R/2026/47/0017', driver: 'jan', ...masks, payee: undefined, asked: true, checked: false },
    { statement: 'R/2026/47/0018', driver: 'eva', ...masks, payee: undefined, asked: true, checked: true },
    {
      ...{ statement: 'R/2026/47/0020', driver: 'new', was: undefined, is: masks.is },
      ...{ payee: undefined, asked: false, checked: true },
    },
  ])
})

test('a first account that was entered since a batch left waits like a changed one', () => {
  const known = { firstSince: new Set(['R/2026/47/0017']) }
  const why = { code: 'account-unchecked', was: null, is: '61 1090 •••• 2874' }
  expect(whyOutside(jan({ account: NEW }), known)).toEqual([why])
  expect(whyOutside(jan({ account: NEW }), { ...known, checked: new Set(['R/2026/47/0017']) })).toEqual([])
  const paid = { ...known, lastPaid: new Map([['jan', NEW]]) }
  expect(whyOutside(jan({ account: NEW }), paid)).toEqual([])
  expect(changedAccounts([jan({ account: NEW })], { ...NOTHING_KNOWN, ...known })).toMatchObject([
    { was: undefined, asked: true, checked: false },
  ])
})

test('another payee than the last transfer named is looked at, be the account the same', () => {
  const known = { lastPaid: new Map([['jan', OLD]]), lastNamed: new Map([['jan', 'Jan Przykładowy']]) }
  const spouse = jan({ payee: { name: 'Ewa Przykładowa', address: [] }, otherPayee: true })
  const why = { code: 'account-unchecked', was: '10 1050 •••• 9123', is: '10 1050 •••• 9123' }
  expect(whyOutside(spouse, known)).toEqual([{ ...why, payee: 'Ewa Przykładowa' }])
  expect(whyOutside(spouse, { ...known, checked: new Set(['R/2026/47/0017']) })).toEqual([])
  // Named like that before, or under the driver's own name, there is nothing to look at.
  const named = { ...known, lastNamed: new Map([['jan', 'Ewa Przykładowa']]) }
  expect(whyOutside(spouse, named)).toEqual([])
  expect(whyOutside(jan(), known)).toEqual([])
})
