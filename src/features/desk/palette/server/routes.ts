import { allDrivers } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { readPaletteIndex } from '../contract.ts'

/** One light call: names, numbers and plates, in two statements. Nothing of it is logged. */
export function paletteRoutes(): Route[] {
  return [
    reads(readPaletteIndex, async (_input, { queries }) => {
      const drivers = await allDrivers(queries)
      const cars = await planningVehicles(queries)
      return ok({
        drivers: {
          ids: drivers.map(({ id }) => id),
          names: drivers.map(({ fullName }) => fullName),
          phones: drivers.map(({ phone }) => phone),
          inactive: drivers.flatMap(({ active }, place) => (active ? [] : [place])),
        },
        cars: {
          ids: cars.map(({ id }) => id),
          regs: cars.map(({ reg }) => reg),
          models: cars.map(({ make, model }) => `${make} ${model}`),
        },
      })
    }),
  ]
}
