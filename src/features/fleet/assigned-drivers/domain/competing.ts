import { baseShift, type ShiftOption } from '#kernel/shift.ts'
import { compareSlots, type Slot, slotKey } from '#kernel/slot.ts'

/** What a driver has chosen for a week. */
export interface DriverChoices {
  readonly driverId: string
  readonly days: readonly { readonly date: Slot['date']; readonly option: ShiftOption }[]
}

export interface Competition {
  /** Two or more, in the order in which they were given. */
  readonly driverIds: readonly string[]
  /** In the order of time, at least one. */
  readonly slots: readonly Slot[]
}

/**
 * Where drivers whose primary car is one and the same want it at once: a car has one seat a slot, so all but
 * one of them get another. Reserve choices count like their base shift, since a reserve is called up; on-call
 * takes no car (D8). Slots with the same drivers stand together, those that begin earlier first.
 */
export function competingChoices(drivers: readonly DriverChoices[]): Competition[] {
  const wanting = new Map<string, { readonly slot: Slot; readonly driverIds: string[] }>()
  for (const { driverId, days } of drivers) {
    for (const slot of wantedSlots(days)) {
      const key = slotKey(slot)
      const wanted = wanting.get(key) ?? { slot, driverIds: [] }
      wanted.driverIds.push(driverId)
      wanting.set(key, wanted)
    }
  }
  const together = new Map<string, { readonly driverIds: readonly string[]; readonly slots: Slot[] }>()
  const contested = [...wanting.values()]
    .filter(({ driverIds }) => driverIds.length > 1)
    .sort((a, b) => compareSlots(a.slot, b.slot))
  for (const { slot, driverIds } of contested) {
    const key = driverIds.join()
    const competition = together.get(key) ?? { driverIds, slots: [] }
    competition.slots.push(slot)
    together.set(key, competition)
  }
  return [...together.values()]
}

/** Each slot once, even where somebody chose both a shift and its reserve. */
function wantedSlots(days: DriverChoices['days']): Slot[] {
  const slots = new Map<string, Slot>()
  for (const { date, option } of days) {
    const shift = baseShift(option)
    if (shift) slots.set(slotKey({ date, shift }), { date, shift })
  }
  return [...slots.values()]
}
