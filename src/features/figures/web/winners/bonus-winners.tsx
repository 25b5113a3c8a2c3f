import { money } from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { listBonusWinners } from '../../contract-winners.ts'
import { ofShifts, winnersTexts as texts } from '../../texts.ts'
import classes from './bonus-winners.module.css'

interface BonusWinnersProps {
  readonly date: CalendarDate
  readonly shift: Shift
}

/** Who took the bonus of a shift, with what they earned, and of how many results that was chosen. */
export function BonusWinners({ date, shift }: BonusWinnersProps) {
  const { data, failure } = useCall(listBonusWinners, {})
  if (!data) return <span className={classes.quiet}>{failure ? texts.failed : texts.loading}</span>
  const of = data.data.find((each) => each.date === date && each.shift === shift)
  if (!of) return <span className={classes.quiet}>{texts.unknown}</span>
  return (
    <div className={classes.winners}>
      {of.winners.length === 0 ? <span>{texts.nobody}</span> : null}
      {of.winners.map(({ driverId, fullName, totalIncomeGrosze, gross, place }) => (
        <span key={driverId} className={classes.winner}>
          <span className={classes.place}>{texts.place(place)}</span>{' '}
          <DriverDoor id={driverId} className={classes.driver}>
            {fullName}
          </DriverDoor>{' '}
          <span className={classes.income}>{money(totalIncomeGrosze)}</span>
          {gross ? <span className={classes.quiet}>{` ${texts.gross}`}</span> : null}
        </span>
      ))}
      <span className={classes.quiet}>{ofShifts(of.results)}</span>
    </div>
  )
}
