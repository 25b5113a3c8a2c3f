import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listCarServices } from '../contract.ts'
import { hasPassed } from '../domain/visit.ts'
import { confirmationUrl } from './confirmation-key.ts'
import type { ServiceRow } from './store.ts'

export function servicesOnWire(
  platform: Platform,
  rows: readonly ServiceRow[],
): OutputOf<typeof listCarServices> {
  const now = fleetTime(platform.clock)
  return {
    data: rows.map((row) => ({
      id: row.id,
      attributes: {
        carId: row.carId,
        reg: row.reg,
        serviceDate: row.serviceDate,
        serviceTime: row.serviceTime,
        desc: row.description,
        place: row.place,
        ...weekOf(row.serviceDate),
        past: hasPassed({ date: row.serviceDate, time: row.serviceTime }, now),
        confirmed: row.confirmedAt,
        linkSentAt: row.linkSentAt,
        link: confirmationUrl(platform, row.sealedKey) ?? '',
      },
    })),
  }
}
