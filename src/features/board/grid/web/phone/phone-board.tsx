// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it

import { type Ref, useImperativeHandle, useRef } from 'react'
import { slotTitle } from '#features/board/work/texts.ts'
import { type BoardView, listOf, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import { shiftOfSlot } from '#kernel/slot.ts'
import { carCell } from '../cells/cell.tsx'
import { HeadCountInWords } from '../cells/head-count.tsx'
import { useRowWindow } from '../row-window.ts'
import type { SectionHandle } from '../section.ts'
import classes from './phone-board.module.css'
import { DayStrip, ShiftSwitch, WaitingStrip } from './phone-parts.tsx'

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
                    data-found={view.marked.cars.has(car.id) ? '' : undefined}
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
      <HeadCountInWords view={view} slot={slot} />
      <WaitingStrip view={view} slot={slot} area="reserve" />
      {listOf(view.board, 'on-call', slot).length > 0 ? (
        <WaitingStrip view={view} slot={slot} area="on-call" />
      ) : null}
    </div>
  )
}
