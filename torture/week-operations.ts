/**
 * Q4: eight administrators change one week at once by random operations (assign, move, swap, remove), lawful
 * and not, and take cars off and give them back (ground, change, end, rent), while drivers pick free shifts:
 * `npm run torture -- week-operations [OPERATIONS]`. On PostgreSQL with many connections; needs PostgreSQL's
 * own programs.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import { pickFreeShifts } from '#features/work-calendar/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { slotAt } from '#kernel/slot.ts'
import { mondayOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { violatedConstraint } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller } from '#test/server/test-server.ts'
import {
  breachesInDatabase,
  changesThatDoNotLead,
  seatsInCarsOff,
  versionsThatDiffer,
} from './schedule/invariants.ts'
import { breaksRules, carsOff, type Place, placesOf, randomEdit } from './schedule/random-edits.ts'
import { type OffRoad, randomOff } from './schedule/random-offs.ts'

const operations = Number(process.argv[2] ?? 20_000)
const WEEK = { year: 2026, week: 12 }
const ADMINISTRATORS = 8
/** Share of saves beside which a driver picks a free shift. */
const PICKS = 0.15
/** Share of saves beside which a car is taken off or given back. */
const OFFS = 0.15
const CARS = 12
const DRIVERS = 40

const postgres = await startLocalPostgres()
process.env.TEST_DATABASE_URL = postgres.url
const server = await startTestServer()
const { database, platform } = server

const office = await server.asUser({ admin: true })
const cars = await addCars(database.queries, CARS)
const drivers = await database.transaction(async (tx) => {
  const ids: string[] = []
  for (let index = 0; index < DRIVERS; index += 1) {
    const phone = `+48${600_000_000 + index}` as Phone
    ids.push(
      (await ensureDriver(tx, platform, { phone, fullName: `Kierowca ${index}`, email: 'k@example.pl' })).id,
    )
  }
  return ids
})
answered(await server.call(generateWeek, { ...WEEK, places: [] }, { as: office }))

const tally = {
  operations: 0,
  saved: 0,
  older: 0,
  refused: 0,
  overtaken: 0,
  picked: 0,
  notPicked: 0,
  off: 0,
  notOff: 0,
  looks: 0,
  breaches: 0,
}
const offRoad: OffRoad = { groundings: new Map(), rentals: new Map() }
const acknowledged = new Map<number, readonly Place[]>()
const strangers = new Set<string>()
const began = performance.now()
let over = false
const watching = watch()
await Promise.all(Array.from({ length: ADMINISTRATORS }, () => administrate()))
over = true
await watching
const seconds = (performance.now() - began) / 1000

tally.breaches += await breachesInDatabase(database.queries)
tally.breaches += await constraintsThatLetThrough()
tally.breaches += await versionsThatDiffer(database.queries, acknowledged)
tally.breaches += await changesThatDoNotLead(database.queries)
await server.close()
await postgres.stop()

console.log(
  `${tally.operations} operations by ${ADMINISTRATORS} administrators in ${seconds.toFixed(0)} s: ${tally.saved} saves, ` +
    `${tally.older} refused as older, ${tally.refused} refused as unlawful; ` +
    `${tally.overtaken} by a car taken off meanwhile; ${tally.picked} free shifts picked, ${tally.notPicked} refused; ` +
    `${tally.off} times cars taken off or given back, ${tally.notOff} refused, ${tally.looks} looks for who sits in one; ` +
    `${tally.breaches} breaches (goal 0)`,
)
const idle = [tally.saved, tally.refused, tally.picked, tally.off, tally.looks].includes(0)
if (tally.breaches > 0 || idle) process.exitCode = 1

async function administrate(): Promise<void> {
  const as = await server.asUser({ admin: true })
  while (tally.operations < operations) {
    const week = answered(await server.call(getGeneratedWeek, WEEK, { as }))
    if (!week) throw new Error('The week has vanished.')
    let places = placesOf(week)
    const off = carsOff(week)
    const edits = 1 + Math.floor(Math.random() * 200)
    for (let edit = 0; edit < edits; edit += 1) places = randomEdit(places, drivers, cars, off)
    if (Math.random() < 0.1) places = spoilt(places)
    const saving = save(as, week.id, week.version, places, off)
    if (Math.random() < PICKS) await pick()
    if (Math.random() < OFFS) await takeOff(as)
    // What was refused as older was never judged.
    if (await saving) tally.operations += edits
  }
}

/** @returns whether the places were judged */
async function save(
  as: TestCaller,
  id: string,
  version: number,
  places: Place[],
  off: ReadonlySet<string>,
): Promise<boolean> {
  const unlawful = breaksRules(places, (id) => !strangers.has(id), off)
  const answer = await server.call(updateWeek, { id, version, places }, { as })
  if (answer.ok) {
    tally.saved += 1
    acknowledged.set(answer.value.version, places)
    // A car that was off when the week was read may have been given back since.
    if (unlawful && breaksRules(places, (id) => !strangers.has(id), new Set()))
      report('an unlawful week was saved')
    return true
  }
  if (answer.failure.code === 'older_version') {
    tally.older += 1
    return false
  }
  if (answer.failure.code === 'breaks_rules') {
    const { breaches } = answer.failure.details as { readonly breaches: readonly { msg: string }[] }
    const onlyCarsOff = breaches.every(({ msg }) => msg === scheduleTexts.carUnavailable)
    if (unlawful) tally.refused += 1
    else if (onlyCarsOff) tally.overtaken += 1
    else report('a lawful week was refused')
  } else report(`a save ended in ${answer.status} ${answer.failure.code}`)
  return true
}

async function takeOff(as: TestCaller): Promise<void> {
  const outcome = await randomOff(server, as, WEEK, cars, offRoad)
  tally.operations += 1
  if (outcome === 'done') tally.off += 1
  else if (outcome === 'refused') tally.notOff += 1
  else report(`taking a car off or giving it back ended in ${outcome.status} ${outcome.code}`)
}

/** Nobody sits in a car that is off, at whatever moment one looks. */
async function watch(): Promise<void> {
  const monday = mondayOf(WEEK)
  while (!over) {
    tally.looks += 1
    const seats = await seatsInCarsOff(database.queries, monday)
    if (seats > 0) report(`${seats} seats in cars that are off`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Breaks a rule, or not, where the place happens to be free. */
function spoilt(places: readonly Place[]): Place[] {
  const slot = Math.floor(Math.random() * 14)
  const [driverId, carId] = [drivers, cars].map((ids) => ids[Math.floor(Math.random() * ids.length)] ?? '')
  const stranger = randomUUID()
  strangers.add(stranger)
  const place =
    Math.random() < 0.8
      ? { driverId: driverId ?? '', slot, carId: carId ?? '' }
      : { driverId: stranger, slot, carId: null }
  return [...places, { ...place, onCall: false }]
}

async function pick(): Promise<void> {
  const { date, shift } = slotAt(WEEK, Math.floor(Math.random() * 14))
  const answer = await server.call(
    pickFreeShifts,
    {
      fullName: 'Kierowca Dobierający',
      phone: `700000${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`,
      email: 'dobor@example.pl',
      addedDays: [{ date, shift: SHIFT_ON_WIRE[shift] }],
    },
    { as: office },
  )
  tally.operations += 1
  if (answer.ok) tally.picked += 1
  else if (answer.status === 409 || answer.status === 422) tally.notPicked += 1
  else report(`a pick ended in ${answer.status} ${answer.failure.code}`)
}

/** What the code would never write, written past it. */
async function constraintsThatLetThrough(): Promise<number> {
  const { rows } = await database.queries.execute<{
    week_id: string
    slot: number
    driver_id: string
    car_id: string
  }>(sql`select * from schedule_places where car_id is not null limit 1`)
  const [seat] = rows
  if (!seat) return 1
  const other = await database.queries.execute<{ driver_id: string }>(
    sql`select driver_id from schedule_drivers d where d.week_id = ${seat.week_id} and not exists (
      select from schedule_places p where p.week_id = d.week_id and p.slot = ${seat.slot} and p.driver_id = d.driver_id) limit 1`,
  )
  const attempts = [
    [seat.driver_id, null],
    [other.rows[0]?.driver_id ?? seat.driver_id, seat.car_id],
    [randomUUID(), null],
    [other.rows[0]?.driver_id ?? seat.driver_id, randomUUID()],
  ]
  let through = 0
  for (const [driver, car] of attempts) {
    try {
      await database.queries.execute(
        sql`insert into schedule_places (week_id, slot, driver_id, car_id, on_call, rank, origin, reason)
          values (${seat.week_id}, ${seat.slot}, ${driver}, ${car}, false, 0, 'office', '')`,
      )
      through += 1
    } catch (error) {
      if (violatedConstraint(error) === undefined) throw error
    }
  }
  return through
}

function report(what: string): void {
  tally.breaches += 1
  console.error(what)
}
