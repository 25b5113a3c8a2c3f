import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { beginResults, touchWeek } from '#features/income/facts/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasBegun, type Slot } from '#kernel/slot.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type FuelEntry, type FuelPrices, fuelCost } from '../domain/fuel-entry.ts'
import { lockedFuel, putFuel, type StoredFuel } from './entry-store.ts'

export interface SentFuel {
  readonly slot: Slot
  readonly prices: FuelPrices
  readonly entries: readonly (FuelEntry & {
    readonly driverId: string
    /**
     * When the figures were sent that these are to replace; null for none, undefined where the sender has not
     * looked.
     */
    readonly seen?: string | null | undefined
  })[]
}

interface Counts {
  readonly added: number
  readonly replaced: number
  readonly unchanged: number
  /** By the ids as they were sent: when what now holds was sent. */
  readonly sentAt: { readonly id: string; readonly sentAt: string }[]
}

type Refusal =
  | Failed<'price_missing' | 'driver_twice' | 'unknown_driver' | 'not_begun'>
  | Failed<'sent_meanwhile', { names: readonly string[] }>

/**
 * Stores a shift's fuel; what was sent before for one of its drivers is replaced (Spec 2 §2 'Fuel control',
 * D34).
 * @param plates what each driver drove then, as the roster has it
 */
export async function sendFuel(
  tx: Tx,
  { clock }: Platform,
  { slot, prices, entries }: SentFuel,
  plates: ReadonlyMap<string, string>,
): Promise<Result<Counts, Refusal>> {
  const { date: today, hour } = fleetTime(clock)
  if (!hasBegun(slot, today, hour)) return fail({ code: 'not_begun' })
  if (entries.some((entry) => lacksPrice(entry, prices))) return fail({ code: 'price_missing' })
  const now = await heldDrivers(
    tx,
    entries.map(({ driverId }) => driverId),
  )
  // A week that has ended may be closed: whoever closes it settles by these figures, or is told of them later.
  const monday = mondayOf(weekOf(slot.date))
  const hasEnded = monday < mondayOf(weekOf(today))
  if (hasEnded) await beginResults(tx)
  const asNow = entries.map((entry) => ({
    ...entry,
    rosterId: entry.driverId,
    driverId: now.get(entry.driverId) ?? entry.driverId,
  }))
  const ids = asNow.map(({ driverId }) => driverId)
  if (new Set(ids).size < ids.length) return fail({ code: 'driver_twice' })
  const listed = await driversByIds(tx, ids)
  if (asNow.some(({ driverId, rosterId }) => !listed.has(driverId) && !plates.has(rosterId)))
    return fail({ code: 'unknown_driver' })

  const before = new Map((await lockedFuel(tx, slot, ids)).map((row) => [row.driverId, row]))
  const sentAt = instantNow(clock)
  const rows = asNow
    .map(({ driverId, rosterId, petrolMl, gasMl, workedMinutes }): StoredFuel => {
      const reg = plates.get(rosterId) ?? plates.get(driverId) ?? before.get(driverId)?.reg ?? ''
      const cost = fuelCost({ petrolMl, gasMl, workedMinutes }, prices)
      const figures = {
        petrolMl,
        gasMl,
        workedMinutes,
        petrolPrice: prices.petrol,
        gasPrice: prices.gas,
        cost,
      }
      return { driverId, ...slot, reg, ...figures, sentAt }
    })
    .sort((a, b) => (a.driverId < b.driverId ? -1 : 1))
  const changed = rows.filter((row) => !sameFuel(before.get(row.driverId), row))
  const seen = new Map(asNow.map((entry) => [entry.driverId, entry.seen]))
  const overtaken = changed.filter(({ driverId }) => wasOvertaken(before.get(driverId), seen.get(driverId)))
  if (overtaken.length > 0) {
    const names = overtaken.map(({ driverId }) => listed.get(driverId)?.fullName ?? '').filter(Boolean)
    return fail({ code: 'sent_meanwhile', facts: { names } })
  }
  await putFuel(tx, changed)
  if (hasEnded) for (const { driverId } of changed) await touchWeek(tx, driverId, monday)
  const replaced = changed.filter(({ driverId }) => before.has(driverId)).length
  const fresh = new Set(changed.map(({ driverId }) => driverId))
  return ok({
    added: changed.length - replaced,
    replaced,
    unchanged: rows.length - changed.length,
    sentAt: asNow.map(({ driverId, rosterId }) => ({
      id: rosterId,
      sentAt: (fresh.has(driverId) ? undefined : before.get(driverId)?.sentAt) ?? sentAt,
    })),
  })
}

function lacksPrice({ petrolMl, gasMl }: FuelEntry, { petrol, gas }: FuelPrices): boolean {
  return (petrolMl > 0 && petrol === 0) || (gasMl > 0 && gas === 0)
}

/** Whether somebody has sent figures that this sender has not seen. */
function wasOvertaken(before: StoredFuel | undefined, seen: string | null | undefined): boolean {
  return before !== undefined && seen !== undefined && before.sentAt !== seen
}

function sameFuel(before: StoredFuel | undefined, { sentAt: _, ...after }: StoredFuel): boolean {
  return (
    before !== undefined &&
    Object.entries(after).every(([name, value]) => before[name as keyof StoredFuel] === value)
  )
}
