import { parseDate } from '#kernel/calendar-date.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import { fleetClockOf, fleetDateOf } from '#platform/web/fleet-instant.ts'
import { dayAndMonth, spokenDate, weekRange } from '#platform/web/polish-dates.ts'
import { formDisownTexts as texts } from '../../texts-disown.ts'
import { STATE_NAMES } from '../form/form-texts.ts'

interface FormWordsProps {
  readonly form: {
    readonly year: number
    readonly week: number
    readonly sentAt: string
    readonly chosen: readonly { readonly date: string; readonly shift: string }[]
  }
  /** Its choices are not kept any more. */
  readonly isOver?: boolean
}

/** When a form came, of which week it is, and what it chose. */
export function FormWords({ form: { year, week, sentAt, chosen }, isOver = false }: FormWordsProps) {
  return (
    <>
      <p>{texts.sent(`${dayAndMonth(fleetDateOf(sentAt))}, ${fleetClockOf(sentAt)}`)}</p>
      <p>
        <b>{texts.week(weekRange({ year, week }))}</b>
      </p>
      {chosen.length === 0 && !isOver && <p>{texts.empty}</p>}
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ date, shift }) => (
            <li key={`${date} ${shift}`}>{`${inWords(date)}: ${optionInWords(shift)}`}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function inWords(date: string): string {
  const parsed = parseDate(date)
  return parsed ? spokenDate(parsed) : date
}

function optionInWords(shift: string): string {
  const option = shiftOptionFromWire(shift)
  return option ? STATE_NAMES[option] : shift
}
