import { endSessionsOf } from '#features/auth/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { proves, type Route, reads, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { addDayFuel, getFuelPassword, setFuelPassword } from '../contract.ts'
import { platesDriven } from './driven-unlisted.ts'
import { createFuelAccess, fuelDoor } from './fuel-access.ts'
import { minutesOf } from './fuel-codec.ts'
import { readFuelPassword, storeFuelPassword } from './password-store.ts'
import { fuelReadRoutes } from './read-routes.ts'
import { platesIn } from './roster.ts'
import { sendFuel } from './send-fuel.ts'
import { fuelSessionRoutes } from './session-routes.ts'

export function fuelRoutes(platform: Platform, throttle: Throttle, reader: WeekReader): Route[] {
  const { clock, secrets } = platform
  const access = createFuelAccess(platform, throttle)
  return [
    ...fuelSessionRoutes(platform, access),
    ...fuelReadRoutes(access, reader),

    proves(addDayFuel, access.enter).writesAfter(
      ({ day, shift }) => platesIn(reader, { date: day, shift }),
      async ({ day, shift, details, fuelPrice, gasPrice }, { tx, audit, prepared: seated }) => {
        const slot = { date: day, shift }
        const plates = new Map([...(await platesDriven(tx, slot)), ...seated])
        audit({ ...slot, rows: details.length })
        const entries = details.map(({ id, benzyna, gaz, godziny, sentAt }) => ({
          driverId: id,
          seen: sentAt,
          petrolMl: benzyna,
          gasMl: gaz,
          workedMinutes: minutesOf(godziny),
        }))
        const sent = await sendFuel(
          tx,
          platform,
          { slot, prices: { petrol: fuelPrice, gas: gasPrice }, entries },
          plates,
        )
        if (!sent.ok) return sent
        const { sentAt: _, ...counts } = sent.value
        audit({ ...slot, ...counts })
        return sent
      },
    ),

    reads(getFuelPassword, async (_input, { queries }) =>
      ok({ changedAt: (await readFuelPassword(queries))?.changedAt ?? null }),
    ),

    writesAfter(
      setFuelPassword,
      ({ password }) => secrets.hashPassword(password),
      async (_input, { tx, prepared: hash }) => {
        await storeFuelPassword(tx, { hash, changedAt: instantNow(clock) })
        await endSessionsOf(tx, 'fuel', 'fuel')
        await throttle.renewed(tx, 'fuel', fuelDoor(await readFuelPassword(tx)))
        return ok({ status: 'ok' as const })
      },
    ),
  ]
}
