import { kilometres, money } from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type End, extremeAverages } from '../../domain/statistics/extremes.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { useOpenSources } from '../figure/opened-sources.tsx'
import type { ResultRow } from '../figure/result-columns.tsx'
import { shortDate } from '../figure/short-dates.ts'
import classes from './summary.module.css'
import type { SummaryOnWire } from './summary-on-wire.ts'

/** Five shifts, the best or the worst; each leads to its sources. */
export function FiveShifts({ rows }: { readonly rows: readonly ResultRow[] }) {
  const open = useOpenSources()
  if (rows.length === 0) return <p className={classes.none}>{texts.unknown}</p>
  return (
    <ol className={classes.five}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            <span className={classes.person}>{row.fullName}</span>
            <span className={classes.quiet}>
              {`${shortDate(row.date as CalendarDate)}${row.mileageM === null ? '' : `, ${kilometres(row.mileageM)}`}${row.reg === null ? '' : `, ${row.reg}`}`}
            </span>
          </span>
          <button type="button" className={classes.amount} onClick={() => open(row)}>
            <span>{money(row.totalIncomeGrosze)}</span>
            <span className={classes.unseen}>{`, ${row.fullName}. ${texts.rows.sources}`}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

interface FiveAveragesProps {
  readonly drivers: SummaryOnWire['drivers']
  readonly end: End
}

/** Five drivers by the average income of their shifts; ties go by name. */
export function FiveAverages({ drivers, end }: FiveAveragesProps) {
  const names = new Map(drivers.map(({ driverId, fullName }) => [driverId, fullName]))
  const five = extremeAverages(drivers, end, (id) => names.get(id) ?? '')
  if (five.length === 0) return <p className={classes.none}>{texts.unknown}</p>
  return (
    <ol className={classes.five}>
      {five.map(({ driverId, fullName, tally }) => (
        <li key={driverId}>
          <span className={classes.person}>{fullName}</span>
          <FigureValue
            measure={{ rows: tally.incomeRows, value: Math.round(tally.incomeGrosze / tally.incomeRows) }}
            words={money}
            asked={{ figure: 'income', label: `${texts.figures.incomePerShift}, ${fullName}`, driverId }}
          />
        </li>
      ))}
    </ol>
  )
}
