import { driversByIds } from '#features/drivers/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

export type Named = { readonly id: string; readonly fullName: string } | null

/** Names of drivers that are still known; null for all others. */
export async function namesOf(
  queries: Queries,
  ids: readonly (string | null)[],
): Promise<(id: string | null | undefined) => Named> {
  const known = await driversByIds(queries, [...new Set(ids.filter((id) => id !== null))])
  return (id) => {
    const driver = known.get(id ?? '')
    return driver ? { id: driver.id, fullName: driver.fullName } : null
  }
}
