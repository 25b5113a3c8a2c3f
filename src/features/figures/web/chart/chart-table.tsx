import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import type { ChartData } from '../../domain/statistics/chart-series.ts'
import { resultsTexts } from '../../texts-screens.ts'
import classes from '../figure/result-columns.module.css'
import { shortDate } from '../figure/short-dates.ts'
import { PANELS, seriesLabel } from './series-styles.ts'

/** The chart's numbers, for those who read better than they look. */
export function ChartTable({ chart }: { readonly chart: ChartData }) {
  const columns: readonly Column<number>[] = [
    {
      key: 'date',
      header: chart.by === 'week' ? resultsTexts.figures.week : resultsTexts.figures.date,
      cell: (place) => {
        const label = chart.labels[place]
        return label ? <span className={classes.whole}>{shortDate(label)}</span> : ''
      },
      sortValue: (place) => chart.labels[place],
    },
    ...PANELS.flatMap(({ series, words }) =>
      series.map(
        (name): Column<number> => ({
          key: name,
          header: seriesLabel(name),
          numeric: true,
          cell: (place) => words(chart.series[name][place] ?? null),
          sortValue: (place) => chart.series[name][place],
        }),
      ),
    ),
  ]
  return (
    <DataTable
      label={resultsTexts.chart.table}
      columns={columns}
      rows={[...chart.labels.keys()]}
      rowKey={(place) => String(place)}
      empty={<Empty>{resultsTexts.noData}</Empty>}
    />
  )
}
