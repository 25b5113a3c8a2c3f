import { sql } from 'drizzle-orm'
import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { setMileage } from '../../contract-sources.ts'
import { isUnusual, type MileageProblem, mileageOf } from '../../domain/mileage.ts'
import { storeTexts } from '../../texts-store.ts'
import { loader } from '../files/file-routes.ts'
import { foldTouched } from '../fold/fold-slots.ts'
import { beginResults, touch } from '../fold/touched-slots.ts'
import { mileageTyped, putMileage, takeMileageBack } from './mileage-store.ts'

const SENTENCES: Readonly<Record<MileageProblem, string>> = {
  missing: storeTexts.kmMissing,
  'one-state-only': storeTexts.kmBoth,
  'end-before-start': storeTexts.kmOrder,
  differs: storeTexts.kmDiffers,
}

export function mileageRoutes(platform: Platform): Route[] {
  return [
    writes(setMileage, async (input, { tx, caller, audit }) => {
      const slot = { date: input.date, shift: input.shift }
      const typed = { kmStart: input.kmStart ?? null, kmEnd: input.kmEnd ?? null, km: input.km ?? null }
      const isEmpty = typed.kmStart === null && typed.kmEnd === null && typed.km === null
      const mileage = isEmpty ? undefined : mileageOf(typed)
      if (mileage && !mileage.ok)
        return fail({
          code: 'wrong_kilometres' as const,
          msg: SENTENCES[mileage.error],
          fields: { kmEnd: SENTENCES[mileage.error] },
        })
      const driverId = (await heldDrivers(tx, [input.driverId])).get(input.driverId) ?? input.driverId
      if (!(await driversByIds(tx, [driverId])).has(driverId))
        return fail({ code: 'no_such_driver' as const })

      await beginResults(tx)
      const former = await mileageTyped(tx, driverId, slot)
      const by = loader(platform, caller)
      if (mileage)
        await putMileage(tx, { driverId, ...slot, ...mileage.value, enteredBy: by.name, enteredAt: by.at })
      else await takeMileageBack(tx, driverId, slot)
      await touch(tx, sql`SELECT ${driverId}::uuid, ${slot.date}::date, ${slot.shift}::text`)
      await foldTouched(tx)

      const metres = mileage ? mileage.value.mileageM : null
      audit({ driver: driverId, ...slot, metres: metres ?? 'none', formerly: former?.mileageM ?? 'none' })
      return ok({
        mileageM: metres,
        warning:
          mileage && isUnusual(mileage.value) ? storeTexts.unusualKm(mileage.value.mileageM / 1000) : null,
      })
    }),
  ]
}
