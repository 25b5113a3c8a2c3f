import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { availabilityTexts } from '../../texts.ts'
import { formTexts } from './form-texts.ts'

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
          <Button onClick={onClose}>{formTexts.changeWeekNo}</Button>
          <Button kind="primary" data-first="" onClick={onYes}>
            {formTexts.changeWeekYes}
          </Button>
        </>
      }
    >
      {unsent > 0 && <p>{formTexts.changeWeekClears(unsent)}</p>}
      <p>{formTexts.changeWeekLooks(home)}</p>
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
          {formTexts.showCards}
        </Button>
      }
    >
      <p>{availabilityTexts.dayAfterNight}</p>
      <p>{formTexts.nightsToChange}</p>
      <ul className="rest-list">
        {nights.map((night) => (
          <li key={night}>
            <b>{formTexts.nightOf(night)}</b> <span>{formTexts.beforeDayOf(addDays(night, 1))}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
