import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { changePin, getAdminSettings } from '#features/settings/contract.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { askForBackup, getBackups, getUnreadable, renewUnreadable, setBackupPlan } from '../contract.ts'
import { makeDueBackups } from './jobs.ts'
import { backupRuns } from './tables.ts'

let folder: string
let server: TestServer
let admin: TestCaller
let platform: Platform
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-backups-'))
  server = await startTestServer({ env: { BACKUP_DIR: join(folder, 'backups') } })
  platform = {
    ...server.platform,
    configuration: { ...server.platform.configuration, databaseUrl: await url() },
  }
}, 300_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})

/** Of the test's own database, where it is on a server. */
async function url(): Promise<string | undefined> {
  if (!process.env.TEST_DATABASE_URL) return undefined
  const { rows } = await server.database.queries.execute<{ name: string }>(
    sql`SELECT current_database() AS name`,
  )
  const address = new URL(process.env.TEST_DATABASE_URL)
  address.pathname = `/${rows[0]?.name}`
  return address.href
}

const backups = async () => answered(await server.call(getBackups, {}, { as: admin }))
const makeDue = () => makeDueBackups(platform, new AbortController().signal)

test('a backup that was asked for is made while the system serves, read back, and named; a second wish waits', async () => {
  answered(await server.call(askForBackup, {}, { as: admin }))
  expect(await server.call(askForBackup, {}, { as: admin })).toMatchObject({ ok: false })
  await makeDue()
  const { data, problem, lastGoodAt } = await backups()
  expect(data[0]?.attributes).toMatchObject({ state: 'good', file: 'flotylla-2026-03-11-1200.gz' })
  expect(data[0]?.attributes.rows).toBeGreaterThan(0)
  expect([problem, lastGoodAt]).toEqual([null, '2026-03-11T11:00:00.000Z'])
  expect(readdirSync(join(folder, 'backups'))).toEqual(['flotylla-2026-03-11-1200.gz'])
}, 300_000)

test('nothing is due before the hour; then one is made for the day, and a folder that refuses is told to the office', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const refused: Platform = {
    ...platform,
    configuration: { ...platform.configuration, backupDir: join(file, 'backups') },
  }
  const due = () => makeDueBackups(refused, new AbortController().signal)
  await due()
  expect((await backups()).data).toEqual([])
  server.clock.set('2026-03-12T03:30:00Z')
  admin = await server.asUser({ admin: true })
  await due()
  await due()
  const { data, problem } = await backups()
  expect(data.map(({ attributes: { state, fault, again } }) => [state, fault, again])).toEqual([
    ['failed', 'unwritable', true],
  ])
  expect(problem).toBe('failed')
  server.clock.set('2026-03-12T04:40:00Z')
  await due()
  expect((await backups()).data.map(({ attributes }) => attributes.again)).toEqual([true, false])
  server.clock.set('2026-03-11T11:00:00Z')
}, 60_000)

test('after an upgrade the office is told of the backup that was made before it, and not that there is none', async () => {
  expect((await backups()).beforeUpgrade).toBeNull()
  const file = join(folder, 'backups/flotylla-1.0.0-before-2.0.0-20260311T105000Z.gz')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  try {
    const { beforeUpgrade } = await backups()
    expect(beforeUpgrade).toEqual({ file: basename(file), from: '1.0.0', at: '2026-03-11T10:50:00Z' })
  } finally {
    rmSync(file)
  }
})

describe('a backup whose process was killed', () => {
  const killed = (startedAt: string) =>
    server.database.queries.insert(backupRuns).values({
      id: randomUUID(),
      due: null,
      state: 'running',
      fault: '',
      askedAt: startedAt,
      startedAt,
      file: '',
      bytes: 0,
      rowsRead: 0,
    })
  /** Gives up what is dead, and makes nothing. */
  const look = () => makeDueBackups(platform, AbortSignal.abort())
  const states = async () => (await backups()).data.map(({ attributes }) => attributes.state)

  test('no longer keeps the office from asking for another one, and promises no try that does not come', async () => {
    await killed('2026-03-11T10:49:00Z')
    await look()
    const { data } = await backups()
    expect(data[0]?.attributes).toMatchObject({ state: 'failed', fault: 'interrupted', again: false })
    answered(await server.call(askForBackup, {}, { as: admin }))
  })

  test('is given up at once where nobody else can be at it, on a shared database after ten minutes of silence', async () => {
    await killed('2026-03-11T10:59:00Z')
    await look()
    expect(await states()).toEqual([server.database.engine === 'embedded' ? 'failed' : 'running'])
  })
})

test('where several processes make backups, none takes away what another is at; what a killed one left goes', async () => {
  const at = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000)
  const begun = ['.making-other', '.making-killed'].map((name) => join(folder, 'backups', name))
  for (const [which, path] of begun.entries()) {
    mkdirSync(path, { recursive: true })
    utimesSync(path, at(which === 0 ? 1 : 20), at(which === 0 ? 1 : 20))
  }
  answered(await server.call(askForBackup, {}, { as: admin }))
  await makeDue()
  const left = server.database.engine === 'embedded' ? [] : ['.making-other']
  expect(readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('.'))).toEqual(left)
  for (const path of begun) rmSync(path, { recursive: true, force: true })
}, 300_000)

test('what was asked for when the server stops is made after the next start, not told as failed', async () => {
  answered(await server.call(askForBackup, {}, { as: admin }))
  await makeDueBackups(platform, AbortSignal.abort())
  expect((await backups()).data.map(({ attributes }) => attributes.state)).toEqual(['asked'])
})

test('the plan is kept, and switched-off backups are said', async () => {
  answered(
    await server.call(setBackupPlan, { enabled: false, hour: 5, keepDaily: 3, keepWeekly: 0 }, { as: admin }),
  )
  const { plan, problem } = await backups()
  expect(plan).toEqual({ enabled: false, hour: 5, keepDaily: 3, keepWeekly: 0 })
  expect(problem).toBe('off')
})

test('what a lost key sealed is counted, answers with a sentence, and is made anew in one act, drivers told (Q25)', async () => {
  const { queries } = server.database
  const lost = createSecrets(Buffer.alloc(32, 99))
  answered(await server.call(changePin, { pin: '4711' }, { as: admin }))
  const person = { fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@example.pl' }
  const { id } = answered(await server.call(addDriver, person, { as: admin }))
  await queries.execute(
    sql`UPDATE fleet_pins SET sealed = ${lost.seal('4711')}, hash = ${await lost.hashPin('4711')}`,
  )
  await queries.execute(sql`UPDATE drivers SET pin_sealed = ${lost.seal('1234')}, pin_hash = NULL`)
  await queries.execute(
    sql`INSERT INTO calendar_subscriptions VALUES (${randomUUID()}, 'x', ${lost.seal('key')}, now())`,
  )

  const settings = answered(await server.call(getAdminSettings, {}, { as: admin }))
  expect([settings.pin, settings.pinUnreadable]).toEqual([null, true])
  const shown = await server.callRaw(showDriverPin, { id }, { as: admin })
  expect(shown).toMatchObject({ ok: false, failure: { code: 'unreadable' } })
  const unreadable = async () => answered(await server.call(getUnreadable, {}, { as: admin }))
  expect(await unreadable()).toEqual({
    fleetPin: 1,
    driverPins: 1,
    serviceLinks: 0,
    subscriptions: 1,
    secondFactors: 0,
    boltKeys: 0,
    gateways: 0,
    payeeAccounts: 0,
  })

  expect(answered(await server.call(renewUnreadable, {}, { as: admin }))).toEqual({ renewed: 3, left: 0 })
  expect(await unreadable()).toEqual({
    fleetPin: 0,
    driverPins: 0,
    serviceLinks: 0,
    subscriptions: 0,
    secondFactors: 0,
    boltKeys: 0,
    gateways: 0,
    payeeAccounts: 0,
  })
  expect(answered(await server.call(getAdminSettings, {}, { as: admin })).pin).toMatch(/^[1-9]{4}$/)
  expect(answered(await server.call(showDriverPin, { id }, { as: admin })).pin).toMatch(/^[1-9]{4}$/)
  const { rows } = await queries.execute(
    sql`SELECT recipient FROM messages WHERE event_key LIKE 'drivers:pin:%:2'`,
  )
  expect(rows).toEqual([{ recipient: 'jan@example.pl' }])
})
