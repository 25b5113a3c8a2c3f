import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { availabilityTexts } from '../../texts.ts'
import { formTexts } from './form-texts.ts'
import { modalTexts } from './modal-texts.ts'

interface ChangeWeekProps {
  readonly home: Week
  /** Unsent choices that would be cleared. */
  readonly unsent: number
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Changing the week asks first, and clears unsent choices (Spec 1 §2). */
export function ChangeWeek({ home, unsent, onYes, onClose }: ChangeWeekProps) {
  return (
    <Dialog
      title={formTexts.changeWeekTitle}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{modalTexts.changeWeekNo}</Button>
          <Button kind="primary" data-first="" onClick={onYes}>
            {modalTexts.changeWeekYes}
          </Button>
        </>
      }
    >
      {unsent > 0 && <p>{modalTexts.changeWeekClears(unsent)}</p>}
      <p>{modalTexts.changeWeekLooks(home)}</p>
    </Dialog>
  )
}

/** A day after a night is refused, with the nights to change (Spec 1 §5, D7). */
export function RestRefusal({
  nights,
  onClose,
}: {
  readonly nights: readonly CalendarDate[]
  readonly onClose: () => void
}) {
  return (
    <Dialog
      title={formTexts.restTitle}
      role="alertdialog"
      onClose={onClose}
      footer={
        <Button kind="primary" data-first="" onClick={onClose}>
          {modalTexts.showCards}
        </Button>
      }
    >
      <p>{availabilityTexts.dayAfterNight}</p>
      <p>{modalTexts.nightsToChange}</p>
      <ul className="rest-list">
        {nights.map((night) => (
          <li key={night}>
            <b>{modalTexts.nightOf(night)}</b> <span>{modalTexts.beforeDayOf(addDays(night, 1))}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
