// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it

import {
  type CSSProperties,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Selection } from '#features/board/selecting/domain/public.ts'
import { type BoardView, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import { gridTexts } from '../../texts.ts'
import { useRowWindow } from '../row-window.ts'
import type { SectionHandle } from '../section.ts'
import classes from './rows-board.module.css'
import { HEAD_HEIGHT, RowsHead } from './rows-head.tsx'
import { todayOf } from './today.ts'
import { WeekRow } from './week-row.tsx'

/** Pixels of a window that about are not the rows'. */
const AROUND = 170
/** Of the plates' column, and in a line what is not the name's. */
const PLATE = 88
const LINE_ENDS = 22
/** The width of a column is known by steps, so that a page being sized does not draw every row each time. */
const STEP = 4

interface RowsBoardProps {
  readonly view: BoardView
  /** The seat that is looked at. */
  readonly selected: Spot | undefined
  readonly chosen: Selection
  readonly ref?: Ref<SectionHandle>
}

/** One row a car, its day over its night in each cell, in one box that scrolls. */
export function RowsBoard({ view, selected, chosen, ref }: RowsBoardProps) {
  const scroller = useRef<HTMLElement>(null)
  const rowHeight = ROW_HEIGHTS[view.density].both
  const { cars, rowAt, positionOf } = view.shownRows
  const room = useRoom(scroller)
  const rows = useRowWindow({
    scroller,
    count: cars.length,
    rowHeight,
    expectedHeight: window.innerHeight - AROUND,
    above: HEAD_HEIGHT,
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
  const today = todayOf(view.week.begun)
  const indexes = Array.from({ length: Math.max(0, rows.end - rows.first) }, (_, index) => rows.first + index)
  const pinned = rows.pinned === undefined ? -1 : positionOf(rows.pinned)
  const isApart = pinned >= 0 && (pinned < rows.first || pinned >= rows.end)
  const positions = isApart ? [...indexes, pinned] : indexes
  return (
    <section className={classes.box} aria-label={gridTexts.rows}>
      <section
        className={classes.scroller}
        ref={scroller}
        data-scroller
        data-above={HEAD_HEIGHT}
        tabIndex={0}
        aria-label={`${gridTexts.rows}: ${gridTexts.rowKeys}`}
      >
        <div
          role="grid"
          className={classes.grid}
          aria-label={gridTexts.rows}
          aria-rowcount={cars.length + 1}
          aria-colcount={15}
          aria-multiselectable
          style={{ '--plate': `${PLATE}px`, '--today-column': today ?? 0 } as CSSProperties}
        >
          <RowsHead view={view} today={today} />
          <div
            role="rowgroup"
            className={classes.rows}
            data-today={today}
            style={{
              paddingTop: rows.first * rowHeight,
              paddingBottom: (cars.length - Math.max(rows.first, rows.end)) * rowHeight,
            }}
          >
            {positions.map((position) => {
              const car = cars[position]
              return car ? (
                <WeekRow
                  key={car.id}
                  view={view}
                  car={car}
                  row={rowAt(position)}
                  position={position}
                  room={room}
                  selected={selected?.carId === car.id ? selected.slot : undefined}
                  chosen={chosen.get(car.id) ?? 0}
                  apart={isApart && position === pinned}
                />
              ) : null
            })}
          </div>
        </div>
      </section>
    </section>
  )
}

/** Pixels that a name has in a line without signs. */
function useRoom(scroller: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const column = (box.clientWidth - PLATE) / 7
      setRoom(Math.floor((column - LINE_ENDS) / STEP) * STEP)
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(box)
    return () => size.disconnect()
  }, [scroller])
  return room
}
