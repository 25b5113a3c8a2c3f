/**
 * Asking a whole fleet for the form in one act, by SMS and letters: `npm run bench -- remind-all [DRIVERS]`,
 * on a synced embedded database and on PostgreSQL. How long the office waits for the answer, with the list
 * before it. Needs PostgreSQL's own programs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDriver } from '#features/drivers/server/public.ts'
import { askSilent, listSilent } from '#features/reminders/contract-office.ts'
import { setReminders } from '#features/settings/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { answered, startTestServer } from '#test/server/test-server.ts'

const people = Number(process.argv[2] ?? 1000)
const WEEK = { year: 2026, week: 12 }
const GOAL_MS = 1000

const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const postgres = await startLocalPostgres({ sync: true })
try {
  await measure('embedded', undefined)
  await measure('PostgreSQL', postgres.url)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const dataDir = join(folder, name)
  const database = await openDatabase({ dataDir, log, ...(databaseUrl ? { databaseUrl } : {}) })
  const server = await startTestServer({
    database: { database, reset: async () => undefined, close: () => database.close() },
    checkOutput: false,
  })
  try {
    const as = await server.asUser({ admin: true })
    answered(await server.call(setReminders, { otherwise: 'sms' }, { as }))
    const driverIds: string[] = []
    await database.transaction(async (tx) => {
      for (let index = 0; index < people; index += 1) {
        const phone = `+48600${String(index).padStart(6, '0')}` as Phone
        const email = index % 4 === 0 ? `kierowca${index}@example.pl` : ''
        const driver = { phone, fullName: `Kierowca Numer${index}`, email }
        driverIds.push((await ensureDriver(tx, server.platform, driver)).id)
      }
    })
    const listed = await timed(() => server.call(listSilent, WEEK, { as }))
    const asked = await timed(() => server.call(askSilent, { ...WEEK, driverIds }, { as }))
    const { people: told, sms, parts } = answered(asked.answer)
    process.stdout.write(
      `${name}: list of ${people} in ${listed.ms} ms; ${told} asked in ${asked.ms} ms (goal ${GOAL_MS}), ${sms} SMS in ${parts} parts\n`,
    )
  } finally {
    await server.close()
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly answer: T; readonly ms: string }> {
  const began = performance.now()
  const answer = await work()
  return { answer, ms: (performance.now() - began).toFixed(0) }
}
