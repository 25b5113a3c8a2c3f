import { allDrivers, driversByIds } from '#features/drivers/server/public.ts'
import type { SchemeOwner } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { groupById } from './group-store.ts'
import { groupsInWeek } from './member-store.ts'
import { standingVersions, type VersionRow } from './version-store.ts'

interface OwnerInput {
  readonly kind: SchemeOwner['kind']
  readonly id: string
}

/** The owner's name: empty of the fleet. Undefined where there is no such group or driver. */
export async function nameOfOwner(queries: Queries, { kind, id }: OwnerInput): Promise<string | undefined> {
  if (kind === 'fleet') return id === '' ? '' : undefined
  if (id === '') return undefined
  if (kind === 'group') return (await groupById(queries, id))?.name
  return (await driversByIds(queries, [id])).get(id)?.fullName
}

export function ownerOfInput({ kind, id }: OwnerInput): SchemeOwner {
  if (kind === 'driver') return { kind, driver: id }
  return kind === 'group' ? { kind, group: id } : { kind }
}

/**
 * Drivers whose week of this Monday this owner's scheme settles, or would settle if it had one: of the fleet
 * all without a scheme of their own or of their group.
 */
export async function driversSettledBy(
  queries: Queries,
  owner: OwnerInput,
  monday: CalendarDate,
): Promise<{ readonly id: string; readonly fullName: string }[]> {
  if (owner.kind === 'driver') return [...(await driversByIds(queries, [owner.id])).values()]
  const groups = await groupsInWeek(queries, monday)
  const holding = holdingOn(await standingVersions(queries), monday)
  const drivers = await allDrivers(queries)
  return drivers.filter(({ id }) => {
    if (holding.has(`driver ${id}`)) return false
    const group = groups.get(id)
    if (owner.kind === 'group') return group === owner.id
    return group === undefined || !holding.has(`group ${group}`)
  })
}

/** The version in force of each owner who has one that week, by kind and id. */
export function holdingOn(versions: readonly VersionRow[], monday: CalendarDate): Map<string, VersionRow> {
  const last = new Map<string, VersionRow>()
  for (const row of versions) {
    const key = `${row.ownerKind} ${row.ownerId}`
    const before = last.get(key)
    // In the order of numbers, so that of two from one week the later one stays.
    if (row.fromMonday <= monday && (!before || before.fromMonday <= row.fromMonday)) last.set(key, row)
  }
  return new Map([...last].filter(([, { scheme }]) => scheme !== null))
}
