/**
 * The screen on which a week is prepared, of a fleet of 500 cars and 1,250 drivers of whom half have sent
 * availability: `npm run bench -- cockpit [CARS]`. How long the list of the silent and the forecast take
 * together, held against the statement that must read both weeks' choices, in turn; and how long the forecast
 * takes once somebody has sent something else.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayLimits } from '#features/capacity/server/tables.ts'
import { getWeekForecast } from '#features/forecast/contract.ts'
import { listSilent } from '#features/reminders/contract-office.ts'
import { datesOf } from '#kernel/week.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'
import { fleetOf } from './schedule/fleet-of.ts'

const cars = Number(process.argv[2] ?? 500)
const LAST = { year: 2026, week: 12 }
const WEEK = { year: 2026, week: 13 }
const TIMES = 9
const GOAL = { open: 300, ratio: 1.5, forecast: 2000 }

const server = await startTestServer({ at: '2026-03-18T11:00:00Z', checkOutput: false })
const { queries } = server.database
await fleetOf(queries, LAST, cars)
await queries.insert(dayLimits).values(
  datesOf(WEEK).map((date) => ({
    ...{ id: randomUUID(), date, day: cars, night: cars, info: '', active: true },
    createdAt: '2026-03-11T11:00:00Z',
  })),
)
await halfSends()
const as = await server.asUser({ admin: true })

const forecast = async () => answered(await server.call(getWeekForecast, WEEK, { as })).forecast
const open = async () => {
  const [silent, seats] = await Promise.all([server.call(listSilent, WEEK, { as }), forecast()])
  return { silent: answered(silent).data.length, seats }
}
const choices = () =>
  queries.execute(sql`
    SELECT sent.driver_id, sent.phone, sent.full_name, sent.created_at, day.date, day.option, day.source
    FROM submissions AS sent JOIN submission_days AS day ON day.submission_id = sent.id
    WHERE sent.year = ${WEEK.year} AND sent.week IN (${LAST.week}, ${WEEK.week}) ORDER BY sent.created_at, day.date`)

const { silent, seats } = await open()
const opened: number[] = []
const read: number[] = []
const changed: number[] = []
for (let time = 0; time < TIMES; time += 1) {
  read.push(await timed(choices))
  opened.push(await timed(open))
  await oneMoreSends()
  changed.push(await timed(forecast))
}
const [openMs, readMs, changedMs] = [median(opened), median(read), median(changed)]
console.log(
  `${cars} cars, ${silent} drivers silent, ${seats?.filled} of ${seats?.seats} seats likely filled: opened in ${openMs.toFixed(0)} ms ` +
    `(goal ${GOAL.open}), ${(openMs / readMs).toFixed(2)} x the choices' own ${readMs.toFixed(0)} ms (goal ${GOAL.ratio}); ` +
    `after a submission ${changedMs.toFixed(0)} ms (goal ${GOAL.forecast})`,
)
await server.close()
process.exit(openMs <= GOAL.open && changedMs <= GOAL.forecast ? 0 : 1)

/** Every second driver sends for the coming week what was sent for the last one. */
async function halfSends(): Promise<void> {
  await sendAgain(sql`right(phone, 1) IN ('0', '2', '4', '6', '8')`)
}

async function oneMoreSends(): Promise<void> {
  await sendAgain(sql`id = (
    SELECT id FROM submissions AS last WHERE week = ${LAST.week} AND NOT EXISTS (
      SELECT FROM submissions AS own WHERE own.week = ${WEEK.week} AND own.driver_id = last.driver_id) LIMIT 1)`)
}

async function sendAgain(which: ReturnType<typeof sql>): Promise<void> {
  await queries.execute(sql`
    WITH sent AS (SELECT * FROM submissions WHERE week = ${LAST.week} AND ${which}),
    fresh AS (
      INSERT INTO submissions (id, driver_id, phone, full_name, email, year, week, by_form, empty, reason_text, asked, created_at)
      SELECT md5(id::text)::uuid, driver_id, phone, full_name, email, year, ${WEEK.week}, by_form, empty, reason_text, asked,
        '2026-03-17T11:00:00Z' FROM sent)
    INSERT INTO submission_days (submission_id, date, kind, option, source)
    SELECT md5(sent.id::text)::uuid, day.date + 7, day.kind, day.option, day.source
    FROM sent JOIN submission_days AS day ON day.submission_id = sent.id`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
