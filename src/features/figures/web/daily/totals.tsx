import { count, kilometres, money, moneyPerKm } from '#features/income/facts/web/public-words.ts'
import {
  cashTaken,
  earned,
  incomePerKm,
  incomePerShift,
  type Measure,
  ridesTotal,
  summed,
} from '../../domain/statistics/averages.ts'
import { countsIn, type Figure } from '../../domain/statistics/figure.ts'
import { addMoney, ofAllApps } from '../../domain/statistics/money-sums.ts'
import { addTallies, type Tally, tallyOf } from '../../domain/statistics/tally.ts'
import { unsplitTally } from '../../domain/statistics/unsplit.ts'
import { overviewTexts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { asResult, type ResultRow } from '../figure/result-columns.tsx'
import { amountIn, asUnsplit, type UnsplitRow } from '../figure/unsplit-table.tsx'
import classes from './daily.module.css'

const { daily: texts, figures } = resultsTexts

interface Box {
  readonly label: string
  readonly figure: Figure
  of(tally: Tally): Measure
  words(value: number | null): string
}

const BOXES: readonly Box[] = [
  {
    label: texts.earnings,
    figure: 'earned',
    of: earned,
    words: money,
  },
  { label: resultsTexts.money.kinds.cash, figure: 'cash', of: cashTaken, words: money },
  {
    label: texts.kilometers,
    figure: 'mileage',
    of: ({ mileageM, mileageRows }) => summed(mileageM, mileageRows),
    words: kilometres,
  },
  { label: figures.incomePerShift, figure: 'income', of: incomePerShift, words: money },
  { label: figures.incomePerKm, figure: 'income-per-km', of: incomePerKm, words: moneyPerKm },
  { label: figures.rides, figure: 'rides', of: ridesTotal, words: count },
]

/** As the overview says it: beside a sheet that tells another sum also what the apps say. */
function sourceOf({ value, from }: Measure, appsNet: number | null): string {
  if (!from) return ''
  const { from: words, fromBeside } = overviewTexts
  return from === 'apps' || appsNet === null || appsNet === value
    ? words[from]
    : fromBeside(words[from], money(appsNet))
}

interface TotalsProps {
  readonly rows: readonly ResultRow[]
  readonly unsplit: readonly UnsplitRow[]
}

/**
 * The totals box: earnings and km of the rows below, and what they give together (Spec 2 §2); each opens down
 * to its rows.
 */
export function Totals({ rows, unsplit }: TotalsProps) {
  const tally = addTallies([tallyOf(rows.map(asResult)), unsplitTally(unsplit.map(asUnsplit))])
  const appsNet = ofAllApps(addMoney([...rows, ...unsplit].map((row) => row.money)), 'net').value
  return (
    <section className={classes.totals} aria-label={texts.totals}>
      {BOXES.map(({ label, figure, of, words }) => (
        <div key={label} className={classes.total}>
          <span className={classes.label}>{label}</span>
          <FigureValue
            large
            measure={of(tally)}
            words={words}
            {...(figure === 'earned' ? { source: sourceOf(of(tally), appsNet) } : {})}
            asked={{
              figure,
              label,
              rows: () => rows.filter((row) => countsIn(figure, asResult(row))),
              unsplit: () => unsplit.filter((row) => amountIn(row, figure) !== null),
            }}
          />
        </div>
      ))}
    </section>
  )
}
