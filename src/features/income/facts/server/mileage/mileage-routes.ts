import { sql } from 'drizzle-orm'
import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { setMileage } from '../../contract.ts'
import { isUnusual, mileageOf } from '../../domain/mileage.ts'
import { MILEAGE_PROBLEMS } from '../../texts-failures.ts'
import { foldTouched } from '../fold/fold-slots.ts'
import { beginResults, touch } from '../fold/touched-slots.ts'
import { deleteMileage, mileageTyped, putMileage } from './mileage-store.ts'

export function mileageRoutes({ clock }: Platform): Route[] {
  return [
    writes(setMileage, async (input, { tx, caller, audit }) => {
      const slot = { date: input.date, shift: input.shift }
      const typed = { kmStart: input.kmStart ?? null, kmEnd: input.kmEnd ?? null, km: input.km ?? null }
      const isEmpty = typed.kmStart === null && typed.kmEnd === null && typed.km === null
      const mileage = isEmpty ? undefined : mileageOf(typed)
      if (mileage && !mileage.ok)
        return fail({
          code: 'wrong_kilometres' as const,
          facts: { problem: mileage.error },
          fields: { kmEnd: MILEAGE_PROBLEMS[mileage.error] },
        })
      const driverId = (await heldDrivers(tx, [input.driverId])).get(input.driverId) ?? input.driverId
      if (!(await driversByIds(tx, [driverId])).has(driverId))
        return fail({ code: 'no_such_driver' as const })

      await beginResults(tx)
      const former = await mileageTyped(tx, driverId, slot)
      if (mileage)
        await putMileage(tx, {
          driverId,
          ...slot,
          ...mileage.value,
          enteredBy: nameOfCaller(caller),
          enteredAt: instantNow(clock),
        })
      else await deleteMileage(tx, driverId, slot)
      await touch(tx, sql`SELECT ${driverId}::uuid, ${slot.date}::date, ${slot.shift}::text`)
      await foldTouched(tx)

      const metres = mileage ? mileage.value.mileageM : null
      audit({ driver: driverId, ...slot, metres: metres ?? 'none', formerly: former?.mileageM ?? 'none' })
      return ok({
        mileageM: metres,
        isUnusual: mileage ? isUnusual(mileage.value) : false,
      })
    }),
  ]
}
