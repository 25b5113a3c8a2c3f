import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { INCOME_APPS, INCOME_KINDS } from './income-kinds.ts'

/** Where something counts: whose it is, in which slot or days. */
export interface Place {
  readonly refId: string
  readonly date: CalendarDate
  readonly shift: Shift | null
  readonly until: CalendarDate | null
}

/** What a row of a load says, with kinds by their numbers. */
export interface Statement {
  readonly loadNo: number
  readonly rowNo: number
  readonly app: number
  readonly key: string
  /** As the row says it itself. */
  readonly own: Place
  readonly startedAt: string | null
  readonly ofRide: string | null
  readonly plate: string | null
  readonly note: string | null
  readonly kinds: readonly number[]
  /** Null only of the sheet: nothing was entered. */
  readonly amounts: readonly (number | null)[]
  readonly removed: boolean
}

/** Which kinds of a statement hold; undefined where nothing of it does, null for all. */
export type Counting = readonly number[] | null | undefined

/** Stands for the plate among kinds. */
const PLATE = 0

/** Of two loads the later, of two rows of one load the lower. */
export function byLoad(a: Statement, b: Statement): number {
  return b.loadNo - a.loadNo || b.rowNo - a.rowNo
}

/**
 * What holds of one key (D49): of each kind what the latest load says that was not taken back. A removal, a
 * row of the sheet (which replaces as a whole, D32) and a change between completed and not end what was told
 * before.
 * @param chain all statements of the key, latest first (`byLoad`)
 * @returns what counts of each, in the same order
 */
export function countingOf(chain: readonly Statement[]): Counting[] {
  const known = new Set<number>()
  let rides: number | null | undefined
  let ended = false
  return chain.map((statement, place) => {
    if (ended) return undefined
    // Of sums over days it counts rides, and one more of them ends nothing.
    const told = statement.own.until === null ? amountOf(statement, INCOME_KINDS.rides) : undefined
    if (rides !== undefined && told !== undefined && told !== rides) {
      ended = true
      return undefined
    }
    rides ??= told
    if (statement.removed) {
      ended = true
      return undefined
    }
    ended = statement.app === INCOME_APPS.settlement || told === 0
    const kinds = statement.plate === null ? statement.kinds : [PLATE, ...statement.kinds]
    const fresh = kinds.filter((kind) => !known.has(kind))
    for (const kind of fresh) known.add(kind)
    if (fresh.length === kinds.length) return null
    return fresh.length > 0 || place === 0 ? fresh : undefined
  })
}

/** Undefined where the row does not tell the kind. */
function amountOf({ kinds, amounts }: Statement, kind: number): number | null | undefined {
  const place = kinds.indexOf(kind)
  return place < 0 ? undefined : (amounts[place] ?? null)
}

/** All that holds of one key. */
export interface Held {
  /** The latest statement: it says where all of it counts. */
  readonly top: Statement
  readonly plate: string | null
  readonly amounts: ReadonlyMap<number, number | null>
}

/** Undefined where nothing holds. @param chain latest first */
export function heldOf(chain: readonly Statement[]): Held | undefined {
  const counting = countingOf(chain)
  const amounts = new Map<number, number | null>()
  let top: Statement | undefined
  let plate: string | null = null
  for (const [place, statement] of chain.entries()) {
    const counts = counting[place]
    if (counts === undefined) continue
    top ??= statement
    for (const [at, kind] of statement.kinds.entries())
      if (counts === null || counts.includes(kind)) amounts.set(kind, statement.amounts[at] ?? null)
    if (statement.plate !== null && (counts === null || counts.includes(PLATE))) plate = statement.plate
  }
  return top && { top, plate, amounts }
}

/**
 * Whether two views of a key come to the same. Of two references that mean one person it makes no difference
 * which is named.
 * @param isSamePerson of references
 */
export function saysTheSame(
  before: Held | undefined,
  after: Held | undefined,
  isSamePerson: (one: string, other: string) => boolean,
): boolean {
  if (!before || !after) return before === after
  const [was, is] = [before.top, after.top]
  return (
    was.own.date === is.own.date &&
    was.own.shift === is.own.shift &&
    was.own.until === is.own.until &&
    was.ofRide === is.ofRide &&
    was.startedAt === is.startedAt &&
    before.plate === after.plate &&
    before.amounts.size === after.amounts.size &&
    [...after.amounts].every(([kind, amount]) => before.amounts.get(kind) === amount) &&
    isSamePerson(was.own.refId, is.own.refId)
  )
}
