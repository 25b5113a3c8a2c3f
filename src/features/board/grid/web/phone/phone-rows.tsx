// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it

import { type Ref, useImperativeHandle, useRef } from 'react'
import { isChosen, type Selection } from '#features/board/selecting/domain/public.ts'
import { type BoardView, listOf, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotsOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'
import { useRowWindow } from '../row-window.ts'
import { isCovered, offBlocks } from '../rows/off-blocks.ts'
import { seatCell } from '../rows/seat-cell.tsx'
import type { SectionHandle } from '../section.ts'
import { OffOnDay } from './off-on-day.tsx'
import classes from './phone-board.module.css'
import { BothShiftsHead, DayStrip, ShiftSwitch, WaitingStrip } from './phone-parts.tsx'

/** Of the plates' column, and of a cell what is not the name's; letters are larger than the desk's. */
const PLATE = 96
const CELL_ENDS = 34
const LETTERS = 12 / 14.5

interface PhoneRowsProps {
  readonly view: BoardView
  /** Both shifts of its date are shown; who waits, of the slot alone. */
  readonly slot: number
  readonly chosen: Selection
  readonly ref?: Ref<SectionHandle>
  onSlot(slot: number): void
}

/** One day at a time, a car's day and night side by side. */
export function PhoneRows({ view, slot, chosen, onSlot, ref }: PhoneRowsProps) {
  const scroller = useRef<HTMLElement>(null)
  const { cars, rowAt, positionOf } = view.shownRows
  const rowHeight = ROW_HEIGHTS[view.density].phone
  const rows = useRowWindow({
    scroller,
    count: cars.length,
    rowHeight,
    expectedHeight: window.innerHeight / 2,
  })
  useImperativeHandle(ref, () => ({
    reveal(address) {
      if (address.area !== 'cars') return
      rows.pin(address.row)
      rows.reveal(positionOf(address.row))
    },
    keep(address) {
      if (address.area === 'cars') rows.pin(address.row)
    },
  }))
  const day = weekdayOfSlot(slot)
  const title = WEEKDAY_NAMES[day]
  const room = ((window.innerWidth - PLATE) / 2 - CELL_ENDS) * LETTERS
  const drawn = Array.from({ length: Math.max(0, rows.end - rows.first) }, (_, index) => rows.first + index)
  const apart = rows.pinned === undefined ? -1 : positionOf(rows.pinned)
  if (apart >= 0 && !drawn.includes(apart)) drawn.push(apart)
  return (
    <div className={classes.phone} data-shift={shiftOfSlot(slot)} data-both>
      <DayStrip view={view} slot={slot} onChoose={onSlot} />
      <BothShiftsHead view={view} slot={slot} />
      <section className={classes.scroller} ref={scroller} data-scroller tabIndex={0} aria-label={title}>
        <div
          role="grid"
          aria-label={title}
          aria-rowcount={cars.length}
          aria-multiselectable
          className={classes.grid}
        >
          <div role="rowgroup" className={classes.rows} style={{ height: cars.length * rowHeight }}>
            {drawn.map((position) => {
              const car = cars[position]
              if (!car) return null
              const blocks = offBlocks(view, car.id)
              return (
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
                    data-found={view.marked.cars.has(car.id) ? '' : undefined}
                  >
                    <b>{car.reg}</b>
                    <span>{car.model}</span>
                  </div>
                  {slotsOfWeekday(day).map((each) => {
                    const covered = isCovered(blocks, day, shiftOfSlot(each))
                    const isChosenNow = isChosen(chosen, { slot: each, carId: car.id })
                    return seatCell(view, each, car, rowAt(position), {
                      ...{ room, covered, selected: false },
                      chosen: isChosenNow,
                    })
                  })}
                  <OffOnDay blocks={blocks} day={day} />
                </div>
              )
            })}
          </div>
        </div>
      </section>
      <WaitingStrip view={view} slot={slot} area="reserve">
        <ShiftSwitch view={view} slot={slot} onChoose={onSlot} />
      </WaitingStrip>
      {listOf(view.board, 'on-call', slot).length > 0 ? (
        <WaitingStrip view={view} slot={slot} area="on-call" />
      ) : null}
    </div>
  )
}
