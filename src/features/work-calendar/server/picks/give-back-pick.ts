import { freePlaces, holdSlots } from '#features/availability/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { generatedAmong, holdUngenerated } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { noteChange, submissionOf, unbookPickedShift } from '#features/submissions/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasBegun, type Slot } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { withdrawPicked } from './picked-letter.ts'
import { lockPicker } from './picker-store.ts'

/**
 * Gives back a free shift that the driver has taken for a week that is not generated: its place goes to the
 * first who waits for it on reserve, who is told (D51), or is free again. What waits to confirm it is sent no
 * more.
 * @returns `made`: the week is being made, or is; `not_taken`: it is no taken one of this driver's any more
 */
export async function giveBackPick(
  tx: Tx,
  platform: Platform,
  driverId: string,
  slot: Slot,
): Promise<Result<undefined, Failed<'made' | 'not_taken'>>> {
  const week = weekOf(slot.date)
  const { date, hour } = fleetTime(platform.clock)
  if (hasBegun(slot, date, hour)) return fail({ code: 'not_taken' })
  await lockPicker(tx, driverId, instantNow(platform.clock))
  await holdUngenerated(tx, week)
  if ((await generatedAmong(tx, [week])).length > 0) return fail({ code: 'made' })
  const driver = (await driversByIds(tx, [driverId])).get(driverId)
  const before = await submissionOf(tx, driverId, week)
  if (!driver || !before) return fail({ code: 'not_taken' })
  const isBack = await unbookPickedShift(tx, { driverId, phone: driver.phone }, slot, [])
  if (!isBack) return fail({ code: 'not_taken' })
  await withdrawPicked(tx, platform, driverId, slot)
  const { defaultLimit } = await readSettings(tx, platform.clock)
  const held = await holdSlots(tx, [slot])
  await freePlaces(tx, platform, { week, freed: [], held, defaultLimit, but: before.id })
  await noteChange(tx, platform, {
    ...{ driverId, week, kind: 'edited', byName: '' },
    before: before.days,
    after: (await submissionOf(tx, driverId, week))?.days ?? [],
  })
  return ok(undefined)
}
