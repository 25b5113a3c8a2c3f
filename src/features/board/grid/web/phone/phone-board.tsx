// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it

import { type Ref, useImperativeHandle, useRef } from 'react'
import { boardTexts, slotTitle, waitingCount } from '#features/board/work/texts.ts'
import { type BoardView, listOf, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { shiftOfSlot, slotOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { gridTexts } from '../../texts.ts'
import { carCell, listCell } from '../cells/cell.tsx'
import { HeadCount, HeadCountInWords } from '../cells/head-count.tsx'
import { Sign } from '../cells/icons.tsx'
import { useRowWindow } from '../row-window.ts'
import type { SectionHandle } from '../section.ts'
import classes from './phone-board.module.css'

interface PhoneBoardProps {
  readonly view: BoardView
  /** The one that is shown. */
  readonly slot: number
  readonly ref?: Ref<SectionHandle>
  onSlot(slot: number): void
}

/** One shift of one day at a time: the strip of days, the switch, the cars, and who waits below. */
export function PhoneBoard({ view, slot, onSlot, ref }: PhoneBoardProps) {
  const scroller = useRef<HTMLElement>(null)
  const { cars, rowAt, positionOf } = view.shownRows
  const rowHeight = ROW_HEIGHTS[view.density].phoneStep
  const window = useRowWindow({
    scroller,
    count: cars.length,
    rowHeight,
    expectedHeight: globalThis.innerHeight / 2,
  })
  useImperativeHandle(ref, () => ({
    reveal(address) {
      if (address.area !== 'cars') return
      window.pin(address.row)
      window.reveal(positionOf(address.row))
    },
    keep(address) {
      if (address.area === 'cars') window.pin(address.row)
    },
  }))
  const shift = shiftOfSlot(slot)
  const drawn = Array.from(
    { length: Math.max(0, window.end - window.first) },
    (_, index) => window.first + index,
  )
  const apart = window.pinned === undefined ? -1 : positionOf(window.pinned)
  if (apart >= 0 && !drawn.includes(apart)) drawn.push(apart)
  return (
    <div className={classes.phone} data-shift={shift}>
      <DayStrip view={view} slot={slot} onChoose={onSlot} />
      <ShiftSwitch view={view} slot={slot} onChoose={onSlot} />
      <HeadCountInWords view={view} slot={slot} />
      <section
        className={classes.scroller}
        ref={scroller}
        data-scroller
        tabIndex={0}
        aria-label={slotTitle(slot)}
      >
        <div role="grid" aria-label={slotTitle(slot)} aria-rowcount={cars.length} className={classes.grid}>
          <div role="rowgroup" className={classes.rows} style={{ height: cars.length * rowHeight }}>
            {drawn.map((position) => {
              const car = cars[position]
              return car ? (
                <div
                  role="row"
                  key={car.id}
                  className={classes.row}
                  aria-rowindex={position + 1}
                  style={{ top: position * rowHeight }}
                >
                  <div
                    role="rowheader"
                    className={classes.plate}
                    data-plate
                    data-found={view.found.cars.has(car.id) ? '' : undefined}
                  >
                    <b>{car.reg}</b>
                    <span>{car.model}</span>
                  </div>
                  {carCell(view, slot, car, rowAt(position))}
                </div>
              ) : null
            })}
          </div>
        </div>
      </section>
      <WaitingStrip view={view} slot={slot} area="reserve" />
      {listOf(view.board, 'on-call', slot).length > 0 ? (
        <WaitingStrip view={view} slot={slot} area="on-call" />
      ) : null}
    </div>
  )
}

interface ChooseSlotProps {
  readonly view: BoardView
  readonly slot: number
  onChoose(slot: number): void
}

function DayStrip({ view, slot, onChoose }: ChooseSlotProps) {
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
            title={WEEKDAY_NAMES[day]}
            onClick={() => onChoose(own)}
          >
            <span>{WEEKDAY_SHORT[day]}</span>
            <b>{dateParts(date).day}</b>
            <HeadCount view={view} slot={own} narrow />
          </button>
        )
      })}
    </fieldset>
  )
}

const SHIFTS: readonly Shift[] = ['day', 'night']

function ShiftSwitch({ view, slot, onChoose }: ChooseSlotProps) {
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

interface WaitingStripProps {
  readonly view: BoardView
  readonly slot: number
  readonly area: 'reserve' | 'on-call'
}

function WaitingStrip({ view, slot, area }: WaitingStripProps) {
  const waiting = listOf(view.board, area, slot)
  const title = area === 'reserve' ? boardTexts.reserve : boardTexts.onCall
  return (
    <div className={classes.waiting} data-empty={waiting.length === 0 || undefined}>
      <div className={classes.waitingHead}>
        <b>{`${title} · ${slotTitle(slot)}`}</b>
        <span>{waitingCount([waiting])}</span>
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
