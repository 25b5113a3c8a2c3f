import { INCOME_APPS } from '#features/income/facts/domain/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listBoltDifferences, MOST_RIDES_SHOWN } from '../../contract-days.ts'
import { differenceOf } from '../../domain/differences.ts'
import { saidOfDay } from './differences-store.ts'

/** Where Bolt's own answers and its files differ over the rides of a day. */
export function differenceRoutes(): Route[] {
  return [
    reads(listBoltDifferences, async ({ date }, { queries }) => {
      const said = Map.groupBy(await saidOfDay(queries, date, INCOME_APPS.bolt), ({ key }) => key)
      // Who has loaded no file, or connected nothing, is not told that every ride differs.
      const hasBoth = new Set([...said.values()].flat().map(({ source }) => source === 'bolt')).size === 2
      const found = [...said.values()].flatMap((sides) => {
        const bolt = sides.find(({ source }) => source === 'bolt')
        const file = sides.find(({ source }) => source !== 'bolt')
        const difference = hasBoth ? differenceOf(file, bolt) : undefined
        const one = file ?? bolt
        if (!difference || !one) return []
        const { driver, startedAt, shift } = one
        return [
          {
            driver,
            startedAt,
            shift,
            fileName: file?.fileName ?? null,
            ...difference,
            amounts: [...difference.amounts],
          },
        ]
      })
      return ok({ rides: said.size, total: found.length, data: found.slice(0, MOST_RIDES_SHOWN) })
    }),
  ]
}
