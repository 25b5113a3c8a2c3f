// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus

import { memo } from 'react'
import type { BoardCar } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { type BoardView, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotsOfShift } from '#kernel/slot.ts'
import { carCell } from '../cells/cell.tsx'
import classes from './pane.module.css'
import { isSameAround, isSameSeat } from './same-cells.ts'

interface CarRowProps {
  readonly view: BoardView
  readonly car: BoardCar
  /** From 0, among all cars of the week. */
  readonly row: number
  /** From 0, among those shown. */
  readonly position: number
  readonly shift: Shift
  /** The one row that is kept while the others are far away. */
  readonly apart?: boolean
}

/** A car's week: the plate once, and seven cells. */
export const CarRow = memo(function CarRow({ view, car, row, position, shift, apart = false }: CarRowProps) {
  return (
    <div
      role="row"
      className={classes.row}
      aria-rowindex={position + 2}
      data-apart={apart ? '' : undefined}
      style={apart ? { top: position * ROW_HEIGHTS[view.density].car } : undefined}
    >
      <div
        role="rowheader"
        className={classes.plate}
        data-plate
        title={view.week.notes[0]?.get(car.id)?.deleted ? `${car.model}, ${boardTexts.carGone}` : car.model}
        data-found={view.marked.cars.has(car.id) ? '' : undefined}
      >
        {car.reg}
      </div>
      {slotsOfShift(shift).map((slot) => carCell(view, slot, car, row))}
    </div>
  )
}, isSameRow)

/** A drop changes two or three rows; to see that the others stay is much cheaper than to draw them. */
function isSameRow(a: CarRowProps, b: CarRowProps): boolean {
  return (
    a.car === b.car &&
    a.row === b.row &&
    a.position === b.position &&
    a.apart === b.apart &&
    (a.view === b.view ||
      (isSameAround(a.view, b.view) &&
        slotsOfShift(a.shift).every((slot) => isSameSeat(a.view, b.view, slot, a.car.id))))
  )
}
