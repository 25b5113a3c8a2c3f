import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { Payer, PaymentOrder } from '../payment-order.ts'

/** A made-up account with the right check digits, reckoned by the definition. */
export function accountOf(body: string): AccountNumber {
  const check = 98n - (BigInt(`${body}252100`) % 97n)
  return `${String(check).padStart(2, '0')}${body}` as AccountNumber
}

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

/** The names of the order with this number in a list. */
export function numbered(number: number) {
  return { statement: `R/2026/47/${String(number).padStart(4, '0')}`, driver: `driver-${number}` }
}

/** The payer and the order of the example in settlement.md. */
export const FLEET: Payer = {
  name: 'Flota Przykladowa sp. z o.o.',
  address: ['ul. Prosta 1', '00-001 Warszawa'],
  account: '61109010140000071219812874' as AccountNumber,
}

export const TRANSFER_DAY = '2026-11-24' as CalendarDate
