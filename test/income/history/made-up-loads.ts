import { createHash } from 'node:crypto'
import type { FileKind, NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { APP_OF } from '#features/income/imports/server/statements-of.ts'
import type { Phone } from '#kernel/phone.ts'
import { date } from '../small-files.ts'

/** Numbers that look random and follow from the seed. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Each name is one person's; the last one's phone is nobody's on the list. */
export const PEOPLE = [
  { name: 'Jan Próbny', phone: '+48500000001', id: 'jan' },
  { name: 'Ewa Inna', phone: '+48500000002', id: 'ewa' },
  { name: 'Olga Trzecia', phone: '+48500000003', id: 'olga' },
] as const

const KINDS: readonly FileKind[] = [
  'bolt-trips',
  'bolt-trips',
  'bolt-earnings',
  'uber-trips',
  'uber-orders',
  'uber-drivers',
  'freenow-earnings',
  'settlement',
]
const DAYS = ['2026-11-09', '2026-11-10', '2026-11-11'] as const

export type Roll = (below: number) => number

/** A small file of any kind, with or without ids and phones. */
export function madeUpFile(roll: Roll): NormalFile {
  const kind = KINDS[roll(KINDS.length)] ?? 'bolt-trips'
  const columns = { ids: kind !== 'settlement' && roll(2) === 0, phones: roll(3) > 0 }
  const rows = new Map<string, StatementRow>()
  const count = 1 + roll(5)
  for (let n = 0; n < count; n++) {
    const row = madeUpRow(kind, roll, columns)
    rows.set(naturalKey(row), row)
  }
  return asFile(kind, [...rows.values()], roll)
}

/** Rows of any of these as one file with the columns that both have; the later wins. */
export function mergedFile(one: NormalFile, other: NormalFile, roll: Roll): NormalFile {
  const all = [...one.rows, ...other.rows]
  const ids = all.every(({ driver }) => driver.externalId !== null)
  const phones = all.every(({ driver }) => driver.phone !== null)
  const rows = new Map<string, StatementRow>()
  for (const row of all) rows.set(naturalKey(row), withColumns(row, { ids, phones }))
  return asFile(one.kind, [...rows.values()], roll)
}

/** The same rows without some columns. */
export function narrowedFile(file: NormalFile, roll: Roll): NormalFile {
  const columns = { ids: roll(2) === 0, phones: roll(2) === 0 }
  const isBare = roll(2) === 0
  const rows = file.rows.map((row) => {
    const { tip: _, cash: __, ...amounts } = row.amounts
    const narrow = withColumns(row, columns)
    return isBare && row.subject !== 'shift' ? { ...narrow, plate: null, amounts } : narrow
  })
  return asFile(file.kind, rows, roll)
}

/** The same rows with other amounts, slots or ends. */
export function correctedFile(file: NormalFile, roll: Roll): NormalFile {
  const rows = file.rows.map((row) => {
    if (roll(2) === 0) return row
    const again = madeUpRow(file.kind, roll, { ids: true, phones: true })
    const isTimeless = row.subject !== 'ride' || row.id !== null
    const moved = isTimeless && row.subject === 'ride' && roll(3) === 0
    return {
      ...row,
      amounts: again.amounts,
      ...(moved ? { startedAt: again.startedAt, date: again.date, shift: again.shift } : {}),
    }
  })
  return asFile(file.kind, rows, roll)
}

/** The rows of a file as two. */
export function splitFile(file: NormalFile, roll: Roll): NormalFile[] {
  const halves = Map.groupBy(file.rows, () => roll(2))
  return [...halves.values()].map((rows) => asFile(file.kind, rows, roll))
}

/** The same file with its rows in another order. */
export function shuffledFile(file: NormalFile, roll: Roll): NormalFile {
  return asFile(
    file.kind,
    file.rows
      .map((row) => ({ row, at: roll(1000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ row }) => row),
    roll,
  )
}

function asFile(kind: FileKind, rows: readonly StatementRow[], roll: Roll): NormalFile {
  const numbered = rows.map((row, place) => ({ ...row, row: place + 2 }))
  const days = numbered.flatMap((row) => [row.date, row.until ?? row.date]).sort()
  return {
    kind,
    fileName: `${kind} ${roll(1000)}.csv`,
    sha256: createHash('sha256')
      .update(JSON.stringify([kind, numbered]))
      .digest('hex'),
    periodStart: days[0] ?? date('2026-11-09'),
    periodEnd: days.at(-1) ?? date('2026-11-09'),
    rows: numbered,
  }
}

interface Columns {
  readonly ids: boolean
  readonly phones: boolean
}

function withColumns(row: StatementRow, { ids, phones }: Columns): StatementRow {
  const { externalId, phone, name } = row.driver
  return { ...row, driver: { name, externalId: ids ? externalId : null, phone: phones ? phone : null } }
}

/** What a file may have once. */
function naturalKey({
  driver,
  subject,
  id,
  startedAt,
  date: day,
  shift,
  until,
  amounts,
}: StatementRow): string {
  if (id !== null) return `${subject} ${id}`
  // Two rides of one minute and driver are two.
  const equals = subject === 'ride' ? (amounts.gross ?? 0) % 2 : ''
  return [driver.name, subject, startedAt, day, shift, until, equals].join(' ')
}

function madeUpRow(kind: FileKind, roll: Roll, columns: Columns): StatementRow {
  const person = PEOPLE[roll(PEOPLE.length)] ?? PEOPLE[0]
  const day = DAYS[roll(DAYS.length)] ?? DAYS[0]
  const shift = roll(2) === 0 ? ('day' as const) : ('night' as const)
  const maybe = (name: string, amount: number) => (roll(2) === 0 ? { [name]: amount } : {})
  const row = {
    row: 2,
    driver: {
      name: person.name,
      externalId: columns.ids ? `${APP_OF[kind]}-${person.id}` : null,
      // Uber gives no phones.
      phone: columns.phones && APP_OF[kind] !== 'uber' ? (person.phone as Phone) : null,
    },
    id: null,
    startedAt: null,
    date: date(day),
    shift: null,
    until: null,
    ofRide: null,
    plate: null,
    note: null,
  }
  switch (kind) {
    case 'bolt-trips':
    case 'uber-trips': {
      const isRide = roll(5) > 0
      return {
        ...row,
        subject: 'ride',
        id: kind === 'uber-trips' ? `ride-${roll(5)}` : null,
        startedAt: `${day}T${shift === 'day' ? '10' : '20'}:0${roll(3)}:00`,
        shift,
        amounts: isRide
          ? {
              rides: 1,
              ...(kind === 'bolt-trips' ? { gross: roll(9000) } : {}),
              ...maybe('net', roll(7000)),
              ...maybe('tip', roll(300)),
              ...maybe('cash', roll(9000)),
            }
          : { rides: 0, ...maybe('cancellation', roll(900)) },
      }
    }
    case 'uber-orders':
      return {
        ...row,
        subject: 'payment',
        id: `payment-${roll(6)}`,
        ofRide: roll(4) === 0 ? null : `ride-${roll(6)}`,
        until: date(roll(2) === 0 ? day : '2026-11-11'),
        amounts: { net: roll(9000) - 500, ...maybe('cash', roll(900)), ...maybe('campaign', roll(900)) },
      }
    case 'settlement':
      return {
        ...row,
        subject: 'shift',
        shift,
        amounts: {
          ...maybe('totalIncome', roll(90_000)),
          ...maybe('boltRides', roll(20)),
          ...maybe('mileage', 1000 * roll(400)),
        },
      }
    default: {
      const [from, until] = [
        ['2026-11-09', '2026-11-11'],
        ['2026-11-09', '2026-11-10'],
        ['2026-11-10', '2026-11-10'],
        ['2026-11-11', '2026-11-11'],
        ['2026-11-10', '2026-11-12'],
        ['2026-11-08', '2026-11-10'],
      ][roll(6)] ?? ['2026-11-09', '2026-11-11']
      return {
        ...row,
        subject: 'sums',
        date: date(from ?? ''),
        until: date(until ?? ''),
        amounts: {
          ...maybe('gross', roll(50_000)),
          ...maybe('net', roll(40_000)),
          ...maybe('cash', roll(9000)),
          ...maybe('tip', roll(900)),
          // Never zeros alone: those of whom nothing is told say nothing.
          ...maybe('rides', 1 + roll(50)),
        },
      }
    }
  }
}
