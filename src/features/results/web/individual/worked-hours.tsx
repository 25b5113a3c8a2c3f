import { incomePerHour, workedMinutes } from '../../domain/statistics/fuel-and-hours.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { hours, money, ofShifts } from '../figures/figure-words.ts'
import { asResult, type FuelledRow } from '../figures/result-columns.tsx'
import classes from './individual.module.css'

/** Hours that the driver entered on the fuel page, and what an hour brought. */
export function WorkedHours({ rows }: { readonly rows: readonly FuelledRow[] }) {
  const worked = rows.map((row) => ({ ...asResult(row), workedMinutes: row.workedMinutes }))
  const figures = [
    { label: resultsTexts.figures.hours, words: hours, measure: workedMinutes(worked) },
    { label: resultsTexts.figures.incomePerHour, words: money, measure: incomePerHour(worked) },
  ]
  return (
    <dl className={classes.hours}>
      {figures.map(({ label, words, measure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {words(measure.value)} {measure.rows > 0 ? <small>{ofShifts(measure.rows)}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
