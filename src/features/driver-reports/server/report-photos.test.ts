import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, exportDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { keepWithin, photoJobs } from '#features/photos/server/public.ts'
import { photoFiles, photos } from '#features/photos/server/tables.ts'
import { setHandover } from '#features/settings/contract.ts'
import { cameraJpeg, pieces } from '#test/photos/small-jpeg.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { tellOffice, withdrawReport } from '../contract.ts'
import { listReports, listReportsOfDriver, takeUpReport } from '../contract-office.ts'
import { putReportPhoto, readReportPhoto } from '../contract-photos.ts'
import { reportJobs } from './jobs.ts'

const MONDAY = '2026-03-16'

let server: TestServer
let office: MovingOffice
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  office = await openOffice(server)
})
afterAll(() => server.close())

const as = (driver = office.jan) => server.asScope('driver', driver)
const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
const problem = (of: readonly string[], more: object = {}) => ({
  ...{ kind: 'car', date: MONDAY, shift: 'day', drives: false, photos: of },
  ...more,
})
const tell = async (of: readonly string[], more: object = {}) => {
  const told = await server.callRaw(tellOffice, problem(of, more), { as: await as(), key: randomUUID() })
  return (answered(told) as { id: string }).id
}
const send = async (id: string, photo: string, jpeg = cameraJpeg(), driver = office.jan) =>
  server.call(putReportPhoto, { id, photo, data: pieces(jpeg) }, { as: await as(driver) })
/** Told with so many photos, all of which have arrived. */
const pictured = async (count: number, more: object = {}) => {
  const of = ids(count)
  const id = await tell(of, more)
  for (const [mark, photo] of of.entries()) answered(await send(id, photo, cameraJpeg({ mark })))
  return { id, of }
}
const list = async () => answered(await server.call(listReports, {}, { as: office.admin() })).data
const statesOf = async (id: string) =>
  (await list()).find((each) => each.id === id)?.photos.map(({ state }) => state)
const takeUp = async (id: string) => {
  const sentAt = (await list()).find((each) => each.id === id)?.sentAt ?? ''
  answered(await server.call(takeUpReport, { id, sentAt }, { as: office.admin() }))
}
const withdraw = async (id: string) => answered(await server.call(withdrawReport, { id }, { as: await as() }))
const kept = async () => ({
  photos: await server.database.queries.$count(photos),
  files: await server.database.queries.$count(photoFiles),
})
const NOTHING = { photos: 0, files: 0 }
const url = (id: string, photo: string) => `/api/driver-reports/photo?id=${id}&photo=${photo}`

describe('photos of a problem with the car', () => {
  test('follow one by one, in their order, and the office knows which are still on the way', async () => {
    const of = ids(3)
    const id = await tell(of)
    expect(await statesOf(id)).toEqual(['awaited', 'awaited', 'awaited'])
    answered(await send(id, of[1] ?? ''))
    expect(await statesOf(id)).toEqual(['awaited', 'here', 'awaited'])
    const [own] = answered(
      await server.call(listReportsOfDriver, { driver: office.jan }, { as: office.admin() }),
    ).data
    expect(own?.photos.map((photo) => photo.id)).toEqual(of)
  })

  test('are shown to the office as JPEGs without place and device', async () => {
    const { id, of } = await pictured(1)
    const { cookie } = await server.asUser({ admin: false })
    const answer = await server.app.inject({ url: url(id, of[0] ?? ''), headers: { cookie } })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/Exif|GPS|phone of Jan|film/)
  })

  test('give nobody else a byte: no session, no driver, not even the one who made them', async () => {
    const { id, of } = await pictured(1)
    const [photo = ''] = of
    expect((await server.app.inject({ url: url(id, photo) })).statusCode).toBe(401)
    for (const driver of [office.jan, office.ewa]) {
      const { cookie } = await as(driver)
      const answer = await server.app.inject({ url: url(id, photo), headers: { cookie } })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['content-type']).toContain('application/json')
    }
    const other = await server.callRaw(readReportPhoto, { id, photo: randomUUID() }, { as: office.admin() })
    expect(other).toMatchObject({ status: 404, failure: { code: 'no_photo' } })
  })

  test('sent again, or ten times at once, one is one', async () => {
    const [photo = ''] = ids(1)
    const id = await tell([photo])
    await Promise.all(
      Array.from({ length: 10 }, async (_, mark) => answered(await send(id, photo, cameraJpeg({ mark })))),
    )
    expect(await kept()).toEqual({ photos: 1, files: 1 })
    answered(await send(id, photo, cameraJpeg({ mark: 50 })))
    expect(await kept()).toEqual({ photos: 1, files: 1 })
  })

  test('are at most four, and only those that were told of', async () => {
    const five = await server.callRaw(tellOffice, problem(ids(5)), { as: await as(), key: randomUUID() })
    expect(five).toMatchObject({ status: 400, failure: { msg: expect.any(String) } })
    expect(JSON.stringify(five)).toContain('najwyżej 4 zdjęcia')
    const id = await tell(ids(1))
    expect(await send(id, randomUUID())).toMatchObject({ status: 404, failure: { code: 'no_such_report' } })
    expect(await send(randomUUID(), randomUUID())).toMatchObject({ failure: { code: 'no_such_report' } })
    const twice = randomUUID()
    const doubled = await tell([twice, twice], { drives: true })
    expect(await statesOf(doubled)).toEqual(['awaited'])
  })

  test('belong to a problem with the car alone', async () => {
    const of = ids(1)
    const id = await tell(of, { kind: 'late', minutes: 20 })
    expect(await statesOf(id)).toEqual([])
    expect(await send(id, of[0] ?? '')).toMatchObject({ failure: { code: 'no_such_report' } })
  })

  test('come from the driver who told the problem, and wait for that one on a phone of two', async () => {
    const [photo = ''] = ids(1)
    const id = await tell([photo])
    expect(await send(id, photo, cameraJpeg(), office.ewa)).toMatchObject({
      status: 409,
      failure: { code: 'other_driver' },
    })
    const data = pieces(cameraJpeg())
    expect(await server.call(putReportPhoto, { id, photo, data })).toMatchObject({ status: 401 })
    const asOffice = await server.call(putReportPhoto, { id, photo, data }, { as: office.admin() })
    expect(asOffice).toMatchObject({ status: 401 })
    expect(await kept()).toEqual(NOTHING)
  })

  test('what is no JPEG, or too large, is refused in words, and the report stays', async () => {
    const [photo = ''] = ids(1)
    const id = await tell([photo])
    expect(await send(id, photo, Buffer.from('\0\0\0\x18ftypheic', 'latin1'))).toMatchObject({
      status: 415,
      failure: { code: 'not_photo', msg: expect.stringContaining('JPEG') },
    })
    expect(await send(id, photo, cameraJpeg({ filler: 400_001 }))).toMatchObject({ status: 413 })
    expect((await send(id, photo, Buffer.alloc(3_000_000))).status).toBe(413)
    expect(await statesOf(id)).toEqual(['awaited'])
    answered(await send(id, photo, cameraJpeg({ filler: 390_000 })))
  })

  test('arrive after the office has taken the report up, and after the shift', async () => {
    const of = ids(2)
    const id = await tell(of)
    await takeUp(id)
    answered(await send(id, of[0] ?? ''))
    await office.leap('2026-03-20T11:00:00Z')
    answered(await send(id, of[1] ?? ''))
    const [own] = answered(
      await server.call(listReportsOfDriver, { driver: office.jan }, { as: office.admin() }),
    ).data
    expect(own?.photos.map(({ state }) => state)).toEqual(['here', 'here'])
  })

  test('the forty-first of a day waits for the next one', async () => {
    for (let told = 0; told < 10; told += 1) await takeUp((await pictured(4)).id)
    const [photo = ''] = ids(1)
    const id = await tell([photo])
    expect(await send(id, photo)).toMatchObject({ status: 429, failure: { code: 'too_many_photos' } })
    await office.leap('2026-03-12T11:00:01Z')
    answered(await send(id, photo))
  })
})

describe('photos are gone with their report', () => {
  test('taken back; one that comes later is not taken', async () => {
    const of = ids(2)
    const id = await tell(of)
    answered(await send(id, of[0] ?? ''))
    await withdraw(id)
    expect(await kept()).toEqual(NOTHING)
    expect(await send(id, of[1] ?? '')).toMatchObject({ status: 404, failure: { code: 'no_such_report' } })
    expect(await statesOf(id)).toEqual([])
  })

  test('replaced by a newer one, whose photos stand alone; late ones of the former are not taken', async () => {
    const former = ids(2)
    const id = await tell(former)
    answered(await send(id, former[0] ?? ''))
    const newer = ids(1)
    expect(await tell(newer, { drives: true })).toBe(id)
    expect(await kept()).toEqual(NOTHING)
    expect(await send(id, former[1] ?? '')).toMatchObject({ failure: { code: 'no_such_report' } })
    answered(await send(id, newer[0] ?? ''))
    expect(await statesOf(id)).toEqual(['here'])
  })

  test('but not by one that is told after the office has taken the former up', async () => {
    const { id } = await pictured(1)
    await takeUp(id)
    await pictured(1)
    expect(await statesOf(id)).toEqual(['here'])
    expect((await kept()).photos).toBe(2)
  })

  test('with the driver who is erased', async () => {
    const { id } = await pictured(2)
    await takeUp(id)
    await pictured(1)
    await office.leap('2026-03-24T11:00:00Z')
    answered(await server.call(eraseDriver, { id: office.jan }, { as: office.admin() }))
    expect(await kept()).toEqual(NOTHING)
  })

  test('sixty days after the shift, or sooner where the fleet keeps photos for less', async () => {
    const { id } = await pictured(1)
    await takeUp(id)
    const forget = async () => {
      for (const job of [...reportJobs(server.platform), ...photoJobs(server.platform)]) await job.run()
    }
    await office.leap('2026-05-15T11:00:00Z')
    await forget()
    expect((await kept()).photos).toBe(1)
    await office.leap('2026-05-16T11:00:00Z')
    await forget()
    expect(await kept()).toEqual(NOTHING)

    office = await openOffice(server)
    answered(await server.call(setHandover, { keepDays: 7 }, { as: office.admin() }))
    const other = await pictured(1)
    await takeUp(other.id)
    await office.leap('2026-03-18T11:00:01Z')
    await forget()
    expect(await kept()).toEqual(NOTHING)
    const [own] = answered(
      await server.call(listReportsOfDriver, { driver: office.jan }, { as: office.admin() }),
    ).data
    expect(own).toMatchObject({ id: other.id, photos: [{ state: 'gone' }] })
  })

  test('equal pictures are one file until the last report that has it goes', async () => {
    const first = ids(1)
    const id = await tell(first)
    answered(await send(id, first[0] ?? ''))
    await takeUp(id)
    const second = ids(1)
    const open = await tell(second)
    answered(await send(open, second[0] ?? ''))
    expect(await kept()).toEqual({ photos: 2, files: 1 })
    await withdraw(open)
    expect(await kept()).toEqual({ photos: 1, files: 1 })
    expect((await server.callRaw(readReportPhoto, { id, photo: first[0] }, { as: office.admin() })).ok).toBe(
      true,
    )
  })

  test('folded records bring them along; of two that are open that of the record that stays counts', async () => {
    const { id } = await pictured(1)
    await takeUp(id)
    await pictured(1)
    const admin = await server.asUser({ admin: true })
    const stays = answered(
      await server.call(addDriver, { fullName: 'Jan Lis', phone: '600100777' }, { as: admin }),
    ).id
    answered(await server.call(mergeDrivers, { staysId: stays, foldedId: office.jan }, { as: admin }))
    const own = answered(await server.call(listReportsOfDriver, { driver: stays }, { as: admin })).data
    expect(own.map(({ photos: shown }) => shown.length)).toEqual([1, 1])
    expect((await kept()).photos).toBe(2)
  })
})

test('where room is short, those of a problem that nobody has taken up go last, and the office is told what is gone', async () => {
  const { id } = await pictured(1)
  await office.put(office.jan, [
    { slot: 0, carId: office.cars[0] ?? null },
    { slot: TUESDAY_NIGHT, carId: office.cars[0] ?? null },
  ])
  server.clock.advance(60_000)
  const other = ids(1)
  const newer = await tell(other, { date: '2026-03-17', shift: 'night' })
  answered(await send(newer, other[0] ?? '', cameraJpeg({ mark: 1, filler: 2000 })))
  await takeUp(newer)
  const most = (await sizeOfAll()) - 1
  await server.database.transaction((tx) => keepWithin(tx, most))
  expect(await statesOf(newer)).toEqual(['gone'])
  expect(await statesOf(id)).toEqual(['here'])
})

test('the driver’s data name them', async () => {
  const { id } = await pictured(2)
  await takeUp(id)
  const file = answered(
    await server.call(exportDriver, { id: office.jan, format: 'json' }, { as: office.admin() }),
  )
  const { driverReports } = JSON.parse(String(file)) as { driverReports: { photos: number }[] }
  expect(driverReports).toMatchObject([{ kind: 'car', photos: 2 }])
})

async function sizeOfAll(): Promise<number> {
  const rows = await server.database.queries.select({ size: photoFiles.size }).from(photoFiles)
  return rows.reduce((sum, { size }) => sum + size, 0)
}
