// biome-ignore-all lint/a11y/useSemanticElements: a list of cells, as the trays of the desk are
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it

import type { ReactNode } from 'react'
import { boardTexts, slotTitle, waitingCount } from '#features/board/work/texts.ts'
import { type BoardView, listOf } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { shiftOfSlot, slotOfWeekday, slotsOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { gridTexts } from '../../texts.ts'
import { listCell } from '../cells/cell.tsx'
import { HeadCount } from '../cells/head-count.tsx'
import { Sign } from '../cells/icons.tsx'
import { pastSlots, todayOf } from '../rows/today.ts'
import classes from './phone-board.module.css'

interface ChooseSlotProps {
  readonly view: BoardView
  readonly slot: number
  onChoose(slot: number): void
}

/** The days of the week with what each has of the shift that is shown; today by its word. */
export function DayStrip({ view, slot, onChoose }: ChooseSlotProps) {
  const today = todayOf(view.week.begun)
  const past = pastSlots(view.week.begun)
  return (
    <fieldset className={classes.days} aria-label={gridTexts.weekDays}>
      {datesOf(view.week.week).map((date, day) => {
        const own = slotOfWeekday(day, shiftOfSlot(slot))
        return (
          <button
            type="button"
            key={date}
            className={classes.day}
            aria-pressed={weekdayOfSlot(slot) === day}
            data-today={day === today ? '' : undefined}
            data-past={slotOfWeekday(day, 'night') < past ? '' : undefined}
            title={WEEKDAY_NAMES[day]}
            onClick={() => onChoose(own)}
          >
            <span>{day === today ? gridTexts.today : WEEKDAY_SHORT[day]}</span>
            <b>{dateParts(date).day}</b>
            <HeadCount view={view} slot={own} narrow />
          </button>
        )
      })}
    </fieldset>
  )
}

const SHIFTS: readonly Shift[] = ['day', 'night']

export function ShiftSwitch({ view, slot, onChoose }: ChooseSlotProps) {
  return (
    <fieldset className={classes.shifts} aria-label={boardTexts.shiftToMoveTo}>
      {SHIFTS.map((shift) => {
        const own = slotOfWeekday(weekdayOfSlot(slot), shift)
        return (
          <button
            type="button"
            key={shift}
            className={classes.shift}
            data-shift={shift}
            aria-pressed={slot === own}
            onClick={() => onChoose(own)}
          >
            <Sign of={shift === 'day' ? 'sun' : 'moon'} filled />
            <span>{boardTexts[shift]}</span> <HeadCount view={view} slot={own} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** Above a day and its night side by side: what each column is, with its count. */
export function BothShiftsHead({ view, slot }: Pick<ChooseSlotProps, 'view' | 'slot'>) {
  return (
    <div className={classes.bothHead}>
      {slotsOfWeekday(weekdayOfSlot(slot)).map((own) => {
        const shift = shiftOfSlot(own)
        return (
          <span key={shift} data-shift={shift}>
            <Sign of={shift === 'day' ? 'sun' : 'moon'} filled />
            <b>{boardTexts[shift]}</b> <HeadCount view={view} slot={own} />
          </span>
        )
      })}
    </div>
  )
}

interface WaitingStripProps {
  readonly view: BoardView
  readonly slot: number
  readonly area: 'reserve' | 'on-call'
  /** Which of the day's shifts it is of, where both are shown above. */
  readonly children?: ReactNode
}

/** Who waits in a slot. */
export function WaitingStrip({ view, slot, area, children }: WaitingStripProps) {
  const waiting = listOf(view.board, area, slot)
  const title = area === 'reserve' ? boardTexts.reserve : boardTexts.onCall
  return (
    <div className={classes.waiting} data-empty={waiting.length === 0 || undefined}>
      <div className={classes.waitingHead}>
        <b>{`${title} · ${slotTitle(slot)}`}</b>
        <span>{waitingCount([waiting])}</span>
        {children}
      </div>
      <div
        role="grid"
        className={classes.strip}
        data-scroller
        tabIndex={0}
        aria-label={`${title}, ${slotTitle(slot)}`}
      >
        <div role="row" className={classes.stripRow} key={slot}>
          {waiting.length === 0 ? listCell(view, slot, area, 0) : null}
          {waiting.map((driverId, row) => (
            <div role="presentation" key={driverId}>
              {listCell(view, slot, area, row, driverId)}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
