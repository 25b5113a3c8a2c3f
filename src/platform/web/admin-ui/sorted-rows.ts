import { useMemo, useState } from 'react'

export type SortValue = string | number | boolean | null | undefined

export interface SortState {
  readonly key: string
  readonly direction: 'up' | 'down'
}

/** Rows in an order, and how another one is chosen. */
export interface RowOrder<Row> {
  readonly sorted: readonly Row[]
  readonly sort: SortState | undefined
  sortBy(key: string): void
}

interface Sortable<Row> {
  readonly key: string
  sortValue?(row: Row): SortValue
}

const polish = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' })

/**
 * Rows in the order of the chosen column; sorted anew when another is chosen, the other way round on a second
 * choice.
 * @param onSort is told the choice, for a screen that keeps it in its address
 */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  defaultSort: SortState | undefined,
  onSort?: (sort: SortState) => void,
): RowOrder<Row> {
  const [sort, setSort] = useState(defaultSort)
  const column = columns.find(({ key }) => key === sort?.key)
  const sorted = useMemo(
    () => (column?.sortValue && sort ? sortRows(rows, column.sortValue, sort.direction) : rows),
    [rows, column?.sortValue, sort],
  )
  const sortBy = (key: string) => {
    const next: SortState = { key, direction: sort?.key === key && sort.direction === 'up' ? 'down' : 'up' }
    setSort(next)
    onSort?.(next)
  }
  return { sorted, sort, sortBy }
}

/** Texts in Polish alphabetical order (D38), numbers by size; empty values stand last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueFrom: (row: Row) => SortValue,
  direction: SortState['direction'],
): readonly Row[] {
  const sign = direction === 'up' ? 1 : -1
  const isEmpty = (value: SortValue) => value === null || value === undefined || value === ''
  return rows
    .map((row) => ({ row, value: valueFrom(row) }))
    .sort((a, b) => {
      if (isEmpty(a.value) || isEmpty(b.value)) return Number(isEmpty(a.value)) - Number(isEmpty(b.value))
      if (typeof a.value === 'string' && typeof b.value === 'string') {
        return sign * polish.compare(a.value, b.value)
      }
      return sign * (Number(a.value) - Number(b.value))
    })
    .map(({ row }) => row)
}
