import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { putHandoverPhoto } from '#features/handover/contract.ts'
import { readOfficePhoto, readWaiting } from '#features/handover/contract-office.ts'
import { keepWithin } from '#features/photos/server/public.ts'
import { setHandover } from '#features/settings/contract.ts'
import { openHandovers } from '#test/handover/handover-office.ts'
import { cameraJpeg, pieces } from '#test/photos/small-jpeg.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
let fleet: Awaited<ReturnType<typeof openHandovers>>
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  fleet = await openHandovers(server)
  await fleet.at(16, '05:54')
  id = await fleet.hand(fleet.jan)
})
afterAll(() => server.close())

const space = async () => answered(await server.call(readWaiting, {}, { as: fleet.admin() })).photos
const bytesOf = async (driver: string, whose = id) => {
  const answer = await fleet.see(driver, whose, 'front')
  return answer.status
}

describe('photos of a hand-over', () => {
  test('come one by one, each side once, and are shown as JPEGs without place and device', async () => {
    expect(answered(await fleet.photo(fleet.jan, id, 'front')).missing).toEqual(['back', 'left', 'right'])
    expect(answered(await fleet.photo(fleet.jan, id, 'back')).missing).toEqual(['left', 'right'])
    const url = `/api/handover/photo?id=${id}&side=front`
    const { cookie } = await server.asScope('driver', fleet.jan)
    const answer = await server.app.inject({ url, headers: { cookie } })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/Exif|GPS|phone of Jan|film/)
  })

  test('sent again the first one stays, and equal pictures take room once', async () => {
    answered(await fleet.photo(fleet.jan, id, 'front', cameraJpeg({ filler: 5000 })))
    const { bytes } = await space()
    answered(await fleet.photo(fleet.jan, id, 'front', cameraJpeg({ filler: 9000, mark: 3 })))
    answered(await fleet.photo(fleet.jan, id, 'back', cameraJpeg({ filler: 5000 })))
    expect((await space()).bytes).toBe(bytes)
  })

  test('what is no JPEG, or too large, is refused in words, and the hand-over stays', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    expect(await fleet.photo(fleet.jan, id, 'front', svg)).toMatchObject({
      status: 415,
      failure: { code: 'not_photo', msg: expect.stringContaining('JPEG') },
    })
    const large = cameraJpeg({ filler: 400_001 })
    expect(await fleet.photo(fleet.jan, id, 'front', large)).toMatchObject({ status: 413 })
    const huge = { id, side: 'front' as const, data: pieces(Buffer.alloc(3_000_000)) }
    const as = await server.asScope('driver', fleet.jan)
    expect((await server.call(putHandoverPhoto, huge, { as })).status).toBe(413)
    expect((await fleet.photo(fleet.jan, id, 'front', cameraJpeg({ filler: 390_000 }))).ok).toBe(true)
  })

  test('nobody adds a photo to somebody else’s hand-over', async () => {
    expect(await fleet.photo(fleet.ewa, id, 'front')).toMatchObject({ failure: { code: 'no_handover' } })
  })
})

describe('who sees a photo', () => {
  test('the driver who made it, the office, and the next driver of the car while it is the last one', async () => {
    answered(await fleet.photo(fleet.jan, id, 'front'))
    expect(await bytesOf(fleet.jan)).toBe(200)
    expect((await server.callRaw(readOfficePhoto, { id, side: 'front' }, { as: fleet.admin() })).status).toBe(
      200,
    )
    expect(await bytesOf(fleet.ewa)).toBe(404)
    await fleet.at(17, '05:50')
    expect(await bytesOf(fleet.ewa)).toBe(200)
    const later = await fleet.hand(fleet.jan, { kind: 'return', sure: true })
    answered(await fleet.photo(fleet.jan, later, 'front'))
    server.clock.advance(300)
    expect(await bytesOf(fleet.ewa)).toBe(404)
    expect(await bytesOf(fleet.ewa, later)).toBe(200)
  })

  test('nobody without a session', async () => {
    answered(await fleet.photo(fleet.jan, id, 'front'))
    for (const path of ['/api/handover/photo', '/api/vehicle-handovers/photo'])
      expect((await server.app.inject({ url: `${path}?id=${id}&side=front` })).statusCode).toBe(401)
  })
})

describe('room', () => {
  test('photos go after the days that the fleet has set, the hand-over stays', async () => {
    answered(await server.call(setHandover, { keepDays: 7 }, { as: fleet.admin() }))
    answered(await fleet.photo(fleet.jan, id, 'front'))
    await fleet.at(23, '05:00')
    await fleet.forget()
    expect(await space()).toMatchObject({ oldest: expect.any(String) })
    await fleet.at(23, '06:00')
    await fleet.forget()
    expect(await space()).toMatchObject({ bytes: 0, oldest: null })
  })

  test('where it is short the oldest go first, and those with damage or an objection last', async () => {
    const damage = { id: crypto.randomUUID(), x: 1, y: 1, kind: 'dent' }
    const hurt = await fleet.hand(fleet.jan, { kind: 'return', damages: [damage] })
    const [, other = ''] = fleet.cars
    const newer = await fleet.hand(fleet.ewa, { vehicle: other })
    const photo = (mark: number) => cameraJpeg({ mark, filler: 1000 + mark })
    answered(await fleet.photo(fleet.jan, hurt, 'front', photo(1)))
    for (const [at, side] of (['front', 'back', 'left', 'right'] as const).entries())
      answered(await fleet.photo(fleet.ewa, newer, side, photo(10 + at)))
    const { bytes } = await space()
    await server.database.transaction((tx) => keepWithin(tx, bytes - 1))
    expect((await fleet.see(fleet.jan, hurt, 'front')).status).toBe(200)
  })
})
