/**
 * Q7: a request repeated ten times in parallel under one request id, on PostgreSQL with many connections:
 * `npm run torture -- repeat [ROUNDS]`. Needs PostgreSQL's own programs.
 */
import { sql } from 'drizzle-orm'
import { readSettings } from '#features/settings/server/public.ts'
import { startCrowdedServer } from './submissions/many-connections.ts'
import { formOf, randomShifts } from './submissions/random-form.ts'

const rounds = Number(process.argv[2] ?? 100)
const TIMES = 10
/** Rounds side by side, so that repeated requests of several drivers cross. */
const DRIVERS = 4

const server = await startCrowdedServer()
const { database, clock } = server.platform
const { availabilityWeek } = await readSettings(database.queries, clock)
let breaches = 0

async function repeated(driver: number): Promise<void> {
  const form = formOf(driver, availabilityWeek, randomShifts(availabilityWeek))
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => server.submit(form, `request-${driver}-repeated`)),
  )
  const [first] = answers
  const equal = answers.every(({ statusCode, body }) => statusCode === 200 && body === first?.body)
  if (equal) return
  breaches += 1
  console.error(`driver ${driver}: ${answers.map(({ statusCode }) => statusCode).join(' ')}`)
}

for (let round = 0; round < rounds; round += DRIVERS) {
  await Promise.all(
    Array.from({ length: Math.min(DRIVERS, rounds - round) }, (_, index) => repeated(round + index)),
  )
}

const { rows } = await database.queries.execute<Record<string, number>>(sql`
  SELECT (SELECT count(*) FROM submissions) AS submissions, (SELECT count(*) FROM messages) AS letters,
    (SELECT count(*) FROM submission_attempts) AS "refused tries"`)
const { submissions, letters, 'refused tries': tries } = rows[0] ?? {}
console.log(`rounds                ${rounds}, each request ${TIMES} times in parallel`)
console.log(`ten equal answers     in ${rounds - breaches} of ${rounds} (goal all)`)
console.log(
  `effects               ${submissions} submissions, ${letters} letters (goal ${rounds}), ${tries} refused tries (goal 0)`,
)
if (breaches > 0 || submissions !== rounds || letters !== rounds || tries !== 0) process.exitCode = 1
await server.close()
