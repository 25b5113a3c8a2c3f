import { authorOf } from '#features/roster/server/public.ts'
import { ok } from '#kernel/result.ts'
import { weeksOfSpan } from '#kernel/slot-span.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { listHappenings, saveHappening, undoHappening } from '../contract.ts'
import { happeningsOfWeek } from './list-happenings.ts'
import { type Around, keepHappening } from './save-happening.ts'
import { takeBackHappening } from './undo-happening.ts'

/** What happens to running weeks: entered, told of, and taken back. */
export function happeningRoutes(around: Around): Route[] {
  return [
    writes(saveHappening, async (input, { tx, audit, caller, afterCommit }) => {
      const { carId, driverId, board } = input
      audit({
        ...(carId === undefined ? {} : { kind: input.kind, vehicle: carId }),
        ...(driverId === undefined ? {} : { driver: driverId }),
        ...(board ? { week: board.id, moves: board.moves.length } : {}),
      })
      const saved = await keepHappening(tx, around, input, authorOf(caller))
      if (!saved.ok) return saved
      const { spans, ...answer } = saved.value
      audit({ happening: answer.id, told: answer.told?.people ?? 0 })
      afterCommit(() => around.reader.lookAgain(spans.flatMap(weeksOfSpan)))
      return ok(answer)
    }),
    writes(undoHappening, async (input, { tx, audit, caller, afterCommit }) => {
      audit({ happening: input.id })
      const admin = caller.user?.admin === true
      const undone = await takeBackHappening(tx, around, input, authorOf(caller), admin)
      if (!undone.ok) return undone
      const { span, told } = undone.value
      afterCommit(() => around.reader.lookAgain(weeksOfSpan(span)))
      return ok({ told })
    }),
    reads(listHappenings, async ({ year, week }, { queries, caller }) => {
      const admin = caller.user?.admin === true
      return ok({ data: await happeningsOfWeek(queries, { year, week }, admin) })
    }),
  ]
}
