import type { MouseEvent, PointerEvent } from 'react'
import { count } from '#features/income/facts/web/public-words.ts'
import type { ChartData, SeriesName } from '../../domain/statistics/chart-series.ts'
import { tinyDate } from '../figure/short-dates.ts'
import classes from './chart.module.css'
import { everyNth, linePath, loneValues, roundSteps } from './chart-points.ts'
import { type ChartPanelKind, seriesLabel } from './series-styles.ts'

interface ChartPanelProps {
  readonly panel: ChartPanelKind
  readonly chart: ChartData
  readonly hidden: readonly SeriesName[]
  readonly width: number
  /** The date that is pointed at. */
  readonly place: number | undefined
  setPlace(place: number): void
  /** Opens the shifts of a date. */
  open(place: number): void
  readonly withDates: boolean
}

const LEFT = 52
const RIGHT = 20
const TOP = 8
const PLOT = 120
const DATES = 22
/** A date's label needs so much. */
const LABEL_ROOM = 56

/** One scale of the chart with its lines, and what they say at the date that is pointed at. */
export function ChartPanel({
  panel,
  chart,
  hidden,
  width,
  place,
  setPlace,
  open,
  withDates,
}: ChartPanelProps) {
  const { labels, series } = chart
  const shown = panel.series.filter((name) => !hidden.includes(name))
  const known = shown.flatMap((name) => series[name].filter((value) => value !== null))
  const steps = roundSteps(Math.max(0, ...known) / panel.unit)
  const top = steps.at(-1) ?? 1
  const inner = Math.max(1, width - LEFT - RIGHT)
  const xAt = (index: number) =>
    LEFT + (labels.length === 1 ? inner / 2 : (inner * index) / (labels.length - 1))
  const yAt = (value: number) => TOP + PLOT - (PLOT * value) / panel.unit / top
  const nth = everyNth(labels.length, inner / LABEL_ROOM)
  const placeOf = (event: MouseEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left - LEFT) / inner
    return Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1))))
  }
  const point = (event: PointerEvent<SVGSVGElement>) => setPlace(placeOf(event))
  // A finger only points; it opens with the button above.
  const click = (event: MouseEvent<SVGSVGElement>) => {
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') open(placeOf(event))
  }
  return (
    <div className={classes.panel}>
      <h3 className={classes.title}>{panel.title}</h3>
      <p className={classes.values} aria-hidden>
        {place === undefined
          ? '\u00a0'
          : shown.map((name) => (
              <span key={name}>
                <span className={classes.key} data-series={name} /> <span>{seriesLabel(name)}</span>{' '}
                <strong>{panel.words(series[name][place] ?? null)}</strong>
              </span>
            ))}
      </p>
      <svg
        width={width}
        height={TOP + PLOT + (withDates ? DATES : 6)}
        className={classes.plot}
        aria-hidden
        onPointerMove={point}
        onPointerDown={point}
        onClick={click}
      >
        {steps.map((value) => (
          <g key={value}>
            <line
              className={classes.across}
              x1={LEFT}
              x2={width - RIGHT}
              y1={yAt(value * panel.unit)}
              y2={yAt(value * panel.unit)}
            />
            <text className={classes.scale} x={LEFT - 8} y={yAt(value * panel.unit) + 4}>
              {count(value)}
            </text>
          </g>
        ))}
        {withDates
          ? labels.map((label, index) =>
              index % nth === 0 ? (
                <text key={label} className={classes.date} x={xAt(index)} y={TOP + PLOT + 16}>
                  {tinyDate(label)}
                </text>
              ) : null,
            )
          : null}
        {shown.map((name) => (
          <g key={name} className={classes.series} data-series={name}>
            <path d={linePath(series[name], (index, value) => [xAt(index), yAt(value)])} />
            {loneValues(series[name]).map((index) => (
              <circle key={index} cx={xAt(index)} cy={yAt(series[name][index] ?? 0)} r={2.5} />
            ))}
          </g>
        ))}
        {place === undefined ? null : (
          <line className={classes.pointed} x1={xAt(place)} x2={xAt(place)} y1={TOP} y2={TOP + PLOT} />
        )}
      </svg>
    </div>
  )
}
