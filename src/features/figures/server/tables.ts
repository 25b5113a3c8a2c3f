import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { resultKeptMonths } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { DRIVER_TALLY_KEYS } from '../domain/statistics/summary.ts'
import { TALLY_KEYS, type Tally, UNSPLIT_KEYS } from '../domain/statistics/tally.ts'

type UnsplitKey = (typeof UNSPLIT_KEYS)[number]
const isKept = <Key extends keyof Tally>(key: Key): key is Exclude<Key, UnsplitKey> =>
  !(UNSPLIT_KEYS as readonly string[]).includes(key)

/** What is kept of slots and of drivers: what shifts add up to. */
export const SLOT_SUM_KEYS = TALLY_KEYS.filter(isKept)
export const DRIVER_SUM_KEYS = DRIVER_TALLY_KEYS.filter(isKept)

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
const shift = () => text().$type<Shift>().notNull()
const month = () =>
  day('month')
    .notNull()
    .references(() => resultKeptMonths.month, { onDelete: 'cascade' })

/** A column for each sum: `incomeGrosze` stands in `income_grosze`. */
function sumColumns<Key extends keyof Tally>(keys: readonly Key[]) {
  const column = (key: Key) =>
    bigint(
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      { mode: 'number' },
    ).notNull()
  return Object.fromEntries(keys.map((key) => [key, column(key)])) as Record<Key, ReturnType<typeof column>>
}

/** Of a kept month: what the rows of each slot add up to. */
export const resultSlotSums = pgTable(
  'result_slot_sums',
  {
    month: month(),
    date: day('date').notNull(),
    shift: shift(),
    ...sumColumns(SLOT_SUM_KEYS),
    /** What apps told, by `moneyPlace`. */
    money: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [primaryKey({ name: 'result_slot_sums_pk', columns: [table.month, table.date, table.shift] })],
)

/** Of a kept month: what the rows of each driver's day or night shifts add up to. */
export const resultDriverSums = pgTable(
  'result_driver_sums',
  {
    month: month(),
    driverId: uuid('driver_id').notNull(),
    shift: shift(),
    /** Of incomes that count; null where none does. */
    highestIncome: bigint('highest_income', { mode: 'number' }),
    lowestIncome: bigint('lowest_income', { mode: 'number' }),
    ...sumColumns(DRIVER_SUM_KEYS),
  },
  (table) => [
    primaryKey({ name: 'result_driver_sums_pk', columns: [table.month, table.driverId, table.shift] }),
  ],
)
