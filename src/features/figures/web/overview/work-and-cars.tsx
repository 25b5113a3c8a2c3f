import { count, kilometres, money } from '#features/income/facts/web/public-words.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { type Measure, ridesTotal, summed } from '../../domain/statistics/averages.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { changeOf } from './change.ts'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

interface Line {
  readonly label: string
  readonly figure: Figure
  of(tally: Tally): Measure
  words(value: number | null): string
}

const LINES: readonly Line[] = [
  {
    label: texts.shifts,
    figure: 'shifts',
    of: ({ shifts }) => ({ value: shifts, rows: shifts }),
    words: count,
  },
  { label: texts.rides, figure: 'rides', of: ridesTotal, words: count },
  {
    label: texts.kilometres,
    figure: 'mileage',
    of: ({ mileageM, mileageRows }) => summed(mileageM, mileageRows),
    words: kilometres,
  },
  {
    label: texts.fuel,
    figure: 'fuel',
    of: ({ fuelGrosze, fuelRows }) => summed(fuelGrosze, fuelRows),
    words: money,
  },
]

/** How much work that was, and what the fuel cost by which source (D50). */
export function WorkAndCars({ overview: { now, before, fuel } }: { readonly overview: Overview }) {
  const tallyIn = ({ day, night, unsplit }: Overview['now']) => addTallies([day, night, unsplit])
  const [tally, earlier] = [tallyIn(now), tallyIn(before)]
  const { pageGrosze, pageShifts, sheetGrosze, sheetShifts } = fuel
  return (
    <Panel title={texts.work}>
      <ul className={classes.work}>
        {LINES.map(({ label, figure, of, words }) => (
          <li key={label}>
            <span>{label}</span>
            <FigureValue measure={of(tally)} words={words} asked={{ figure, label }} />
            <span className={classes.quiet}>{changeOf(of(tally).value, of(earlier).value, '')}</span>
          </li>
        ))}
        <li>
          <span>{texts.cars}</span>
          <strong>{count(now.cars)}</strong>
          <span className={classes.quiet}>{changeOf(now.cars, before.cars, '')}</span>
        </li>
        <li>
          <span>{texts.driversWith}</span>
          <strong>{count(now.drivers)}</strong>
          <span className={classes.quiet}>{changeOf(now.drivers, before.drivers, '')}</span>
        </li>
      </ul>
      {pageShifts > 0 ? (
        <p className={classes.note}>
          {texts.fuelSources(money(pageGrosze), pageShifts, money(sheetGrosze), sheetShifts)}
        </p>
      ) : null}
      {fuel.differing > 0 ? (
        <p className={classes.note}>{texts.fuelDiffers(fuel.differing, money(fuel.differenceGrosze))}</p>
      ) : null}
      {fuel.withoutResult > 0 ? (
        <p className={classes.note}>{texts.fuelAlone(fuel.withoutResult, money(fuel.withoutResultGrosze))}</p>
      ) : null}
    </Panel>
  )
}
