import { bankNumber } from '#features/settlement/accounts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { BankProfile } from './bank-profile.ts'
import { encodeText } from './encode.ts'
import { partyLines, titleLines, titleRun } from './order-words.ts'
import type { Payer, PaymentOrder } from './payment-order.ts'
import { type WrittenFile, writtenFile } from './written-file.ts'

export interface ElixirInput {
  readonly orders: readonly PaymentOrder[]
  readonly payer: Payer
  /** The day on which the bank is to send the transfers. */
  readonly date: CalendarDate
  readonly profile: BankProfile
}

const LINE_END = '\r\n'
const TRANSFER = '110'
const ORDINARY = '51'

/**
 * The orders in Elixir-0, one a line, without header or footer; as many files as the bank's limit of lines
 * asks for, none for no orders. Throws for words that `judgeWords` refuses. Source: settlement.md, Transfers.
 */
export function writeElixir({ orders, payer, date, profile }: ElixirInput): WrittenFile[] {
  const { mostOrders, encoding, extension } = profile
  const parts = Math.ceil(orders.length / mostOrders)
  return Array.from({ length: parts }, (_, index) => {
    const own = orders.slice(index * mostOrders, (index + 1) * mostOrders)
    const text = own.map((order) => elixirLine(order, payer, date, profile) + LINE_END).join('')
    return writtenFile(encodeText(text, encoding), own, { extension, part: index + 1, parts })
  })
}

function elixirLine(order: PaymentOrder, payer: Payer, date: CalendarDate, profile: BankProfile): string {
  const { letters } = profile
  const empty = profile.emptyFields === 'quoted' ? '""' : ''
  const title =
    profile.title === 'lines'
      ? titleLines(order.title, order.statement, letters)
      : [titleRun(order.title, order.statement, letters)]
  return [
    TRANSFER,
    date.replaceAll('-', ''),
    String(order.amount),
    bankNumber(payer.account),
    '0',
    quoted([payer.account]),
    quoted([order.account]),
    quoted(partyLines(payer, letters)),
    quoted(partyLines(order.payee, letters)),
    '0',
    bankNumber(order.account),
    quoted(title),
    empty,
    empty,
    profile.orderClass === 'quoted' ? quoted([ORDINARY]) : ORDINARY,
  ].join(',')
}

/** Neither `"` nor `|` can stand in the lines: no writable text has them. */
function quoted(lines: readonly string[]): string {
  return `"${lines.join('|')}"`
}
