import { incomePerKm, incomePerShift, ridesTotal, summed } from '../../domain/statistics/averages.ts'
import { tallyOf } from '../../domain/statistics/tally.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { count, kilometres, money, moneyPerKm, ofShifts } from '../figures/figure-words.ts'
import { asResult, type ResultRow } from '../figures/result-columns.tsx'
import classes from './daily.module.css'

const { daily: texts, figures } = resultsTexts

/** The totals box: earnings and km of the rows below, and what they give together (Spec 2 §2). */
export function Totals({ rows }: { readonly rows: readonly ResultRow[] }) {
  const tally = tallyOf(rows.map(asResult))
  const boxes = [
    { label: texts.earnings, measure: summed(tally.incomeGrosze, tally.incomeRows), words: money },
    { label: texts.kilometers, measure: summed(tally.mileageM, tally.mileageRows), words: kilometres },
    { label: figures.incomePerShift, measure: incomePerShift(tally), words: money },
    { label: figures.incomePerKm, measure: incomePerKm(tally), words: moneyPerKm },
    { label: figures.rides, measure: ridesTotal(tally), words: count },
  ]
  return (
    <section className={classes.totals} aria-label={texts.totals}>
      {boxes.map(({ label, measure, words }) => (
        <div key={label} className={classes.total}>
          <span className={classes.label}>{label}</span>
          <span className={classes.value}>{words(measure.value)}</span>
          <span className={classes.label}>{ofShifts(measure.rows)}</span>
        </div>
      ))}
    </section>
  )
}
