import { type Scheme, type SchemeOwner, schemesOver } from '#features/settlement/domain/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { membershipsOf } from './member-store.ts'
import { ownerOf, versionsBegunBy } from './version-store.ts'

/** A scheme that holds in a week: whose it is, since when, and the whole of it. */
export interface SchemeInForce {
  /** Of the version; a statement freezes it. */
  readonly id: string
  readonly owner: SchemeOwner
  readonly version: number
  readonly from: Week
  readonly scheme: Scheme
}

/**
 * Every scheme that holds for a driver within the week, null for days without one. A single one that is no
 * null can be settled by; anything else blocks closing (`ClosingFacts.schemes` takes this list).
 */
export type SchemeChoice = readonly (SchemeInForce | null)[]

/**
 * By which scheme each of these drivers is settled in a week: driver before group before fleet, taken
 * whole.
 */
export async function schemesFor(
  queries: Queries,
  week: Week,
  driverIds: readonly string[],
): Promise<Map<string, SchemeChoice>> {
  const from = mondayOf(week)
  const period = { from, to: addDays(from, 6) }
  const rows = await versionsBegunBy(queries, from)
  const versions = rows.map((row) => ({
    owner: ownerOf(row),
    version: row.version,
    from: weekOf(row.fromMonday),
    scheme: row.scheme,
  }))
  const ids = new Map(rows.map((row) => [keyOf(ownerOf(row), row.version), row.id]))
  const memberships = await membershipsOf(queries, driverIds)
  const choiceOf = (driver: string): SchemeChoice =>
    schemesOver(period, { driver, memberships: memberships.get(driver) ?? [] }, versions).map(
      (held) => held && { ...held, id: ids.get(keyOf(held.owner, held.version)) ?? '' },
    )
  const withOwn = new Set(versions.flatMap(({ owner }) => (owner.kind === 'driver' ? [owner.driver] : [])))
  // Who has neither a group nor a scheme of the own is settled as the fleet is: mostly nearly everybody.
  const fleets = choiceOf(NOBODY)
  return new Map(
    driverIds.map((driver) => [
      driver,
      memberships.has(driver) || withOwn.has(driver) ? choiceOf(driver) : fleets,
    ]),
  )
}

/** No driver's id. */
const NOBODY = ''

function keyOf(owner: SchemeOwner, version: number): string {
  const id = owner.kind === 'driver' ? owner.driver : owner.kind === 'group' ? owner.group : ''
  return `${owner.kind} ${id} ${version}`
}
