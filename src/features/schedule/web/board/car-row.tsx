// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
import { memo } from 'react'
import type { Shift } from '#kernel/shift.ts'
import type { BoardView } from './board-view.ts'
import { carCell } from './cell.tsx'
import classes from './pane.module.css'
import { slotsOf } from './section.ts'
import type { BoardCar } from './week-on-board.ts'

interface CarRowProps {
  readonly view: BoardView
  readonly car: BoardCar
  /** From 0 */
  readonly row: number
  readonly shift: Shift
  /** Pixels from the top, for the one row that is kept while the others are far away. */
  readonly apartAt?: number
}

/** A car's week: the plate once, and seven cells. */
export const CarRow = memo(function CarRow({ view, car, row, shift, apartAt }: CarRowProps) {
  return (
    <div
      role="row"
      className={classes.row}
      aria-rowindex={row + 2}
      data-apart={apartAt === undefined ? undefined : ''}
      style={apartAt === undefined ? undefined : { top: apartAt }}
    >
      <div
        role="rowheader"
        className={classes.plate}
        title={car.model}
        data-found={view.found.cars.has(car.id) ? '' : undefined}
      >
        {car.reg}
      </div>
      {slotsOf(shift).map((slot) => carCell(view, slot, car, row))}
    </div>
  )
})
