import { openBoard } from '#features/board/work/contract.ts'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import { listCarGroundings, listGroundings } from '#features/fleet/groundings/contract.ts'
import { listRentals, RENTAL_TYPE_ON_WIRE } from '#features/fleet/rentals/contract.ts'
import { listChangeTexts } from '#features/notices/contract.ts'
import { listRemovedShifts } from '#features/removals/contract.ts'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listHappenings, saveHappening, undoHappening } from '../contract.ts'
import type { WayOn } from '../domain/public.ts'
import { flowTexts } from '../texts-flow.ts'
import type { Facts } from './use-facts.ts'

/** What an act of the flow makes stale on the screens. */
const STALE = [
  ...[openBoard, listChangeTexts, listRemovedShifts, listGeneratedWeeks],
  ...[listCarGroundings, listGroundings, listRentals, listHappenings],
]

interface Week {
  /** Undefined: it is not generated. */
  readonly id: string | undefined
  readonly version: number
}

/** Saves what happened with the chosen way on, at once; the board follows, its unsaved edits on top (D19). */
export function useSavingHappening(week: Week, work: BoardWork) {
  const { run, busy, failure, forget } = useAct(saveHappening, { refreshes: STALE, showsFailure: true })
  const save = async (facts: Facts, way: WayOn | undefined, tell: boolean) => {
    const input = inputOf(facts, way, week, tell)
    if (!input) return undefined
    const result = await run(input)
    // Whatever it was refused for may be a version that the board has not seen.
    if (result.ok || result.failure.status === 409) await work.followOwn()
    return result
  }
  return { save, busy, failure, forget }
}

/** Takes a happening back whole. */
export function useUndoing(work: BoardWork) {
  const { run, busy, failure } = useAct(undoHappening, { refreshes: STALE, showsFailure: true })
  const undo = async (id: string, tell: boolean): Promise<boolean> => {
    const result = await run({ id, tell })
    if (result.ok || result.failure.status === 409) await work.followOwn()
    if (result.ok) toastDone(flowTexts.undone, flowTexts.undoneTitle)
    return result.ok
  }
  return { undo, busy, failure }
}

/** As it is sent; undefined while the facts are not complete. */
function inputOf(
  facts: Facts,
  way: WayOn | undefined,
  { id, version }: Week,
  tell: boolean,
): InputOf<typeof saveHappening> | undefined {
  const { kind, subject, start, end, off, grounds } = facts
  if (!kind || !subject) return undefined
  const moves = way?.moves ?? []
  return {
    ...{ kind, ...subject, note: facts.note, tell },
    ...{ dayStart: start.date, shiftStart: SHIFT_ON_WIRE[start.shift] },
    ...{ dayEnd: end.date, shiftEnd: SHIFT_ON_WIRE[end.shift] },
    ...{ removal: facts.removal, reason: grounds ? off.note.trim() : facts.reasonText },
    ...{ ground: grounds && off.grounding !== undefined, notOnStation: off.hidden },
    ...(kind === 'rental' ? { rental: { ...rentalOf(facts), start_date: start.date } } : {}),
    ...(id !== undefined && moves.length > 0 ? { board: { id, base: version, moves: [...moves] } } : {}),
  }
}

function rentalOf({ rental, off }: Facts): NonNullable<InputOf<typeof saveHappening>['rental']> {
  const { type, ...typed } = rental
  const known = Object.values(RENTAL_TYPE_ON_WIRE).find((each) => each === type)
  return { ...typed, ...(known ? { type: known } : {}), notOnStation: off.hidden }
}
