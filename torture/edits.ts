/**
 * Three people of the office edit one week by moves, with what the screen is made of (undo, lost answers,
 * hearing late of the others), while drivers pick free shifts and give them back and cars are grounded and
 * given back: `npm run torture -- edits [OPERATIONS]`, on PostgreSQL `node tools/with-postgres.ts node
 * tools/run.mjs torture edits [OPERATIONS]`; Ctrl+C ends it early and judges what was done. Each version is
 * compared with what was acknowledged, and each refusal with the rule written a second time, on the week as
 * it was at that moment.
 */
import { sql } from 'drizzle-orm'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { createWeekReader, unseatPickedShift } from '#features/schedule/server/public.ts'
import { pickFreeShifts } from '#features/work-calendar/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { slotAt } from '#kernel/slot.ts'
import { mondayOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'
import { OffLog } from './edits/cars-off.ts'
import { judge, type Ledger } from './edits/ledger.ts'
import { openOffice, type Stage } from './edits/office.ts'
import { breachesInDatabase, changesThatDoNotLead, seatsInCarsOff } from './schedule/invariants.ts'
import { carsOff } from './schedule/random-edits.ts'
import { type OffRoad, randomOff } from './schedule/random-offs.ts'

const operations = Number(process.argv[2] ?? 10_000)
const WEEK = { year: 2026, week: 12 }
const EDITORS = 3
const CARS = 12
const DRIVERS = 30
/** For each edit of the office. */
const PICKS = 0.08
const OFFS = 0.04

const server = await startTestServer()
const { database, platform } = server
const admin = await server.asUser({ admin: true })
const cars = await addCars(database.queries, CARS)
const drivers = await database.transaction(async (tx) => {
  const ids: string[] = []
  for (let index = 0; index < DRIVERS; index += 1) {
    const driver = { phone: `+48${600_000_000 + index}` as Phone, fullName: `Kierowca ${index}`, email: '' }
    ids.push((await ensureDriver(tx, platform, driver)).id)
  }
  return ids
})
const places = drivers.map((driverId, index) => ({
  ...{ driverId, slot: index % 14, carId: cars[index % CARS] ?? null },
}))
answered(await server.call(generateWeek, { ...WEEK, places }, { as: admin }))

const problems = new Map<string, number>()
const ledger: Ledger = { saved: new Map(), refused: [] }
const stage: Stage = {
  ...{ server, week: WEEK, cars, drivers, ledger },
  report: (problem) => problems.set(problem, (problems.get(problem) ?? 0) + 1),
}
const life = {
  picked: 0,
  notPicked: 0,
  givenBack: 0,
  notGivenBack: 0,
  off: 0,
  notOff: 0,
  looks: 0,
  seatsOff: 0,
}
const offLog = new OffLog()
const offRoad: OffRoad = { groundings: new Map(), rentals: new Map() }
const reader = createWeekReader(platform)
const picks: { slot: number; phone: string }[] = []
const offices: Awaited<ReturnType<typeof openOffice>>[] = []
for (let editor = 0; editor < EDITORS; editor += 1)
  offices.push(await openOffice(stage, await server.asUser()))

const began = performance.now()
let over = false
// Who has seen enough ends it: what was done is judged.
let enough = operations
process.once('SIGINT', () => {
  enough = 0
})
const around = Promise.all([pickAndGiveBack(), takeOffAndGiveBack(), watch()])
await Promise.all(
  offices.map(async ({ round }) => {
    while (done() < enough) await round()
  }),
)
over = true
await around
const seconds = Math.round((performance.now() - began) / 1000)

const everybody = await database.queries.execute<{ id: string }>(sql`select id from drivers`)
const known = { cars, drivers: everybody.rows.map(({ id }) => id) }
const verdict = await judge(database.queries, ledger, known, (during) => offLog.during(during))
const broken =
  (await breachesInDatabase(database.queries)) +
  (await changesThatDoNotLead(database.queries)) +
  life.seatsOff
const sum = (of: (tally: (typeof offices)[number]['tally']) => number) =>
  offices.reduce((all, { tally }) => all + of(tally), 0)
console.log(`operations        ${done()} in ${seconds} s, on ${engine()}`)
console.log(
  `of the office     ${sum(({ edits }) => edits)} edits in ${sum(({ saves }) => saves)} saves of ${EDITORS} people, ${sum(({ onOlder }) => onOlder)} made on an older version, ${sum(({ lostAnswers }) => lostAnswers)} answers lost, ${sum(({ clashes }) => clashes)} true clashes`,
)
console.log(
  `around it         ${life.picked} shifts picked (${life.notPicked} refused), ${life.givenBack} given back (${life.notGivenBack} overtaken), ${life.off} times cars taken off or given back (${life.notOff} refused), ${life.looks} looks for somebody in one`,
)
console.log(`versions compared ${verdict.versions}`)
console.log(`edits lost        ${verdict.lost} (goal 0)`)
console.log(`needless refusals ${verdict.needless} of ${ledger.refused.length} (goal 0)`)
console.log(`screens wrong     ${sum(({ wrongScreens }) => wrongScreens)} after a save (goal 0)`)
console.log(`rules broken      ${broken} (goal 0)`)
for (const [problem, times] of problems) console.error(`${problem}: ${times} times`)
await server.close()
const idle = [sum(({ onOlder }) => onOlder), ledger.refused.length, life.picked, life.givenBack, life.off]
const faults =
  verdict.lost + verdict.needless + broken + sum(({ wrongScreens }) => wrongScreens) + problems.size
if (faults > 0 || idle.includes(0)) process.exitCode = 1

function done(): number {
  return edited() + life.picked + life.givenBack + life.off
}

function edited(): number {
  return offices.reduce((all, { tally }) => all + tally.edits, 0)
}

function engine(): string {
  return process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'
}

async function pickAndGiveBack(): Promise<void> {
  while (!over) {
    if (life.picked + life.givenBack > edited() * PICKS) await rest()
    else if (picks.length > 3 && Math.random() < 0.45) await giveBack()
    else await pick()
  }
}

async function pick(): Promise<void> {
  const slot = Math.floor(Math.random() * 14)
  const { date, shift } = slotAt(WEEK, slot)
  const phone = `700${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
  const addedDays = [{ date, shift: SHIFT_ON_WIRE[shift] }]
  const picker = { fullName: 'Kierowca Dobierający', phone, email: 'dobor@example.pl' }
  const answer = await server.call(pickFreeShifts, { ...picker, addedDays }, { as: admin })
  if (answer.ok) {
    life.picked += 1
    picks.push({ slot, phone })
  } else if (answer.status === 409 || answer.status === 422) life.notPicked += 1
  else stage.report(`a pick ended in ${answer.status} ${answer.failure.code}`)
}

/** As 'To nie ja' does, without the link of the message. */
async function giveBack(): Promise<void> {
  const [given] = picks.splice(Math.floor(Math.random() * picks.length), 1)
  if (!given) return
  const { rows } = await database.queries.execute<{ id: string }>(
    sql`select id from drivers where phone = ${`+48${given.phone}`}`,
  )
  const back = { week: WEEK, slotIndex: given.slot, driverId: rows[0]?.id ?? '', left: undefined }
  const outcome = await database.transaction((tx) => unseatPickedShift(tx, platform, reader, back))
  if (outcome === 'free') life.givenBack += 1
  else life.notGivenBack += 1
}

async function takeOffAndGiveBack(): Promise<void> {
  while (!over) {
    if (life.off + life.notOff > edited() * OFFS) {
      await rest()
      continue
    }
    const tell = offLog.begin()
    const outcome = await randomOff(server, admin, WEEK, cars, offRoad)
    if (outcome === 'done') life.off += 1
    else if (outcome === 'refused') life.notOff += 1
    else stage.report(`taking a car off or giving it back ended in ${outcome.status} ${outcome.code}`)
    server.clock.advance(300)
    const now = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
    if (now) tell(carsOff(now))
  }
}

/** Nobody sits in a car that is off, at whatever moment one looks. */
async function watch(): Promise<void> {
  while (!over) {
    life.looks += 1
    life.seatsOff += await seatsInCarsOff(database.queries, mondayOf(WEEK))
    await rest()
  }
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
