import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { spokenDate, weekdayShort } from '#platform/web/polish-dates.ts'
import { countChoices } from '../../domain/counts.ts'
import { formTexts, STATE_NAMES } from './form-texts.ts'
import './chosen-list.css'

/** The chosen shifts and how many there are of each kind: the content of 'Wybrane zmiany'. */
export function ChosenList({
  chosen,
  onClear,
}: {
  readonly chosen: readonly ChosenDay[]
  readonly onClear: () => void
}) {
  if (chosen.length === 0) return <p className="chosen-none">{formTexts.nothingChosen}</p>
  const { day, night, dayReserve, nightReserve, onCall } = countChoices(chosen)
  const counts = [
    ['day', day],
    ['night', night],
    ['day-reserve', dayReserve],
    ['night-reserve', nightReserve],
    ['on-call', onCall],
  ] as const
  return (
    <>
      <ul className="chosen-list">
        {chosen.map(({ date, option }) => {
          const { day: dayOfMonth, month } = dateParts(date)
          return (
            <li key={date + option}>
              <span aria-hidden="true">
                {`${weekdayShort(date)} ${dayOfMonth}.${String(month).padStart(2, '0')}`}
              </span>
              <span className="hidden-text">{`${spokenDate(date)}: `}</span>
              <b>{STATE_NAMES[option]}</b>
            </li>
          )
        })}
      </ul>
      <ul className="chosen-counts">
        {counts.map(([option, count]) =>
          count > 0 ? (
            <li key={option} className={`count count-${option}`}>
              <span>{STATE_NAMES[option]}</span> <b>{count}</b>
            </li>
          ) : null,
        )}
      </ul>
      <button type="button" className="text-button chosen-clear" onClick={onClear}>
        {formTexts.clear}
      </button>
    </>
  )
}
