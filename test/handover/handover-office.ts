import { randomUUID } from 'node:crypto'
import * as contract from '#features/handover/contract.ts'
import type { PhotoSide } from '#features/handover/domain/public.ts'
import { handoverJobs } from '#features/handover/server/public.ts'
import { photoJobs } from '#features/photos/server/public.ts'
import { setHandover } from '#features/settings/contract.ts'
import { cameraJpeg, pieces } from '#test/photos/small-jpeg.ts'
import { openOffice } from '#test/schedule/moving-office.ts'
import { answered, type TestServer } from '#test/server/test-server.ts'

/** A fleet with hand-overs switched on; Jan drives W01 on Monday by day, Ewa on Tuesday. */
export async function openHandovers(server: TestServer) {
  const office = await openOffice(server)
  answered(await server.call(setHandover, { on: true }, { as: office.admin() }))
  const [car = ''] = office.cars
  const input = (driver: string, more: object = {}) => {
    const now = server.clock.now().toISOString()
    return {
      ...{ id: randomUUID(), me: driver, vehicle: car, kind: 'take', date: '2026-03-16', shift: 'day' },
      ...{ doneAt: now, sentAt: now, km: 100_000, fuel: 8 },
      ...more,
    }
  }
  const put = async (driver: string, more: object = {}) =>
    server.callRaw(contract.putHandover, input(driver, more), { as: await server.asScope('driver', driver) })
  return {
    ...office,
    car,
    input,
    put,
    /** @returns its id */
    hand: async (driver: string, more: object = {}) =>
      (answered(await put(driver, more)) as { id: string }).id,
    photo: async (driver: string, id: string, side: PhotoSide, jpeg = cameraJpeg()) =>
      server.call(
        contract.putHandoverPhoto,
        { id, side, data: pieces(jpeg) },
        { as: await server.asScope('driver', driver) },
      ),
    look: async (driver: string) => {
      server.clock.advance(300)
      return answered(
        await server.call(contract.readHandover, {}, { as: await server.asScope('driver', driver) }),
      )
    },
    see: async (driver: string, id: string, side: PhotoSide) =>
      server.callRaw(
        contract.readHandoverPhoto,
        { id, side },
        { as: await server.asScope('driver', driver) },
      ),
    /** To a time of the fleet's wall clock in March, before the clocks change. */
    at: (day: number, time: string) => office.leap(`2026-03-${day}T${time}:00+01:00`),
    forget: async () => {
      for (const job of [...handoverJobs(server.platform), ...photoJobs(server.platform)]) await job.run()
    },
  }
}
