import { driversByIds } from '#features/drivers/server/public.ts'
import { pinsOf } from '#features/planning/domain/public.ts'
import { fleetOff, seatKey } from '#features/roster/domain/public.ts'
import { dropPin } from '#features/roster/server/public.ts'
import { factsOfNow } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getPlanningFacts, listPins, removePin, setPin, setPins } from '../contract.ts'
import { putWeekPin, putWeekPins, told } from './put-pin.ts'

/** Pins, and what a browser rebuilds a week from. */
export function pinRoutes(platform: Platform): Route[] {
  return [
    reads(listPins, async (week, { queries }) => ok({ data: await pinsOnWire(queries, platform, week) })),

    writes(setPin, async (input, { tx, audit }) => {
      const { driverId, slot, carId, year, week } = input
      audit({ year, week, driver: driverId, slot, ...(carId === null ? {} : { car: carId }) })
      return putWeekPin(tx, platform, input)
    }),

    writes(setPins, async (input, { tx, audit }) => {
      const { places, year, week } = input
      audit({ year, week, drivers: [...new Set(places.map(({ driverId }) => driverId))].join(', ') })
      return ok(await putWeekPins(tx, platform, input))
    }),

    writes(removePin, async (input, { tx, audit }) => {
      const { driverId, slot, year, week } = input
      audit({ year, week, driver: driverId, slot })
      return (await dropPin(tx, input))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_pin' as const })
    }),

    reads(getPlanningFacts, async (week, { queries }) => {
      const { facts, begun } = await factsOfNow(queries, platform.clock, week)
      return ok({
        limits: [...facts.limits],
        cars: facts.cars.map(({ id, reg, priority, order }) => ({ id, reg, priority, order })),
        drivers: facts.drivers.map((driver) => ({
          ...driver,
          choices: driver.choices.map(({ day, option, source }) => ({ day, option, source })),
        })),
        carsOff: fleetOff(facts.unavailable).map(({ carId, from, to, kind, reason }) => ({
          carId,
          from,
          to,
          kind,
          reason,
        })),
        driversOff: [...facts.driversOff],
        pins: [...facts.pins],
        options: facts.options,
        begun,
      })
    }),
  ]
}

/** A pin of a slot that has begun is history: nothing is in its way any more. */
async function pinsOnWire(
  queries: Queries,
  platform: Platform,
  week: Week,
): Promise<OutputOf<typeof listPins>['data']> {
  const { facts, begun } = await factsOfNow(queries, platform.clock, week)
  const troubles = new Map(
    pinsOf(facts)
      .impossible.filter(({ pin }) => pin.slot >= begun)
      .map(({ pin, trouble }) => [seatKey(pin), told(facts, pin, trouble).trouble]),
  )
  const listed = await driversByIds(queries, [...new Set(facts.pins.map(({ driverId }) => driverId))])
  return facts.pins.map((pin) => ({
    ...pin,
    fullName: listed.get(pin.driverId)?.fullName ?? '',
    reg: facts.cars.find(({ id }) => id === pin.carId)?.reg ?? '',
    trouble: troubles.get(seatKey(pin)) ?? null,
    impossible: '' as const,
  }))
}
