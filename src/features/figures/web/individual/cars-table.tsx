import { kilometres, money } from '#features/income/facts/web/public-words.ts'
import { counted } from '#kernel/polish-text.ts'
import { incomePerShift, summed } from '../../domain/statistics/averages.ts'
import { countsIn } from '../../domain/statistics/figure.ts'
import { tallyOf } from '../../domain/statistics/tally.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { asResult, type ResultRow } from '../figure/result-columns.tsx'
import classes from './individual.module.css'

const { figures, individual } = resultsTexts

/** Which cars the driver had, the most driven first; each opens down to its shifts. */
export function CarsTable({ rows }: { readonly rows: readonly ResultRow[] }) {
  const cars = [...Map.groupBy(rows, ({ reg }) => reg ?? '')].toSorted(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b, 'pl'),
  )
  return (
    <ul className={classes.cars} aria-label={figures.car}>
      {cars.map(([reg, own]) => {
        const tally = tallyOf(own.map(asResult))
        const car = reg || individual.noCar
        return (
          <li key={reg}>
            <strong>{car}</strong>
            <span>{counted(own.length, 'zmiana', 'zmiany', 'zmian')}</span>
            <span>{kilometres(summed(tally.mileageM, tally.mileageRows).value)}</span>
            <span className={classes.average}>{`${figures.incomePerShift.toLocaleLowerCase('pl')}:`}</span>
            <FigureValue
              measure={incomePerShift(tally)}
              words={money}
              asked={{
                figure: 'income',
                label: `${figures.incomePerShift}, ${car}`,
                rows: () => own.filter((row) => countsIn('income', asResult(row))),
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
