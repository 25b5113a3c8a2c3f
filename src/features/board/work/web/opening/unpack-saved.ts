import { type Spot, seatKey } from '#features/roster/domain/public.ts'
import { sideWords } from '#features/roster/texts-recorded-spot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { openBoard } from '../../contract.ts'
import {
  CHANGE_KINDS,
  ON_CALL,
  ORIGINS,
  type PackedChange,
  type PackedSpot,
} from '../../domain/opening/packed-week.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import type { Recorded } from './calendar-on-board.ts'
import { type Named, unpackWeek } from './unpack-week.ts'

type Saved = NonNullable<OutputOf<typeof openBoard>['saved']>

/** Somebody at a place, by name. */
interface NamedPlace {
  readonly driverId: string
  readonly fullName: string
  readonly slot: number
  readonly onCall: boolean
}

/** A saved week off the wire, with what is told beside it. */
export interface SavedOnBoard {
  readonly week: WeekOnBoard
  readonly history: readonly Recorded[]
  readonly late: {
    readonly waiting: readonly (NamedPlace & { readonly choiceId: string })[]
    /** `reg` is empty on a list. */
    readonly takenBack: readonly (NamedPlace & { readonly reg: string })[]
  }
}

export function unpackSaved(week: Week, named: Named, saved: Saved): SavedOnBoard {
  const person = (number: number) => ({
    ...{ driverId: named.driver(number), fullName: named.drivers[number]?.fullName ?? '' },
  })
  const waiting = saved.waiting.map(({ choiceId, driver, slot, onCall }) => ({
    ...{ ...person(driver), choiceId, slot, onCall },
  }))
  const takenBack = saved.takenBack.map(([driver = -1, ...packed]) => {
    const { slot, onCall } = unpackSpot(named, packed)
    return { ...person(driver), slot, onCall, reg: regAt(named, packed) }
  })
  const beside = {
    begun: saved.begun,
    waiting: new Map(waiting.map((place) => [seatKey(place), place.choiceId])),
    takenBack: new Set(takenBack.map(seatKey)),
  }
  return {
    week: unpackWeek(week, named, saved.week, beside),
    history: saved.changes.map((change) => recordedOf(week, named, change)),
    late: { waiting, takenBack },
  }
}

function unpackSpot(named: Named, [slot = 0, car = ON_CALL]: PackedSpot): Spot {
  return { slot, carId: car < 0 ? null : named.car(car), onCall: car === ON_CALL }
}

function regAt(named: Named, [, car = ON_CALL]: PackedSpot): string {
  return car < 0 ? '' : named.reg(car)
}

function recordedOf(week: Week, named: Named, change: PackedChange): Recorded {
  const side = (packed: PackedSpot | null) =>
    sideWords(week, packed && unpackSpot(named, packed), packed ? regAt(named, packed) : '')
  const [old, now] = [side(change.from), side(change.to)]
  return {
    ...{ id: change.id, driverId: named.driver(change.driver) },
    fullName: named.drivers[change.driver]?.fullName ?? '',
    ...{ oldDay: old.day, oldWeekDay: old.weekDay, oldShift: old.shift, oldReg: old.reg },
    ...{ day: now.day, weekDay: now.weekDay, shift: now.shift, newReg: now.reg },
    kind: CHANGE_KINDS[change.kind] ?? 'slot',
    type: ORIGINS[change.origin] ?? null,
    ...{ at: change.at, by: named.text(change.by) },
  }
}
