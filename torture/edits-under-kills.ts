/**
 * Q5: eight administrators save tagged edits of one week at once over HTTP to a real server on the embedded
 * database, each against the version it knows; connections are cut, and the server gets SIGKILL now and then:
 * `npm run torture -- edits-under-kills [EDITS OF EACH] [KILLS]`. What gets no answer is repeated under its
 * request id. At the end every acknowledged edit is looked for in its version and in all that came after it.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '#features/auth/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { decodePlaces } from '#features/roster/domain/places-codec.ts'
import { scheduleVersions } from '#features/roster/server/tables.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { ADMIN, type ServerProcess, startServerProcess } from '#test/processes/server-process.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { type Connection, type Editor, missingEdits, saveTaggedEdits } from '#test/schedule/tagged-edits.ts'
import { toStandardError } from './database/standard-error.ts'

const edits = Number(process.argv[2] ?? 500)
const kills = Number(process.argv[3] ?? 5)
const EDITORS = 8
const DRIVERS_EACH = 3
const CARS_EACH = 2
const MOST_AT_ONCE = 120
/** Share of saves whose connection is cut by the client while the server may be at work. */
const CUT = 0.05

const folder = mkdtempSync(join(tmpdir(), 'flotylla-torture-'))
const dataDir = join(folder, 'data')
const problems: string[] = []
let server: ServerProcess
let killed = 0
let cut = 0
let unanswered = 0
const began = performance.now()
try {
  const editors = await furnish()
  server = await startServerProcess({ DATA_DIR: dataDir })
  const { availabilityWeek: week } = (await ask('GET', getPublicSettings.path)).body as {
    availabilityWeek: Week
  }
  const tokens: string[] = []
  for (let editor = 0; editor < EDITORS; editor += 1) tokens.push(await token())
  await ask('POST', generateWeek.path, tokens[0], { ...week, places: [] })
  const state = { running: true }
  const killing = killNowAndThen(state)
  const edited = await Promise.all(
    editors.map(async (editor, index) => ({
      ...editor,
      ...(await saveTaggedEdits(editor, connection(week, tokens[index] ?? ''), edits, MOST_AT_ONCE)),
    })),
  )
  state.running = false
  await killing
  await server.end('SIGTERM')
  const versions = await allVersions()
  problems.push(...missingEdits(versions, edited))
  const unfit = edited.reduce((sum, each) => sum + each.unfit, 0)
  if (unfit > 0) problems.push(`${unfit} own edits did not fit on a newer version`)
  report(edited, versions.size)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Cars and drivers, so many for each editor. */
async function furnish(): Promise<Editor[]> {
  const database = await openDatabase({ dataDir, log: toStandardError })
  const cars = await addCars(database.queries, EDITORS * CARS_EACH)
  const rows = Array.from({ length: EDITORS * DRIVERS_EACH }, (_, index) => ({
    id: randomUUID(),
    phone: `+48${600_000_000 + index}` as Phone,
    fullName: `Kierowca ${index}`,
    nameSort: polishSortKey(`Kierowca ${index}`),
    email: '',
    pinSealed: '',
    pinHash: '',
    createdAt: '2026-01-01T00:00:00.000Z',
  }))
  await database.queries.insert(drivers).values(rows)
  await database.close()
  return Array.from({ length: EDITORS }, (_, editor) => ({
    cars: cars.slice(editor * CARS_EACH, (editor + 1) * CARS_EACH),
    drivers: rows.slice(editor * DRIVERS_EACH, (editor + 1) * DRIVERS_EACH).map(({ id }) => id),
  }))
}

async function token(): Promise<string> {
  const { login, password } = ADMIN
  return ((await ask('POST', logIn.path, undefined, { login, password })).body as OutputOf<typeof logIn>).jwt
}

function connection(week: Week, jwt: string): Connection {
  return {
    read: async () => {
      const { year, week: number } = week
      const path = `${getGeneratedWeek.path}?year=${year}&week=${number}`
      const { body } = await untilAnswered(() => ask('GET', path, jwt))
      const read = body as OutputOf<typeof getGeneratedWeek>
      if (!read) throw new Error('The week has vanished.')
      return { id: read.id, version: read.version, places: placesOnBoard(read) }
    },
    save: async (input: InputOf<typeof updateWeek>) => {
      const key = randomUUID()
      const { status, body } = await untilAnswered(() => ask('PUT', updateWeek.path, jwt, input, key))
      if (status === 200) return (body as OutputOf<typeof updateWeek>).version
      if (status !== 409) problems.push(`a save ended in ${status} ${JSON.stringify(body)}`)
      return undefined
    },
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function ask(
  method: string,
  path: string,
  jwt?: string,
  input?: object,
  key?: string,
): Promise<Answer> {
  const isCut = key !== undefined && Math.random() < CUT
  if (isCut) cut += 1
  const response = await fetch(new URL(path, server.url), {
    method,
    headers: {
      ...(input ? { 'content-type': 'application/json' } : {}),
      ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(input ? { body: JSON.stringify(input) } : {}),
    ...(isCut ? { signal: AbortSignal.timeout(1 + Math.floor(Math.random() * 40)) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

/** The same request again, for as long as nobody answers it or the answer is "not now". */
async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send().catch(() => undefined)
    if (answer && answer.status !== 503) return answer
    unanswered += 1
    await pause(20)
  }
}

async function killNowAndThen(state: { readonly running: boolean }): Promise<void> {
  while (killed < kills && state.running) {
    await pause(1000 + Math.random() * 4000)
    if (!state.running) return
    await server.end('SIGKILL')
    killed += 1
    server = await startServerProcess({ DATA_DIR: dataDir })
  }
}

async function allVersions() {
  const database = await openDatabase({ dataDir, log: toStandardError })
  const rows = await database.queries.select().from(scheduleVersions)
  await database.close()
  return new Map(rows.map(({ version, places }) => [version, decodePlaces(places)]))
}

function report(
  edited: readonly { readonly acknowledged: readonly unknown[]; readonly refusedAsOlder: number }[],
  versions: number,
): void {
  const sum = (of: (each: (typeof edited)[number]) => number) =>
    edited.reduce((all, each) => all + of(each), 0)
  const saves = sum(({ acknowledged }) => acknowledged.length)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `edits acknowledged   ${EDITORS * edits} of ${EDITORS} administrators, in ${saves} saves, ${seconds} s`,
  )
  console.log(
    `refused as older     ${sum(({ refusedAsOlder }) => refusedAsOlder)} saves, laid on the newer version`,
  )
  console.log(`connections cut      ${cut}; server killed ${killed} times; requests sent again ${unanswered}`)
  console.log(`versions compared    ${versions}`)
  console.log(`missing              ${problems.length} (goal 0)`)
  for (const problem of problems.slice(0, 10)) console.error(problem)
  if (problems.length > 0 || versions !== saves + 1) process.exitCode = 1
}
