import {
  type BaseRemark,
  baseCalendar,
  baseRemarks,
  REMARK_GROUPS,
  type Refusal,
  remarkNaming,
  type WeekFacts,
  waitReason,
} from '#features/planning/domain/public.ts'
import { baseRemarkText } from '#features/planning/texts-remarks.ts'
import type { SettledPlace } from '#features/roster/domain/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getBaseCalendar } from '../../contract.ts'
import { calendarOnWire } from '../week/calendar-codec.ts'

/** A base calendar ready to be answered and to be saved. */
export interface BuiltCalendar {
  /** The prescribed call's whole answer as JSON. */
  readonly json: string
  readonly places: readonly SettledPlace[]
  readonly remarks: readonly BaseRemark[]
}

type Answer = OutputOf<typeof getBaseCalendar>

/**
 * Builds the week with its reasons. Takes up to seconds for large fleets, so it runs in the builder's thread.
 */
export function builtCalendar(week: Week, facts: WeekFacts): Result<BuiltCalendar, Refusal> {
  const base = baseCalendar(facts)
  if (!base.ok) return base
  const places = base.value.places.map(
    ({ why, ...place }): SettledPlace => ({
      ...place,
      reason: why && waitReason(why),
    }),
  )
  const { filled, filledBound, ownCars, pairs, pairsBound } = base.value.built.levels
  const remarks = baseRemarks(facts, base.value)
  const answer: Answer = {
    ...week,
    calendar: calendarOnWire(week, { ...facts, places }, { ...facts, ownCars: ownCarsOf(facts) }),
    remarks: named(facts, remarks).map((remark) => ({
      kind: REMARK_GROUPS[remark.kind],
      text: baseRemarkText(remark),
    })),
    planning: { policy: facts.options.policy, fromReserve: facts.options.fromReserve },
    levels: { filled, filledBound, ownCars, pairs, pairsBound },
  }
  return ok({ json: JSON.stringify(answer), places, remarks })
}

function ownCarsOf({ drivers }: WeekFacts): Answer['calendar']['ownCars'] {
  return drivers.flatMap(({ id, primaryCar }) =>
    primaryCar === null ? [] : [{ driverId: id, carId: primaryCar }],
  )
}

/** With full names and registration numbers for the ids; empty for who and what is not known. */
export function named(
  { drivers, cars }: Pick<WeekFacts, 'drivers' | 'cars'>,
  remarks: readonly BaseRemark[],
): BaseRemark[] {
  const names = new Map(drivers.map(({ id, fullName }) => [id, fullName]))
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const naming = { driver: (id: string) => names.get(id) ?? '', car: (id: string) => regs.get(id) ?? '' }
  return remarks.map((remark) => remarkNaming(remark, naming))
}
