import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { HeldRow } from '../../domain/held-row.ts'
import {
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  MONEY_KINDS,
  type MoneyKind,
} from '../../domain/income-kinds.ts'

/**
 * A statement (`told`) as a line of text, which `LineReader` reads again. So all rows of a driver come in
 * one column of one row: their columns one by one take the database, the wire and us three times as long.
 */
export const LINE: SQL = sql`concat(told.date, '|', told.shift, '|', told.until, '|', told.load_no, ':', told.row_no,
  '|', told.app, CASE WHEN told.key >= 'c0000000-0000-0000-0000-000000000000'
    AND told.key < 'd0000000-0000-0000-0000-000000000000' THEN '|report|' ELSE '||' END,
  told.kinds, '|', told.amounts, '|', told.counts)`

/**
 * Of all statements (`told`) of a group: how many there are, and a sum of what each tells in its line. Equal
 * stamps are equal lines, whatever their order, but for one chance in 2^64. A third of the time of the lines
 * themselves, and nothing to send.
 */
export const STAMP: SQL = sql`concat(count(*), ' ', sum(
  hash_array_extended(told.amounts, hash_array_extended(told.kinds, hash_array_extended(coalesce(told.counts, '{-1}'),
    hashint8extended(told.load_no * 4294967296 + told.row_no, uuid_hash_extended(told.key, hashint4extended(
      told.date - '2000-01-01', hashint4extended(coalesce(told.until - told.date, -1), hashtextextended(
        coalesce(told.shift, ''), told.app))))))))))`

const APPS = new Map(
  Object.entries(INCOME_APPS).map(([app, code]) => [String(code), app as IncomeApp] as const),
)
/** By the code as it is written in `kinds`. */
const KINDS = new Map(MONEY_KINDS.map((kind) => [String(INCOME_KINDS[kind]), kind] as const))

/** Which amounts of a row are money that holds; the same of all rows that tell the same kinds. */
interface Telling {
  readonly places: readonly number[]
  /** All that the row lists, as it lists it. */
  readonly isWhole: boolean
  readonly kinds: readonly MoneyKind[]
  readonly codes: readonly string[]
  /** Rides say that they are one, or that they were none; payments say nothing of rides. */
  readonly ofRides: boolean
}

const RIDES = String(INCOME_KINDS.rides)

/** Reads lines; what many rows have in common is made once and shared. */
export class LineReader {
  readonly #tellings = new Map<string, Telling>()
  #last: Belonging = { date: '', shift: '', until: '', belongs: undefined }

  /**
   * By date, then in an order that does not change, whatever order they come in.
   * @returns those that tell money that holds
   */
  rowsOf(lines: string[]): HeldRow[] {
    const rows: HeldRow[] = []
    for (const line of lines.sort()) {
      const row = this.#rowOf(line)
      if (row) rows.push(row)
    }
    return rows
  }

  #rowOf(text: string): HeldRow | undefined {
    const [
      date = '',
      shift = '',
      until = '',
      row = '',
      app = '',
      report,
      kinds = '',
      amounts = '',
      counts = '',
    ] = text.split('|')
    const telling = this.#telling(kinds, counts)
    if (telling.places.length === 0) return undefined
    const all = numbers(amounts)
    const told = telling.isWhole ? all : telling.places.map((place) => all[place] ?? Number.NaN)
    const isReport = report === 'report'
    const held: HeldRow = {
      row,
      app: APPS.get(app) ?? 'bolt',
      belongs: this.#belonging(date, shift, until),
      isReport,
      isPayment: !isReport && !telling.ofRides,
      kinds: telling.kinds,
      amounts: told,
      text,
      codes: telling.codes,
    }
    // What the row names and tells nothing of is NULL there, which is no number.
    if (!told.some(Number.isNaN)) return held
    const there = <T>(of: readonly T[]) => of.filter((_, at) => !Number.isNaN(told[at]))
    const left = there(told)
    return left.length === 0
      ? undefined
      : { ...held, kinds: there(telling.kinds), amounts: left, codes: there(telling.codes) }
  }

  #telling(kinds: string, counts: string): Telling {
    const key = counts === '' ? kinds : `${kinds}|${counts}`
    const known = this.#tellings.get(key)
    if (known) return known
    const holding = counts === '' ? undefined : new Set(listed(counts))
    const found = listed(kinds)
      .flatMap((code, place) => {
        const kind = KINDS.get(code)
        return kind === undefined || holding?.has(code) === false ? [] : [{ code, kind, place }]
      })
      .sort((a, b) => Number(a.code) - Number(b.code))
    const telling = {
      places: found.map(({ place }) => place),
      isWhole: found.length === listed(kinds).length && found.every(({ place }, at) => place === at),
      kinds: found.map(({ kind }) => kind),
      codes: found.map(({ code }) => code),
      ofRides: listed(kinds).includes(RIDES),
    }
    this.#tellings.set(key, telling)
    return telling
  }

  /** Lines in order have the same days again and again. */
  #belonging(date: string, shift: string, until: string): HeldRow['belongs'] {
    const { belongs: same } = this.#last
    if (same && this.#last.date === date && this.#last.shift === shift && this.#last.until === until)
      return same
    const from = date as CalendarDate
    const belongs =
      shift === ''
        ? { from, to: until === '' ? from : (until as CalendarDate) }
        : { date: from, shift: shift as Shift }
    this.#last = { date, shift, until, belongs }
    return belongs
  }
}

interface Belonging {
  readonly date: string
  readonly shift: string
  readonly until: string
  readonly belongs: HeldRow['belongs'] | undefined
}

/**
 * Of whole numbers as PostgreSQL writes their list, `{1,-2,NULL}`; what is NULL there is no number. Sign by
 * sign: a week of a large fleet has tens of thousands of lists, and JSON would take longer.
 */
function numbers(list: string): number[] {
  const found: number[] = []
  let number = 0
  let sign = 1
  for (let at = 1; at < list.length; at += 1) {
    const code = list.charCodeAt(at)
    if (code >= ZERO && code <= NINE) number = number * 10 + code - ZERO
    else if (code === MINUS) sign = -1
    else if (code === COMMA || code === END) {
      found.push(number === 0 ? number : sign * number)
      number = 0
      sign = 1
    } else number = Number.NaN
  }
  return found
}

const [ZERO, NINE, MINUS, COMMA, END] = [48, 57, 45, 44, 125] as const

/** `{1,2,3}` as PostgreSQL writes a list. */
function listed(list: string): string[] {
  return list.slice(1, -1).split(',')
}
