import { readXml, type XmlElement } from './xml-reader.ts'

/**
 * A reader of pain.001.001.09 for tests that holds a file against the constraints of the message's schema
 * (urn:iso:std:iso:20022:tech:xsd:pain.001.001.09), as far as the least of settlement.md uses it: which
 * elements stand in which, in which order and how often, and the form of each value. The schema itself is not
 * kept here, since its terms speak of use and not of copies. Elements beyond the least are refused as well.
 */
export interface ReadPain {
  readonly messageId: string
  readonly paymentId: string
  readonly createdAt: string
  readonly count: number
  /** Grosze. */
  readonly controlSum: bigint
  readonly initiator: string
  readonly date: string
  readonly payer: string
  readonly payerIban: string
  readonly payerBank: string
  readonly transfers: readonly ReadPainTransfer[]
}

export interface ReadPainTransfer {
  readonly id: string
  /** Grosze. */
  readonly amount: bigint
  readonly payee: string
  readonly iban: string
  readonly title: string
}

/** The schema's types of values that the least uses. */
const VALUES = {
  Max35Text: /^.{1,35}$/su,
  Max140Text: /^.{1,140}$/su,
  Max15NumericText: /^[0-9]{1,15}$/,
  DecimalNumber: /^(?=(\D*\d){1,18}\D*$)-?\d+(\.\d{1,17})?$/,
  ISODateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  ISODate: /^\d{4}-\d\d-\d\d$/,
  PaymentMethod3Code: /^(CHK|TRF|TRA)$/,
  ActiveOrHistoricCurrencyAndAmount: /^(?=(\D*\d){1,18}\D*$)\d+(\.\d{1,5})?$/,
  IBAN2007Identifier: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  ExternalClearingSystemIdentification1Code: /^.{1,5}$/su,
} as const

type Model = keyof typeof VALUES | readonly (readonly [name: string, model: Model, most?: number])[]

const NAME: Model = [['Nm', 'Max140Text']]
const ACCOUNT: Model = [['Id', [['IBAN', 'IBAN2007Identifier']]]]
const AGENT: Model = [
  [
    'FinInstnId',
    [
      [
        'ClrSysMmbId',
        [
          ['ClrSysId', [['Cd', 'ExternalClearingSystemIdentification1Code']]],
          ['MmbId', 'Max35Text'],
        ],
      ],
    ],
  ],
]

/** Each exactly once in this order, or at least once and at most as often as told. */
const DOCUMENT: Model = [
  [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', 'Max35Text'],
          ['CreDtTm', 'ISODateTime'],
          ['NbOfTxs', 'Max15NumericText'],
          ['CtrlSum', 'DecimalNumber'],
          ['InitgPty', NAME],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', 'Max35Text'],
          ['PmtMtd', 'PaymentMethod3Code'],
          ['ReqdExctnDt', [['Dt', 'ISODate']]],
          ['Dbtr', NAME],
          ['DbtrAcct', ACCOUNT],
          ['DbtrAgt', AGENT],
          [
            'CdtTrfTxInf',
            [
              ['PmtId', [['EndToEndId', 'Max35Text']]],
              ['Amt', [['InstdAmt', 'ActiveOrHistoricCurrencyAndAmount']]],
              ['Cdtr', NAME],
              ['CdtrAcct', ACCOUNT],
              ['RmtInf', [['Ustrd', 'Max140Text']]],
            ],
            Number.POSITIVE_INFINITY,
          ],
        ],
      ],
    ],
  ],
]

/** Throws where the file is not as the schema and the least ask for. */
export function readPain(text: string): ReadPain {
  const root = readXml(text)
  const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
  if (root.name !== 'Document' || root.attributes.xmlns !== namespace) throw new Error('No pain.001.001.09')
  hold(root, DOCUMENT, 'Document')
  const value = (from: XmlElement, ...path: string[]) => descend(from, path).text
  const header = descend(root, ['CstmrCdtTrfInitn', 'GrpHdr'])
  const payments = descend(root, ['CstmrCdtTrfInitn', 'PmtInf'])
  return {
    messageId: id(value(header, 'MsgId')),
    paymentId: id(value(payments, 'PmtInfId')),
    createdAt: value(header, 'CreDtTm'),
    count: Number(value(header, 'NbOfTxs')),
    controlSum: grosze(value(header, 'CtrlSum')),
    initiator: value(header, 'InitgPty', 'Nm'),
    date: value(payments, 'ReqdExctnDt', 'Dt'),
    payer: value(payments, 'Dbtr', 'Nm'),
    payerIban: value(payments, 'DbtrAcct', 'Id', 'IBAN'),
    payerBank: value(payments, 'DbtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
    transfers: payments.children
      .filter(({ name }) => name === 'CdtTrfTxInf')
      .map((transfer) => ({
        id: id(value(transfer, 'PmtId', 'EndToEndId')),
        amount: grosze(value(transfer, 'Amt', 'InstdAmt')),
        payee: value(transfer, 'Cdtr', 'Nm'),
        iban: value(transfer, 'CdtrAcct', 'Id', 'IBAN'),
        title: value(transfer, 'RmtInf', 'Ustrd'),
      })),
  }
}

function hold(element: XmlElement, model: Model, path: string): void {
  const attributes = Object.keys(element.attributes).join()
  const expected = path === 'Document' ? 'xmlns' : element.name === 'InstdAmt' ? 'Ccy' : ''
  if (attributes !== expected) throw new Error(`${path} has the attributes ${attributes}`)
  if (typeof model === 'string') {
    if (element.children.length > 0 || !VALUES[model].test(element.text)) {
      throw new Error(`${path} is '${element.text}', no ${model}`)
    }
    if (element.name === 'InstdAmt' && element.attributes.Ccy !== 'PLN')
      throw new Error(`${path} is not in PLN`)
    return
  }
  let next = 0
  for (const [name, inner, most = 1] of model) {
    const first = next
    while (element.children[next]?.name === name) {
      hold(element.children[next] as XmlElement, inner, `${path}/${name}`)
      next++
    }
    if (next === first || next - first > most) throw new Error(`${path} has ${next - first} ${name}`)
  }
  const left = element.children[next]
  if (left) throw new Error(`${path} has ${left.name} where it does not belong`)
}

function descend(from: XmlElement, path: readonly string[]): XmlElement {
  let element = from
  for (const name of path) {
    const child = element.children.find((candidate) => candidate.name === name)
    if (!child) throw new Error(`No ${name}`)
    element = child
  }
  return element
}

/** Banks take ids of the letters that SEPA knows; a slash neither first, nor last, nor doubled. */
function id(text: string): string {
  if (!/^[A-Za-z0-9/.-]{1,35}$/.test(text) || /^\/|\/$|\/\//.test(text)) throw new Error(`No id: ${text}`)
  return text
}

function grosze(decimal: string): bigint {
  if (!/^\d+\.\d\d$/.test(decimal)) throw new Error(`Not to the grosz: ${decimal}`)
  return BigInt(decimal.replace('.', ''))
}
