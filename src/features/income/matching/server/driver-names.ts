import { inArray } from 'drizzle-orm'
import { driversByIds, namesOfFormer } from '#features/drivers/server/public.ts'
import { platformDrivers } from '#features/income/facts/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { driverNameTexts } from '../texts.ts'

export interface DriverNames {
  readonly nameOf: (driverId: string) => string
  /** Undefined for one who is on the list no more. */
  readonly phoneOf: (driverId: string) => Phone | undefined
}

/**
 * Who they are. Results of somebody who was removed from the list stay (D26), under the own name, else that
 * of the files.
 */
export async function namesOf(queries: Queries, driverIds: readonly string[]): Promise<DriverNames> {
  const listed = await driversByIds(queries, driverIds)
  const gone = driverIds.filter((id) => !listed.has(id))
  const former = await namesOfFormer(queries, gone)
  const inFiles = new Map<string, string>()
  if (gone.length > 0) {
    const { driverId, name } = platformDrivers
    const rows = await queries
      .select({ driverId, name })
      .from(platformDrivers)
      .where(inArray(driverId, gone))
      .orderBy(name)
    for (const row of rows) if (row.driverId !== null) inFiles.set(row.driverId, row.name)
  }
  return {
    nameOf: (id) => listed.get(id)?.fullName ?? former.get(id) ?? inFiles.get(id) ?? driverNameTexts.unknown,
    phoneOf: (id) => listed.get(id)?.phone,
  }
}
