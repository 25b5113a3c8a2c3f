import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { BoardCar } from '#features/board/work/domain/public.ts'
import { useAfterPaint } from '#features/board/work/web/public.tsx'
import { allRows, type Found, type ShownRows, someRows } from '#features/board/work/web/public-view.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { FILTERS, type MarkedFacts, markedCars, markedSeats, type RowFilter, rowMarks } from './row-marks.ts'

/** The filters' words in the address: `?pokaz=wolne.zmienione`. */
const IN_ADDRESS: Readonly<Record<RowFilter, string>> = {
  free: 'wolne',
  problems: 'problemy',
  changed: 'zmienione',
}

export interface Filters {
  readonly on: readonly RowFilter[]
  /** Seats that each would show. */
  readonly counts: Readonly<Record<RowFilter, number>>
  readonly rows: ShownRows
  toggle(filter: RowFilter): void
  /** All cars again. */
  clear(): void
  /** This car too, whatever is filtered: somebody asked to see it. */
  also(row: number): void
}

/**
 * The filters of the board, kept in the address. A car stays shown once it has been, until the filters, the
 * search or the slots change, so that no row goes away under the hand that has just filled it. With a filter
 * on, a search narrows the cars too.
 * @param slots those that are on the screen
 */
export function useFilters(
  facts: MarkedFacts,
  { found, searched }: { readonly found: Found; readonly searched: string },
  slots: readonly number[],
): Filters {
  const { pokaz } = useSearch({ from: '/guarded/admin/edycja-grafiku' })
  const navigate = useNavigate()
  const on = useMemo(() => filtersOf(pokaz), [pokaz])
  // Counted after the board has been drawn: a drop is not to wait for it.
  const settled = useAfterPaint(facts)
  const marks = useMemo(() => rowMarks(settled), [settled])
  const counts = useMemo(() => markedSeats(marks, slots), [marks, slots])

  const { week } = facts
  const searches = found.drivers.size + found.cars.size > 0 || searched.trim().length > 1
  const ask = on.length === 0 ? '' : `${on.join()} ${slots.join()} ${searches ? searched : ''}`
  const stay = useRef<{ ask: string; cars: Set<string> }>({ ask: '', cars: new Set() })
  const [asked, setAsked] = useState(0)
  const fitting = useMemo(() => {
    if (ask === '') return undefined
    const marked = markedCars(marks, on, slots)
    if (!searches) return marked
    const hit = carsOfFound(settled.board, slots, found)
    return new Set([...marked].filter((carId) => hit.has(carId)))
  }, [ask, marks, on, slots, searches, settled.board, found])
  const shown = useMemo(() => {
    void asked
    if (!fitting) return undefined
    if (stay.current.ask !== ask) stay.current = { ask, cars: new Set() }
    for (const carId of fitting) stay.current.cars.add(carId)
    return [...stay.current.cars].join(' ')
  }, [fitting, ask, asked])
  const rows = useMemo(() => {
    if (shown === undefined) return allRows(week.rows)
    const ids = new Set(shown.split(' '))
    return someRows(week.rows, ({ id }: BoardCar) => ids.has(id))
  }, [shown, week.rows])

  const show = useCallback(
    (filters: readonly RowFilter[]) =>
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: ((now: object) => ({
          ...now,
          pokaz: filters.length > 0 ? filters.map((filter) => IN_ADDRESS[filter]).join('.') : undefined,
        })) as never,
      }),
    [navigate],
  )
  return useMemo(
    () => ({
      on,
      counts,
      rows,
      toggle: (filter) => show(FILTERS.filter((each) => on.includes(each) !== (each === filter))),
      clear: () => show([]),
      also: (row) => {
        const car = week.rows[row]
        if (!car) return
        stay.current.cars.add(car.id)
        setAsked((times) => times + 1)
      },
    }),
    [on, counts, rows, show, week.rows],
  )
}

function filtersOf(words: unknown): readonly RowFilter[] {
  const wanted = typeof words === 'string' ? words.split('.') : []
  return FILTERS.filter((filter) => wanted.includes(IN_ADDRESS[filter]))
}

/** Cars that were searched for, and those that a driver drives who was. */
function carsOfFound(board: WeekPlan, slots: readonly number[], found: Found): ReadonlySet<string> {
  const cars = new Set(found.cars)
  for (const slot of slots)
    for (const [carId, driverId] of board[slot]?.cars ?? []) if (found.drivers.has(driverId)) cars.add(carId)
  return cars
}
