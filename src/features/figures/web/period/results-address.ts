import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Period } from '../../domain/statistics/period.ts'

/**
 * What a results screen keeps in its address, so that it can be sent to a colleague and survives a reload.
 */
export interface ResultsAddress {
  /** Undefined until one is applied: only then is anything shown (Spec 2 §4). */
  readonly period: Period | undefined
  readonly tab: string | undefined
  readonly driver: string | undefined
  go(to: Partial<Pick<ResultsAddress, 'period' | 'tab' | 'driver'>>): void
}

interface Search {
  readonly od?: unknown
  readonly do?: unknown
  readonly zakladka?: unknown
  readonly kierowca?: unknown
}

export function useResultsAddress(): ResultsAddress {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const from = dateIn(search.od)
  const to = dateIn(search.do)
  const now = {
    period: from && to && from <= to ? { from, to } : undefined,
    tab: textIn(search.zakladka),
    driver: textIn(search.kierowca),
  }
  return {
    ...now,
    go: (changed) => {
      const next = { ...now, ...changed }
      void navigate({
        to: '.',
        replace: true,
        search: {
          ...(next.tab ? { zakladka: next.tab } : {}),
          ...(next.period ? { od: next.period.from, do: next.period.to } : {}),
          ...(next.driver ? { kierowca: next.driver } : {}),
        } as never,
      })
    },
  }
}

/** The input of every call that asks for a period. */
export function rangeOf({ from, to }: Period): { startDate: CalendarDate; endDate: CalendarDate } {
  return { startDate: from, endDate: to }
}

function dateIn(value: unknown): CalendarDate | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
