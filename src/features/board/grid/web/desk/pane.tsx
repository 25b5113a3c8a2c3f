// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it

import { type CSSProperties, memo, type Ref, useImperativeHandle, useRef } from 'react'
import { boardTexts } from '#features/board/work/texts.ts'
import { type BoardView, listRows, ROW_HEIGHTS } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotsOfShift } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { gridTexts } from '../../texts.ts'
import { HeadCount } from '../cells/head-count.tsx'
import { Sign } from '../cells/icons.tsx'
import { useRowWindow } from '../row-window.ts'
import { pastSlots, todayOf } from '../rows/today.ts'
import type { SectionHandle } from '../section.ts'
import { CarRow } from './car-row.tsx'
import classes from './pane.module.css'
import { Tray, trayHeight } from './tray.tsx'

const HEAD_HEIGHT = 32
/** Pixels of a window that about are not the panes'. */
const AROUND = 200

interface PaneProps {
  readonly view: BoardView
  readonly shift: Shift
  /** The other section is not shown, so that there is room. */
  readonly alone: boolean
  readonly ref?: Ref<SectionHandle>
}

/**
 * All days of a week, or all its nights: a row per car, sticky head, sticky trays of the reserve and of who
 * is on call.
 */
export function Pane({ view, shift, alone, ref }: PaneProps) {
  const slots = slotsOfShift(shift)
  const scroller = useRef<HTMLElement>(null)
  const reserve = useRef<SectionHandle>(null)
  const onCall = useRef<SectionHandle>(null)
  const title = shift === 'day' ? boardTexts.day : boardTexts.night
  const showsOnCall = slots.some((slot) => view.board[slot]?.onCall.length)
  const { car: rowHeight, waiting: waitingHeight } = ROW_HEIGHTS[view.density]
  const { cars, rowAt, positionOf } = view.shownRows
  const most = alone ? { reserve: 5.5, onCall: 2 } : { reserve: 2.5, onCall: 1 }
  const below =
    trayHeight(listRows(view.board, 'reserve', slots), most.reserve, waitingHeight) +
    (showsOnCall ? trayHeight(listRows(view.board, 'on-call', slots), most.onCall, waitingHeight) : 0)
  const rows = useRowWindow({
    scroller,
    count: cars.length,
    rowHeight,
    expectedHeight: (window.innerHeight - AROUND) / (alone ? 1 : 2),
    above: HEAD_HEIGHT,
    below,
  })
  useImperativeHandle(ref, () => ({
    reveal(address) {
      if (address.area === 'reserve') return reserve.current?.reveal(address)
      if (address.area === 'on-call') return onCall.current?.reveal(address)
      rows.pin(address.row)
      rows.reveal(positionOf(address.row))
    },
    keep(address) {
      if (address.area === 'reserve') return reserve.current?.keep(address)
      if (address.area === 'on-call') return onCall.current?.keep(address)
      rows.pin(address.row)
    },
  }))
  const indexes = Array.from({ length: Math.max(0, rows.end - rows.first) }, (_, index) => rows.first + index)
  const pinned = rows.pinned === undefined ? -1 : positionOf(rows.pinned)
  const today = todayOf(view.week.begun)
  const apart = pinned < rows.first || pinned >= rows.end ? cars[pinned] : undefined
  return (
    <section className={classes.pane} data-shift={shift} aria-label={title}>
      <section
        className={classes.scroller}
        ref={scroller}
        data-scroller
        data-above={HEAD_HEIGHT}
        data-below={below}
        tabIndex={0}
        aria-label={`${title}: ${gridTexts.keys}`}
      >
        <div
          role="grid"
          className={classes.grid}
          aria-label={title}
          aria-rowcount={cars.length + 1}
          aria-colcount={8}
          style={{ '--today-column': today ?? 0 } as CSSProperties}
        >
          <PaneHead view={view} shift={shift} slots={slots} title={title} />
          <div
            role="rowgroup"
            className={classes.rows}
            data-today={today}
            style={{
              paddingTop: rows.first * rowHeight,
              paddingBottom: (cars.length - Math.max(rows.first, rows.end)) * rowHeight,
            }}
          >
            {indexes.map((index) => {
              const car = cars[index]
              return car ? (
                <CarRow
                  key={car.id}
                  view={view}
                  car={car}
                  row={rowAt(index)}
                  position={index}
                  shift={shift}
                />
              ) : null
            })}
            {apart ? (
              <CarRow view={view} car={apart} row={rowAt(pinned)} position={pinned} shift={shift} apart />
            ) : null}
          </div>
        </div>
        <div className={classes.trays}>
          <Tray view={view} shift={shift} area="reserve" slots={slots} most={most.reserve} ref={reserve} />
          {showsOnCall ? (
            <Tray view={view} shift={shift} area="on-call" slots={slots} most={most.onCall} ref={onCall} />
          ) : null}
        </div>
      </section>
    </section>
  )
}

interface PaneHeadProps {
  readonly view: BoardView
  readonly shift: Shift
  readonly slots: readonly number[]
  readonly title: string
}

/** A drop changes the counts of a slot or two. */
const PaneHead = memo(function PaneHead({ view, shift, slots, title }: PaneHeadProps) {
  const dates = datesOf(view.week.week)
  const today = todayOf(view.week.begun)
  const past = pastSlots(view.week.begun)
  return (
    <div role="row" className={classes.head} aria-rowindex={1}>
      <div role="columnheader" className={classes.corner}>
        <Sign of={shift === 'day' ? 'sun' : 'moon'} filled />
        <span>{title}</span>
      </div>
      {slots.map((slot, index) => {
        const date = dates[index]
        const parts = date && dateParts(date)
        return (
          <div
            role="columnheader"
            key={slot}
            className={classes.date}
            data-today={index === today ? '' : undefined}
            data-past={slot < past ? '' : undefined}
          >
            <span>
              <b>{index === today ? `${WEEKDAY_SHORT[index]}, ${gridTexts.today}` : WEEKDAY_SHORT[index]}</b>{' '}
              <span>{parts ? `${parts.day}.${String(parts.month).padStart(2, '0')}` : ''}</span>
            </span>
            <HeadCount view={view} slot={slot} />
          </div>
        )
      })}
    </div>
  )
}, isSameHead)

function isSameHead(a: PaneHeadProps, b: PaneHeadProps): boolean {
  return (
    a.shift === b.shift &&
    a.view.week === b.view.week &&
    a.slots.every((slot) => a.view.board[slot] === b.view.board[slot])
  )
}
