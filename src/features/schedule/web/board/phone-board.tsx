// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view; a table could not stick on four sides
// biome-ignore-all lint/a11y/useFocusableInteractive: within a grid the cells have the focus
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls the box, and enters the grid from it
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { datesOf } from '#kernel/week.ts'
import { boardTexts, people } from '../../texts-board.ts'
import { type BoardView, listOf } from './board-view.ts'
import { carCell, listCell } from './cell.tsx'
import { HeadCount } from './head-count.tsx'
import { Sign } from './icons.tsx'
import classes from './phone-board.module.css'
import { useRowWindow } from './row-window.ts'
import { type SectionHandle, shiftOf } from './section.ts'

/** A row of 50 px and the gap under it. */
const ROW_HEIGHT = 56

/** One shift of one day at a time: the strip of days, the switch, the cars, and who waits below. */
export function PhoneBoard({ view, ref }: { readonly view: BoardView; readonly ref?: Ref<SectionHandle> }) {
  const [slot, setSlot] = useState(0)
  const scroller = useRef<HTMLElement>(null)
  const { rows } = view.week
  const window = useRowWindow({
    scroller,
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    covered: () => ({ above: 0, below: 0 }),
  })
  useImperativeHandle(ref, () => ({
    reveal(area, row) {
      if (area !== 'cars') return
      window.pin(row)
      window.reveal(row)
    },
  }))
  const shift = shiftOf(slot)
  const drawn = Array.from(
    { length: Math.max(0, window.end - window.first) },
    (_, index) => window.first + index,
  )
  const apart = window.pinned
  if (apart !== undefined && apart < rows.length && !drawn.includes(apart)) drawn.push(apart)
  return (
    <div className={classes.phone} data-shift={shift}>
      <DayStrip view={view} slot={slot} onChoose={setSlot} />
      <ShiftSwitch view={view} slot={slot} onChoose={setSlot} />
      <section
        className={classes.scroller}
        ref={scroller}
        data-scroller
        tabIndex={0}
        aria-label={slotTitle(slot)}
      >
        <div role="grid" aria-label={slotTitle(slot)} aria-rowcount={rows.length} className={classes.grid}>
          <div role="rowgroup" className={classes.rows} style={{ height: rows.length * ROW_HEIGHT }}>
            {drawn.map((row) => {
              const car = rows[row]
              return car ? (
                <div
                  role="row"
                  key={car.id}
                  className={classes.row}
                  aria-rowindex={row + 1}
                  style={{ top: row * ROW_HEIGHT }}
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
                  {carCell(view, slot, car, row)}
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
    <fieldset className={classes.days} aria-label={boardTexts.weekDays}>
      {datesOf(view.week.week).map((date, day) => {
        const own = day * 2 + (slot % 2)
        return (
          <button
            type="button"
            key={date}
            className={classes.day}
            aria-pressed={slot >> 1 === day}
            title={WEEKDAY_NAMES[day]}
            onClick={() => onChoose(own)}
          >
            <span>{WEEKDAY_SHORT[day]}</span>
            <b>{dateParts(date).day}</b>
            <HeadCount view={view} slot={own} />
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
      {SHIFTS.map((shift, index) => {
        const own = (slot >> 1) * 2 + index
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
            {boardTexts[shift]} <HeadCount view={view} slot={own} />
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
    <div className={classes.waiting}>
      <div className={classes.waitingHead}>
        <b>
          {title} · {slotTitle(slot)}
        </b>
        <span>{people(waiting.length)}</span>
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

/** `wtorek, dzień` */
function slotTitle(slot: number): string {
  const shift = boardTexts[shiftOf(slot)]
  return `${WEEKDAY_NAMES[slot >> 1] ?? ''}, ${shift}`.toLocaleLowerCase('pl')
}
