import { allDrivers } from '#features/drivers/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { listSchemes } from '../contract.ts'
import { allGroups } from './group-store.ts'
import { groupsInWeek } from './member-store.ts'
import { holdingOn } from './owners.ts'
import { latestNumbers, standingVersions, type VersionRow } from './version-store.ts'

type Overview = OutputOf<typeof listSchemes>

/** The fleet first, then groups and drivers by name. @param monday of the week that runs */
export async function overviewOfSchemes(queries: Queries, monday: CalendarDate): Promise<Overview> {
  const versions = await standingVersions(queries)
  const latest = await latestNumbers(queries)
  const holding = holdingOn(versions, monday)
  const groups = await groupsInWeek(queries, monday)
  const drivers = await allDrivers(queries)
  const settledBy = new Map<string, number>()
  for (const { id, active } of drivers) {
    const group = groups.get(id)
    const key = [`driver ${id}`, `group ${group}`, 'fleet '].find((each) => holding.has(each))
    if (active || key) settledBy.set(key ?? '', (settledBy.get(key ?? '') ?? 0) + 1)
  }
  const names = new Map(drivers.map(({ id, fullName }) => [id, fullName]))
  const own = [...new Set(versions.flatMap((row) => (row.ownerKind === 'driver' ? [row.ownerId] : [])))]
  const owners = [
    { kind: 'fleet' as const, id: '', name: '' },
    ...(await allGroups(queries)).map(({ id, name }) => ({ kind: 'group' as const, id, name })),
    ...drivers
      .filter(({ id }) => own.includes(id))
      .map(({ id }) => ({ kind: 'driver' as const, id, name: names.get(id) ?? '' })),
  ]
  return {
    week: weekOf(monday),
    without: settledBy.get('') ?? 0,
    owners: owners.map((owner) => {
      const key = `${owner.kind} ${owner.id}`
      const inForce = holding.get(key)
      return {
        ...owner,
        drivers: settledBy.get(key) ?? 0,
        latest: latest.get(key) ?? 0,
        inForce: inForce ? versionOnWire(inForce) : null,
        planned: plannedOf(versions, key, monday),
      }
    }),
  }
}

function plannedOf(versions: readonly VersionRow[], key: string, monday: CalendarDate) {
  const [next] = versions
    .filter((row) => `${row.ownerKind} ${row.ownerId}` === key && row.fromMonday > monday)
    .toSorted((a, b) =>
      a.fromMonday === b.fromMonday ? b.version - a.version : a.fromMonday < b.fromMonday ? -1 : 1,
    )
  return next ? versionOnWire(next) : null
}

export function versionOnWire(row: VersionRow): NonNullable<Overview['owners'][number]['inForce']> {
  const { id, version, fromMonday, scheme, note, createdAt, createdBy, withdrawnAt, withdrawnBy } = row
  return {
    id,
    version,
    from: weekOf(fromMonday),
    scheme: scheme as never,
    note,
    createdAt,
    createdBy,
    withdrawn: withdrawnAt === null ? null : { at: withdrawnAt, by: withdrawnBy ?? '' },
  }
}
