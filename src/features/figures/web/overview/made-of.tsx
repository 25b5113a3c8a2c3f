import { money } from '#features/income/facts/web/public-words.ts'
import { earned, type Measure, summed } from '../../domain/statistics/averages.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import own from './composition.module.css'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

interface Part {
  readonly label: string
  readonly measure: Measure
  readonly unsplitOnly?: boolean
}

/** The parts of the earnings, which add up to them to the grosz. */
export function MadeOf({ overview: { now, begunBefore } }: { readonly overview: Overview }) {
  const { unsplit } = now
  const all = addTallies([now.day, now.night, unsplit])
  const parts = partsOf(all, unsplit).filter(({ measure }) => measure.rows + (measure.unsplit ?? 0) > 0)
  return (
    <div className={own.madeOf}>
      <h3>{texts.madeOf}</h3>
      <dl>
        {parts.map(({ label, measure, unsplitOnly }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {unsplitOnly ? (
                <FigureValue
                  measure={measure}
                  words={money}
                  asked={{ figure: 'earned', label, unsplitOnly: true }}
                />
              ) : (
                <Amount measure={measure} />
              )}
            </dd>
          </div>
        ))}
        <div data-strong>
          <dt>{texts.equals}</dt>
          <dd>
            <FigureValue
              measure={earned(all)}
              words={money}
              asked={{ figure: 'earned', label: texts.equals }}
            />
          </dd>
        </div>
      </dl>
      {begunBefore.sums > 0 ? (
        <p className={classes.note}>{texts.begunBefore(begunBefore.sums, money(begunBefore.grosze))}</p>
      ) : null}
    </div>
  )
}

function Amount({ measure }: { readonly measure: Measure }) {
  return <strong className={classes.whole}>{money(measure.value)}</strong>
}

function partsOf(all: Tally, unsplit: Tally): readonly Part[] {
  const { earnedSheetGrosze: sheet, earnedSheetRows, earnedGrossGrosze: gross, earnedGrossRows } = all
  const net = all.earnedGrosze - sheet - gross
  const netRows = all.earnedRows - earnedSheetRows - earnedGrossRows
  return [
    { label: texts.fromSheet, measure: summed(sheet, earnedSheetRows) },
    { label: texts.fromNet, measure: summed(net, netRows) },
    { label: texts.fromGross, measure: summed(gross, earnedGrossRows) },
    { label: resultsTexts.unsplit.title, measure: earned(unsplit), unsplitOnly: true },
  ]
}
