import { driversByIds } from '#features/drivers/server/public.ts'
import {
  drivenSlots,
  generatedAmong,
  holdUngenerated,
  publishedAmong,
} from '#features/roster/server/public.ts'
import { unseatPickedShift, type WeekReader } from '#features/schedule/server/public.ts'
import { unbookPickedShift } from '#features/submissions/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { compareSlots, hasBegun, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { type Clock, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { lookAtPick } from '../../contract-disown.ts'
import { lockPicker } from '../picks/picker-store.ts'
import { markDisowned, type PinPick, picksOfLink } from './pin-picks-store.ts'

type Shown = OutputOf<typeof lookAtPick>['shifts'][number]

export function fingerprintOfLink({ secrets }: Platform, key: string): string {
  return secrets.fingerprint(`pin pick link\n${key}`)
}

export interface PickLink {
  readonly fingerprint: string
}

/** The link that this key is of. */
export async function pickLink(
  platform: Platform,
  queries: Queries,
  key: string,
): Promise<PickLink | undefined> {
  const fingerprint = fingerprintOfLink(platform, key)
  const [first] = await picksOfLink(queries, fingerprint)
  return first && { fingerprint }
}

/** What the link is about, as it stands now; changes nothing. */
export async function lookAt(
  { clock }: Platform,
  queries: Queries,
  { fingerprint }: PickLink,
): Promise<Shown[]> {
  return shown(queries, clock, await picksOfLink(queries, fingerprint))
}

/**
 * 'To nie ja': what has not begun is taken back, once. The seat becomes free, the submission is what it was;
 * where the office has changed the shift before, only that it was not the driver is kept. The office finds
 * both on its list.
 */
export async function disown(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  { fingerprint }: PickLink,
): Promise<{ readonly shifts: Shown[]; readonly takenBack: number }> {
  const [first] = await picksOfLink(tx, fingerprint)
  if (!first) return { shifts: [], takenBack: 0 }
  // Whoever picks or presses for the same driver waits here, before anything of the weeks is held.
  await lockPicker(tx, first.driverId, instantNow(platform.clock))
  const picks = await picksOfLink(tx, fingerprint, 'lock')
  let takenBack = 0
  for (const pick of picks.sort(compareSlots)) {
    if (pick.disownedAt !== null || isTooLate(platform.clock, pick)) continue
    const outcome = await takeBack(tx, platform, reader, pick)
    await markDisowned(tx, pick.id, { disownedAt: instantNow(platform.clock), outcome })
    takenBack += 1
  }
  const now = await picksOfLink(tx, fingerprint)
  return { shifts: await shown(tx, platform.clock, now), takenBack }
}

async function takeBack(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  pick: PinPick,
): Promise<'free' | 'changed-before'> {
  const { driverId, date, shift } = pick
  const week = weekOf(date)
  await holdUngenerated(tx, week)
  const driver = (await driversByIds(tx, [driverId])).get(driverId)
  const who = { driverId, phone: driver?.phone ?? ('' as Phone) }
  const [generated] = await generatedAmong(tx, [week])
  const unbooked = await unbookPickedShift(tx, who, { date, shift }, pick.daysBefore)
  if (!generated) return unbooked ? 'free' : 'changed-before'
  const slot = slotIndex(week, { date, shift }) ?? 0
  const left = pick.left ?? undefined
  const done = await unseatPickedShift(tx, platform, reader, { week, slotIndex: slot, driverId, left })
  return done === 'free' ? 'free' : 'changed-before'
}

async function shown(queries: Queries, clock: Clock, picks: readonly PinPick[]): Promise<Shown[]> {
  const sorted = [...picks].sort(compareSlots)
  return Promise.all(
    sorted.map(async (pick) => ({
      date: pick.date,
      shift: SHIFT_ON_WIRE[pick.shift],
      state: await stateOf(queries, clock, pick),
    })),
  )
}

async function stateOf(queries: Queries, clock: Clock, pick: PinPick): Promise<Shown['state']> {
  if (pick.outcome === 'free') return 'taken-back'
  if (pick.outcome === 'changed-before') return 'told'
  if (isTooLate(clock, pick)) return 'begun'
  const week = weekOf(pick.date)
  if ((await publishedAmong(queries, [week])).length === 0) return 'open'
  const driven = await drivenSlots(queries, pick.driverId, [week])
  return driven.some((slot) => compareSlots(slot, pick) === 0) ? 'open' : 'changed'
}

function isTooLate(clock: Clock, pick: PinPick): boolean {
  const { date, hour } = fleetTime(clock)
  return hasBegun(pick, date, hour)
}
