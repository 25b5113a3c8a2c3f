import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import { type Choice, optionFor } from './choices.ts'
import type { FormDay } from './form-data.ts'
import { formTexts, STATE_NAMES } from './form-texts.ts'
import { modalTexts } from './modal-texts.ts'

interface DayMenuProps {
  readonly day: FormDay
  readonly choice: Choice | undefined
  readonly onChoose: (date: CalendarDate, choice: Choice | undefined) => void
  readonly onClose: () => void
}

const CHOICES = [undefined, 'day', 'night', 'on-call'] as const

/** The card's own menu: every state at once, and 'Do dyspozycji', which a tap never reaches (D8). */
export function DayMenu({ day, choice, onChoose, onClose }: DayMenuProps) {
  return (
    <Dialog
      title={`${weekdayName(day.date)}, ${dayAndMonth(day.date)}`}
      onClose={onClose}
      className="day-menu"
    >
      <ul className="day-menu-list">
        {CHOICES.map((candidate) => {
          const option = candidate ? shownOption(candidate, day) : 'free'
          const isNow = candidate === choice
          const isClosed = candidate !== undefined && candidate !== 'on-call' && day.closed[candidate]
          return (
            <li key={option}>
              <button
                type="button"
                aria-pressed={isNow}
                disabled={isClosed}
                {...(isNow ? { 'data-first': '' } : {})}
                onClick={() => {
                  onChoose(day.date, candidate)
                  onClose()
                }}
              >
                <Pill of={option} word={STATE_NAMES[option]} />
                <span className="day-menu-note">{noteOn(candidate, day)}</span>
                {isNow && <CheckIcon />}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function noteOn(choice: Choice | undefined, day: FormDay): string {
  if (choice === undefined) return modalTexts.noteFree
  if (choice === 'on-call') return modalTexts.noteOnCall
  return day.closed[choice] ? modalTexts.closedShift : formTexts.freePlaces(day.free[choice])
}

/** A closed shift is shown as itself: there is no reserve of it. */
function shownOption(choice: Choice, day: FormDay): ShiftOption {
  return choice !== 'on-call' && day.closed[choice] ? choice : optionFor(choice, day)
}
