import { addWeeks, type Week } from '#kernel/week.ts'
import { LeftIcon, RightIcon } from '#platform/web/ui/icons.tsx'
import { formTexts } from './form-texts.ts'

interface WeekHeadProps {
  readonly week: Week
  /** Until when the form is open, in words; undefined without a deadline. */
  readonly deadline: string | undefined
  readonly onWeek: (week: Week) => void
}

export function WeekHead({ week, deadline, onWeek }: WeekHeadProps) {
  return (
    <div className="week-head">
      <div>
        <h1>{formTexts.title}</h1>
        <p className="week-range">{formTexts.week(week)}</p>
      </div>
      <div className="week-arrows">
        <button
          type="button"
          className="arrow"
          aria-label={formTexts.previousWeek}
          onClick={() => onWeek(addWeeks(week, -1))}
        >
          <LeftIcon />
        </button>
        <button
          type="button"
          className="arrow"
          aria-label={formTexts.nextWeek}
          onClick={() => onWeek(addWeeks(week, 1))}
        >
          <RightIcon />
        </button>
      </div>
      {deadline && <p className="week-deadline">{deadline}</p>}
    </div>
  )
}
