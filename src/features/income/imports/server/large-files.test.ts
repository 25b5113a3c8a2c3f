import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { setMileage } from '#features/income/facts/contract.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import { fileOf, ride, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'
import { listLoads, previewLoad } from '../contract-preview.ts'
import { largeFiles, PREVIEWS } from './large-files.ts'

/** Large files are looked at and loaded while others work. */
let server: TestServer
let office: TestCaller
let other: TestCaller
let driverId = ''
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  ;[office, other] = [await server.asUser(), await server.asUser()]
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  driverId = answered(await server.call(addDriver, jan, { as: office })).id
})

const LARGE = fileOf(
  'uber-trips',
  Array.from({ length: 6000 }, (_, n) =>
    ride(`przejazd-${n}`, who(`Osoba ${n % 600}`, `+48${600_000_000 + (n % 600)}`, `kierowca-${n % 600}`)),
  ),
)
const preview = (file: object, as: TestCaller) => server.call(previewLoad, { file } as never, { as })
const load = (file: object, as: TestCaller, mark?: string) =>
  server.call(importResults, { file, ...(mark ? { mark } : {}) } as never, { as })
const mileage = (km: number) =>
  server.call(setMileage, { driverId, date: '2026-11-09', shift: 'Dzień', km }, { as: other })

test('others save, results too, while somebody looks at a large file', async () => {
  let isOver = false
  const looking = preview(LARGE, office).finally(() => {
    isOver = true
  })
  let saved = 0
  while (!isOver) {
    answered(await mileage(100 + saved))
    if (!isOver) saved += 1
  }
  const { mark, added, waitingPeople, nothingNew } = answered(await looking)
  expect({ added, waitingPeople, nothingNew }).toEqual({ added: 6000, waitingPeople: 600, nothingNew: false })
  expect(saved).toBeGreaterThan(2)
  expect(answered(await load(LARGE, office, mark))).toMatchObject({ stored: true, new: 6000 })
})

test('looking stores nothing, not even whom the file speaks of', async () => {
  const before = await server.database.queries.select().from(shiftResults)
  answered(await preview(LARGE, office))
  expect(await server.database.queries.select().from(shiftResults)).toEqual(before)
  expect(answered(await preview(LARGE, office))).toMatchObject({ added: 6000, waiting: 6000 })
  expect(answered(await server.call(listLoads, {}, { as: office })).total).toBe(0)
})

test('of each person one large file is looked at and one waits; who asks for more is told so', async () => {
  const looking = largeFiles(PREVIEWS)
  const [anna, ewa] = [callerOf('anna'), callerOf('ewa')]
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const look = (name: string, caller: Caller, file = LARGE) =>
    looking(file.rows, caller, async () => {
      await gate.promise
      done.push(name)
      return name
    })
  const waiting = [look('first', anna), look('second', anna), look('third', anna), look('fourth', ewa)]
  const small = look('small', anna, fileOf('uber-trips', LARGE.rows.slice(0, 2)))
  gate.resolve()
  expect(await Promise.all(waiting)).toEqual(['first', 'second', undefined, 'fourth'])
  expect(await small).toBe('small')
  expect(done.filter((name) => name !== 'small')).toEqual(['first', 'second', 'fourth'])
})

function callerOf(id: string): Caller {
  return { address: '127.0.0.1', user: { id, login: id, name: id, admin: false, money: false } }
}

test('a small file that speaks of the days of thousands of rows waits in the line of large ones', async () => {
  answered(await load(LARGE, office))
  const small = fileOf('uber-trips', [ride('jedyny', who('Jan Próbny', '+48500000011'))])
  const answers = await Promise.all(Array.from({ length: 5 }, () => preview(small, office)))
  expect(answers.map(({ status }) => status).sort()).toContain(429)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
})

test('a file of more people than any fleet has is refused, with what to do', async () => {
  const rows = Array.from({ length: 10_001 }, (_, n) => ride(`a-${n}`, who(`Osoba ${n}`, null, `${n}`)))
  const file = fileOf('uber-trips', rows)
  for (const answer of [await preview(file, office), await load(file, office)])
    expect(answer).toMatchObject({
      failure: { code: 'wrong_rows', fields: { 'file.rows': expect.stringContaining('10 000 osób') } },
    })
})

test('thousands of rides of one person in one minute contradict each other', async () => {
  const rows = Array.from({ length: 3000 }, (_, n) =>
    ride(null, who('Jan Próbny', '+48500000011'), { grossGrosze: n + 1 }),
  )
  expect(await load(fileOf('bolt-trips', rows), office)).toMatchObject({
    failure: {
      code: 'wrong_rows',
      fields: { 'file.rows.1000.amounts': expect.stringContaining('Wiersz 1002') },
    },
  })
})

const JAN = who('Jan Próbny', '+48500000011', 'jan')
const DAY = [ride('a', JAN), ride('b', JAN, { grossGrosze: 900 })]
/** What a spreadsheet saves of a file: the same rows, other bytes. */
const savedAgain = (rows = DAY) => ({
  ...fileOf('uber-trips', rows),
  sha256: 'b'.repeat(64),
  fileName: 'kopia.xlsx',
})

test('the same rows in other bytes are nothing new, and no load', async () => {
  const first = answered(await load(fileOf('uber-trips', DAY), office))
  expect(answered(await preview(savedAgain(), office))).toMatchObject({ nothingNew: true, same: 2, added: 0 })
  expect(answered(await load(savedAgain(), office))).toMatchObject({
    stored: false,
    fileId: first.fileId,
    unchanged: 2,
  })
  expect(answered(await server.call(listLoads, {}, { as: office })).total).toBe(1)
})

test('one amount that differs, or a phone that nobody told before, is something new', async () => {
  answered(await load(fileOf('uber-trips', DAY), office))
  const corrected = savedAgain([ride('a', JAN, { grossGrosze: 1 }), ...DAY.slice(1)])
  expect(answered(await preview(corrected, office))).toMatchObject({ nothingNew: false, replaced: 1 })
  const withPhone = savedAgain(
    DAY.map((row) => ({ ...row, driver: { ...JAN, phone: '+48500000012' as never } })),
  )
  expect(answered(await preview(withPhone, office))).toMatchObject({ nothingNew: false, same: 2 })
  expect(answered(await load(withPhone, office))).toMatchObject({ stored: true, unchanged: 2 })
})

test('rows that are missing are something new where they are to go', async () => {
  answered(await load(fileOf('uber-trips', DAY), office))
  const part = savedAgain(DAY.slice(0, 1))
  expect(answered(await preview(part, office))).toMatchObject({ nothingNew: true, missing: 1 })
  const removing = { file: part, removeMissing: true }
  expect(answered(await server.call(previewLoad, removing as never, { as: office })).nothingNew).toBe(false)
  expect(answered(await server.call(importResults, removing as never, { as: office }))).toMatchObject({
    stored: true,
    removed: 1,
  })
})
