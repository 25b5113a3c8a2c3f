import { count, money } from '#features/income/facts/web/public-words.ts'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import type { listUnsplitResults } from '../../contract-overview.ts'
import { type Figure, moneyOfFigure } from '../../domain/statistics/figure.ts'
import { moneyOf } from '../../domain/statistics/money-sums.ts'
import { APPS, sumOfKnown } from '../../domain/statistics/shift-result.ts'
import type { UnsplitResult } from '../../domain/statistics/unsplit.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import { useOpenSources } from './opened-sources.tsx'
import classes from './result-columns.module.css'

export type UnsplitRow = OutputOf<typeof listUnsplitResults>['data'][number]

/** For the rules, which are written for what the server keeps. */
export function asUnsplit(row: UnsplitRow): UnsplitResult {
  return { ...row, date: row.date as CalendarDate, until: row.until as CalendarDate }
}

interface UnsplitTableProps {
  readonly rows: readonly UnsplitRow[] | undefined
  /** Whose amount has a column of its own beside the earnings. */
  readonly figure?: Figure | 'hours'
  readonly withDriver?: boolean
}

/** What can't be split by shift: whose, of which days, how much; each leads to its files. */
export function UnsplitTable({ rows, figure = 'earned', withDriver = true }: UnsplitTableProps) {
  const columns = [...(withDriver ? [driver] : []), days, ...amountsOf(figure)]
  return (
    <DataTable
      label={texts.unsplit.title}
      columns={columns}
      rows={rows}
      rowKey={({ driverId, date, until }) => `${driverId} ${date} ${until}`}
      empty={<Empty>{texts.unsplit.none}</Empty>}
    />
  )
}

function daysOf({ date, until }: Pick<UnsplitRow, 'date' | 'until'>): string {
  const [from, to] = [formatStateDay(date as CalendarDate), formatStateDay(until as CalendarDate)]
  return from === to ? from : `${from} – ${to}`
}

/** What the sum adds to the figure; null where it says nothing of it. */
export function amountIn(row: UnsplitRow, figure: Figure | 'hours'): number | null {
  const told = figure === 'hours' ? undefined : moneyOfFigure(figure)
  if (told) return moneyOf(row.money, told.app, told.kind)
  if (figure === 'cash') return sumOfKnown(APPS.map((app) => moneyOf(row.money, app, 'cash')))
  if (figure === 'rides') return row.rides
  return figure === 'earned' ? row.totalIncomeGrosze : null
}

const driver: Column<UnsplitRow> = {
  key: 'driver',
  header: texts.figures.driver,
  cell: (row) => row.fullName,
  sortValue: (row) => row.fullName,
}
const days: Column<UnsplitRow> = {
  key: 'days',
  header: texts.unsplit.days,
  cell: (row) => <SourcesOfDays row={row} />,
  sortValue: (row) => row.until,
}

function SourcesOfDays({ row }: { readonly row: UnsplitRow }) {
  const open = useOpenSources()
  return (
    <button
      type="button"
      className={classes.link}
      onClick={() => open({ driverId: row.driverId, date: row.until, shift: 'day' })}
    >
      <span className={classes.whole}>{daysOf(row)}</span>
      <span className={classes.unseen}>{`, ${row.fullName}. ${texts.rows.sources}`}</span>
    </button>
  )
}

function amountsOf(figure: Figure | 'hours'): readonly Column<UnsplitRow>[] {
  const told = figure === 'hours' ? undefined : moneyOfFigure(figure)
  const earned = amount(texts.figures.income, 'earned', money)
  if (told) return [amount(texts.money.ofApp(texts.apps[told.app], told.kind), figure, money)]
  if (figure === 'cash') return [amount(texts.money.kinds.cash, 'cash', money), earned]
  return figure === 'rides' ? [amount(texts.figures.rides, 'rides', count), earned] : [earned]
}

function amount(
  header: string,
  figure: Figure | 'hours',
  words: (value: number | null) => string,
): Column<UnsplitRow> {
  const value = (row: UnsplitRow) => amountIn(row, figure)
  return {
    key: figure,
    header,
    numeric: true,
    cell: (row) => (
      <>
        <span className={value(row) === null ? classes.unknown : classes.whole}>{words(value(row))}</span>
        {figure === 'earned' && row.incomeFrom === 'gross' ? (
          <span className={classes.gross}>{texts.money.gross}</span>
        ) : null}
        {figure === 'earned' && row.overlapGrosze !== null ? (
          <span className={classes.gross}>{texts.unsplit.overlap(money(row.overlapGrosze))}</span>
        ) : null}
      </>
    ),
    sortValue: value,
  }
}
