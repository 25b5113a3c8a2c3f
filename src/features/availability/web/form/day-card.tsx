import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { MONTH_SHORT } from '#kernel/polish-text.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'
import { DotsIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import type { CardHint } from './day-rules.ts'
import { formTexts, STATE_NAMES } from './form-texts.ts'

const LONG_PRESS_MS = 500
/** Pixels that a resting thumb may wander. */
const WANDER = 10

interface DayCardProps {
  readonly date: CalendarDate
  readonly option: ShiftOption | undefined
  readonly hints: readonly CardHint[]
  readonly isWeekend: boolean
  /** Nothing can be chosen: the week is only looked at, or already sent. Then this stands for the state. */
  readonly readOnlyWord?: string | undefined
  readonly onTap: (date: CalendarDate) => void
  readonly onMenu: (date: CalendarDate) => void
}

/** One day: a tap goes on to the next state, a long press, right click, menu key or the small button opens the menu (D8). */
export function DayCard(props: DayCardProps) {
  const { date, option, hints, isWeekend, readOnlyWord, onTap, onMenu } = props
  const { day, month } = dateParts(date)
  const state = option ?? 'free'
  const press = useLongPress(() => onMenu(date))
  const wrong = hints.some((hint) => hint.kind === 'wrong')
  const className = `card card-${state}${wrong ? ' card-wrong' : ''}${isWeekend ? ' card-weekend' : ''}`

  const content = (
    <>
      <span className="card-date" aria-hidden="true">
        <b>{day}</b>
        {MONTH_SHORT[month - 1]}
      </span>
      <span className="card-words">
        <span className="card-name">
          {weekdayName(date)}
          <span className="hidden-text">, {dayAndMonth(date)}: </span>
        </span>
        {hints.map((hint) => (
          <span key={hint.text} className={hint.kind === 'wrong' ? 'card-hint card-hint-wrong' : 'card-hint'}>
            {hint.text}
            <span className="hidden-text"> </span>
          </span>
        ))}
      </span>
      {readOnlyWord !== undefined && !option ? (
        <span className="card-places">{readOnlyWord}</span>
      ) : (
        <Pill of={state} word={STATE_NAMES[state]} />
      )}
    </>
  )

  if (readOnlyWord !== undefined) {
    return (
      <li className={className}>
        <div className="card-main card-still">{content}</div>
      </li>
    )
  }
  return (
    <li className={className}>
      <button
        type="button"
        className="card-main"
        data-early={`card-${date}`}
        onClick={() => {
          if (!press.wasLong()) onTap(date)
        }}
        onContextMenu={(event: MouseEvent) => {
          event.preventDefault()
          onMenu(date)
        }}
        {...press.handlers}
      >
        {content}
      </button>
      <button
        type="button"
        className="card-menu"
        aria-label={formTexts.openMenu(date)}
        aria-haspopup="dialog"
        onClick={() => onMenu(date)}
      >
        <DotsIcon />
      </button>
    </li>
  )
}

/** Touch only: a mouse has its right button, and phones that send no contextmenu event need this. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const long = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    /** Asked at the click that ends the press; forgets it. */
    wasLong() {
      const was = long.current
      long.current = false
      return was
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        long.current = false
        if (event.pointerType === 'mouse') return
        start.current = { x: event.clientX, y: event.clientY }
        stop()
        timer.current = setTimeout(() => {
          long.current = true
          onLong()
        }, LONG_PRESS_MS)
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = start.current
        if (Math.hypot(event.clientX - x, event.clientY - y) > WANDER) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  }
}
