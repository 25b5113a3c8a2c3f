import { createHash } from 'node:crypto'
import type { postSms } from '#features/messaging/server/public.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { fleetInstant } from '#platform/server/clock.ts'
import type { Change, Spot } from '../../domain/changes.ts'
import type { WeekContents } from '../../domain/places.ts'
import { CARLESS_IN_SMS } from '../../texts-messages.ts'
import type { StoredChange } from '../history/store-history.ts'

type Sms = Parameters<typeof postSms>[2]

/** Which slot an SMS about this change sends the driver to, or away from. It is told of until that slot begins. */
export function toldSlot(week: Week, { from, to }: Change): Slot {
  return slotAt(week, (to ?? from)?.slot ?? 0)
}

/** The same for as long as the change leads from the same place to the same place. */
export function revisionOf({ from, to }: Change): string {
  const sides = [from, to].map((spot) => spot && [spot.slot, spot.carId, spot.onCall])
  return createHash('sha256').update(JSON.stringify(sides)).digest('base64url').slice(0, 16)
}

/** @param round how many SMS about this change there were before: one moved on and moved again to where it was is told anew */
function eventKeyOf(change: StoredChange, round: number): string {
  return `schedule-change:${change.id}:${String(round).padStart(4, '0')}:${revisionOf(change)}`
}

export function revisionIn(eventKey: string): string {
  return eventKey.slice(eventKey.lastIndexOf(':') + 1)
}

/** What to tell the driver of a change as it is now; never why somebody was removed. @param to E.164 */
export function smsOf(
  week: Week,
  cars: WeekContents['cars'],
  change: StoredChange,
  driver: { readonly fullName: string; readonly phone: string },
  round: number,
): Sms {
  const { date, shift } = toldSlot(week, change)
  return {
    eventKey: eventKeyOf(change, round),
    to: driver.phone,
    about: { kind: contentOf(week, cars, change, driver.fullName).template, id: change.id },
    notAfter: fleetInstant(date, shift === 'day' ? DAY_STARTS_AT : NIGHT_STARTS_AT),
    ...contentOf(week, cars, change, driver.fullName),
  }
}

function contentOf(week: Week, cars: WeekContents['cars'], { kind, from, to }: Change, fullName: string) {
  const reg = (spot: Spot): string => {
    if (spot.carId === null) return CARLESS_IN_SMS[spot.onCall ? 'onCall' : 'reserve']
    return cars.find(({ id }) => id === spot.carId)?.reg ?? ''
  }
  const slot = (spot: Spot): Slot => slotAt(week, spot.slot)
  if (!to) {
    const left = slotAt(week, from?.slot ?? 0)
    return { template: 'shift-removed' as const, values: { fullName, slot: left } }
  }
  // Who waited without a car in this very slot has not been moved out of a shift.
  if (!from || (from.slot === to.slot && from.carId === null))
    return { template: 'shift-added' as const, values: { fullName, slot: slot(to), reg: reg(to) } }
  if (kind === 'car') {
    const values = { fullName, slot: slot(to), fromReg: reg(from), reg: reg(to) }
    return { template: 'shift-other-car' as const, values }
  }
  const values = { fullName, from: slot(from), to: slot(to), reg: reg(to) }
  return { template: 'shift-moved' as const, values }
}
