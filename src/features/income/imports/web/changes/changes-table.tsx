import { Text, Title } from '@mantine/core'
import type { IncomeKind } from '#features/income/facts/domain/public.ts'
import { factTexts } from '#features/income/facts/texts.ts'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { changeTexts as texts } from '../../texts-changes.ts'
import { figureText, importTabTexts } from '../../texts-import-tab.ts'
import type { ChangedRow, ChangeList, ChangeOf } from './change-types.ts'
import classes from './changes.module.css'

/** Of a row that comes or goes one figure says enough: what was earned, as far as it is told. */
const TELLING: readonly IncomeKind[] = ['net', 'gross', 'totalIncome', 'adjustment', 'cancellation', 'payout']

interface Line {
  readonly key: string
  readonly row: ChangedRow
  readonly kind: IncomeKind
  readonly before: number | null
  readonly after: number | null
  /** The first line of its row, which names driver and time. */
  readonly isFirst: boolean
}

interface ChangesTableProps {
  readonly list: ChangeList
  readonly of: ChangeOf
  readonly rows: readonly ChangedRow[]
  readonly count: number
}

/** Rows of one sort with what they say now, what they will say, and the difference. */
export function ChangesTable({ list, of, rows, count }: ChangesTableProps) {
  const title = texts.lists[of][list](count)
  const hasSource = of === 'load' && rows.some(({ toldBy }) => toldBy !== null)
  return (
    <section className={classes.list}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {list === 'replaced' && of === 'load' ? (
        <Text size="sm" c="dimmed">
          {texts.laterWins}
        </Text>
      ) : null}
      <DataTable
        label={title}
        columns={hasSource ? [...COLUMNS, SOURCE] : COLUMNS}
        rows={rows.flatMap((row, at) => linesOf(row, at, list))}
        rowKey={({ key }) => key}
        empty={null}
      />
      {rows.length < count ? (
        <Text size="sm" c="dimmed">
          {texts.shown(rows.length, count)}
        </Text>
      ) : null}
    </section>
  )
}

function linesOf(row: ChangedRow, at: number, list: ChangeList): Line[] {
  const changed = row.amounts.filter(({ before, after }) => before !== after)
  const all = changed.length > 0 ? changed : row.amounts
  const telling = TELLING.flatMap((kind) => all.filter((amount) => amount.kind === kind))
  const shown = list === 'replaced' ? all : [...telling, ...all].slice(0, 1)
  return shown.map((amount, index) => ({
    key: `${list} ${at} ${amount.kind}`,
    row,
    ...amount,
    isFirst: index === 0,
  }))
}

function inWords(kind: IncomeKind, value: number | null): string {
  return value === null ? texts.none : figureText(kind, value)
}

type Place = Pick<ChangedRow, 'date' | 'shift' | 'until'>

function placeWords({ date, shift, until }: Place): string {
  const day = shownDay(date)
  if (shift) return texts.ofSlot(day, importTabTexts.shifts[shift])
  return until ? factTexts.range(day, shownDay(until)) : day
}

function Difference({ line: { kind, before, after } }: { readonly line: Line }) {
  if (before === null && after === null) return null
  const difference = (after ?? 0) - (before ?? 0)
  return (
    <span className={difference < 0 ? classes.less : classes.more}>
      {`${difference > 0 ? '+' : ''}${figureText(kind, difference)}`}
    </span>
  )
}

const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'driver',
    header: texts.driver,
    cell: ({ row }) => (
      <span className={classes.words}>
        <span>{row.driver}</span>
        {row.driverBefore ? <small>{texts.driverBefore(row.driverBefore)}</small> : null}
      </span>
    ),
  },
  {
    key: 'when',
    header: texts.when,
    cell: ({ row }) => (
      <span className={classes.words}>
        <span>{placeWords(row)}</span>
        {row.startedAt ? <small>{row.startedAt.slice(11, 16)}</small> : null}
        {row.before ? <small>{texts.placeBefore(placeWords(row.before))}</small> : null}
        {row.note ? <small>{row.note}</small> : null}
      </span>
    ),
  },
  { key: 'what', header: texts.what, cell: ({ kind }) => importTabTexts.figures[kind] },
  {
    key: 'before',
    header: texts.before,
    numeric: true,
    cell: ({ kind, before, after }) => (
      <span className={before !== null && before !== after ? classes.gone : classes.figure}>
        {inWords(kind, before)}
      </span>
    ),
  },
  {
    key: 'after',
    header: texts.after,
    numeric: true,
    cell: ({ kind, after }) => <strong className={classes.figure}>{inWords(kind, after)}</strong>,
  },
  {
    key: 'difference',
    header: texts.difference,
    numeric: true,
    cell: (line) => <Difference line={line} />,
  },
]

const SOURCE: Column<Line> = {
  key: 'toldBy',
  header: texts.toldBy,
  cell: ({ row: { toldBy } }) => <small>{toldBy ? texts.told(toldBy.fileName, toldBy.row) : ''}</small>,
}
