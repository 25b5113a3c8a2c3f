import { changesOf, silentDrivers } from '#features/submissions/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listNotSubmitted } from '../../contract-not-submitted.ts'

/** Whom the office may want to call before the week is planned. */
export function notSubmittedRoutes(): Route[] {
  return [
    reads(listNotSubmitted, async (week, { queries }) => {
      const withdrawn = new Map(
        (await changesOf(queries, week))
          .filter(({ kind }) => kind === 'withdrawn')
          .map(({ driverId, at }) => [driverId, at]),
      )
      const { active, silent } = await silentDrivers(queries, week)
      return ok({
        active,
        data: silent.map(({ id, fullName, phone }) => ({
          driverId: id,
          fullName,
          phone,
          withdrawnAt: withdrawn.get(id) ?? null,
        })),
      })
    }),
  ]
}
