import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  assignDriverToCar,
  listAssignedDrivers,
  listCarDrivers,
  releaseDriverFromCar,
  setPrimaryCar,
} from '../contract.ts'
import { assignDriver, switchPrimary } from './assign-driver.ts'
import { assignmentOnWire, withCarAndDriver } from './assignments.ts'
import { primaryConflicts } from './conflicts.ts'
import { allAssignments, assignmentsOfCar, type CarDriverRow, removeAssignment } from './store.ts'

export function assignedDriverRoutes({ clock }: Platform): Route[] {
  const answer = async (queries: Queries, rows: readonly CarDriverRow[]) => {
    const assignments = await withCarAndDriver(queries, rows)
    return {
      data: assignments.map(assignmentOnWire),
      conflicts: await primaryConflicts(queries, clock, assignments),
    }
  }
  return [
    reads(listCarDrivers, async ({ id }, { queries }) =>
      ok(await answer(queries, await assignmentsOfCar(queries, id))),
    ),
    reads(listAssignedDrivers, async (_input, { queries }) =>
      ok(await answer(queries, await allAssignments(queries))),
    ),
    writes(assignDriverToCar, async (input, { tx, audit }) => {
      const assigned = await assignDriver(tx, input)
      if (!assigned.ok) return assigned
      const { id, driverId, carId } = assigned.value
      audit({ assignment: id, driver: driverId, vehicle: carId })
      return ok({ id })
    }),
    writes(setPrimaryCar, async ({ id, primaryCar }, { tx, audit }) => {
      audit({ assignment: id, primaryCar })
      const switched = await switchPrimary(tx, id, primaryCar)
      return switched.ok ? ok({ status: 'ok' as const }) : switched
    }),
    writes(releaseDriverFromCar, async ({ id }, { tx, audit }) => {
      audit({ assignment: id })
      return (await removeAssignment(tx, id))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_assignment' as const })
    }),
  ]
}
