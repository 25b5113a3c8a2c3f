import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { forgetMessagesTo } from '#features/messaging/server/public.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pushDataTexts } from '../texts.ts'
import { removeSubscriptionsOf, subscriptionsOf } from './subscriptions.ts'

/** The phones on which drivers are told of their shifts. */
export function phonesOfDrivers(platform: Platform): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await subscriptionsOf(queries, driverId)
      return [
        {
          name: 'pushSubscriptions',
          ...pushDataTexts,
          rows: rows.map(({ device, createdAt, lastTakenAt }) => ({ device, createdAt, lastTakenAt })),
        },
      ]
    },
    removed: removeSubscriptionsOf,
    /** The folded record's sessions end, and with them its phones. */
    async merged(tx, { foldedId }) {
      await removeSubscriptionsOf(tx, foldedId)
      return {}
    },
    async erased(tx, { id }) {
      await removeSubscriptionsOf(tx, id)
      await forgetMessagesTo(tx, platform, { to: [id], aboutIds: [] }, () => true)
    },
  }
}
