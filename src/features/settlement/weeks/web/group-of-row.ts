import type { DriverOfWeek } from './readings.ts'

/** The groups of a week in the order of work. */
export const GROUPS = ['blocked', 'draft', 'frozen', 'idle'] as const
export type Group = (typeof GROUPS)[number]

export function groupOf({ state }: DriverOfWeek): Group {
  return state === 'blocked' || state === 'draft' || state === 'idle' ? state : 'frozen'
}

/** Whether a person should look at it, before closing or after. */
export function isOdd({ standsOut }: DriverOfWeek): boolean {
  return standsOut.length > 0
}

/** Each driver stands under all, and under one of the five after it, which add up; two cut across. */
export const FILTERS = ['all', 'blocked', 'draft', 'frozen', 'paid', 'idle', 'owing', 'odd'] as const
export type Filter = (typeof FILTERS)[number]

/** As they stand in the screen's address; all are shown where none does. */
export const FILTER_IN_ADDRESS = {
  all: undefined,
  blocked: 'zablokowane',
  draft: 'szkice',
  frozen: 'zamkniete',
  paid: 'wyplacone',
  idle: 'saldo',
  owing: 'winni',
  odd: 'odstaja',
} as const satisfies Readonly<Record<Filter, string | undefined>>

export function passes(row: DriverOfWeek, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'paid':
      return row.state === 'paid'
    case 'frozen':
      return groupOf(row) === 'frozen' && row.state !== 'paid'
    case 'owing':
      return (row.balanceGrosze ?? 0) < 0
    case 'odd':
      return isOdd(row)
    default:
      return groupOf(row) === filter
  }
}
