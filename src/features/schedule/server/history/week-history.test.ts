import { afterAll, beforeAll, expect, test } from 'vitest'
import { carInSlot, placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, listGeneratedWeeks, updateWeek } from '../../contract.ts'
import { getWeekVersion, listWeekVersions } from '../../contract-history.ts'
import { exportGeneratedWeek, getAdminScheduler } from '../../contract-weeks.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let admin: TestCaller
let jan: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.asUser({ admin: true })
  await addCars(server.database.queries, 2)
  jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day', 2: 'night-reserve' })
  answered(await server.call(generateWeek, WEEK, { as: admin }))
})
afterAll(() => server.close())

async function week() {
  const read = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  if (!read) throw new Error('The week is not generated.')
  return read
}

async function save(change: (places: ReturnType<typeof placesOnBoard>) => ReturnType<typeof placesOnBoard>) {
  const now = await week()
  const places = change(placesOnBoard(now))
  answered(await server.call(updateWeek, { id: now.id, version: now.version, places }, { as: admin }))
}

const versions = async (before?: number) =>
  answered(await server.call(listWeekVersions, { ...WEEK, ...(before ? { before } : {}) }, { as: admin }))

test('who changed what when: each version with its author, instant and the moves against the one before (D19)', async () => {
  server.clock.set('2026-03-12T09:00:00Z')
  admin = await server.asUser({ admin: true })
  await save((places) => places.filter(({ slot }) => slot !== 0))
  const { data, older } = await versions()
  expect(older).toBeNull()
  expect(data).toMatchObject([
    {
      version: 2,
      savedBy: 'Anna Próbna',
      savedAt: expect.stringMatching(/^2026-03-12.09:00/),
      changes: [{ fullName: 'Jan Lis', kind: 'removed', oldWeekDay: 'Poniedziałek', oldReg: 'W01', day: '' }],
    },
    { version: 1, changes: [] },
  ])
})

test('any version can be looked at, and stays what it was', async () => {
  const look = async (version: number) =>
    answered(await server.call(getWeekVersion, { ...WEEK, version }, { as: admin }))
  expect(readableSlot(await look(1), 0)).toEqual(['W01 Jan Lis'])
  expect(readableSlot(await look(2), 0)).toEqual([])
  expect(carInSlot(await look(1), 0, 'W01')?.drivers[0]).toMatchObject({ id: jan, phone: '+48600100200' })
  const none = await server.call(getWeekVersion, { ...WEEK, version: 99 }, { as: admin })
  expect(none).toMatchObject({ status: 404, failure: { code: 'no_such_version' } })
})

test('a version is brought back by saving it anew: a newer version, nothing is taken out of the history', async () => {
  const old = answered(await server.call(getWeekVersion, { ...WEEK, version: 1 }, { as: admin }))
  await save(() => placesOnBoard(old))
  expect(readableSlot(await week(), 0)).toEqual(['W01 Jan Lis'])
  expect((await versions()).data.map(({ version }) => version)).toEqual([3, 2, 1])
})

test('a long history is told 20 versions at a time', async () => {
  for (let round = 0; round < 20; round += 1) await save((places) => places)
  const newest = await versions()
  expect(newest.data).toHaveLength(20)
  expect(newest.older).toBe(4)
  const rest = await versions(newest.older ?? 0)
  expect(rest.data.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(rest.data[1]?.changes).toMatchObject([{ kind: 'removed' }])
})

test('a week that is not generated has no history, no file and no export data', async () => {
  const other = { year: 2026, week: 13 }
  expect(answered(await server.call(listWeekVersions, other, { as: admin }))).toEqual({
    data: [],
    older: null,
  })
  for (const answer of [
    await server.call(exportGeneratedWeek, { ...other, format: 'csv' }, { as: admin }),
    await server.call(getAdminScheduler, { year: 2026, adminWeek: 13 }, { as: admin }),
    await server.call(getWeekVersion, { ...other, version: 1 }, { as: admin }),
  ])
    expect(answer.status).toBe(404)
  expect((await server.callRaw(getAdminScheduler, { year: 2025, adminWeek: 53 }, { as: admin })).status).toBe(
    400,
  )
})

test('the file: per day and night, day, month and per car the plate and the first driver, or ‘Wolne’ (Spec 2 §9)', async () => {
  const answer = await server.call(exportGeneratedWeek, { ...WEEK, format: 'csv' }, { as: admin })
  expect(answer.headers['content-disposition']).toContain('grafik_2026-W12.csv')
  const lines = String(answered(answer)).split('\r\n')
  expect(lines.slice(0, 5)).toEqual([
    '\uFEFFDzień;Miesiąc;Zmiana;Auto;Kierowca;Uwagi',
    '16;3;Dzień;W01;Jan Lis;',
    '16;3;Dzień;W02;Wolne;',
    '16;3;Noc;W01;Wolne;',
    '16;3;Noc;W02;Wolne;',
  ])
  expect(lines).toContain('18;3;Noc;W01;Jan Lis;z rezerwy')
  expect(lines).toHaveLength(1 + 14 * 2 + 1)
  const book = await server.call(exportGeneratedWeek, { ...WEEK, format: 'xlsx' }, { as: admin })
  expect((answered(book) as unknown as Buffer).subarray(0, 2).toString()).toBe('PK')
})

test('the export data per date: registration and driver by day and by night', async () => {
  const { data } = answered(
    await server.call(getAdminScheduler, { year: 2026, adminWeek: 12 }, { as: admin }),
  )
  expect(data).toHaveLength(7)
  expect(data[2]).toEqual({
    ...{ day: 18, month: 3, year: 2026 },
    days: [
      { reg: 'W01', driver: 'Wolne' },
      { reg: 'W02', driver: 'Wolne' },
    ],
    nights: [
      { reg: 'W01', driver: 'Jan Lis' },
      { reg: 'W02', driver: 'Wolne' },
    ],
  })
})

test('the list of weeks says who saved each and when', async () => {
  const { data } = answered(await server.call(listGeneratedWeeks, {}, { as: admin }))
  expect(data).toMatchObject([{ attributes: { ...WEEK, version: 23, savedBy: 'Anna Próbna' } }])
})
