import fc from 'fast-check'
import type { Payer, PaymentOrder } from '#features/settlement/transfers/domain/payment-order.ts'
import { accountOf, numbered } from '#features/settlement/transfers/domain/testing/made-orders.ts'
import type { Grosze } from '#kernel/money.ts'

/** Made-up accounts with the right check digits. */
export const accounts = fc.stringMatching(/^\d{24}$/).map(accountOf)

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
