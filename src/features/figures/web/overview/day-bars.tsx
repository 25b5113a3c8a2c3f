import { Button } from '@mantine/core'
import { useState } from 'react'
import { money } from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { earned } from '../../domain/statistics/averages.ts'
import { sumOfKnown } from '../../domain/statistics/shift-result.ts'
import type { Tally } from '../../domain/statistics/tally.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { FigureValue } from '../figure/figure-value.tsx'
import { useOpenFigure } from '../figure/opened-figure.tsx'
import { dayOfYear, shortDate } from '../figure/short-dates.ts'
import classes from './overview.module.css'
import type { Overview } from './overview-on-wire.ts'

type Point = Overview['points'][number]

const thousands = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** When the earnings came: bars of day and night, or the same as a table. */
export function DayBars({ overview: { now, points } }: { readonly overview: Overview }) {
  const [asTable, setAsTable] = useState(false)
  const byWeek = points.some(({ from, to }) => from !== to)
  const title = byWeek ? texts.weeks : texts.days
  return (
    <Panel
      title={title}
      description={texts.daysHint}
      flush={asTable}
      actions={
        <Button variant="subtle" size="compact-sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? texts.asBars : texts.asTable}
        </Button>
      }
    >
      {asTable ? (
        <DataTable
          label={title}
          columns={byWeek ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'unsplit')}
          rows={points}
          rowKey={({ from }) => from}
          empty={<Empty>{resultsTexts.noData}</Empty>}
        />
      ) : (
        <Bars points={points} />
      )}
      <ul className={classes.legend}>
        <LegendLine part="night" label={resultsTexts.night} tally={now.night} />
        <LegendLine part="day" label={resultsTexts.day} tally={now.day} />
        {now.unsplit.unsplitSums > 0 ? (
          <LegendLine part="unsplit" label={resultsTexts.unsplit.title} tally={now.unsplit} />
        ) : null}
      </ul>
    </Panel>
  )
}

const wholeOf = ({ dayGrosze, nightGrosze, unsplitGrosze }: Point) =>
  sumOfKnown([dayGrosze, nightGrosze, unsplitGrosze])

function Bars({ points }: { readonly points: readonly Point[] }) {
  const open = useOpenFigure()
  const parts = ({ nightGrosze, dayGrosze, unsplitGrosze }: Point) =>
    [
      ['unsplit', unsplitGrosze],
      ['night', nightGrosze],
      ['day', dayGrosze],
    ] as const
  const heightOf = (point: Point) =>
    parts(point).reduce((sum, [, grosze]) => sum + Math.max(0, grosze ?? 0), 0)
  const top = Math.max(1, ...points.map(heightOf))
  return (
    <div className={classes.bars}>
      {points.map((point) => {
        const label = dayOfYear(point.from as CalendarDate)
        const whole = wholeOf(point)
        return (
          <button
            key={point.from}
            type="button"
            className={classes.column}
            onClick={() =>
              open({
                figure: 'earned',
                label: texts.openDay(label),
                period: { from: point.from as CalendarDate, to: point.to as CalendarDate },
              })
            }
          >
            <span className={classes.barValue}>
              {whole === null ? '–' : thousands.format(whole / 100_000)}
            </span>
            <span className={classes.stack}>
              {parts(point).map(([part, grosze]) => (
                <span
                  key={part}
                  data-part={part}
                  style={{ height: `${(Math.max(0, grosze ?? 0) / top) * 100}%` }}
                />
              ))}
            </span>
            <span className={classes.barDate}>{label}</span>
            <span
              className={classes.unseen}
            >{`, ${texts.earned}: ${money(whole)}. ${resultsTexts.open}`}</span>
          </button>
        )
      })}
    </div>
  )
}

interface LegendLineProps {
  readonly part: 'day' | 'night' | 'unsplit'
  readonly label: string
  readonly tally: Tally
}

function LegendLine({ part, label, tally }: LegendLineProps) {
  const which = part === 'unsplit' ? { unsplitOnly: true } : { shift: part }
  return (
    <li>
      <span className={classes.key} data-part={part} aria-hidden />
      <span>{label}</span>
      <FigureValue
        measure={earned(tally)}
        words={money}
        asked={{ figure: 'earned', label: `${texts.earned}, ${label.toLocaleLowerCase('pl')}`, ...which }}
      />
    </li>
  )
}

const amount = (key: string, header: string, value: (point: Point) => number | null): Column<Point> => ({
  key,
  header,
  numeric: true,
  cell: (point) => money(value(point)),
  sortValue: value,
})

const COLUMNS: readonly Column<Point>[] = [
  {
    key: 'date',
    header: texts.date,
    cell: ({ from }) => shortDate(from as CalendarDate),
    sortValue: ({ from }) => from,
  },
  amount('day', resultsTexts.day, ({ dayGrosze }) => dayGrosze),
  amount('night', resultsTexts.night, ({ nightGrosze }) => nightGrosze),
  amount('unsplit', resultsTexts.unsplit.title, ({ unsplitGrosze }) => unsplitGrosze),
  amount('together', texts.together, wholeOf),
]
