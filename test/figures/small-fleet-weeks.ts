import { drivers } from '#features/drivers/server/tables.ts'
import { type MoneyKind, moneyPlace, RIDE_APPS, type RideApp } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { madeUpRow, stored, storedUnsplit } from './made-up-results.ts'

type Told = Partial<Record<RideApp, Partial<Record<MoneyKind, number>>>>

/** A list of money of which only this is told. */
export function moneyTold(told: Told): (number | null)[] {
  const money: (number | null)[] = Array.from({ length: 30 }, () => null)
  for (const app of RIDE_APPS)
    for (const [kind, grosze] of Object.entries(told[app] ?? {}))
      money[moneyPlace(app, kind as MoneyKind) - 1] = grosze
  return money
}

interface SmallFleet {
  readonly drivers: number
  readonly weeks: number
  /** The last Sunday. */
  readonly until: CalendarDate
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/**
 * Weeks of a fleet with results as apps tell them: five shifts a week and driver, Bolt with gross, commission
 * and net, Uber with net alone, every tenth shift with Bolt's gross alone, and a campaign of Bolt a week that
 * can't be split by shift.
 */
export async function fillFleet(
  queries: Queries,
  { drivers: count, weeks, until }: SmallFleet,
): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => index)
  await queries.insert(drivers).values(
    people.map((index) => {
      const fullName = `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]}`
      return {
        id: id(index),
        fullName,
        phone: `+48600${String(100_000 + index)}` as Phone,
        nameSort: polishSortKey(fullName),
        email: '',
        pinSealed: '',
        createdAt: '2026-01-01T00:00:00Z',
      }
    }),
  )
  for (let week = 0; week < weeks; week++) {
    const monday = addDays(until, -6 - 7 * week)
    const rows = people.flatMap((index) =>
      [0, 1, 2, 3, 4].map((day) => stored(shiftOf(index, addDays(monday, (index + day) % 7), week + day))),
    )
    await queries.insert(shiftResults).values(rows)
    await queries.insert(unsplitResults).values(
      people
        .filter((index) => index % 3 === 0)
        .map((index) =>
          storedUnsplit({
            driverId: id(index),
            date: monday,
            until: addDays(monday, 6),
            totalIncomeGrosze: 4_000,
            incomeFrom: 'net',
            money: moneyTold({ bolt: { campaign: 4_000, net: 4_000, payout: 120_000 + index } }),
            rides: null,
          }),
        ),
    )
  }
}

function shiftOf(index: number, date: CalendarDate, turn: number) {
  const shift = index % 2 === 0 ? ('day' as const) : ('night' as const)
  const bolt = 40_000 + ((index * 37 + turn * 911) % 9_000)
  const commission = Math.round(bolt / 4)
  const uber = 11_000 + ((index * 53 + turn * 71) % 3_000)
  const grossOnly = (index + turn) % 10 === 0
  const told = grossOnly
    ? { gross: bolt }
    : { gross: bolt, commission, net: bolt - commission, cash: 9_000 + turn }
  return madeUpRow({
    driverId: id(index),
    date,
    shift,
    reg: `KR${String(index % 25).padStart(3, '0')}`,
    totalIncomeGrosze: (grossOnly ? bolt : bolt - commission) + uber,
    incomeFrom: grossOnly ? 'gross' : 'net',
    money: moneyTold({ bolt: told, uber: { net: uber, cash: 2_000, tip: 350 } }),
    boltRides: 11,
    uberRides: 4,
    mileageM: 180_000 + turn * 1_000,
    kmStart: 10_000,
    kmEnd: 10_190,
    fuelTotalGrosze: 7_000 + turn,
  })
}

const FIRST = ['Łukasz', 'Halina', 'Mykola', 'Andrij', 'Piotr', 'Ewa', 'Żaneta']
const LAST = [
  'Dębiec',
  'Leszczyk',
  'Modrzew',
  'Olszyna',
  'Buk',
  'Grab',
  'Jawor',
  'Świerk',
  'Ćwik',
  'Wiąz',
  'Klon',
]
