import { hours, money } from '#features/income/facts/web/public-words.ts'
import { incomePerHour, workedMinutes } from '../../domain/statistics/fuel-and-hours.ts'
import { countedIncome } from '../../domain/statistics/thresholds.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { asResult, type ResultRow } from '../figure/result-columns.tsx'
import classes from './individual.module.css'

const { figures: texts } = resultsTexts

/**
 * Hours that the driver entered on the fuel page, and what an hour brought; each opens down to its shifts.
 */
export function WorkedHours({ rows }: { readonly rows: readonly ResultRow[] }) {
  const worked = rows.map(asResult)
  const known = () => rows.filter((row) => row.workedMinutes !== null)
  const paid = () =>
    rows.filter((row) => (row.workedMinutes ?? 0) > 0 && countedIncome(asResult(row)) !== null)
  const figures = [
    { label: texts.hours, words: hours, measure: workedMinutes(worked), of: known },
    { label: texts.incomePerHour, words: money, measure: incomePerHour(worked), of: paid },
  ]
  return (
    <dl className={classes.hours}>
      {figures.map(({ label, words, measure, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureValue measure={measure} words={words} asked={{ figure: 'hours', label, rows: of }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
