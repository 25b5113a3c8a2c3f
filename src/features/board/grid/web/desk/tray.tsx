// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
import { type CSSProperties, memo, type Ref, useImperativeHandle, useRef } from 'react'
import { boardTexts, waitingCount } from '#features/board/work/texts.ts'
import {
  type Area,
  type BoardView,
  listOf,
  listRows,
  ROW_HEIGHTS,
} from '#features/board/work/web/public-view.ts'
import type { Shift } from '#kernel/shift.ts'
import { listCell } from '../cells/cell.tsx'
import { useRowWindow } from '../row-window.ts'
import type { SectionHandle } from '../section.ts'
import classes from './pane.module.css'
import { isSameAround, isSameList } from './same-cells.ts'

/** Pixels of a tray, its line above included. @param rows in its longest list @param rowHeight pixels */
export function trayHeight(rows: number, most: number, rowHeight: number): number {
  return Math.min(rows, most) * rowHeight + 9
}

interface TrayProps {
  readonly view: BoardView
  readonly shift: Shift
  readonly area: Exclude<Area, 'cars'>
  readonly slots: readonly number[]
  /** Rows shown at the most; a half one tells that there are more. */
  readonly most: number
  readonly ref?: Ref<SectionHandle>
}

/** Who waits, day by day: the reserve in its order, or who is on call (D8). */
export const Tray = memo(function Tray({ view, shift, area, slots, most, ref }: TrayProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const count = listRows(view.board, area, slots)
  const rowHeight = ROW_HEIGHTS[view.density].waiting
  const rows = useRowWindow({
    scroller,
    count,
    rowHeight,
    expectedHeight: Math.min(count, most) * rowHeight + 8,
  })
  useImperativeHandle(ref, () => ({
    reveal({ row }) {
      rows.pin(row)
      rows.reveal(row)
    },
    keep: ({ row }) => rows.pin(row),
  }))
  const waiting = waitingCount(slots.map((slot) => listOf(view.board, area, slot)))
  const title = area === 'reserve' ? boardTexts.reserve : boardTexts.onCall
  const drawn = rowsToDraw(rows)
  return (
    <div className={classes.tray} style={{ '--shown-rows': Math.min(count, most) } as CSSProperties}>
      <div className={classes.trayLabel}>
        <b>{title}</b>
        <span>{waiting}</span>
      </div>
      <div
        role="grid"
        className={classes.trayScroller}
        ref={scroller}
        data-scroller
        tabIndex={0}
        aria-label={`${title}, ${shift === 'day' ? boardTexts.day : boardTexts.night}`}
        aria-rowcount={count}
      >
        <div
          role="rowgroup"
          className={classes.trayRows}
          style={{ '--rows-height': `${count * rowHeight}px` } as CSSProperties}
        >
          {drawn.map((row) => (
            <div
              role="row"
              key={row}
              className={classes.trayRow}
              aria-rowindex={row + 1}
              style={{ top: row * rowHeight }}
            >
              {slots.map((slot) => listCell(view, slot, area, row, listOf(view.board, area, slot)[row]))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}, isSameTray)

/** Most drops change no list, or that of one shift. */
function isSameTray(a: TrayProps, b: TrayProps): boolean {
  return (
    a.area === b.area &&
    a.shift === b.shift &&
    a.most === b.most &&
    a.ref === b.ref &&
    (a.view === b.view ||
      (isSameAround(a.view, b.view) && a.slots.every((slot) => isSameList(a.view, b.view, slot, a.area))))
  )
}

function rowsToDraw({
  first,
  end,
  pinned,
}: {
  first: number
  end: number
  pinned: number | undefined
}): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  return pinned !== undefined && (pinned < first || pinned >= end) ? [...rows, pinned] : rows
}
