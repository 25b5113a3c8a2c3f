import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { entryLinkTexts, subscriptionTexts } from '../texts-driver-data.ts'
import { endEntryLinks, entryLinksForExport } from './entry-links.ts'
import { giveLink, linkRowOf, removeLink } from './link-store.ts'

/** The links by which drivers' phones read their calendars, and those that let them in. */
export function linksOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const link = await linkRowOf(queries, driverId)
      const rows = link ? [{ createdAt: link.createdAt }] : []
      return [
        { name: 'calendarSubscriptions', ...subscriptionTexts, rows },
        { name: 'entryLinks', ...entryLinkTexts, rows: await entryLinksForExport(queries, driverId) },
      ]
    },
    async removed(tx, driverId) {
      await removeLink(tx, driverId)
      await endEntryLinks(tx, driverId)
    },
    /**
     * A phone that reads the folded record's calendar goes on reading, unless the driver who stays has a link
     * already. What would let somebody in ends with the folded record's PIN.
     */
    async merged(tx, { stays, foldedId }) {
      if (!(await linkRowOf(tx, stays.id))) await giveLink(tx, foldedId, stays.id)
      await removeLink(tx, foldedId)
      await endEntryLinks(tx, foldedId)
      return {}
    },
    async erased(tx, { id, foldedIds }) {
      await removeLink(tx, id)
      for (const each of [id, ...foldedIds]) await endEntryLinks(tx, each)
    },
  }
}
