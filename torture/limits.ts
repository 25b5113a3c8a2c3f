/**
 * Q2: 200 submissions and pick-ups at once against limits of 1 to 25, on PostgreSQL with many connections:
 * `npm run torture -- limits [ROUNDS]`. Needs PostgreSQL's own programs.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { bookPickedShift, submissionsOfWeek } from '#features/availability/server/public.ts'
import { takenSeats } from '#features/capacity/server/public.ts'
import { dayLimits } from '#features/capacity/server/tables.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { nextWeek, startCrowdedServer } from './submissions/many-connections.ts'
import { formOf, randomShifts, type WantedShift } from './submissions/random-form.ts'

const rounds = Number(process.argv[2] ?? 20)
const SUBMISSIONS = 150
const PICK_UPS = 50

const server = await startCrowdedServer()
const { platform, clock } = server
const { database } = platform
const keyOf = ({ date, shift }: WantedShift): string => `${date} ${shift}`

let breaches = 0
let slots = 0
let asked = 0
const began = performance.now()
for (let round = 0; round < rounds; round += 1) {
  const settings = await readSettings(database.queries, clock)
  const week = settings.availabilityWeek
  const limits = await randomLimits(week)
  const wanted = Array.from({ length: SUBMISSIONS }, () => randomShifts(week))
  const picks = Array.from({ length: PICK_UPS }, () => randomPick(week))
  const answers = await Promise.all([
    ...wanted.map(async (shifts, index) => {
      const { statusCode } = await server.submit(formOf(round * 1000 + index, week, shifts))
      if (statusCode !== 200) throw new Error(`A submission was answered with ${statusCode}.`)
    }),
    ...picks.map((slot, index) =>
      database.transaction((tx) =>
        bookPickedShift(tx, platform, {
          driverId: randomUUID(),
          phone: `+48${700_000_000 + round * 1000 + index}` as Phone,
          fullName: 'Kierowca Dobierający',
          email: 'dobor@example.pl',
          slot,
          settings,
        }),
      ),
    ),
  ])
  asked += answers.length
  breaches += await compare(week, limits, [...wanted.flat(), ...picks])
  nextWeek(clock)
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
console.log(
  `slots compared        ${slots}: regular choices = min(limit, asked) broken in ${breaches} (goal 0)`,
)
if (breaches > 0) process.exitCode = 1
await server.close()
