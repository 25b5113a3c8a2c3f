import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listEmptyKm } from '../../contract-empty-km.ts'
import { WEEKS_ON_PAGE } from '../../contract-overview.ts'
import { emptyKmWeeks } from '../../domain/empty-km/empty-km.ts'
import { listedRows } from '../statistics/listed-rows.ts'
import { shiftsOnRoad } from './shifts-on-road.ts'

/** Kilometres without a passenger. */
export function emptyKmRoutes(): Route[] {
  return [
    reads(listEmptyKm, async ({ by, page, ...range }, { queries }) => {
      const listed = await listedRows(queries, range)
      if (!listed.ok) return listed
      const { period, rows, names } = listed.value
      const weeks = emptyKmWeeks(await shiftsOnRoad(queries, period, rows), by)
      return ok({
        total: weeks.length,
        pageSize: WEEKS_ON_PAGE,
        data: weeks
          .slice((page - 1) * WEEKS_ON_PAGE, page * WEEKS_ON_PAGE)
          .map(({ week: { year, week }, ...each }) => ({
            ...each,
            year,
            week,
            name: by === 'driver' ? names.nameOf(each.of) : each.of,
          })),
      })
    }),
  ]
}
