import { counted } from '#kernel/polish-text.ts'
import { incomePerShift, summed } from '../../domain/statistics/averages.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { tallyOf } from '../../domain/statistics/tally.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { kilometres, money } from '../figures/figure-words.ts'
import classes from './individual.module.css'

/** Which cars the driver had, the most driven first. */
export function CarsTable({ rows }: { readonly rows: readonly ShiftResult[] }) {
  const cars = [...Map.groupBy(rows, ({ reg }) => reg ?? '')].toSorted(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b, 'pl'),
  )
  return (
    <ul className={classes.cars} aria-label={resultsTexts.figures.car}>
      {cars.map(([reg, own]) => {
        const tally = tallyOf(own)
        return (
          <li key={reg}>
            <strong>{reg || resultsTexts.individual.noCar}</strong>
            <span>{counted(own.length, 'zmiana', 'zmiany', 'zmian')}</span>
            <span>{kilometres(summed(tally.mileageM, tally.mileageRows).value)}</span>
            <span>
              {resultsTexts.figures.incomePerShift.toLocaleLowerCase('pl')}:{' '}
              {money(incomePerShift(tally).value)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
