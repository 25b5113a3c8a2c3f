import { endSessionsOf } from '#features/auth/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { setActiveOfMany } from '#features/drivers/server/public-records.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { DriverPorts } from './driver-ports.ts'

interface Sorted {
  readonly change: readonly string[]
  readonly same: readonly string[]
  readonly gone: readonly string[]
}

async function sorted(queries: Queries, ids: readonly string[], active: boolean): Promise<Sorted> {
  const wanted = [...new Set(ids)].sort()
  const drivers = await driversByIds(queries, wanted)
  return {
    change: wanted.filter((id) => drivers.has(id) && drivers.get(id)?.active !== active),
    same: wanted.filter((id) => drivers.get(id)?.active === active),
    gone: wanted.filter((id) => !drivers.has(id)),
  }
}

/** What would follow, by counts and ids. */
export async function previewOfSwitch(
  queries: Queries,
  clock: Clock,
  ports: Pick<DriverPorts, 'lastDays' | 'unsettledAmong'>,
  { ids, active }: { readonly ids: readonly string[]; readonly active: boolean },
) {
  const { change, same, gone } = await sorted(queries, ids, active)
  const counts = { change: change.length, same: same.length, gone: gone.length }
  if (active) return { ...counts, withShifts: [], unsettled: [] }
  const { date: today } = fleetTime(clock)
  const last = await ports.lastDays(queries)
  const unsettled = await ports.unsettledAmong(queries, change)
  return {
    ...counts,
    withShifts: change.filter((id) => {
      const day = last.get(id)
      return day !== undefined && !day.isReserve && day.date >= today
    }),
    unsettled: change.filter((id) => unsettled.has(id)),
  }
}

/** Switches all of them; off ends their sessions. Who is held by another act is waited for. */
export async function switchMany(tx: Tx, ids: readonly string[], active: boolean) {
  const { same, gone } = await sorted(tx, ids, active)
  const away = new Set([...same, ...gone])
  const changed = await setActiveOfMany(
    tx,
    [...new Set(ids)].filter((id) => !away.has(id)),
    active,
  )
  if (!active) for (const id of changed) await endSessionsOf(tx, 'driver', id)
  return { changed, same: [...same], gone: [...gone] }
}
