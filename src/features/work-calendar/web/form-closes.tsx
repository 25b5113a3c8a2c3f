import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dayAndMonth, weekRange } from '#platform/web/polish-dates.ts'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import type { getOwnHome } from '../contract-home.ts'
import { formClosesTexts as texts } from './form-closes-texts.ts'
import { isTomorrow } from './week-days.ts'

interface FormClosesProps {
  readonly form: NonNullable<OutputOf<typeof getOwnHome>['form']>
  readonly today: CalendarDate | undefined
}

/** The form closes soon, and this driver has not sent it. */
export function FormCloses({ form, today }: FormClosesProps) {
  const date = parseDate(form.date)
  if (!date) return null
  const hour = `${form.hour}:00`
  return (
    <div className="notice home-form">
      <WarningIcon />
      <div>
        <p>
          <b>{whenWords(date, today, hour)}</b> <span>{texts.unsent(weekRange(form))}</span>
        </p>
        <a className="button button-primary" href="/">
          {texts.fill}
        </a>
      </div>
    </div>
  )
}

function whenWords(date: CalendarDate, today: CalendarDate | undefined, hour: string): string {
  if (date === today) return texts.today(hour)
  return isTomorrow(date, today) ? texts.tomorrow(hour) : texts.onDate(dayAndMonth(date), hour)
}
