import { parseDate } from '#kernel/calendar-date.ts'

/**
 * A reader of Elixir-0 for tests, written from the table in settlement.md and not from the writer: strict
 * about every field, so that what it reads is what a bank would.
 */
export interface ReadTransfer {
  readonly date: string
  /** Grosze. */
  readonly amount: number
  readonly payerBank: string
  readonly payerAccount: string
  readonly payeeAccount: string
  readonly payer: readonly string[]
  readonly payee: readonly string[]
  readonly payeeBank: string
  readonly title: readonly string[]
}

export interface ReadingOptions {
  /** How fields 13 and 14, and field 15 stand there. */
  readonly empty: '""' | ''
  readonly orderClass: '"51"' | '51'
  /** The most characters of a line of the title. */
  readonly titleWidth: 35 | 140
}

const AS_PUBLISHED: ReadingOptions = { empty: '""', orderClass: '"51"', titleWidth: 35 }

/** Throws for anything that the table does not say. */
export function readElixir(text: string, options: ReadingOptions = AS_PUBLISHED): ReadTransfer[] {
  if (text === '') return []
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('The last line has no end')
  if (lines.length > 5000) throw new Error(`${lines.length} lines`)
  return lines.map((line) => readLine(line, options))
}

function readLine(line: string, { empty, orderClass, titleWidth }: ReadingOptions): ReadTransfer {
  const fields = split(line)
  if (fields.length !== 15) throw new Error(`${fields.length} fields: ${line}`)
  const field = (number: number) => fields[number - 1] ?? ''
  const must = (number: number, form: RegExp | string) => {
    const value = field(number)
    const fits = typeof form === 'string' ? value === form : form.test(value)
    if (!fits) throw new Error(`Field ${number} is ${value}`)
    return value
  }
  must(1, '110')
  must(5, '0')
  must(10, '0')
  must(13, empty)
  must(14, empty)
  must(15, orderClass)
  const amount = Number(must(3, /^[1-9]\d*$/))
  if (!Number.isSafeInteger(amount)) throw new Error(`Amount ${amount}`)
  const payerAccount = account(must(6, /^"\d{26}"$/))
  const payeeAccount = account(must(7, /^"\d{26}"$/))
  const payerBank = must(4, payerAccount.slice(2, 10))
  const payeeBank = must(11, payeeAccount.slice(2, 10))
  return {
    date: calendarDay(must(2, /^\d{8}$/)),
    amount,
    payerBank,
    payerAccount,
    payeeAccount,
    payer: words(field(8), 35),
    payee: words(field(9), 35),
    payeeBank,
    title: words(field(12), titleWidth),
  }
}

/** At commas that stand outside quotes. */
function split(line: string): string[] {
  const fields = ['']
  let inside = false
  for (const letter of line) {
    if (letter === '\r' || letter === '\n') throw new Error('A line ends within a line')
    if (letter === '"') inside = !inside
    if (letter === ',' && !inside) fields.push('')
    else fields[fields.length - 1] += letter
  }
  if (inside) throw new Error('A quote is open')
  return fields
}

function calendarDay(digits: string): string {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  if (!parseDate(day)) throw new Error(`No day: ${digits}`)
  return day
}

/** NRB, with the whole number at once. */
function account(quoted: string): string {
  const digits = quoted.slice(1, -1)
  const number = BigInt(`${digits.slice(2)}2521${digits.slice(0, 2)}`)
  if (number % 97n !== 1n) throw new Error(`No account: ${digits}`)
  return digits
}

function words(quoted: string, width: number): string[] {
  if (!/^"[^"]+"$/.test(quoted)) throw new Error(`Not quoted: ${quoted}`)
  const lines = quoted.slice(1, -1).split('|')
  if (lines.length > 4) throw new Error(`${lines.length} lines of words`)
  for (const line of lines) {
    if (line.length < 1 || line.length > width) throw new Error(`A line of ${line.length} characters`)
    if (!/^[A-Za-z0-9 .,/()+\-ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]+$/.test(line)) throw new Error(`Not allowed: ${line}`)
  }
  return lines
}
