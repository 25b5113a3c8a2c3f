import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconChartLine, IconTable } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { money } from '#features/income/facts/web/public-words.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { earned } from '../../domain/statistics/averages.ts'
import type { ChartData, SeriesName } from '../../domain/statistics/chart-series.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { overviewTexts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { useOpenFigure } from '../figure/opened-figure.tsx'
import { shortDate } from '../figure/short-dates.ts'
import type { SummaryOnWire } from '../summary/summary-on-wire.ts'
import classes from './chart.module.css'
import { ChartLegend } from './chart-legend.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { ChartTable } from './chart-table.tsx'
import { PANELS, seriesLabel } from './series-styles.ts'

type ChartOnWire = NonNullable<SummaryOnWire['chart']>

const { chart: texts } = resultsTexts

interface ResultsChartProps {
  readonly chart: ChartOnWire
  /** Of the same period. */
  readonly parts: Readonly<Record<'day' | 'night' | 'unsplit', Tally>>
}

/**
 * The chart of ten series (Spec 2 §9) for administrators: three scales over the same dates, by mouse, touch
 * and keyboard, or as a table.
 */
export function ResultsChart({ chart, parts }: ResultsChartProps) {
  const { day, night, unsplit } = parts
  const { from } = earned(addTallies([day, night, unsplit]))
  const [asTable, setAsTable] = useState(false)
  const [hidden, setHidden] = useState<readonly SeriesName[]>([])
  const data: ChartData = { ...chart, labels: chart.labels as readonly CalendarDate[] }
  const toggle = (name: SeriesName) =>
    setHidden(hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name])
  return (
    <div className={classes.chart}>
      <div className={classes.head}>
        <p className={classes.note}>
          {[
            texts.description(chart.by),
            from ? texts.source(overviewTexts.from[from]) : '',
            asTable ? '' : texts.keys,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Button
          size="xs"
          variant="default"
          leftSection={
            asTable ? <IconChartLine size={16} aria-hidden /> : <IconTable size={16} aria-hidden />
          }
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? texts.asChart : texts.asTable}
        </Button>
      </div>
      {asTable ? (
        <div className={classes.table}>
          <ChartTable chart={data} />
        </div>
      ) : (
        <>
          <ChartLegend hidden={hidden} toggle={toggle} />
          <Drawing chart={data} hidden={hidden} />
        </>
      )}
      {unsplit.unsplitSums > 0 ? <UnsplitOfChart unsplit={unsplit} /> : null}
    </div>
  )
}

/** What has no point of its own, since it is no shift's. */
function UnsplitOfChart({ unsplit }: { readonly unsplit: Tally }) {
  const { title } = resultsTexts.unsplit
  return (
    <p className={classes.note}>
      <span>{`${title}: `}</span>
      <FigureValue
        measure={earned(unsplit)}
        words={money}
        asked={{ figure: 'earned', label: title, unsplitOnly: true }}
      />
    </p>
  )
}

interface DrawingProps {
  readonly chart: ChartData
  readonly hidden: readonly SeriesName[]
}

function Drawing({ chart, hidden }: DrawingProps) {
  const { ref, width } = useElementSize()
  const [place, setPlace] = useState<number>()
  const open = useOpenFigure()
  const last = chart.labels.length - 1
  const label = place === undefined ? undefined : chart.labels[place]
  const openPoint = (from: CalendarDate) =>
    open({
      figure: 'shifts',
      label: pointName(chart, from),
      period: { from, to: chart.by === 'week' ? addDays(from, 6) : from },
    })
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && label) openPoint(label)
    const to = {
      ArrowLeft: Math.max(0, (place ?? last + 1) - 1),
      ArrowRight: Math.min(last, (place ?? -1) + 1),
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setPlace(to)
  }
  return (
    <div ref={ref}>
      <div className={classes.pointedAt}>
        <p className={classes.readout} aria-hidden>
          {label ? pointName(chart, label) : '\u00a0'}
        </p>
        {label ? (
          <Button size="compact-xs" variant="subtle" onClick={() => openPoint(label)}>
            {texts.shiftsOf}
          </Button>
        ) : null}
      </div>
      <div
        role="slider"
        tabIndex={0}
        className={classes.drawing}
        aria-label={resultsTexts.blocks.chart}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place ?? 0}
        aria-valuetext={label ? spokenPoint(chart, hidden, place ?? 0) : texts.keys}
        onKeyDown={step}
      >
        {width > 0
          ? PANELS.map((panel, index) => (
              <ChartPanel
                key={panel.key}
                panel={panel}
                chart={chart}
                hidden={hidden}
                width={width}
                place={place}
                setPlace={setPlace}
                open={(at) => openPoint(chart.labels[at] as CalendarDate)}
                withDates={index === PANELS.length - 1}
              />
            ))
          : null}
      </div>
    </div>
  )
}

function pointName({ by }: ChartData, label: CalendarDate): string {
  return by === 'week' ? texts.weekFrom(shortDate(label)) : shortDate(label)
}

/** All that the eye finds at one date. */
function spokenPoint(chart: ChartData, hidden: readonly SeriesName[], place: number): string {
  const parts = PANELS.flatMap(({ series, words }) =>
    series
      .filter((name) => !hidden.includes(name))
      .map((name) => `${seriesLabel(name)}: ${words(chart.series[name][place] ?? null)}`),
  )
  return [pointName(chart, chart.labels[place] as CalendarDate), ...parts].join('; ')
}
