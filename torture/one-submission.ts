/**
 * Q3: 50 submissions at once of one driver, whose phone is spelled six ways, on PostgreSQL with many
 * connections: `npm run torture -- one-submission [ROUNDS]`. Needs PostgreSQL's own programs.
 */
import { sql } from 'drizzle-orm'
import { readSettings } from '#features/settings/server/public.ts'
import { startCrowdedServer } from './submissions/many-connections.ts'
import { formOf, randomShifts } from './submissions/random-form.ts'

const rounds = Number(process.argv[2] ?? 100)
const AT_ONCE = 50

function spellings(digits: string): readonly string[] {
  const spaced = digits.replace(/(\d{3})(?=\d)/g, '$1 ')
  return [digits, spaced, `+48${digits}`, `0048 ${spaced}`, `48${digits}`, spaced.replaceAll(' ', '-')]
}

const server = await startCrowdedServer()
const { database, clock } = server.platform
const { availabilityWeek } = await readSettings(database.queries, clock)
let breaches = 0
for (let round = 0; round < rounds; round += 1) {
  const form = formOf(round, availabilityWeek, randomShifts(availabilityWeek))
  const phones = spellings(form.phone)
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      server.submit({ ...form, phone: phones[index % phones.length] }),
    ),
  )
  const accepted = answers.filter(({ statusCode }) => statusCode === 200).length
  const refused = answers.filter(({ statusCode }) => statusCode === 409).length
  if (accepted !== 1 || refused !== AT_ONCE - 1) {
    breaches += 1
    console.error(`round ${round}: ${accepted} accepted, ${refused} refused`)
  }
}

const { rows } = await database.queries.execute<Record<string, number>>(sql`
  SELECT (SELECT count(*) FROM submissions) AS submissions, (SELECT count(*) FROM drivers) AS drivers,
    (SELECT count(*) FROM messages) AS letters`)
const stored = rows[0] ?? {}
console.log(`rounds                ${rounds}, ${AT_ONCE} at once in each, one phone spelled six ways`)
console.log(`accepted once         in ${rounds - breaches} of ${rounds} (goal all)`)
console.log(`stored                ${JSON.stringify(stored)} (goal ${rounds} each)`)
if (breaches > 0 || Object.values(stored).some((count) => count !== rounds)) process.exitCode = 1
await server.close()
