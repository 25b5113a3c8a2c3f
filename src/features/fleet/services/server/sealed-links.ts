import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hasPassed } from '../domain/visit.ts'
import { newKey } from './confirmation-key.ts'
import { sendLink } from './send-link.ts'
import { changeService, lockedService, newestSealedLinks, type ServiceRow, servicesFrom } from './store.ts'

/** Links of coming visits: made anew, and sent again where the driver had one and has not confirmed yet. */
export function sealedServiceLinks(platform: Platform): SealedDataHolder {
  const isLost = ({ sealedKey }: ServiceRow) => platform.secrets.tryOpen(sealedKey) === undefined
  const lost = async (queries: Queries): Promise<ServiceRow[]> => {
    const now = fleetTime(platform.clock)
    const coming = await servicesFrom(queries, now.date as CalendarDate)
    return coming.filter(
      (row) => isLost(row) && !hasPassed({ date: row.serviceDate, time: row.serviceTime }, now),
    )
  }
  return {
    samples: newestSealedLinks,
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const rows = (await lost(tx)).slice(0, most)
      for (const { id } of rows) {
        const row = await lockedService(tx, id)
        if (!row || !isLost(row)) continue
        const key = newKey(platform)
        await changeService(tx, id, key)
        if (row.linkSentAt === null || row.confirmedAt !== null) continue
        await sendLink(tx, platform, { ...row, ...key }, `key:${key.keyFingerprint}`)
      }
      return rows.length
    },
  }
}
