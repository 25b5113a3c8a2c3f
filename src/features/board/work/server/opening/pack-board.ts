import { remarkNaming } from '#features/planning/domain/public.ts'
import type { WeekDriver } from '#features/roster/domain/public.ts'
import {
  asTold,
  type BaseOfNow,
  publicationOf,
  type SavedWeek,
  waitingReasons,
} from '#features/schedule/server/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { openBoard } from '../../contract.ts'
import { NameTable } from '../../domain/opening/name-table.ts'
import { packSpot, packWeek } from '../../domain/opening/pack-week.ts'
import { CHANGE_KINDS, ORIGINS } from '../../domain/opening/packed-week.ts'

type Opened = OutputOf<typeof openBoard>
type Saved = NonNullable<Opened['saved']>
type Initial = NonNullable<Opened['initial']>

export interface ToOpen {
  readonly week: Week
  readonly saved: SavedWeek | undefined
  readonly mark: string
  /** Undefined while it is computed. */
  readonly base: BaseOfNow | undefined
  /** Ids of the drivers of last week's Sunday night. */
  readonly nightBefore: readonly string[]
}

/** The answer to opening a board. */
export function packBoard({ week: { year, week }, saved, mark, base, nightBefore }: ToOpen): Opened {
  const table = new NameTable()
  const nobody = new Map<string, WeekDriver>()
  const parts = {
    saved: saved ? packSaved(table, saved) : null,
    initial: base ? packInitial(table, base) : null,
    impossible: base !== undefined && !base.result.ok,
    nightBefore: nightBefore.map((id) => table.driver(id, nobody)),
  }
  return { year, week, names: table.names(), mark, ...parts }
}

function packSaved(table: NameTable, saved: SavedWeek): Saved {
  const { row, contents, waiting, changes, frame, beside } = saved
  const { id, version, savedBy, savedAt, savedTab } = row
  const cars = new Map(contents.cars.map((car) => [car.id, car]))
  const drivers = new Map(contents.drivers.map((driver) => [driver.id, driver]))
  const origins = new Map(
    contents.places.map((place) => [keyInSlot(place.slot, place.driverId), place.origin]),
  )
  const car = (carId: string) => table.car(carId, cars)
  const driver = (driverId: string) => table.driver(driverId, drivers)
  return {
    ...{ id, version, savedBy, savedAt, savedTab },
    publication: publicationOf(row),
    week: packWeek(table, contents, frame, waitingReasons(contents, frame, beside)),
    begun: frame.begun,
    waiting: waiting.places.map(({ choiceId, driverId, slot, onCall }) => ({
      ...{ choiceId, driver: driver(driverId), slot, onCall },
    })),
    waitingMark: waiting.mark,
    takenBack: waiting.takenBack.map((place) => [driver(place.driverId), ...packSpot(place, car)]),
    changes: changes.map(({ id: changeId, driverId, kind, from, to, at, by }) => {
      const origin = to && origins.get(keyInSlot(to.slot, driverId))
      return {
        ...{ id: changeId, driver: driver(driverId), kind: CHANGE_KINDS.indexOf(kind) },
        ...{ from: from && packSpot(from, car), to: to && packSpot(to, car) },
        ...{ origin: origin ? ORIGINS.indexOf(origin) : -1, at, by: table.text(by) },
      }
    }),
  }
}

/** Null where pins keep it from being computed. */
export function packInitial(
  table: NameTable,
  { facts, result }: Pick<BaseOfNow, 'facts' | 'result'>,
): Initial | null {
  if (!result.ok) return null
  const { places, remarks } = result.value
  const ownCars = facts.drivers.flatMap(({ id: driverId, primaryCar }) =>
    primaryCar === null ? [] : [{ driverId, carId: primaryCar }],
  )
  const { policy, fromReserve } = facts.options
  const drivers = new Map(facts.drivers.map((driver) => [driver.id, driver]))
  const cars = new Map(facts.cars.map((car) => [car.id, car]))
  const numbers = {
    driver: (id: string) => table.driver(id, drivers),
    car: (id: string) => table.car(id, cars),
  }
  return {
    week: packWeek(table, { ...facts, places }, { ...facts, ownCars }, asTold),
    remarks: remarks.map((remark) => remarkNaming(remark, numbers)),
    planning: { policy, fromReserve },
  }
}
