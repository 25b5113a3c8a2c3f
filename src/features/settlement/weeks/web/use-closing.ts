import { useMemo, useState } from 'react'
import type { DriverOfWeek, WeekAnswer } from './readings.ts'

export interface Closing {
  /** Those that are to be closed. */
  readonly rows: readonly DriverOfWeek[]
  /** How many could be; none while the week runs. */
  readonly drafts: number
  readonly chosen: ReadonlySet<string>
  /** Grosze, of those that are to be closed. */
  readonly toPay: number
  /** Grosze, rentals of their own cars, which are paid apart. */
  readonly apart: number
  choose(driverId: string, isChosen: boolean): void
  /** All of these, and nobody else: a filter hides the others. */
  chooseAll(driverIds: readonly string[], isChosen: boolean): void
}

/**
 * Taken out by week, as long as the tab is open: who looks at a statement and comes back has not put them
 * in.
 */
const takenOut = new Map<string, ReadonlySet<string>>()

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Which drafts of a week are to be closed: all but those that somebody takes out, so that a new one is in as
 * well.
 */
export function useClosing(week: WeekAnswer | undefined): Closing {
  const key = week ? `${week.year}/${week.week}` : ''
  const [, setChanges] = useState(0)
  const taken = takenOut.get(key) ?? NOBODY
  const take = (drivers: ReadonlySet<string>) => {
    takenOut.set(key, drivers)
    setChanges((before) => before + 1)
  }
  const drafts = useMemo(
    () => (week?.finished ? week.data.filter(({ mark }) => mark !== null) : []),
    [week?.finished, week?.data],
  )
  const rows = drafts.filter(({ driverId }) => !taken.has(driverId))
  const chooseAll = (driverIds: readonly string[], isChosen: boolean) => {
    const drivers = new Set(taken)
    for (const driverId of driverIds) {
      if (isChosen) drivers.delete(driverId)
      else drivers.add(driverId)
    }
    take(drivers)
  }
  return {
    rows,
    drafts: drafts.length,
    chosen: new Set(rows.map(({ driverId }) => driverId)),
    toPay: rows.reduce((sum, { balanceGrosze }) => sum + Math.max(0, balanceGrosze ?? 0), 0),
    apart: rows.reduce((sum, row) => sum + (row.apart?.toPayGrosze ?? 0), 0),
    choose: (driverId, isChosen) => chooseAll([driverId], isChosen),
    chooseAll,
  }
}
