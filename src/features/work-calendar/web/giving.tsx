import type { ComponentType } from 'react'
import { parseStateDay } from '#kernel/calendar-date.ts'
import { baseShift, isReserve } from '#kernel/shift.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import { giveTexts } from './give-texts.ts'
import type { OwnShift } from './own-shift-codec.ts'

/** Shows how one own shift is given away, for as long as the driver wants. */
export type GivingSheet = ComponentType<
  Slot & { readonly onClose: () => void; readonly onLocked: () => void }
>

interface NextOnWire {
  readonly stateDay: string
  readonly shift: string
  readonly running: boolean
}

/**
 * The slot of a shift that can still be given away: with a car, and not begun. The next shift on the page
 * tells where the present is, so that the phone's own clock has no say.
 */
export function givableSlot({ date, option, reg }: OwnShift, next: NextOnWire | null): Slot | undefined {
  const shift = baseShift(option)
  const from = next && parseStateDay(next.stateDay)
  const fromOption = next && shiftOptionFromWire(next.shift)
  if (!shift || isReserve(option) || reg === '' || !from || !fromOption) return undefined
  const slot = { date, shift }
  const order = compareSlots(slot, { date: from, shift: fromOption === 'night' ? 'night' : 'day' })
  return order > 0 || (order === 0 && !next.running) ? slot : undefined
}

/** 'Oddaj zmianę' on the row of a shift. */
export function GiveButton({ slot, onGive }: { readonly slot: Slot; readonly onGive: (slot: Slot) => void }) {
  const { date, shift } = slot
  const hours = shift === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours
  const what = `${weekdayName(date)}, ${dayAndMonth(date)}, ${SHIFT_NAMES[shift]}, ${hours}`
  return (
    <Button
      kind="quiet"
      className="own-give"
      aria-label={giveTexts.giveNamed(what)}
      onClick={() => onGive(slot)}
    >
      {giveTexts.give}
    </Button>
  )
}
