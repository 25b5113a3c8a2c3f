/**
 * S8: questions of one size, asked of 1, 3 and 10 years of a fleet of 100 cars: `npm run bench -- growth
 * [YEARS…]`. Each is asked of other weeks every time, so that nothing is answered from memory. What grows
 * with the years reads more than it has to.
 */
import { sql } from 'drizzle-orm'
import { getSubmissionDetails } from '#features/availability/contract.ts'
import { getResultsSummary } from '#features/figures/contract-statistics.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'
import { fillWithResults } from './figures/made-up-results.ts'
import { fleetOf } from './schedule/fleet-of.ts'

const CARS = 100
const NOW: Week = { year: 2026, week: 12 }
const ROUNDS = 15
const GOAL = 1.3
const years = process.argv.slice(2).map(Number)
const compared = years.length > 0 ? years : [1, 3, 10]

type Question = (week: Week) => Promise<{ readonly ok: boolean; readonly value?: unknown }>

// All fleets stand side by side and are asked in turn, so that a busy moment of the machine falls on each
// alike.
const fleets = []
for (const span of compared) fleets.push(await fleetWithPast(span))
const names = Object.keys(fleets[0]?.questions ?? {})
console.log(`least of ${ROUNDS}, ms${compared.map((span) => `${span} years`.padStart(12)).join('')}`)
for (const name of names) {
  const least = fleets.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { questions }] of fleets.entries()) {
      const ms = await timed(questions[name], addWeeks(NOW, -8 - round))
      least[index] = Math.min(least[index] ?? ms, ms)
    }
  }
  const ratio = (least.at(-1) ?? Number.NaN) / (least[0] ?? Number.NaN)
  const row = least.map((ms) => ms.toFixed(1).padStart(12)).join('')
  console.log(`  ${name.padEnd(26)}${row}   ${ratio.toFixed(2)} x (goal ${GOAL})`)
  if (ratio > GOAL) process.exitCode = 1
}
for (const { close } of fleets) await close()

async function timed(question: Question | undefined, week: Week): Promise<number> {
  const from = performance.now()
  const answer = await question?.(week)
  const ms = performance.now() - from
  if (!answer?.ok || JSON.stringify(answer.value).length < 1000)
    throw new Error(`Nothing to read in ${week.year}/${week.week}.`)
  return ms
}

async function fleetWithPast(
  years: number,
): Promise<{ questions: Record<string, Question>; close(): Promise<void> }> {
  const server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
  const { queries } = server.database
  const as = await server.asUser({ admin: true })
  const weeks = Math.round(years * 52.18)
  await fleetOf(queries, NOW, CARS)
  answered(await server.call(generateWeek, NOW, { as }))
  await copyIntoThePast(queries, weeks)
  await fillWithResults(queries, mondayOf(addWeeks(NOW, -weeks)), CARS * 2, weeks * 7 * CARS * 2)
  await queries.execute(sql`ANALYZE`)
  const results = (days: number) => (week: Week) => {
    const startDate = mondayOf(week)
    return server.call(getResultsSummary, { startDate, endDate: addDays(startDate, days - 1) }, { as })
  }
  return {
    questions: {
      'a generated week': (week) => server.call(getGeneratedWeek, week, { as }),
      'the submissions of a week': (week) => server.call(getSubmissionDetails, week, { as }),
      'the results of a week': results(7),
      'the results of a month': results(28),
    },
    close: () => server.close(),
  }
}

/** Every week before this one looked like it. */
async function copyIntoThePast(queries: Queries, weeks: number): Promise<void> {
  for (let back = 1; back <= weeks; back += 1) {
    const { year, week } = addWeeks(NOW, -back)
    const days = sql.raw(String(back * 7))
    const of = (column: string) => sql.raw(`md5(${column}::text || '${back}')::uuid`)
    await queries.execute(sql`
      INSERT INTO submissions (id, driver_id, phone, full_name, email, year, week, by_form, empty, reason_text, asked, created_at)
      SELECT ${of('id')}, driver_id, phone, full_name, email, ${year}, ${week}, by_form, empty, reason_text, asked, created_at
      FROM submissions WHERE year = ${NOW.year} AND week = ${NOW.week}`)
    await queries.execute(sql`
      INSERT INTO submission_days (submission_id, date, kind, option, source)
      SELECT ${of('submission_id')}, date - ${days}, kind, option, source FROM submission_days
      JOIN submissions ON submissions.id = submission_id WHERE year = ${NOW.year} AND week = ${NOW.week}`)
    await copyGeneratedWeek(queries, { year, week })
  }
}

async function copyGeneratedWeek(queries: Queries, { year, week }: Week): Promise<void> {
  const [made] = (
    await queries.execute<{ id: string }>(sql`
      INSERT INTO schedule_weeks (id, year, week, version, saved_at, saved_by)
      SELECT gen_random_uuid(), ${year}, ${week}, version, saved_at, saved_by FROM schedule_weeks
      WHERE year = ${NOW.year} AND week = ${NOW.week} RETURNING id`)
  ).rows
  const now = sql`(SELECT id FROM schedule_weeks WHERE year = ${NOW.year} AND week = ${NOW.week})`
  const parts: readonly (readonly [table: string, columns: string])[] = [
    ['schedule_cars', 'car_id, reg, make, model, priority, sort_order'],
    ['schedule_drivers', 'driver_id, full_name, phone, email'],
    ['schedule_places', 'slot, driver_id, car_id, on_call, rank, origin, reason'],
  ]
  for (const [table, columns] of parts)
    await queries.execute(sql`
      INSERT INTO ${sql.raw(table)} (week_id, ${sql.raw(columns)})
      SELECT ${made?.id}::uuid, ${sql.raw(columns)} FROM ${sql.raw(table)} WHERE week_id = ${now}`)
}
