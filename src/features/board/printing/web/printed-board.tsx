import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { boardTexts } from '#features/board/work/texts.ts'
import { type BoardView, listOf } from '#features/board/work/web/public-view.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotsOfShift } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { presentDateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { paperTexts } from '../texts.ts'
import { paperCell, waitingCell } from './paper-cells.ts'
import type { PrintChoice } from './print-choice.ts'
import classes from './printed-board.module.css'

interface PrintedBoardProps {
  readonly view: BoardView
  readonly choice: PrintChoice
  /** What state of the week this is: its version and who saved it, or that it is only looked at. */
  state(): string
}

/**
 * The whole board on paper, whatever is filtered or in view. It is made when the page is printed, also by the
 * browser's own menu, and gone afterwards.
 */
export function PrintedBoard({ view, choice, state }: PrintedBoardProps) {
  const [printedAt, setPrintedAt] = useState<string>()
  useEffect(() => {
    const begin = () => flushSync(() => setPrintedAt(presentDateAndTime()))
    const end = () => setPrintedAt(undefined)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  if (printedAt === undefined) return null
  const { week } = view.week
  const title = paperTexts.weekOnPaper(week.week, weekRange(week))
  const stamp = `${state()} · ${paperTexts.printedAt(printedAt)}`
  const shifts: readonly Shift[] = choice.shifts === 'both' ? ['day', 'night'] : [choice.shifts]
  return createPortal(
    <div className={classes.paper} data-paper={choice.paper} data-printed-board>
      {shifts.map((shift) => (
        <Sheet key={shift} view={view} shift={shift} title={title} stamp={stamp} />
      ))}
    </div>,
    document.body,
  )
}

interface SheetProps {
  readonly view: BoardView
  readonly shift: Shift
  readonly title: string
  readonly stamp: string
}

/** All days of the week, or all its nights. The head of the table stands on every page. */
function Sheet({ view, shift, title, stamp }: SheetProps) {
  const slots = slotsOfShift(shift)
  const dates = datesOf(view.week.week)
  const lists = [
    { area: 'reserve', name: paperTexts.onReserve },
    { area: 'on-call', name: paperTexts.onCall },
  ] as const
  const longest = (area: 'reserve' | 'on-call') =>
    Math.max(0, ...slots.map((slot) => listOf(view.board, area, slot).length))
  const nobody = longest('reserve') + longest('on-call') === 0
  return (
    <table className={classes.sheet}>
      <colgroup>
        <col className={classes.plates ?? ''} />
        {slots.map((slot) => (
          <col key={slot} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={8} className={classes.title}>
            <b>{`${boardTexts[shift]} · ${title}`}</b>
            <span>{stamp}</span>
          </th>
        </tr>
        <tr>
          <th scope="col">{paperTexts.car}</th>
          {slots.map((slot, index) => {
            const date = dates[index]
            const parts = date && dateParts(date)
            return (
              <th scope="col" key={slot}>
                <b>{`${WEEKDAY_SHORT[index]} ${parts ? `${parts.day}.${String(parts.month).padStart(2, '0')}` : ''}`}</b>
                <span>{`${view.board[slot]?.cars.size ?? 0}/${view.week.available[slot] ?? 0}`}</span>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {view.week.rows.map((car) => (
          <tr key={car.id}>
            <th scope="row">{car.reg}</th>
            {slots.map((slot) => {
              const { text, kind, mark } = paperCell(view, slot, car.id)
              return (
                <td
                  key={slot}
                  data-kind={kind}
                  data-changed={mark === paperTexts.changedShort ? '' : undefined}
                >
                  <span>{text}</span>
                  {mark ? <b> {mark}</b> : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      {lists.map(({ area, name }) => (
        <tbody key={area} className={classes.waiting}>
          {Array.from({ length: longest(area) }, (_, row) => (
            <tr key={name(row + 1)}>
              <th scope="row">{name(row + 1)}</th>
              {slots.map((slot) => (
                <td key={slot}>{waitingCell(view, area, slot, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {nobody ? (
        <tbody>
          <tr>
            <td colSpan={8}>{paperTexts.nobodyWaits}</td>
          </tr>
        </tbody>
      ) : null}
    </table>
  )
}
