import { authorOf } from '#features/roster/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { listHappenings, saveHappening, undoHappening } from '../contract.ts'
import { happeningsOfWeek } from './list-happenings.ts'
import { type Around, keepHappening } from './save-happening.ts'
import { takeBackHappening } from './undo-happening.ts'

/** What happens to running weeks: entered, told of, and taken back. */
export function happeningRoutes(around: Around): Route[] {
  return [
    writes(saveHappening, async (input, { tx, audit, caller }) => {
      const { carId, driverId, board } = input
      audit({
        ...(carId === undefined ? {} : { kind: input.kind, vehicle: carId }),
        ...(driverId === undefined ? {} : { driver: driverId }),
        ...(board ? { week: board.id, moves: board.moves.length } : {}),
      })
      const saved = await keepHappening(tx, around, input, authorOf(caller))
      if (saved.ok) audit({ happening: saved.value.id, told: saved.value.told?.people ?? 0 })
      return saved
    }),
    writes(undoHappening, async (input, { tx, audit, caller }) => {
      audit({ happening: input.id })
      const admin = caller.user?.admin === true
      const undone = await takeBackHappening(tx, around, input, authorOf(caller), admin)
      return undone.ok ? ok({ told: undone.value.told }) : undone
    }),
    reads(listHappenings, async ({ year, week }, { queries, caller }) => {
      const admin = caller.user?.admin === true
      return ok({ data: await happeningsOfWeek(queries, { year, week }, admin) })
    }),
  ]
}
