import { and, eq, inArray } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { schemeDataTexts } from '../texts-driver-data.ts'
import { groupById } from './group-store.ts'
import { membershipsOf, mergeMembers } from './member-store.ts'
import { schemeVersions } from './tables.ts'
import { versionsOf } from './version-store.ts'

/**
 * Drivers' own schemes and their groups. They are kept by id alone; weeks that were settled by them keep what
 * they froze. A folded record's own versions stay with it: those of the driver who stays hold.
 */
export function schemesOfDrivers(): DriverDataHolder {
  return {
    ofMoney: true,
    async read(queries, driverId) {
      const versions = await versionsOf(queries, { kind: 'driver', driver: driverId })
      const memberships = (await membershipsOf(queries, [driverId])).get(driverId) ?? []
      const groups = await Promise.all(
        memberships.map(async ({ group, from, to }) => ({
          group: (await groupById(queries, group))?.name ?? '',
          from,
          to,
        })),
      )
      return [
        {
          name: 'schemeGroups',
          ...schemeDataTexts.groups,
          rows: groups,
        },
        {
          name: 'schemes',
          ...schemeDataTexts.versions,
          rows: versions.map(({ version, fromMonday, scheme, note, createdAt }) => ({
            version,
            from: fromMonday,
            scheme: scheme ? JSON.stringify(scheme) : '',
            note,
            createdAt,
          })),
        },
      ]
    },
    /** Weeks that are not closed yet are settled by group and scheme as before. */
    removed: () => Promise.resolve(),
    merged: async (tx, { stays, foldedId }) => {
      await mergeMembers(tx, foldedId, stays.id)
      return {}
    },
    erased: async (tx, { id, foldedIds }) => {
      await tx
        .update(schemeVersions)
        .set({ note: '' })
        .where(
          and(eq(schemeVersions.ownerKind, 'driver'), inArray(schemeVersions.ownerId, [id, ...foldedIds])),
        )
    },
  }
}
