import { IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { MONEY_KINDS, type MoneyKind, type RideApp } from '#features/income/facts/domain/public.ts'
import { count, kilometres, money, moneyPerKm } from '#features/income/facts/web/public-words.ts'
import { addDays, dateParts } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listDriverWeeks } from '../../contract-overview.ts'
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
import { hasTold, moneyOf, ofAllApps } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { overviewTexts } from '../../texts-overview.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { AppChoice } from '../figure/app-choice.tsx'
import { DriverChoice } from '../figure/driver-choice.tsx'
import { FigureValue } from '../figure/figure-value.tsx'
import { useOpenFigure } from '../figure/opened-figure.tsx'
import tableClasses from '../figure/result-columns.module.css'
import { rangeOf } from '../period/results-address.ts'
import classes from './daily.module.css'
import { SaveAsFile } from './save-as-file.tsx'

type WeekOfDriver = OutputOf<typeof listDriverWeeks>['data'][number]
const { daily: texts, figures } = resultsTexts

/** What each driver has of each week: a page at a time, whatever the fleet's size. */
export function DriverWeeks({ period }: { readonly period: Period }) {
  const [page, setPage] = useState(1)
  const [driverId, setDriver] = useState<string>()
  const [app, setApp] = useState<RideApp>()
  const whose = driverId ? { driverId } : {}
  const { data, failure, again } = useCall(
    listDriverWeeks,
    { ...rangeOf(period), ...whose, page },
    { keepPrevious: true },
  )
  const columns = useMemo(() => columnsOf(data?.data ?? [], app), [data, app])
  return (
    <Panel
      title={texts.driverWeeks}
      description={texts.driverWeeksHint}
      actions={<SaveAsFile period={period} list="driver-weeks" app={app} {...whose} />}
      flush
    >
      <div className={classes.search}>
        <DriverChoice
          period={period}
          value={driverId}
          onChange={(id) => {
            setDriver(id)
            setPage(1)
          }}
        />
        <AppChoice value={app} onChange={setApp} />
      </div>
      <DataTable
        label={texts.driverWeeks}
        columns={columns}
        rows={data?.data}
        rowKey={({ driverId: id, year, week }) => `${id} ${year} ${week}`}
        failure={failure}
        again={again}
        empty={<Empty icon={<IconUsers size={24} />}>{resultsTexts.noData}</Empty>}
      />
      {data ? (
        <div className={classes.pages}>
          <PageButtons page={page} size={data.pageSize} total={data.total} onChange={setPage} />
        </div>
      ) : null}
    </Panel>
  )
}

function columnsOf(rows: readonly WeekOfDriver[], app: RideApp | undefined): readonly Column<WeekOfDriver>[] {
  const isKnown = (kind: MoneyKind) => rows.some(({ money: told }) => amountOf(told, app, kind) !== null)
  const kinds = MONEY_KINDS.filter((kind) => kind !== 'cash' && kind !== 'adjustment' && isKnown(kind))
  return [...FIRST, ...(app ? [told('cash', app)] : [CASH]), ...kinds.map((kind) => told(kind, app)), ...LAST]
}

function amountOf(told: WeekOfDriver['money'], app: RideApp | undefined, kind: MoneyKind): number | null {
  return app ? moneyOf(told, app, kind) : ofAllApps(told, kind).value
}

/** `16.11–22.11`; the year stands at the week. */
function daysOfWeek(row: WeekOfDriver): string {
  const { from, to } = weekOf(row)
  return [from, to]
    .map((date) => `${dateParts(date).day}.${String(dateParts(date).month).padStart(2, '0')}`)
    .join('–')
}

function weekOf(row: WeekOfDriver): Period {
  const from = mondayOf(row)
  return { from, to: addDays(from, 6) }
}

function figure(
  key: string,
  header: string,
  which: Figure,
  words: (value: number | null) => string,
  of: (tally: WeekOfDriver['tally']) => Measure,
): Column<WeekOfDriver> {
  return {
    key,
    header,
    numeric: true,
    sortValue: ({ tally }) => of(tally).value,
    cell: (row) => (
      <FigureValue
        measure={of(row.tally)}
        words={words}
        asked={{
          figure: which,
          label: `${header}, ${row.fullName}, ${figures.week.toLocaleLowerCase('pl')} ${row.week}`,
          driverId: row.driverId,
          period: weekOf(row),
        }}
      />
    ),
  }
}

/** What an app told, or all together; what it did not tell is said so, never 0 (D33). */
function told(kind: MoneyKind, app: RideApp | undefined): Column<WeekOfDriver> {
  const header = app ? resultsTexts.money.ofApp(resultsTexts.apps[app], kind) : resultsTexts.money.kinds[kind]
  return {
    key: `told-${kind}`,
    header,
    numeric: true,
    sortValue: (row) => amountOf(row.money, app, kind),
    cell: (row) => <Told row={row} kind={kind} app={app} header={header} />,
  }
}

interface ToldProps {
  readonly row: WeekOfDriver
  readonly kind: MoneyKind
  readonly app: RideApp | undefined
  readonly header: string
}

function Told({ row, kind, app, header }: ToldProps) {
  const open = useOpenFigure()
  const value = amountOf(row.money, app, kind)
  if (value === null) {
    const any = app === undefined || hasTold(row.money, app)
    return <span className={tableClasses.unknown}>{any ? resultsTexts.money.notTold : '–'}</span>
  }
  if (!app) return <span className={tableClasses.whole}>{money(value)}</span>
  const label = `${header}, ${row.fullName}`
  return (
    <button
      type="button"
      className={tableClasses.link}
      onClick={() => open({ figure: `${app}-${kind}`, label, driverId: row.driverId, period: weekOf(row) })}
    >
      <span className={tableClasses.whole}>{money(value)}</span>
      <span className={tableClasses.unseen}>{`, ${label}. ${resultsTexts.open}`}</span>
    </button>
  )
}

const EARNED = figure('income', figures.income, 'earned', money, earned)
const FIRST: readonly Column<WeekOfDriver>[] = [
  {
    key: 'week',
    header: figures.week,
    sortValue: ({ year, week }) => `${year}-${String(week).padStart(2, '0')}`,
    cell: (row) => (
      <span className={classes.cell}>
        <span>{`${row.week}/${row.year}`}</span>
        <span className={classes.days}>{daysOfWeek(row)}</span>
      </span>
    ),
  },
  { key: 'driver', header: figures.driver, cell: (row) => row.fullName, sortValue: (row) => row.fullName },
  {
    key: 'shifts',
    header: figures.shifts,
    numeric: true,
    sortValue: ({ tally }) => tally.shifts,
    cell: ({ dayShifts, nightShifts, tally }) => (
      <span className={classes.cell}>
        <span>{count(tally.shifts)}</span>
        <span className={classes.days}>{texts.dayAndNight(dayShifts, nightShifts)}</span>
      </span>
    ),
  },
  {
    ...EARNED,
    cell: (row) => (
      <span className={classes.cell}>
        <span>{EARNED.cell(row)}</span>
        {row.from ? <span className={classes.days}>{overviewTexts.shortFrom[row.from]}</span> : null}
      </span>
    ),
  },
]
const CASH = figure('cash', resultsTexts.money.kinds.cash, 'cash', money, cashTaken)
const LAST: readonly Column<WeekOfDriver>[] = [
  figure('average', figures.incomePerShift, 'income', money, incomePerShift),
  figure('mileage', figures.kilometers, 'mileage', kilometres, ({ mileageM, mileageRows }) =>
    summed(mileageM, mileageRows),
  ),
  figure('per-km', figures.perKm, 'income-per-km', moneyPerKm, incomePerKm),
  figure('rides', figures.rides, 'rides', count, ridesTotal),
]
