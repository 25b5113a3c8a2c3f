// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus

import { type CSSProperties, memo } from 'react'
import type { BoardCar } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { type BoardView, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import { SLOTS_IN_WEEK, shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'
import { isSameAround, isSameSeat } from '../desk/same-cells.ts'
import { isCovered, offBlocks } from './off-blocks.ts'
import { OffBlocks } from './off-blocks-layer.tsx'
import { seatCell } from './seat-cell.tsx'
import { pastSlots } from './today.ts'
import classes from './week-row.module.css'

const SLOTS = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot)

interface WeekRowProps {
  readonly view: BoardView
  readonly car: BoardCar
  /** From 0, among all cars of the week. */
  readonly row: number
  /** From 0, among those shown. */
  readonly position: number
  /** Pixels for a name. */
  readonly room: number
  /** The slot of this car's seat that is looked at, if any. */
  readonly selected: number | undefined
  /** The slots of its seats that the next act is about, a bit each. */
  readonly chosen: number
  /** The one row that is kept while the others are far away. */
  readonly apart?: boolean
}

/** A car's week in two lines: the plate once, the day over the night in each of seven columns. */
export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { view, car, row, position, room, selected, chosen, apart = false } = props
  const blocks = offBlocks(view, car.id)
  return (
    <div
      role="row"
      className={classes.row}
      aria-rowindex={position + 2}
      data-apart={apart ? '' : undefined}
      data-selected={selected === undefined ? undefined : ''}
      style={apart ? ({ top: position * ROW_HEIGHTS[view.density].both } as CSSProperties) : undefined}
    >
      <div
        role="rowheader"
        className={classes.plate}
        data-plate
        title={view.week.notes[0]?.get(car.id)?.deleted ? `${car.model}, ${boardTexts.carGone}` : car.model}
        data-found={view.marked.cars.has(car.id) ? '' : undefined}
      >
        <b>{car.reg}</b>
        <span>{car.model}</span>
      </div>
      {SLOTS.map((slot) =>
        seatCell(view, slot, car, row, {
          room,
          covered: isCovered(blocks, weekdayOfSlot(slot), shiftOfSlot(slot)),
          selected: selected === slot,
          chosen: (chosen & (1 << slot)) !== 0,
        }),
      )}
      <OffBlocks blocks={blocks} past={pastSlots(view.week.begun)} />
    </div>
  )
}, isSameRow)

/** A drop changes two or three rows; to see that the others stay is much cheaper than to draw them. */
function isSameRow(a: WeekRowProps, b: WeekRowProps): boolean {
  return (
    a.car === b.car &&
    a.row === b.row &&
    a.position === b.position &&
    a.room === b.room &&
    a.selected === b.selected &&
    a.chosen === b.chosen &&
    a.apart === b.apart &&
    (a.view === b.view ||
      (isSameAround(a.view, b.view) && SLOTS.every((slot) => isSameSeat(a.view, b.view, slot, a.car.id))))
  )
}
