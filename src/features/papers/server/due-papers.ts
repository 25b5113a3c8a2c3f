import { driversByIds } from '#features/drivers/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { blocksOn } from '../domain/paper.ts'
import { kindsOfFleet } from './kind-store.ts'
import { duePapers } from './store.ts'
import { papersOnVehicles } from './vehicle-fields.ts'

/** How many papers of vehicles and active drivers are due, and how many of those two they block today. */
export async function countDue(queries: Queries, today: CalendarDate) {
  const kinds = await kindsOfFleet(queries)
  const onVehicles = await papersOnVehicles(queries, kinds, ({ leadDays }) => addDays(today, leadDays))
  const rows = await duePapers(queries, today)
  const drivers = await driversByIds(queries, [
    ...new Set(rows.filter(({ subject }) => subject === 'driver').map(({ subjectId }) => subjectId)),
  ])
  const due = [
    ...onVehicles.map(({ kind, carId, expiresOn }) => ({
      subject: 'vehicle' as const,
      subjectId: carId,
      expiresOn,
      blocks: kind.blocks,
    })),
    ...rows.filter(({ subject, subjectId }) => subject === 'vehicle' || drivers.get(subjectId)?.active),
  ]
  const blocked = due.filter((paper) => blocksOn(paper, today))
  const subjects = (subject: 'vehicle' | 'driver') =>
    new Set(blocked.filter((paper) => paper.subject === subject).map(({ subjectId }) => subjectId)).size
  return {
    due: due.length,
    overdue: due.filter(({ expiresOn }) => expiresOn < today).length,
    blockedCars: subjects('vehicle'),
    blockedDrivers: subjects('driver'),
  }
}
