import { type AccountNumber, bankNumber } from '#features/settlement/accounts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { BankProfile } from './bank-profile.ts'
import { encodeText } from './encode.ts'
import { partyParagraphs, titleRun } from './order-words.ts'
import { batchId, orderId } from './payment-ids.ts'
import type { Party, Payer, PaymentOrder } from './payment-order.ts'
import { tallyOf } from './tally.ts'
import { type WrittenFile, writtenFile } from './written-file.ts'

export interface PainInput {
  /** The batch's number. */
  readonly batch: string
  readonly orders: readonly PaymentOrder[]
  readonly payer: Payer
  /** The day on which the bank is to send the transfers. */
  readonly date: CalendarDate
  /** When the batch was prepared, as `2026-11-23T09:15:00Z`. */
  readonly createdAt: string
  readonly profile: BankProfile
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const LONGEST_NAME = 140

/** An element: its name, attributes written out, and what is in it. */
type Element = readonly [tag: string, content: string | readonly Element[], attributes?: string]

/**
 * The orders as one pain.001.001.09 with the least that the schema and Polish banks ask for; none for no
 * orders, since the schema wants at least one. Throws for words that `judgeWords` refuses. Source:
 * settlement.md, Transfers.
 */
export function writePain(input: PainInput): WrittenFile[] {
  if (input.orders.length === 0) return []
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${markup(documentOf(input), 0)}`
  const bytes = encodeText(text, 'utf-8')
  return [writtenFile(bytes, input.orders, { extension: 'xml', part: 1, parts: 1 })]
}

function documentOf({ batch, orders, payer, date, createdAt, profile }: PainInput): Element {
  const { letters } = profile
  const id = batchId(batch)
  const payerName = nameOf(payer, letters)
  const { count, total } = tallyOf(orders)
  const header: Element = [
    'GrpHdr',
    [
      ['MsgId', id],
      ['CreDtTm', createdAt],
      ['NbOfTxs', String(count)],
      ['CtrlSum', decimal(total)],
      ['InitgPty', [['Nm', payerName]]],
    ],
  ]
  const payments: Element = [
    'PmtInf',
    [
      ['PmtInfId', id],
      ['PmtMtd', 'TRF'],
      ['ReqdExctnDt', [['Dt', date]]],
      ['Dbtr', [['Nm', payerName]]],
      ['DbtrAcct', accountOf(payer.account)],
      ['DbtrAgt', [['FinInstnId', [['ClrSysMmbId', memberOf(payer.account)]]]]],
      ...orders.map((order) => transferOf(order, batch, letters)),
    ],
  ]
  return ['Document', [['CstmrCdtTrfInitn', [header, payments]]], ` xmlns="${NAMESPACE}"`]
}

function transferOf(order: PaymentOrder, batch: string, letters: BankProfile['letters']): Element {
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', orderId(batch, order.statement)]]],
      ['Amt', [['InstdAmt', decimal(order.amount), ' Ccy="PLN"']]],
      ['Cdtr', [['Nm', nameOf(order.payee, letters)]]],
      ['CdtrAcct', accountOf(order.account)],
      ['RmtInf', [['Ustrd', titleRun(order.title, order.statement, letters)]]],
    ],
  ]
}

function nameOf(party: Party, letters: BankProfile['letters']): string {
  const [name = ''] = partyParagraphs(party, letters)
  return name.slice(0, LONGEST_NAME).trim()
}

function accountOf(account: AccountNumber): readonly Element[] {
  return [['Id', [['IBAN', `PL${account}`]]]]
}

/** The payer's bank by its number within the Polish clearing system, so that nobody has to type a BIC. */
function memberOf(account: AccountNumber): readonly Element[] {
  return [
    ['ClrSysId', [['Cd', 'PLKNR']]],
    ['MmbId', bankNumber(account)],
  ]
}

/** `338.69` */
function decimal(amount: Grosze): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

function markup([tag, content, attributes = '']: Element, depth: number): string {
  const indent = '  '.repeat(depth)
  const inner =
    typeof content === 'string'
      ? xmlText(content)
      : `\n${content.map((child) => markup(child, depth + 1)).join('')}${indent}`
  return `${indent}<${tag}${attributes}>${inner}</${tag}>\n`
}

/** Writable texts have none of these; escaped all the same, so that the file's form rests on nothing else. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
