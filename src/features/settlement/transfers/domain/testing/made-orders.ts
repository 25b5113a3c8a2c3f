import fc from 'fast-check'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { AccountNumber } from '../account-number.ts'
import type { Payer, PaymentOrder } from '../payment-order.ts'

/** Made-up accounts with the right check digits, reckoned by the definition. */
export const accounts = fc.stringMatching(/^\d{24}$/).map(accountOf)

export function accountOf(body: string): AccountNumber {
  const check = 98n - (BigInt(`${body}252100`) % 97n)
  return `${String(check).padStart(2, '0')}${body}` as AccountNumber
}

/** Names as drivers have them, and what people type around them. */
const names = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Jan',
        'Żółć-Gęślą',
        'Юрій',
        'Щербина',
        'გიორგი',
        'Nguyễn',
        'Đặng',
        'İbrahim',
        'Çağlar',
      ),
      fc.constantFrom(
        '"Taxi"',
        'a|b',
        "D'Arc",
        '&',
        'ul. Długa 5/7',
        '(firma)',
        'sp. z o.o.',
        'x'.repeat(50),
      ),
      fc.stringMatching(/^[A-Za-zżółćęśąźńŻÓŁĆĘŚĄŹŃ]{1,14}$/),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((words) => ['Anna', ...words].join(' '))

const parties = fc.record({
  name: names,
  address: fc.array(fc.oneof(names, fc.constant('')), { maxLength: 4 }),
})

export const payers: fc.Arbitrary<Payer> = fc
  .tuple(parties, accounts)
  .map(([party, account]) => ({ ...party, account }))

/** Each with a statement of its own. */
export const orderLists: fc.Arbitrary<PaymentOrder[]> = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 99_999_999 }).map((amount) => amount as Grosze),
      payee: parties,
      account: accounts,
      title: names,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((orders) => orders.map((order, index) => ({ ...order, ...numbered(index + 1) })))

/** `numbers` orders that differ in their numbers and amounts alone. */
export function plainOrders(numbers: number): PaymentOrder[] {
  return Array.from({ length: numbers }, (_, index) => ({
    ...numbered(index + 1),
    amount: (index + 1) as Grosze,
    payee: { name: `Jan Przykladowy ${index + 1}`, address: ['ul. Dluga 5/7', '31-147 Krakow'] },
    account: accountOf(String(index + 1).padStart(24, '0')),
    title: 'Rozliczenie 2026-W47',
  }))
}

function numbered(number: number) {
  return { statement: `R/2026/47/${String(number).padStart(4, '0')}`, driver: `driver-${number}` }
}

/** The payer and the order of the example in settlement.md. */
export const FLEET: Payer = {
  name: 'Flota Przykladowa sp. z o.o.',
  address: ['ul. Prosta 1', '00-001 Warszawa'],
  account: '61109010140000071219812874' as AccountNumber,
}

export const TRANSFER_DAY = '2026-11-24' as CalendarDate
