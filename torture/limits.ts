/**
 * Q2: 200 submissions and pick-ups at once against limits of 1 to 25, on PostgreSQL with many connections:
 * `npm run torture -- limits [ROUNDS]`. Needs PostgreSQL's own programs.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { takenSeats } from '#features/capacity/server/public.ts'
import { dayLimits } from '#features/capacity/server/tables.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { bookPickedShift, submissionsOfWeek } from '#features/submissions/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { DatabaseUnavailable } from '#platform/server/database/database.ts'
import { nextWeek, startCrowdedServer } from './submissions/many-connections.ts'
import { type Form, formOf, randomShifts, type WantedShift } from './submissions/random-form.ts'

const rounds = Number(process.argv[2] ?? 20)
const SUBMISSIONS = 150
const PICK_UPS = 50
/** A server that says "later" this often does not answer at all. */
const MOST_TRIES = 20

const server = await startCrowdedServer()
const { platform, clock } = server
const { database } = platform
const keyOf = ({ date, shift }: WantedShift): string => `${date} ${shift}`

let breaches = 0
let slots = 0
let asked = 0
let retries = 0
const began = performance.now()
for (let round = 0; round < rounds; round += 1) {
  const settings = await readSettings(database.queries, clock)
  const week = settings.availabilityWeek
  const limits = await randomLimits(week)
  const wanted = Array.from({ length: SUBMISSIONS }, () => randomShifts(week))
  const picks = Array.from({ length: PICK_UPS }, () => randomPick(week))
  await Promise.all([
    ...wanted.map((shifts, index) => submit(formOf(round * 1000 + index, week, shifts))),
    ...picks.map((slot, index) =>
      pickUp({
        driverId: randomUUID(),
        phone: `+48${700_000_000 + round * 1000 + index}` as Phone,
        fullName: 'Kierowca Dobierający',
        email: 'dobor@example.pl',
        slot,
        settings,
      }),
    ),
  ])
  asked += SUBMISSIONS + PICK_UPS
  breaches += await compare(week, limits, [...wanted.flat(), ...picks])
  nextWeek(clock)
}

/**
 * As the form does: what an overloaded server puts off (503, Retry-After) is sent again under the same
 * request id.
 */
async function submit(form: Form): Promise<void> {
  const requestId = randomUUID()
  for (let tries = 1; ; tries += 1) {
    const { statusCode, headers } = await server.submit(form, requestId)
    if (statusCode === 200) return
    if (statusCode !== 503 || tries === MOST_TRIES) {
      throw new Error(`A submission was answered with ${statusCode} in try ${tries}.`)
    }
    retries += 1
    await pause(Number(headers['retry-after']) * 1000)
  }
}

/** Booked again where the database had no time: who has the shift already is told so, and has it once. */
async function pickUp(wish: Parameters<typeof bookPickedShift>[2]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await database.transaction((tx) => bookPickedShift(tx, platform, wish))
      return
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries === MOST_TRIES) throw error
      retries += 1
      await pause(2_000)
    }
  }
}

async function randomLimits(week: Week): Promise<Map<string, number>> {
  const limits = new Map<string, number>()
  await database.queries.insert(dayLimits).values(
    datesOf(week).map((date) => {
      const [day, night] = [1 + Math.floor(Math.random() * 25), 1 + Math.floor(Math.random() * 25)]
      limits.set(keyOf({ date, shift: 'day' }), day).set(keyOf({ date, shift: 'night' }), night)
      return {
        id: randomUUID(),
        date,
        day,
        night,
        info: '',
        active: true,
        createdAt: clock.now().toISOString(),
      }
    }),
  )
  return limits
}

function randomPick(week: Week): WantedShift {
  const dates = datesOf(week)
  const date = dates[Math.floor(Math.random() * 7)] ?? dates[0]
  if (!date) throw new Error('A week has seven dates.')
  return { date, shift: Math.random() < 0.5 ? 'day' : 'night' }
}

/** Regular choices that stand must be min(limit, asked), and what guards the limit must say the same. */
async function compare(
  week: Week,
  limits: Map<string, number>,
  all: readonly WantedShift[],
): Promise<number> {
  const stored = (await submissionsOfWeek(database.queries, week)).flatMap(({ days }) => days)
  const taken = await takenSeats(database.queries, datesOf(week))
  let wrong = 0
  for (const [slot, limit] of limits) {
    const [date, shift] = slot.split(' ') as [WantedShift['date'], WantedShift['shift']]
    const regular = stored.filter((day) => day.date === date && day.option === shift).length
    const want = all.filter((one) => keyOf(one) === slot).length
    slots += 1
    if (regular !== Math.min(limit, want) || taken.get(date)?.[shift] !== regular) {
      wrong += 1
      console.error(
        `${slot}: limit ${limit}, asked ${want}, stored ${regular}, counted ${taken.get(date)?.[shift]}`,
      )
    }
  }
  return wrong
}

const { rows } = await database.queries.execute<{ n: number }>(sql`SELECT count(*) AS n FROM submissions`)
const seconds = (performance.now() - began) / 1000
console.log(
  `rounds                ${rounds}, ${SUBMISSIONS} submissions and ${PICK_UPS} pick-ups at once in each`,
)
console.log(
  `asked, stored         ${asked}, ${rows[0]?.n} submissions (${Math.round(asked / seconds)} a second)`,
)
console.log(`put off, sent again   ${retries} (503 with Retry-After, under the same request id)`)
console.log(
  `slots compared        ${slots}: regular choices = min(limit, asked) broken in ${breaches} (goal 0)`,
)
if (breaches > 0) process.exitCode = 1
await server.close()
