import { type MouseEvent, memo, type PointerEvent, type TouchEvent, useRef } from 'react'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { dayAndMonth, monthShort, weekdayName } from '#platform/web/polish-dates.ts'
import { DotsIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { type Choice, choiceAfterTap, optionFor } from './choices.ts'
import { cardHints } from './day-rules.ts'
import type { DayBonus, FormDay } from './form-data.ts'
import { formTexts, STATE_NAMES, spokenState } from './form-texts.ts'

const LONG_PRESS_MS = 500
/** Pixels that a resting thumb may wander. */
const WANDER = 10

interface DayCardProps {
  readonly day: FormDay
  readonly choice?: Choice | undefined
  readonly option: ShiftOption | undefined
  /** Of the whole week; undefined where they are told no more. */
  readonly bonuses: readonly DayBonus[] | undefined
  /** Part of a day after a night, and which one (D7). */
  readonly breach?: 'day' | 'night' | undefined
  /** Nothing can be chosen: the week is only looked at, or already sent. Then this stands for the state. */
  readonly readOnlyWord?: string
  readonly onTap?: (date: CalendarDate) => void
  readonly onMenu?: (date: CalendarDate) => void
}

/**
 * One day: a tap goes on to the next state, a long press, right click, menu key or the small button opens the
 * menu (D8). Drawn anew only when something of its own has changed, so that a tap is answered at once on a
 * slow phone too.
 */
export const DayCard = memo(function DayCard(props: DayCardProps) {
  const { day, choice, option, bonuses, breach, readOnlyWord, onTap, onMenu } = props
  const { date } = day
  const { announce } = useAnnouncer()
  const press = useLongPress(() => onMenu?.(date))
  const parts = dateParts(date)
  const state = option ?? 'free'
  const hints = cardHints({ day, choice, option, bonuses: bonuses ?? [], breach })
  const className = `card card-${state}${breach ? ' card-wrong' : ''}`

  function tap() {
    const next = choiceAfterTap(choice, day)
    announce(spokenState(date, next && optionFor(next, day)))
    onTap?.(date)
  }

  const content = (
    <>
      <span className="card-date" aria-hidden="true">
        <b>{parts.day}</b>
        <span>{monthShort(date)}</span>
      </span>
      <span className={hints.some(isLong) ? 'card-words card-words-long' : 'card-words'}>
        <span className="card-name">
          <span>{weekdayName(date)}</span>
          <span className="hidden-text">{`, ${dayAndMonth(date)}: `}</span>
        </span>
        {hints.map((hint) => (
          <span key={hint.text} className={hint.kind === 'wrong' ? 'card-hint card-hint-wrong' : 'card-hint'}>
            <span lang={hint.kind === 'typed' ? 'pl' : undefined}>{hint.text}</span>
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
          if (!press.wasLong()) tap()
        }}
        onContextMenu={(event: MouseEvent) => {
          event.preventDefault()
          onMenu?.(date)
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
        onClick={() => onMenu?.(date)}
      >
        <DotsIcon />
      </button>
    </li>
  )
})

/** What would make a tall thin column beside the pill of a phone. */
function isLong({ text }: { readonly text: string }): boolean {
  return text.length > 60
}

/**
 * Touch only: a mouse has its right button, and phones that send no contextmenu event need this. The finger
 * is lifted above the menu that it has opened: what browsers would make of that, a press there, is kept away
 * from it.
 */
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
      onTouchEnd(event: TouchEvent) {
        if (!long.current) return
        event.preventDefault()
        long.current = false
      },
    },
  }
}
