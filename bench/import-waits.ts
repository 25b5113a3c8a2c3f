/**
 * How long others wait while somebody looks at what a large file of unknown people would change, and while it
 * is loaded: `npm run bench -- import-waits [ROWS] [PEOPLE]`. Another user makes a simple write again and
 * again, one that has nothing to do with results and one that changes them; embedded and on PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '#features/auth/contract.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { setMileage } from '#features/income/facts/contract.ts'
import { importResults, saveColumnNames } from '#features/income/imports/contract.ts'
import { previewLoad } from '#features/income/imports/contract-preview.ts'
import { inColumns } from '#features/income/imports/domain/in-columns.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { type HttpClient, httpClient } from '#test/processes/http-client.ts'
import { ADMIN, startServerProcess } from '#test/processes/server-process.ts'
import { ridesOfManyPeople } from './import/many-people.ts'

const rows = Number(process.argv[2] ?? 200_000)
const people = Number(process.argv[3] ?? 5_000)
const EVERY_MS = 50

const folder = mkdtempSync(join(tmpdir(), 'flotylla-bench-'))
const postgres = await startLocalPostgres({ sync: true })
try {
  await measure('embedded', { DATA_DIR: join(folder, 'embedded') })
  await measure('PostgreSQL', { DATA_DIR: join(folder, 'server'), DATABASE_URL: postgres.url })
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, place: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServerProcess(place)
  const [office, other] = [httpClient(server.url, 1, false), httpClient(server.url, 8, false)]
  try {
    const session = await office.post(logIn.path, ADMIN)
    const headers = { authorization: `Bearer ${(session.body as { jwt: string }).jwt}` }
    const { body } = await office.post(
      addDriver.path,
      { fullName: 'Ewa Próbna', phone: '500000001' },
      headers,
    )
    const others = othersWrite(other, headers, (body as { id: string }).id)
    const rides = ridesOfManyPeople(rows, people)
    // As the page sends it.
    const file = inColumns(rides) ?? rides
    for (const [what, path, input] of [
      ['preview', previewLoad.path, { file, removeMissing: false, page: 1 }],
      ['load', importResults.path, { file, periodAgreed: true }],
    ] as const) {
      const told = await others.during(() => office.post(path, input, headers))
      console.log(`${name.padEnd(11)} ${what} of ${rows} rows of ${people} people: ${told}`)
    }
  } finally {
    office.close()
    other.close()
    await server.end('SIGTERM')
  }
}

function othersWrite(client: HttpClient, headers: Readonly<Record<string, string>>, driverId: string) {
  const simple = () =>
    client.put(
      saveColumnNames.path,
      { kind: 'settlement', names: [{ header: 'kwota', field: 'total_income' }] },
      headers,
    )
  const ofResults = () =>
    client.put(setMileage.path, { driverId, date: '2025-01-06', shift: 'Dzień', km: 100 }, headers)
  return {
    /** Takes what it measures, and the longest waits of the others. */
    during: async (work: () => Promise<{ status: number; body: unknown }>): Promise<string> => {
      let isOver = false
      const again = async (write: () => Promise<{ status: number }>) => {
        let [longest, refused, times] = [0, 0, 0]
        while (!isOver) {
          const began = performance.now()
          const { status } = await write()
          longest = Math.max(longest, performance.now() - began)
          times += 1
          if (status !== 200) refused += 1
          await pause(EVERY_MS)
        }
        return `at most ${longest.toFixed(0)} ms (${times} times, ${refused} refused)`
      }
      const waits = [again(simple), again(ofResults)] as const
      const began = performance.now()
      const { status, body } = await work()
      const took = performance.now() - began
      isOver = true
      if (status !== 200) throw new Error(`Answered with ${status}: ${JSON.stringify(body).slice(0, 300)}`)
      return `${took.toFixed(0)} ms; another's write ${await waits[0]}, of results ${await waits[1]}`
    },
  }
}
