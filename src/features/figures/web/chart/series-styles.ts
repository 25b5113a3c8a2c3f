import { count, money } from '#features/income/facts/web/public-words.ts'
import type { SeriesName } from '../../domain/statistics/chart-series.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'

/** Three kinds of figure, three scales: they stand above each other over the same dates. */
export interface ChartPanelKind {
  readonly key: 'income' | 'rides' | 'shifts'
  readonly title: string
  readonly series: readonly SeriesName[]
  /** What a point is divided by for the scale: złoty for grosze. */
  readonly unit: number
  words(value: number | null): string
}

export const PANELS: readonly ChartPanelKind[] = [
  {
    key: 'income',
    title: texts.chart.incomePanel,
    series: ['income-day', 'income-night'],
    unit: 100,
    words: money,
  },
  {
    key: 'rides',
    title: texts.chart.ridesPanel,
    series: ['bolt-day', 'bolt-night', 'uber-day', 'uber-night', 'freenow-day', 'freenow-night'],
    unit: 1,
    words: count,
  },
  {
    key: 'shifts',
    title: texts.chart.shiftsPanel,
    series: ['shifts-day', 'shifts-night'],
    unit: 1,
    words: count,
  },
]

const { apps, figures, day, night } = texts
const WHAT = { ...apps, income: figures.income, shifts: figures.shifts }

/** `Bolt, noc` */
export function seriesLabel(name: SeriesName): string {
  const [what, shift] = name.split('-') as [keyof typeof WHAT, 'day' | 'night']
  return `${WHAT[what]}, ${(shift === 'day' ? day : night).toLocaleLowerCase('pl')}`
}
