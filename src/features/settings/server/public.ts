import type { Queries } from '#platform/server/database/database.ts'
import { fleetPinRow } from './store.ts'

export type { Settings } from '../domain/settings.ts'
export { nightBegins, nightNow, restEnds } from './chasing-now.ts'
export { nextOpening } from './on-wire.ts'
export { readSettings } from './read-settings.ts'

/**
 * The fleet's PIN as it is kept: argon2id under the key, and how often it was changed. Undefined before the
 * first one.
 */
export async function readFleetPin(
  queries: Queries,
): Promise<{ readonly hash: string; readonly revision: number } | undefined> {
  const row = await fleetPinRow(queries)
  return row && { hash: row.hash, revision: row.revision }
}

/** The fleet's PIN as a door: another one has devices and counters of its own. */
export function fleetDoor(stored: { readonly revision: number } | undefined): { readonly secret: string } {
  return { secret: stored ? String(stored.revision) : 'none' }
}
