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

/** To whom an own shift is offered; `asked`: somebody wants it, and the office decides. */
export type Offered = 'all' | 'one' | 'asked'

/** What the market tells of the driver; read once the page stands. */
export interface OwnMarket {
  /** The driver's id: another one may have logged in since. */
  readonly of: string
  /** So many shifts for which this very driver was asked. */
  readonly asks: number
  /** Shifts taken for weeks that are still to be made, by `YYYY-MM-DD day`: they can be given back. */
  readonly taken: ReadonlySet<string>
  /** Own shifts that are offered, by `YYYY-MM-DD day`. */
  readonly offered: ReadonlyMap<string, Offered>
  /** What became of a shift that was taken just before the page was left. */
  readonly tap: { readonly words: string; readonly isYours: boolean } | undefined
}

interface NextOnWire {
  readonly stateDay: string
  readonly shift: string
  readonly running: boolean
  /** What a page of an older build has kept has none. */
  readonly reports?: readonly { readonly kind: string }[]
}

/**
 * The slot of a shift that can still be given away: with a car, not begun, and its driver not reported ill,
 * which the office deals with. The next shift on the page tells where the present is, so that the phone's own
 * clock has no say.
 */
export function givableSlot({ date, option, reg }: OwnShift, next: NextOnWire | null): Slot | undefined {
  const shift = baseShift(option)
  const from = next && parseStateDay(next.stateDay)
  const fromOption = next && shiftOptionFromWire(next.shift)
  if (!shift || isReserve(option) || reg === '' || !from || !fromOption) return undefined
  const slot = { date, shift }
  const order = compareSlots(slot, { date: from, shift: fromOption === 'night' ? 'night' : 'day' })
  const isIll = next.reports?.some(({ kind }) => kind === 'ill') === true
  return order > 0 || (order === 0 && !next.running && !isIll) ? slot : undefined
}

/** The slot of a shift that was taken for a week that is still to be made. */
export function takenSlot({ date, option }: OwnShift, market: OwnMarket | undefined): Slot | undefined {
  const shift = baseShift(option)
  return shift && market?.taken.has(`${date} ${shift}`) ? { date, shift } : undefined
}

const OFFERED: Readonly<Record<Offered, string>> = {
  all: giveTexts.givenAll,
  one: giveTexts.givenOne,
  asked: giveTexts.givenAsked,
}

interface GiveButtonProps {
  readonly slot: Slot
  /** To whom it is offered already; undefined where it is not. */
  readonly offered: Offered | undefined
  readonly onGive: (slot: Slot) => void
}

/** 'Oddaj zmianę' on the row of a shift; that it is offered already, and the way back. */
export function GiveButton({ slot, offered, onGive }: GiveButtonProps) {
  const { date, shift } = slot
  const hours = shift === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours
  const what = `${weekdayName(date)}, ${dayAndMonth(date)}, ${SHIFT_NAMES[shift]}, ${hours}`
  if (offered)
    return (
      <p className="own-given">
        <span>{OFFERED[offered]}</span>{' '}
        <Button
          kind="quiet"
          className="own-give"
          aria-label={giveTexts.takeBackNamed(what)}
          onClick={() => onGive(slot)}
        >
          {giveTexts.takeBack}
        </Button>
      </p>
    )
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
