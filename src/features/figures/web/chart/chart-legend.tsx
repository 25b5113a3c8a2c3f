import type { SeriesName } from '../../domain/statistics/chart-series.ts'
import { resultsTexts } from '../../texts-screens.ts'
import classes from './chart.module.css'
import { PANELS, seriesLabel } from './series-styles.ts'

interface ChartLegendProps {
  readonly hidden: readonly SeriesName[]
  toggle(name: SeriesName): void
}

/**
 * The ten series with their looks; each can be taken out of the drawing. Night is dashed, so that colour is
 * not all.
 */
export function ChartLegend({ hidden, toggle }: ChartLegendProps) {
  return (
    <fieldset className={classes.legend} aria-label={resultsTexts.chart.legend}>
      {PANELS.flatMap(({ series }) =>
        series.map((name) => (
          <button key={name} type="button" aria-pressed={!hidden.includes(name)} onClick={() => toggle(name)}>
            <span className={classes.key} data-series={name} aria-hidden />
            <span>{seriesLabel(name)}</span>
          </button>
        )),
      )}
    </fieldset>
  )
}
