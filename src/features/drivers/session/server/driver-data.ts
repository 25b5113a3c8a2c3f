import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { subscriptionTexts } from '../texts-driver-data.ts'
import { giveLink, linkRowOf, removeLink } from './link-store.ts'

/** The links by which drivers' phones read their calendars. */
export function linksOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const link = await linkRowOf(queries, driverId)
      const rows = link ? [{ createdAt: link.createdAt }] : []
      return [{ name: 'calendarSubscriptions', ...subscriptionTexts, rows }]
    },
    removed: removeLink,
    /**
     * A phone that reads the folded record's calendar goes on reading, unless the driver who stays has a link
     * already.
     */
    async merged(tx, { stays, foldedId }) {
      if (!(await linkRowOf(tx, stays.id))) await giveLink(tx, foldedId, stays.id)
      await removeLink(tx, foldedId)
      return {}
    },
    erased: (tx, { id }) => removeLink(tx, id),
  }
}
