// biome-ignore-all lint/a11y/noRedundantRoles: a table whose rows are laid out as cards is none to the browser without
import { Skeleton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type CSSProperties, type FocusEventHandler, memo, type ReactNode, useRef } from 'react'
import type { CallFailure } from '../call.ts'
import classes from './data-table.module.css'
import { FailureAlert } from './failure-alert.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { type RowOrder, type SortState, type SortValue, useSortedRows } from './sorted-rows.ts'
import { useVisibleRows } from './visible-rows.ts'

export interface Column<Row> {
  /** Unique in the table; names the column in `defaultSort`. */
  readonly key: string
  /** Also the label of the value on a phone, where each row is a card. */
  readonly header: string
  /** Instead of the header's words, which it says itself: a checkbox for all rows. */
  readonly head?: ReactNode
  cell(row: Row): ReactNode
  /** With it the column can be sorted: texts in Polish order, empty values last. */
  sortValue?(row: Row): SortValue
  /** Numbers at the right, in tabular figures. */
  readonly numeric?: boolean
  /** Buttons: no label on a phone, the header only for screen readers. */
  readonly actions?: boolean
  /** Stays in view at the right where the table is wider than its sheet. */
  readonly pinned?: boolean
  /** CSS width on wide screens. */
  readonly width?: string
  /** On a phone only once somebody asks for more of the row. */
  readonly asked?: boolean
}

/** What becomes of single rows, beside what stands in them. */
export interface RowMarks<Row> {
  isTicked(row: Row): boolean
  /** All that an asked column holds is shown on a phone. */
  isOpen(row: Row): boolean
}

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined
  rowKey(row: Row): string
  readonly defaultSort?: SortState | undefined
  /** Is told the order that somebody chose, for a screen that keeps it in its address. */
  onSort?(sort: SortState): void
  /** Instead of the table where there are no rows: `<Empty>`. */
  readonly empty: ReactNode
  readonly failure?: CallFailure | undefined
  readonly again?: () => void
  /** Many columns of figures, or little room: less space between them, and headers in two lines. */
  readonly compact?: boolean
  /** Dims the row, as for what is switched off. */
  isMuted?(row: Row): boolean
}

/**
 * A table: sortable, drawing only the rows in view beyond a hundred, cards on a phone, with its own loading,
 * empty and failed states.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, failure, empty } = props
  const onFocus = useKeptFocus()
  if (rows === undefined) {
    return failure ? (
      <div className={classes.notice}>
        <FailureAlert failure={failure} {...(props.again ? { again: props.again } : {})} />
      </div>
    ) : (
      <LoadingRows columns={props.columns.length} label={props.label} />
    )
  }
  if (rows.length === 0) return <>{empty}</>
  return <FilledTable {...props} rows={rows} onFocus={onFocus} />
}

interface FilledTableProps<Row> extends DataTableProps<Row> {
  readonly rows: readonly Row[]
  readonly onFocus: FocusEventHandler
}

function FilledTable<Row>(props: FilledTableProps<Row>) {
  const { columns, rows, rowKey, label, isMuted, onFocus } = props
  const order = useSortedRows(rows, columns, props.defaultSort, props.onSort)
  const look = props.compact ? `${classes.table} ${classes.compact}` : classes.table
  return <OrderedTable {...{ columns, rowKey, label, isMuted, onFocus, look }} order={order} />
}

interface OrderedTableProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowKey'>,
    Pick<FilledTableProps<Row>, 'onFocus'> {
  readonly order: RowOrder<Row>
  /** Class names. */
  readonly look: string | undefined
  readonly isMuted: DataTableProps<Row>['isMuted'] | undefined
  readonly marks?: RowMarks<Row>
  /** Pixels of a row before it is measured. */
  readonly rowHeight?: number
}

/** The table itself, of rows that stand in their order. */
export function OrderedTable<Row>(props: OrderedTableProps<Row>) {
  const { columns, rowKey, label, isMuted, marks } = props
  const { sorted, sort, sortBy } = props.order
  const body = useRef<HTMLTableSectionElement>(null)
  const view = useVisibleRows(body, sorted.length, props.rowHeight)
  return (
    <table
      className={props.look}
      role="table"
      aria-label={label}
      aria-rowcount={sorted.length + 1}
      onFocus={props.onFocus}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} sortBy={sortBy} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        {view.before > 0 ? <Gap height={view.before} columns={columns.length} /> : null}
        {view.indexes.map((index) => {
          const row = sorted[index]
          if (row === undefined) return null
          return (
            <TableRow
              key={rowKey(row)}
              row={row}
              index={index}
              columns={columns}
              isMuted={isMuted?.(row) ?? false}
              isTicked={marks?.isTicked(row) ?? false}
              isOpen={marks?.isOpen(row) ?? false}
              measure={view.measure}
            />
          )
        })}
        {view.after > 0 ? <Gap height={view.after} columns={columns.length} /> : null}
      </tbody>
    </table>
  )
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly isMuted: boolean
  readonly isTicked: boolean
  readonly isOpen: boolean
  readonly measure: ((row: HTMLElement | null) => void) | undefined
}

/** While a long list scrolls, only the rows that come into view are drawn. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns } = props
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-muted={props.isMuted || undefined}
      data-ticked={props.isTicked || undefined}
      data-open={props.isOpen || undefined}
      ref={props.measure}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.actions ? undefined : column.header}
          data-numeric={column.numeric || undefined}
          data-actions={column.actions || undefined}
          data-pinned={column.pinned || undefined}
          data-asked={column.asked || undefined}
          data-column={column.key}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface HeaderCellProps<Row> {
  readonly column: Column<Row>
  readonly sort: SortState | undefined
  sortBy(key: string): void
}

function HeaderCell<Row>({ column, sort, sortBy }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  return (
    <th
      role="columnheader"
      scope="col"
      style={column.width ? ({ '--column-width': column.width } as CSSProperties) : undefined}
      data-numeric={column.numeric || undefined}
      data-pinned={column.pinned || undefined}
      data-column={column.key}
      {...(column.sortValue
        ? { 'aria-sort': direction === undefined ? 'none' : direction === 'up' ? 'ascending' : 'descending' }
        : {})}
    >
      {column.sortValue ? (
        <button type="button" className={classes.sort} onClick={() => sortBy(column.key)}>
          <span>{column.header}</span>
          <span className={classes.arrow} data-on={direction !== undefined || undefined} aria-hidden>
            {direction === 'up' ? (
              <IconArrowUp size={14} />
            ) : direction === 'down' ? (
              <IconArrowDown size={14} />
            ) : (
              <IconArrowsSort size={14} />
            )}
          </span>
        </button>
      ) : (
        (column.head ?? <span className={column.actions ? classes.unseen : undefined}>{column.header}</span>)
      )}
    </th>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className={classes.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}

function LoadingRows({ columns, label }: { columns: number; label: string }) {
  return (
    <div className={classes.loading} role="status" aria-label={`${label}: wczytywanie`}>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never moved
        <div key={row} className={classes.loadingRow}>
          {Array.from({ length: Math.min(columns, 5) }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never moved
            <Skeleton key={column} height={12} width={column === 0 ? '70%' : '50%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
