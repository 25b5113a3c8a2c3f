/**
 * S4, S8: the summary of a period, beside the one statement that must read its rows, run alone: `npm run
 * bench -- results-summary [ROWS]`. The call is the server's whole work for it: statement, names, lists of
 * five, and the answer as JSON. First with no month's sums kept, so that all rows are read; then as a server
 * stands that has kept those of months that are over.
 */

import { getResultsSummary } from '#features/figures/contract-statistics.ts'
import { keepMonths } from '#features/figures/server/statistics/kept-months.ts'
import { statisticsRoutes } from '#features/figures/server/statistics/statistics-routes.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { CallContext } from '#platform/server/http/route.ts'
import { createTestDatabase } from '#test/database/test-database.ts'
import { fillWithResults, readAlone } from './figures/made-up-results.ts'

const ROWS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 7
const GOAL = 1.5
const YEAR_GOAL_MS = 100
const FROM = '2016-01-01' as CalendarDate
/** A million in the ten years that a period may have: 137 cars, day and night. */
const A_DAY = 274
/** What 100 cars bring in a year. */
const YEAR_OF_100_CARS = 365 * 200

const { database, close } = await createTestDatabase()
const { queries } = database
const route = statisticsRoutes().find(({ endpoint }) => endpoint === getResultsSummary)
if (!route) throw new Error('The summary is not mounted.')
const context = {
  queries,
  caller: { address: '', user: { id: '', login: '', name: '', admin: true } },
} as CallContext

const days = await fillWithResults(queries, FROM, A_DAY, ROWS)
console.log(`${(days * A_DAY).toLocaleString('en')} rows: ${days} days of ${A_DAY / 2} cars, day and night`)
console.log('all rows read:')
await measure(false)
const began = performance.now()
await keepMonths({ database, clock: systemClock })
console.log(`the sums of months that are over, made in ${(performance.now() - began).toFixed(0)} ms:`)
await measure(true)
await close()

async function summary(to: CalendarDate): Promise<void> {
  const answer = (await route?.handle({ startDate: FROM, endDate: to } as never, context as never)) as {
    value?: unknown
  }
  if (JSON.stringify(answer.value).length < 1000) throw new Error('The summary is empty.')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

async function measure(isKept: boolean): Promise<void> {
  for (const [name, rows] of [
    ['all of them', ROWS],
    ['a third', ROWS / 3],
    ['a year of 100 cars', YEAR_OF_100_CARS],
    ['a week', 7 * A_DAY],
  ] as const) {
    const shown = Math.min(days, Math.ceil(rows / A_DAY))
    const to = addDays(FROM, shown - 1)
    const call = { whole: [] as number[], alone: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      call.alone.push(await timed(() => readAlone(queries, FROM, to)))
      call.whole.push(await timed(() => summary(to)))
    }
    const [whole, alone] = [Math.min(...call.whole), Math.min(...call.alone)]
    const ratio = whole / alone
    const isYear = rows === YEAR_OF_100_CARS
    const goal = isYear && isKept ? 'year' : name === 'all of them' && !isKept ? 'ratio' : undefined
    const missed = goal === 'year' ? whole > YEAR_GOAL_MS : goal === 'ratio' && ratio > GOAL
    console.log(
      `  ${name.padEnd(18)} ${whole.toFixed(0).padStart(6)} ms, the statement alone ${alone.toFixed(0).padStart(6)} ms: ${ratio.toFixed(2)} x` +
        `${goal === 'ratio' ? ` (goal ${GOAL})` : goal === 'year' ? ` (goal ${YEAR_GOAL_MS} ms)` : ''}`,
    )
    if (missed) process.exitCode = 1
  }
}
