import { allDrivers } from '#features/drivers/server/public.ts'
import { changesOf, sentBy } from '#features/submissions/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'

/** Whom the office may want to call before the week is planned. */
export function notSubmittedRoutes(): Route[] {
  return [
    reads(listNotSubmitted, async (week, { queries }) => {
      const sent = await sentBy(queries, week)
      const withdrawn = new Map(
        (await changesOf(queries, week))
          .filter(({ kind }) => kind === 'withdrawn')
          .map(({ driverId, at }) => [driverId, at]),
      )
      const active = (await allDrivers(queries)).filter((driver) => driver.active)
      return ok({
        active: active.length,
        data: active
          .filter(({ id, phone }) => !sent.has(id) && !sent.has(phone))
          .map(({ id, fullName, phone }) => ({
            driverId: id,
            fullName,
            phone,
            withdrawnAt: withdrawn.get(id) ?? null,
          })),
      })
    }),
  ]
}
