import { readSettings } from '#features/settings/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { listHandovers, readCarFacts } from '../../contract-office.ts'
import { fuelDifference } from '../../domain/handover.ts'
import { sidesOf } from '../handover-photos.ts'
import { damagesOf, type Handover, handoversOfVehicle } from '../handover-store.ts'
import { kmOfHandovers, newestReading, nextServiceOf, readingsOf } from '../readings-store.ts'
import { driversOfHandovers } from './drivers-of-handovers.ts'
import { namesOf } from './names.ts'

const PAGE = 20
const READINGS = 60

/** A car's hand-overs as the office sees them. @param before instant; those done earlier */
export async function shownHandovers(
  queries: Queries,
  vehicleId: string,
  before?: string,
): Promise<OutputOf<typeof listHandovers>> {
  // One more than shown tells whether there is more, and the fuel before the last one.
  const found = await handoversOfVehicle(queries, vehicleId, PAGE + 1, before)
  const shown = found.slice(0, PAGE)
  const formerOf = (index: number) => found.slice(index + 1).find(({ standing }) => standing === 'counts')
  const ids = found.map(({ id }) => id)
  const sides = await sidesOf(queries, ids)
  const kms = await kmOfHandovers(queries, ids)
  const name = await namesOf(
    queries,
    shown.map(({ driverId }) => driverId),
  )
  return {
    more: found.length > PAGE,
    data: shown.map((each, index) => ({
      id: each.id,
      driver: name(each.driverId),
      kind: each.kind,
      date: each.date,
      shift: each.shift,
      at: each.at,
      receivedAt: each.receivedAt,
      planned: each.planned,
      standing: each.standing,
      judged: each.judgedAt ? { at: each.judgedAt, by: each.judgedBy } : null,
      km: each.km,
      kmNow: kms.get(each.id) ?? each.km,
      fuel: each.fuel,
      fuelDifference: each.kind === 'take' ? fuelDifference(each.fuel, formerOf(index)?.fuel ?? null) : 0,
      drivenKm: drivenIn(each, found, kms),
      remark: each.remark,
      photos: [...(sides.get(each.id) ?? [])],
      objection: each.objection,
      settled: each.settledAt ? { at: each.settledAt, by: each.settledBy, note: each.settledNote } : null,
    })),
  }
}

/** Both hand-overs of the shift stand, and the odometer did not run backwards: what lies between them. */
function drivenIn(
  { kind, driverId, date, shift, id, km, standing }: Handover,
  all: readonly Handover[],
  kms: ReadonlyMap<string, number>,
): number | null {
  const take = all.find(
    (other) =>
      other.kind === 'take' &&
      other.standing === standing &&
      other.driverId === driverId &&
      other.date === date &&
      other.shift === shift,
  )
  if (kind !== 'return' || driverId === null || !take) return null
  const driven = (kms.get(id) ?? km) - (kms.get(take.id) ?? take.km)
  return driven >= 0 ? driven : null
}

/** Damage, mileage and next service of a car. */
export async function carFacts(
  queries: Queries,
  clock: Clock,
  vehicleId: string,
): Promise<OutputOf<typeof readCarFacts>> {
  const damages = await damagesOf(queries, vehicleId, false)
  const readings = await readingsOf(queries, vehicleId, READINGS)
  const corrections = new Set(readings.flatMap(({ correctedBy }) => correctedBy ?? []))
  const whose = await driversOfHandovers(queries, [
    ...damages.map(({ handoverId }) => handoverId),
    ...readings.map(({ handoverId }) => handoverId),
  ])
  const name = await namesOf(queries, [...whose.values()])
  const next = await nextServiceOf(queries, vehicleId)
  const newest = await newestReading(queries, vehicleId)
  return {
    on: (await readSettings(queries, clock)).handover.on,
    damages: damages.map(({ handoverId, repairedAt, repairedBy, seenAt, seenBy, ...damage }) => ({
      ...{ id: damage.id, x: damage.x, y: damage.y, kind: damage.kind, remark: damage.remark },
      notedAt: damage.notedAt,
      driver: name(whose.get(handoverId)),
      repaired: repairedAt ? { at: repairedAt, by: repairedBy } : null,
      seen: seenAt ? { at: seenAt, by: seenBy } : null,
    })),
    readings: readings.map(({ id, at, km, source, author, handoverId, correctedBy }) => ({
      id,
      at,
      km,
      source,
      author,
      driver: name(whose.get(handoverId ?? '')),
      corrected: correctedBy !== null,
      correction: corrections.has(id),
    })),
    nextService: next
      ? { km: next.km, by: next.setBy, at: next.setAt, left: newest ? next.km - newest.km : null }
      : null,
  }
}
