import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Period } from '../../domain/statistics/period.ts'

/**
 * What a results screen keeps in its address, so that it can be sent to a colleague and survives a reload.
 */
interface ResultsAddress<Tab> {
  /** Undefined until one is applied: only then is anything shown (Spec 2 §4). */
  readonly period: Period | undefined
  readonly tab: Tab | undefined
  readonly driver: string | undefined
  go(to: Partial<Pick<ResultsAddress<Tab>, 'period' | 'tab' | 'driver'>>): void
}

interface Search<Tab> {
  readonly od?: string | undefined
  readonly do?: string | undefined
  readonly zakladka?: Tab | undefined
  readonly kierowca?: string | undefined
}

/** @param open shows the screen with that in its address */
export function resultsAddress<Tab>(
  search: Search<Tab>,
  open: (search: Search<Tab>) => Promise<void>,
): ResultsAddress<Tab> {
  const from = parseDate(search.od ?? '')
  const to = parseDate(search.do ?? '')
  const now = {
    period: from && to && from <= to ? { from, to } : undefined,
    tab: search.zakladka,
    driver: search.kierowca,
  }
  return {
    ...now,
    go: (changed) => {
      const { tab, period, driver } = { ...now, ...changed }
      void open({ zakladka: tab, od: period?.from, do: period?.to, kierowca: driver })
    },
  }
}

/** The input of every call that asks for a period. */
export function rangeOf({ from, to }: Period): { startDate: CalendarDate; endDate: CalendarDate } {
  return { startDate: from, endDate: to }
}
