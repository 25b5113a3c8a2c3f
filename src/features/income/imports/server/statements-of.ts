import {
  type FileKind,
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  type IncomeKind,
  type NormalFile,
  type StatementRow,
} from '#features/income/facts/domain/public.ts'
import {
  type Kept,
  keyOfDays,
  keyOfId,
  keyOfMinute,
  keyOfSlot,
} from '#features/income/facts/server/public.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'

/** The app that a kind of file speaks for. */
export const APP_OF: Readonly<Record<FileKind, IncomeApp>> = {
  settlement: 'settlement',
  'bolt-trips': 'bolt',
  'bolt-earnings': 'bolt',
  'uber-trips': 'uber',
  'uber-orders': 'uber',
  'uber-drivers': 'uber',
  'freenow-earnings': 'freenow',
  'freenow-bookings': 'freenow',
}

/** All kinds of a sheet, in the order in which they are stored. */
const SHEET_KINDS: readonly IncomeKind[] = [
  'totalIncome',
  'companyIncome',
  'mileage',
  'kmStart',
  'kmEnd',
  'boltRides',
  'uberRides',
  'freenowRides',
  'fuelTotal',
  'averageConsumption',
]
const SHEET_CODES = SHEET_KINDS.map((kind) => INCOME_KINDS[kind])

/** What no ride that was not driven to its end brings, whatever its row says. */
const ONLY_OF_RIDES: ReadonlySet<string> = new Set<IncomeKind>(['gross', 'cash', 'tip', 'toll', 'campaign'])

/** Two rows of a file that say different things of the same: the places of both. */
export interface Twice {
  readonly place: number
  readonly other: number
}

export interface OwnStatements {
  readonly statements: readonly Kept[]
  /** Rows that say again what another one says. */
  readonly repeated: number
  readonly twice: readonly Twice[]
}

/** Who a row means: the reference, and the one that stands for it. */
interface Meant {
  readonly refId: string
  readonly identity: string
}

/**
 * The rows of a file as statements of a load, each under its key (D49). Rows equal in every cell are one; of
 * rides without an id, those of one person and minute are numbered by what they say, whatever their order.
 * Others have their turns meanwhile.
 * @param meantBy in the order of the rows
 */
export async function statementsOf(
  file: NormalFile,
  loadNo: number,
  meantBy: (row: StatementRow, place: number) => Meant,
): Promise<OwnStatements> {
  const app = INCOME_APPS[APP_OF[file.kind]]
  const byKey = new Map<string, { readonly statement: Kept; readonly place: number }>()
  const numbered = new Map<string, Map<string, Unnumbered>>()
  const twice: Twice[] = []
  let repeated = 0
  await eachInTurns(file.rows, (row, place) => {
    const meant = meantBy(row, place)
    const content = statementOf(row, app, loadNo, meant.refId)
    const key = keyOfRow(row, app, meant.identity)
    if (key === undefined) {
      const { ofRide } = content
      const first = keyOfMinute(app, meant.identity, ofRide ? { ...row, ofRide } : row, 0)
      const equals = numbered.get(first) ?? new Map<string, Unnumbered>()
      const said = contentOf(content)
      const [one] = equals.values()
      if (equals.has(said)) repeated++
      else if (one && equals.size >= MOST_IN_A_MINUTE) twice.push({ place, other: one.place })
      else equals.set(said, { statement: content, said, identity: meant.identity, row, place })
      numbered.set(first, equals)
      return
    }
    const known = byKey.get(key)
    if (!known) byKey.set(key, { statement: { ...content, key }, place })
    else if (contentOf(known.statement) === contentOf(content)) repeated++
    else twice.push({ place, other: known.place })
  })
  const statements = [...byKey.values()].map(({ statement }) => statement)
  await eachInTurns(numbered.values(), (equals) => statements.push(...inOrder([...equals.values()], app)))
  return { statements: statements.sort((a, b) => a.rowNo - b.rowNo), repeated, twice }
}

/** More than that of one person is a mistake in the file. */
const MOST_IN_A_MINUTE = 1000

interface Unnumbered {
  readonly statement: Kept
  /** What it says. */
  readonly said: string
  readonly identity: string
  readonly row: StatementRow
  readonly place: number
}

function keyOfRow(
  { subject, id, date, shift, until }: StatementRow,
  app: number,
  identity: string,
): string | undefined {
  if (subject === 'shift') return keyOfSlot(identity, date, shift ?? 'day')
  if (subject === 'sums') return keyOfDays(app, identity, date, until ?? date)
  return id === null ? undefined : keyOfId(app, subject, id)
}

/** Rides that were driven to their end first, then by what they say. */
function inOrder(equals: readonly Unnumbered[], app: number): Kept[] {
  const sorted = equals.toSorted((a, b) => ridesOf(b) - ridesOf(a) || compare(a.said, b.said))
  return sorted.map(({ statement, identity, row }, nth) => ({
    ...statement,
    key: keyOfMinute(app, identity, { ...row, ofRide: statement.ofRide }, nth),
  }))
}

function ridesOf({ row }: Unnumbered): number {
  return row.amounts.rides ?? 1
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function statementOf(row: StatementRow, app: number, loadNo: number, refId: string): Kept {
  const isPayment = row.subject === 'payment'
  const hasSlot = row.subject === 'ride' || row.subject === 'shift'
  const place = {
    refId,
    date: row.date,
    shift: hasSlot ? (row.shift ?? 'day') : null,
    until: hasSlot ? null : (row.until ?? row.date),
  }
  const { kinds, amounts } = row.subject === 'shift' ? sheetAmounts(row) : toldAmounts(row)
  return {
    loadNo,
    rowNo: row.row,
    app,
    key: '',
    own: place,
    place,
    startedAt: row.startedAt,
    ofRide: isPayment && row.ofRide !== null ? keyOfId(app, 'ride', row.ofRide) : null,
    plate: row.plate,
    note: row.note,
    kinds,
    amounts,
    removed: false,
    counting: null,
  }
}

function sheetAmounts({ amounts }: StatementRow) {
  return { kinds: SHEET_CODES, amounts: SHEET_KINDS.map((kind) => amounts[kind] ?? null) }
}

function toldAmounts({ subject, amounts }: StatementRow) {
  const isNoRide = subject === 'ride' && amounts.rides === 0
  const told = Object.entries(amounts)
    .filter(([kind, amount]) => amount !== undefined && !(isNoRide && ONLY_OF_RIDES.has(kind)))
    .map(([kind, amount]) => [INCOME_KINDS[kind as IncomeKind], amount] as const)
    .sort(([a], [b]) => a - b)
  return { kinds: told.map(([kind]) => kind), amounts: told.map(([, amount]) => amount) }
}

/** What a row says, without where it stands. */
function contentOf({ own, startedAt, ofRide, plate, note, kinds, amounts }: Kept): string {
  return JSON.stringify([
    startedAt,
    own.date,
    own.shift,
    own.until,
    ofRide,
    kinds,
    amounts,
    plate,
    note,
    own.refId,
  ])
}
