import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Shift } from '#kernel/shift.ts'
import { datesOf, isWeek } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addBonus, editBonus, getPublicBonuses, listBonuses, removeBonus } from '../contract.ts'
import {
  allBonuses,
  bonusesOn,
  bonusForChange,
  deleteBonus,
  insertBonus,
  replaceBonus,
  type StoredBonus,
} from './store.ts'

export function bonusRoutes(platform: Platform): Route[] {
  return [
    reads(getPublicBonuses, async ({ week, year }, { queries }) => {
      const inYear = year ?? (await readSettings(queries, platform.clock)).availabilityWeek.year
      if (!isWeek(inYear, week)) return ok({ data: [] })
      return ok({ data: (await bonusesOn(queries, datesOf({ year: inYear, week }))).map(onWire) })
    }),

    reads(listBonuses, async (_input, { queries }) => ok({ data: (await allBonuses(queries)).map(onWire) })),

    writes(addBonus, async ({ date, shift, value }, { tx, audit }) => {
      const bonus = { date, shift: shiftInside(shift), value }
      audit(bonus)
      const id = await insertBonus(tx, bonus, instantNow(platform.clock))
      return id === undefined ? fail({ code: 'already_there' as const }) : ok({ id })
    }),

    writes(editBonus, async ({ id, date, shift, value, seen }, { tx, audit }) => {
      const before = await bonusForChange(tx, id)
      if (!before) return fail({ code: 'no_such_bonus' as const })
      const bonus = { id, date, shift: shiftInside(shift), value }
      if (isOvertaken(seen, before) && !isSame(bonus, before)) return fail(changed(before))
      audit({ date, shift: bonus.shift, value, valueBefore: before.value })
      const replaced = await replaceBonus(tx, bonus, instantNow(platform.clock))
      return replaced ? ok({ status: 'ok' as const }) : fail({ code: 'already_there' as const })
    }),

    writes(removeBonus, async ({ id, seen }, { tx, audit }) => {
      const bonus = await bonusForChange(tx, id)
      if (!bonus) return fail({ code: 'no_such_bonus' as const })
      if (isOvertaken(seen, bonus)) return fail(changed(bonus))
      audit({ date: bonus.date, shift: bonus.shift, value: bonus.value })
      await deleteBonus(tx, id)
      return ok({ status: 'ok' as const })
    }),
  ]
}

type Seen = NonNullable<ParsedOf<typeof editBonus>['seen']>
type Bonus = Omit<StoredBonus, 'id'>

/** Whether somebody has changed the bonus since the caller has seen it. */
function isOvertaken(seen: Seen | undefined, bonus: StoredBonus): boolean {
  return seen !== undefined && !isSame({ ...seen, shift: shiftInside(seen.shift) }, bonus)
}

function isSame(one: Bonus, other: Bonus): boolean {
  return one.date === other.date && one.shift === other.shift && one.value === other.value
}

function changed(bonus: StoredBonus) {
  const { date, shift, value } = bonus
  const is = { date, shift: SHIFT_ON_WIRE[shift], value }
  return { code: 'changed_meanwhile' as const, facts: is, details: is }
}

function shiftInside(onWire: string): Shift {
  const shift = shiftFromWire(onWire)
  if (!shift) throw new Error('The contract lets only known shifts through.')
  return shift
}

function onWire({ id, date, shift, value }: StoredBonus) {
  return { id, attributes: { date, shift: SHIFT_ON_WIRE[shift], value } }
}
