import { IconTable } from '@tabler/icons-react'
import { count, kilometres, money, moneyPerKm } from '#features/income/facts/web/public-words.ts'
import { addDays } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { listResultWeeks } from '../../contract-statistics.ts'
import {
  cashTaken,
  earned,
  incomePerKm,
  incomePerShift,
  type Measure,
  ridesTotal,
  summed,
} from '../../domain/statistics/averages.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { EmptyKmPanel } from '../empty-km/empty-km-panel.tsx'
import { FigureValue } from '../figure/figure-value.tsx'
import { FiguresProvider } from '../figure/opened-figure.tsx'
import { rangeOf } from '../period/results-address.ts'
import classes from './daily.module.css'
import { DriverWeeks } from './driver-weeks.tsx'
import { SaveAsFile } from './save-as-file.tsx'

type WeekRow = OutputOf<typeof listResultWeeks>['data'][number]
const { daily: texts, figures } = resultsTexts

/** What each week of the period adds up to. */
export function WeeksTab({ period }: { readonly period: Period }) {
  const { data, failure, again } = useCall(listResultWeeks, rangeOf(period), { keepPrevious: true })
  return (
    <FiguresProvider period={period}>
      <div className={classes.stack}>
        <Panel title={texts.weeks} actions={<SaveAsFile period={period} list="weeks" />} flush>
          <DataTable
            label={texts.weeks}
            columns={COLUMNS}
            rows={data?.data}
            rowKey={weekKey}
            defaultSort={{ key: 'week', direction: 'down' }}
            failure={failure}
            again={again}
            empty={<Empty icon={<IconTable size={24} />}>{resultsTexts.noData}</Empty>}
          />
        </Panel>
        <DriverWeeks key={`${period.from} ${period.to}`} period={period} />
        <EmptyKmPanel key={`km ${period.from} ${period.to}`} period={period} />
      </div>
    </FiguresProvider>
  )
}

function weekPeriod(week: WeekRow): Period {
  const from = mondayOf(week)
  return { from, to: addDays(from, 6) }
}

function weekKey({ year, week }: WeekRow): string {
  return `${year}-${String(week).padStart(2, '0')}`
}

/** A week in which everything could be split has none of it. */
function orDash(value: number | null): string {
  return value === null ? '–' : money(value)
}

function column(
  key: string,
  header: string,
  figure: Figure,
  words: (value: number | null) => string,
  of: (tally: Tally) => Measure,
  which?: Shift | 'unsplit',
): Column<WeekRow> {
  const part = (row: WeekRow): Tally => (which ? row[which] : addTallies([row.day, row.night, row.unsplit]))
  return {
    key,
    header,
    numeric: true,
    sortValue: (row) => of(part(row)).value,
    cell: (row) => {
      const whose = which === 'unsplit' ? { unsplitOnly: true } : which ? { shift: which } : {}
      const label = `${header}, ${figures.week.toLocaleLowerCase('pl')} ${row.week}`
      return (
        <FigureValue
          measure={of(part(row))}
          words={words}
          asked={{ figure, label, period: weekPeriod(row), ...whose }}
        />
      )
    },
  }
}

const COLUMNS: readonly Column<WeekRow>[] = [
  {
    key: 'week',
    header: figures.week,
    sortValue: weekKey,
    cell: (row) => (
      <span className={classes.cell}>
        <span>{row.week}</span>
        <span className={classes.label}>{weekRange(row)}</span>
      </span>
    ),
  },
  column(
    'day',
    `${figures.income}: ${resultsTexts.day.toLocaleLowerCase('pl')}`,
    'earned',
    money,
    earned,
    'day',
  ),
  column(
    'night',
    `${figures.income}: ${resultsTexts.night.toLocaleLowerCase('pl')}`,
    'earned',
    money,
    earned,
    'night',
  ),
  column('unsplit', resultsTexts.unsplit.title, 'earned', orDash, earned, 'unsplit'),
  column('income', figures.income, 'earned', money, earned),
  column('cash', resultsTexts.money.kinds.cash, 'cash', money, cashTaken),
  column('average', figures.incomePerShift, 'income', money, incomePerShift),
  column('mileage', figures.kilometers, 'mileage', kilometres, ({ mileageM, mileageRows }) =>
    summed(mileageM, mileageRows),
  ),
  column('per-km', figures.perKm, 'income-per-km', moneyPerKm, incomePerKm),
  column('rides', figures.rides, 'rides', count, ridesTotal),
]
