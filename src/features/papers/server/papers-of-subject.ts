import { driversByIds } from '#features/drivers/server/public.ts'
import { vehiclePapersOf } from '#features/fleet/vehicles/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Subject } from '../domain/paper.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'
import { kindsOfFleet } from './kind-store.ts'
import { type HeldPaper, paperOnWire } from './paper-codec.ts'
import { papersOf } from './store.ts'
import { paperOnVehicle } from './vehicle-fields.ts'

/**
 * Every kind of papers of a vehicle or driver, with the paper where there is one; undefined where there is no
 * such vehicle or driver.
 */
export async function papersOfOne(
  queries: Queries,
  subject: Subject,
  subjectId: string,
  today: CalendarDate,
) {
  const vehicle = subject === 'vehicle' ? await vehiclePapersOf(queries, subjectId) : undefined
  const driver = subject === 'driver' ? (await driversByIds(queries, [subjectId])).get(subjectId) : undefined
  const subjectName = vehicle?.reg ?? driver?.fullName
  if (subjectName === undefined) return undefined
  const stored = new Map((await papersOf(queries, subjectId)).map((paper) => [paper.kindId, paper]))
  const heldOf = (kind: PaperKind): HeldPaper | undefined => {
    if (kind.vehicleField) return vehicle && { ...paperOnVehicle(vehicle, kind), subjectId, issuedOn: null }
    const paper = stored.get(kind.id)
    return paper && { ...paper, kind }
  }
  const kinds = (await kindsOfFleet(queries)).filter((kind) => kind.subject === subject)
  return {
    subjectName,
    data: kinds.map((kind) => {
      const held = heldOf(kind)
      const { id, name, leadDays, blocks, vehicleField } = kind
      const paper = held ? paperOnWire(held, today) : null
      return { id, attributes: { subject, name, leadDays, blocks, vehicleField, paper } }
    }),
  }
}
