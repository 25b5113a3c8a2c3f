import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { datesOf, isWeek } from '#kernel/week.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addBonus, getPublicBonuses, listBonuses } from '../contract.ts'
import { allBonuses, bonusesOn, insertBonus, type StoredBonus } from './store.ts'

export function bonusRoutes(platform: Platform): Route[] {
  return [
    reads(getPublicBonuses, async ({ week, year }, { queries }) => {
      const inYear = year ?? (await readSettings(queries, platform.clock)).availabilityWeek.year
      if (!isWeek(inYear, week)) return ok({ data: [] })
      return ok({ data: (await bonusesOn(queries, datesOf({ year: inYear, week }))).map(onWire) })
    }),

    reads(listBonuses, async (_input, { queries }) => ok({ data: (await allBonuses(queries)).map(onWire) })),

    writes(addBonus, async ({ date, shift, value }, { tx }) => {
      const inside = shiftFromWire(shift)
      if (!inside) throw new Error('The contract lets only known shifts through.')
      const id = await insertBonus(tx, { date, shift: inside, value }, instantNow(platform.clock))
      return id === undefined ? fail({ code: 'already_there' as const }) : ok({ id })
    }),
  ]
}

function onWire({ id, date, shift, value }: StoredBonus) {
  return { id, attributes: { date, shift: SHIFT_ON_WIRE[shift], value } }
}
