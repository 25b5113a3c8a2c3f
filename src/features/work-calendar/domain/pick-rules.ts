import type { CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift, isRegular, type ShiftOption } from '#kernel/shift.ts'
import { compareSlots, type Slot, slotAcrossRest } from '#kernel/slot.ts'

/** A shift that stands in the way of a pick: chosen, or driven by a generated week. */
export interface Standing {
  readonly date: CalendarDate
  readonly option: ShiftOption
}

/**
 * What a driver has around the picked shifts. Each week counts by its own state (D46): of one that is
 * generated the places count, of any other the choices.
 */
export interface Held {
  /** Chosen for weeks that are not generated yet. */
  readonly choices: readonly Standing[]
  /** Driven by the generated weeks. */
  readonly driven: readonly Slot[]
}

export type PickRefusal =
  | { readonly rule: 'already-driving'; readonly picked: Slot; readonly has: Standing }
  | { readonly rule: 'day-after-night'; readonly picked: Slot; readonly has: Standing }

/** Why a driver may not have a shift, as it is told to that driver. */
export type PickObstacle =
  | { readonly code: 'already_driving'; readonly facts: Pick<PickRefusal, 'has'> }
  | { readonly code: 'day_after_night'; readonly facts: Pick<PickRefusal, 'picked' | 'has'> }
  | { readonly code: 'no_papers'; readonly facts: { readonly papers: readonly string[] } }
  | { readonly code: 'absent'; readonly facts: { readonly slot: Slot } }
  | { readonly code: 'inactive_driver' }

/** A broken rule as it is told: which shift, and what stands in its way. */
export function ruleObstacle({ rule, ...refused }: PickRefusal) {
  const has = { date: refused.has.date, option: refused.has.option }
  const picked = { date: refused.picked.date, shift: refused.picked.shift }
  return rule === 'already-driving'
    ? { code: 'already_driving' as const, facts: { has } }
    : { code: 'day_after_night' as const, facts: { picked, has } }
}

/** Each slot once, in the order of time. */
export function distinctSlots(slots: readonly Slot[]): Slot[] {
  const sorted = [...slots].sort(compareSlots)
  return sorted.filter((slot, index) => {
    const before = sorted[index - 1]
    return !before || compareSlots(before, slot) !== 0
  })
}

/**
 * The rules that bind a driver who picks free shifts (D15): one shift a date, and no day right after the
 * night before, reserve counted like its base shift, over the week's edge too (D7). What was chosen without a
 * place for a picked date gives way to the pick. Stricter than the hours of who drives in a week
 * (`brokenHours` of roster): what was only chosen counts, and nobody has leave for both shifts of a date.
 * @param picked distinct, in the order of time
 * @returns the first that is refused, and what stands in its way, be it another picked shift
 */
export function refusedPicks(picked: readonly Slot[], { choices, driven }: Held): PickRefusal | undefined {
  const has = [...driven.map(standing), ...choices]
  const firm = has.filter(({ option }) => isRegular(option))
  for (const slot of picked) {
    const others = picked.filter((other) => other !== slot).map(standing)
    const same = [...firm, ...others].find(({ date }) => date === slot.date)
    if (same) return { rule: 'already-driving', picked: slot, has: same }
  }
  const pickedDates = new Set(picked.map(({ date }) => date))
  const stays = [...driven.map(standing), ...choices.filter(({ date }) => !pickedDates.has(date))]
  for (const slot of picked) {
    const { date, shift } = slotAcrossRest(slot)
    const against = [...stays, ...picked.map(standing)].find(
      (other) => other.date === date && baseShift(other.option) === shift,
    )
    if (against) return { rule: 'day-after-night', picked: slot, has: against }
  }
  return undefined
}

function standing({ date, shift }: Slot): Standing {
  return { date, option: shift }
}
