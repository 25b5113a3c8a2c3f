import type { DriverReference } from '#features/income/matching/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone, type Phone } from '#kernel/phone.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { HeadingRow } from '../columns/heading-row.ts'
import type { Problem, ProblemCode } from '../problems.ts'
import { readDecimal, readWithThousands } from './decimal.ts'
import { memoized } from './memoized.ts'
import { type Moment, readDate, readMoment, readPolishMoment } from './moment.ts'
import type { MarkMeans } from './number-marks.ts'

/** 20 million PLN; beyond it a column was mixed up with another. */
const MOST_GROSZE = 2_000_000_000
const LONGEST_VALUE = 60
/** `#ARG!`, `#N/D!`, `#FORMUŁA!`: what a spreadsheet writes where it has no value. */
const SHEET_ERROR = /^#[\p{L}\d/]+[!?]?$/u
/** `4,85E+10`: a spreadsheet cut the digits of a long number. */
const CUT_NUMBER = /^\d(?:[.,]\d+)?E\+\d+$/i

const dateOf = memoized(readDate)
const phoneOf = memoized(normalizePhone)
const nameOf = memoized(normalizeFullName)

/**
 * One row of a file, read cell by cell; whatever can't be read is noted with its row and column, and reads as
 * null.
 */
export class RowCells {
  readonly row: number
  readonly problems: Problem[] = []
  readonly #cells: readonly string[]
  readonly #headings: HeadingRow
  readonly #marks: ReadonlyMap<string, MarkMeans>

  /** @param marks what `1.234` is, by column */
  constructor(
    headings: HeadingRow,
    cells: readonly string[],
    row: number,
    marks: ReadonlyMap<string, MarkMeans>,
  ) {
    this.#headings = headings
    this.#cells = cells
    this.row = row
    this.#marks = marks
  }

  /** Trimmed; empty where the file has no such column. */
  text(column: string): string {
    const place = this.#headings.places.get(column)
    return place === undefined ? '' : (this.#cells[place] ?? '').trim()
  }

  has(column: string): boolean {
    return this.#headings.places.has(column)
  }

  /** A text of at most so many letters; null where empty. */
  short(column: string, longest: number): string | null {
    const text = this.text(column)
    if (text.length > longest) this.complain('too-long', column)
    if (SHEET_ERROR.test(text)) this.complain('sheet-error', column)
    return text === '' ? null : text
  }

  /** As {@link short}, and noted where empty. */
  needed(column: string, longest: number): string {
    const text = this.short(column, longest)
    if (text === null) this.complain('missing', column)
    return text ?? ''
  }

  grosze(column: string): number | null {
    return this.#number(column, 2, 'bad-amount', MOST_GROSZE)
  }

  metres(column: string): number | null {
    return this.#positive(this.#number(column, 3, 'bad-number', 100_000_000), column)
  }

  /** Grosze that can't be less than none. */
  cost(column: string): number | null {
    return this.#positive(this.grosze(column), column)
  }

  hundredths(column: string): number | null {
    return this.#positive(this.#number(column, 2, 'bad-number', 1_000_000), column)
  }

  /** Whole, not negative; a fraction is rounded. */
  count(column: string, most: number): number | null {
    return this.#positive(this.#number(column, 0, 'bad-number', most), column)
  }

  date(column: string): CalendarDate | null {
    const date = dateOf(this.needed(column, LONGEST_VALUE))
    if (!date && this.text(column) !== '') this.complain('bad-date', column)
    return date ?? null
  }

  /** By Poland's clock, whatever zone it is written in; null where the cell is empty. */
  polishMoment(column: string): Moment | null {
    const text = this.short(column, LONGEST_VALUE)
    const moment = text === null ? undefined : readPolishMoment(text)
    if (text !== null && !moment) this.complain('bad-time', column)
    return moment ?? null
  }

  moment(column: string): Moment | null {
    const moment = readMoment(this.needed(column, LONGEST_VALUE))
    if (moment === 'foreign-zone') this.complain('foreign-zone', column)
    else if (!moment && this.text(column) !== '') this.complain('bad-time', column)
    return moment === 'foreign-zone' ? null : (moment ?? null)
  }

  phone(column: string, mayBeWrong: boolean): Phone | null {
    const text = this.text(column)
    if (text === '') return null
    const phone = phoneOf(text)
    if (!phone && !mayBeWrong) this.complain(CUT_NUMBER.test(text) ? 'cut-number' : 'bad-phone', column)
    return phone ?? null
  }

  /** Who the row speaks of; a name alone is enough, and without one the phone or the id stands for it. */
  driver(columns: {
    readonly id?: readonly string[]
    readonly phone?: string
    readonly name: readonly string[]
  }): DriverReference {
    const externalId =
      (columns.id ?? []).map((column) => this.short(column, 64)).find((id) => id !== null) ?? null
    // Whoever is known by id needs no phone: one that can't be read must not cost a driver his ride.
    const phone = columns.phone === undefined ? null : this.phone(columns.phone, externalId !== null)
    const name = nameOf(columns.name.map((column) => this.short(column, 100) ?? '').join(' '))
    const shown = name || (phone ?? externalId ?? '')
    if (shown === '') this.complain('missing', columns.name[0] ?? null)
    return { externalId, phone, name: shown }
  }

  complain(code: ProblemCode, column: string | null, other?: number): void {
    const place = column === null ? undefined : this.#headings.places.get(column)
    const heading = this.#headings.headings.find((candidate) => candidate.place === place)
    this.problems.push({
      row: this.row,
      column: heading?.text ?? column,
      code,
      value: column === null ? '' : this.text(column).slice(0, LONGEST_VALUE),
      ...(other === undefined ? {} : { other }),
    })
  }

  #number(column: string, places: number, code: ProblemCode, most: number): number | null {
    const text = this.text(column)
    if (text === '' || text === '-') return null
    const read = this.#marks.get(column) === 'thousands' ? readWithThousands : readDecimal
    const value = read(text, places)
    if (value === undefined) this.complain(SHEET_ERROR.test(text) ? 'sheet-error' : code, column)
    else if (Math.abs(value) > most) this.complain('too-big', column)
    else return value
    return null
  }

  #positive(value: number | null, column: string): number | null {
    if (value !== null && value < 0) this.complain('negative', column)
    return value !== null && value < 0 ? null : value
  }
}

/** One driver within a file, strongest first: the platform's id, the phone, the name as it is compared. */
export function driverKey({ externalId, phone, name }: DriverReference): string {
  if (externalId !== null) return `id ${externalId.toLowerCase()}`
  return phone === null ? `name ${looseKey(name)}` : `phone ${phone}`
}
