import { IconTable } from '@tabler/icons-react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { listResultWeeks } from '../../contract-statistics.ts'
import {
  incomePerKm,
  incomePerShift,
  type Measure,
  ridesTotal,
  summed,
} from '../../domain/statistics/averages.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { addTallies, type Tally } from '../../domain/statistics/tally.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { count, kilometres, money, moneyPerKm, ofShifts } from '../figures/figure-words.ts'
import { rangeOf } from '../period/applied-period.ts'
import classes from './daily.module.css'
import { SaveAsFile } from './save-as-file.tsx'

type WeekRow = OutputOf<typeof listResultWeeks>['data'][number]
const { daily: texts, figures } = resultsTexts

/** What each week of the period adds up to. */
export function WeeksTab({ period }: { readonly period: Period }) {
  const { data, failure, again } = useCall(listResultWeeks, rangeOf(period), { keepPrevious: true })
  return (
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
  )
}

function weekKey({ year, week }: WeekRow): string {
  return `${year}-${String(week).padStart(2, '0')}`
}

function column(
  key: string,
  header: string,
  words: (value: number | null) => string,
  of: (tally: Tally) => Measure,
  part: (row: WeekRow) => Tally = ({ day, night }) => addTallies([day, night]),
): Column<WeekRow> {
  return {
    key,
    header,
    numeric: true,
    sortValue: (row) => of(part(row)).value,
    cell: (row) => {
      const { value, rows } = of(part(row))
      return (
        <span className={classes.cell} data-unknown={value === null || undefined}>
          {words(value)}
          {rows > 0 ? <span className={classes.label}>{ofShifts(rows)}</span> : null}
        </span>
      )
    },
  }
}

const income = ({ incomeGrosze, incomeRows }: Tally) => summed(incomeGrosze, incomeRows)

const COLUMNS: readonly Column<WeekRow>[] = [
  {
    key: 'week',
    header: figures.week,
    sortValue: weekKey,
    cell: (row) => (
      <span className={classes.cell}>
        {row.week}
        <span className={classes.label}>{weekRange(row)}</span>
      </span>
    ),
  },
  column(
    'day',
    `${figures.income}: ${resultsTexts.day.toLocaleLowerCase('pl')}`,
    money,
    income,
    ({ day }) => day,
  ),
  column(
    'night',
    `${figures.income}: ${resultsTexts.night.toLocaleLowerCase('pl')}`,
    money,
    income,
    ({ night }) => night,
  ),
  column('income', figures.income, money, income),
  column('average', figures.incomePerShift, money, incomePerShift),
  column('mileage', figures.mileage, kilometres, ({ mileageM, mileageRows }) =>
    summed(mileageM, mileageRows),
  ),
  column('per-km', figures.incomePerKm, moneyPerKm, incomePerKm),
  column('rides', figures.rides, count, ridesTotal),
]
