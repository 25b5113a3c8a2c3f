import { useMemo } from 'react'
import { getBaseCalendar, getGeneratedWeek } from '#features/schedule/contract.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { withLateDrivers } from './assigning/late-drivers.ts'
import { type Incoming, weekKey } from './session.ts'
import { recordedPlaces, type WeekOnBoard, weekOnBoard } from './week-on-board.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** All that the server has to say of a week: the saved one, the base calendar beside it, and last week's Sunday night (D7). */
export function useWeek(week: Week) {
  const saved = useCall(getGeneratedWeek, week)
  const known = saved.data !== undefined
  const base = useCall(getBaseCalendar, week, { enabled: known })
  const lastWeek = useCall(getGeneratedWeek, addWeeks(week, -1), {
    enabled: known && base.data !== undefined,
  })

  const initial = useMemo<WeekOnBoard | undefined>(
    () => (base.data ? weekOnBoard(base.data, base.data.calendar) : undefined),
    [base.data],
  )
  const savedWeek = useMemo(() => saved.data && weekOnBoard(saved.data, saved.data), [saved.data])
  const incoming = useMemo<Incoming | undefined>(() => {
    if (saved.data && savedWeek) {
      const { id, version, savedBy, savedAt, savedTab, waitingMark } = saved.data
      return {
        key: weekKey(saved.data),
        version,
        id,
        savedBy,
        savedAt,
        savedTab,
        waitingMark,
        week: initial ? withLateDrivers(savedWeek, initial) : savedWeek,
      }
    }
    if (saved.data === undefined || !initial) return undefined
    return {
      key: weekKey(initial.week),
      version: 0,
      id: undefined,
      savedBy: '',
      savedAt: '',
      savedTab: '',
      waitingMark: '',
      week: initial,
    }
  }, [saved.data, savedWeek, initial])
  const nightBefore = useMemo(() => sundayNight(lastWeek.data), [lastWeek.data])
  const recorded = useMemo(
    () => (saved.data ? recordedPlaces(saved.data, saved.data.history) : NOBODY),
    [saved.data],
  )
  return {
    incoming,
    initial,
    nightBefore,
    recorded,
    history: saved.data?.history ?? [],
    /** Null for a draft (D43); undefined where nothing is saved. */
    publication: saved.data?.publication,
    /** Who came after the week was generated, and whose choice was taken back since (D42). */
    late: { waiting: saved.data?.waiting ?? [], takenBack: saved.data?.takenBack ?? [] },
    remarks: base.data?.remarks ?? [],
    /** Undefined until the base calendar is known. */
    planning: base.data?.planning,
    /** Why there is no initial state to look at. */
    initialFailure: base.failure,
    failure: saved.failure ?? (saved.data === null ? base.failure : undefined),
    again: () => {
      saved.again()
      base.again()
    },
  }
}

/** Drivers of the last night of a week; nobody where it is not generated. */
function sundayNight(data: Parameters<typeof weekOnBoard>[1] | null | undefined): ReadonlySet<string> {
  const cars = data?.nights.at(-1)?.cars ?? []
  return cars.length === 0 ? NOBODY : new Set(cars.flatMap(({ drivers }) => drivers.map(({ id }) => id)))
}
