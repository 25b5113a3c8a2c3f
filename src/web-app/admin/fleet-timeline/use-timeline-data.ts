import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listGroundings } from '#features/fleet/groundings/contract.ts'
import { listRentals } from '#features/fleet/rentals/contract.ts'
import { listWeekServices } from '#features/fleet/services/contract.ts'
import { listVehicles } from '#features/fleet/vehicles/contract.ts'
import { listPapers, PAPERS_ON_PAGE } from '#features/papers/contract.ts'
import { type CalendarDate, daysBetween, parseDate } from '#kernel/calendar-date.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, useCall } from '#platform/web/admin-ui/calls.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { entriesByCar, type TimelineEntry } from './timeline-entries.ts'
import { lastOf, type TimelineRange, weeksOfRange } from './timeline-range.ts'

export interface TimelineCar {
  readonly id: string
  readonly reg: string
  readonly model: string
}

interface TimelineData {
  /** By registration; undefined while they load. */
  readonly cars: readonly TimelineCar[] | undefined
  readonly entries: ReadonlyMap<string, readonly TimelineEntry[]>
  /** The fleet's date, once it is known. */
  readonly today: CalendarDate | undefined
  /** Without it there is nothing to show. */
  readonly failure: CallFailure | undefined
  /** Of a part: the rest is shown. */
  readonly partFailure: CallFailure | undefined
  again(): void
}

const NONE: readonly never[] = []
/** Of expiring papers no more than so many are fetched. */
const MOST_PAGES = 20
const MOST_DAYS = 3650

/** The fleet and what takes its time in these weeks, from every feature that knows of it. */
export function useTimelineData(range: TimelineRange): TimelineData {
  const cars = useCall(listVehicles, {})
  const days = { from: range.first, to: lastOf(range) }
  const groundings = useCall(listGroundings, days, { keepPrevious: true })
  const rentals = useCall(listRentals, {})
  const services = useQueries({
    queries: weeksOfRange(range).map((week) => callQuery(listWeekServices, week)),
    combine: joined,
  })
  const today = parseDate(groundings.data?.today ?? '')
  const papers = useBlockingPapers(today, lastOf(range))
  const entries = useMemo(
    () =>
      entriesByCar({
        groundings: groundings.data?.data ?? NONE,
        rentals: rentals.data?.data ?? NONE,
        services: services.rows,
        papers: papers.rows,
      }),
    [groundings.data, rentals.data, services.rows, papers.rows],
  )
  const rows = useMemo(
    () =>
      cars.data?.data.map(({ id, attributes: { reg, make, model } }) => ({
        id,
        reg,
        model: `${make} ${model}`,
      })),
    [cars.data],
  )
  return {
    cars: rows,
    entries,
    today,
    failure: cars.failure,
    partFailure: groundings.failure ?? rentals.failure ?? services.failure ?? papers.failure,
    again: () => {
      for (const reading of [cars, groundings, rentals, services, papers])
        if (reading.failure) reading.again()
    },
  }
}

/** Papers of vehicles whose end blocks assignment, run out or running out by this date, page after page. */
function useBlockingPapers(today: CalendarDate | undefined, last: CalendarDate) {
  const within = today && Math.min(MOST_DAYS, Math.max(0, daysBetween(today, last)))
  const asked = { subject: 'vehicle', blocks: true, within: within ?? 0 } as const
  const first = useCall(
    listPapers,
    { ...asked, page: 1 },
    { enabled: within !== undefined, keepPrevious: true },
  )
  const pages = Math.min(MOST_PAGES, Math.ceil((first.data?.total ?? 0) / PAPERS_ON_PAGE))
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      callQuery(listPapers, { ...asked, page: index + 2 }),
    ),
    combine: joined,
  })
  const rows = useMemo(() => [...(first.data?.data ?? NONE), ...others.rows], [first.data, others.rows])
  return {
    rows,
    failure: first.failure ?? others.failure,
    again: () => {
      first.again()
      others.again()
    },
  }
}

function joined<Row>(results: readonly UseQueryResult<{ readonly data: readonly Row[] }>[]) {
  const error = results.find((result) => result.error)?.error
  return {
    rows: results.flatMap(({ data }) => data?.data ?? []),
    failure: error ? failureOf(error) : undefined,
    again: () => {
      for (const result of results) if (result.error) void result.refetch()
    },
  }
}
