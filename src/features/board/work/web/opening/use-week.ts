import { useMemo, useState } from 'react'
import { type BaseRemark, remarkNaming } from '#features/planning/domain/public.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { openBoard, openInitialBoard } from '../../contract.ts'
import { withLateDrivers } from '../../domain/late-drivers.ts'
import { type Incoming, weekKey } from '../../domain/session/session.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import { useAfterPaint } from '../view/use-after-paint.ts'
import { recordedPlaces } from './calendar-on-board.ts'
import { unpackSaved } from './unpack-saved.ts'
import { namesOf, unpackWeek } from './unpack-week.ts'

type Opened = OutputOf<typeof openBoard>
type Initial = OutputOf<typeof openInitialBoard>

/** One of the builder's remarks. */
export interface KnownRemark {
  /** With ids. */
  readonly remark: BaseRemark
  /** The same with full names and registration numbers. */
  readonly named: BaseRemark
}

const NOBODY: ReadonlySet<string> = new Set()
const NOBODY_LATE = { waiting: [], takenBack: [] }
/** Pins that can't hold keep the base calendar from being computed. */
const IMPOSSIBLE: CallFailure = { status: 409, code: 'impossible_pin', msg: scheduleTexts.impossiblePin }

/**
 * All that the server has to say of a week: the saved one, the base calendar beside it, and last week's
 * Sunday night (D7).
 */
export function useWeek(week: Week) {
  const opened = useCall(openBoard, week)
  const { data } = opened
  // A base calendar that was not computed yet comes after the board has been drawn.
  const isLate = data !== undefined && !data.initial && !data.impossible
  const late = useCall(openInitialBoard, { ...week, mark: data?.mark }, { enabled: isLate })

  const saved = useMemo(() => data && savedOf(week, data), [week, data])
  const [known, setKnown] = useState<Initial>()
  const newest = data?.initial ? data : isLate ? late.data : undefined
  if (newest && newest !== known) setKnown(newest)
  // The former one stays while the next is computed.
  const current = data?.impossible ? undefined : (newest ?? known)
  // A saved week is drawn first, and what else comes with it afterwards.
  const afterwards = useAfterPaint(current, undefined)
  const told = data?.saved ? afterwards : current
  const initial = useMemo<WeekOnBoard | undefined>(() => told && initialOf(week, told), [week, told])
  const incoming = useMemo<Incoming | undefined>(() => {
    if (data?.saved && saved) {
      const { id, version, savedBy, savedAt, savedTab, waitingMark } = data.saved
      return {
        ...{ key: weekKey(data), version, id, savedBy, savedAt, savedTab, waitingMark },
        week: initial ? withLateDrivers(saved.week, initial) : saved.week,
      }
    }
    if (!data || !initial) return undefined
    return {
      ...{ key: weekKey(initial.week), version: 0, id: undefined },
      ...{ savedBy: '', savedAt: '', savedTab: '', waitingMark: '', week: initial },
    }
  }, [data, saved, initial])
  const nightBefore = useMemo(() => nightBeforeOf(data), [data])
  const remarks = useMemo(() => remarksOf(told), [told])
  const history = saved?.history
  const recorded = useMemo(() => (history ? recordedPlaces(week, history) : NOBODY), [week, history])
  const initialFailure =
    data?.impossible || (isLate && late.data && !late.data.initial) ? IMPOSSIBLE : late.failure
  return {
    incoming,
    initial,
    nightBefore,
    recorded,
    history: history ?? [],
    /** Null for a draft (D43); undefined where nothing is saved. */
    publication: data?.saved?.publication,
    /** Who came after the week was generated, and whose choice was taken back since (D42). */
    late: saved?.late ?? NOBODY_LATE,
    remarks,
    /** Undefined until the base calendar is known. */
    planning: told?.initial?.planning,
    /** Of the base calendar that is shown: what the first saving is made from. */
    mark: told?.mark,
    /** Why there is no initial state to look at. */
    initialFailure,
    failure: opened.failure ?? (data?.saved === null ? initialFailure : undefined),
    again: () => {
      opened.again()
      if (isLate) late.again()
    },
  }
}

function savedOf(week: Week, { names, saved }: Opened) {
  return saved ? unpackSaved(week, namesOf(names), saved) : undefined
}

function initialOf(week: Week, { names, initial }: Initial): WeekOnBoard | undefined {
  return initial ? unpackWeek(week, namesOf(names), initial.week) : undefined
}

function remarksOf(told: Initial | undefined): readonly KnownRemark[] {
  if (!told?.initial) return []
  const { names, driver, car, reg } = namesOf(told.names)
  const naming = { driver: (number: number) => names.fullNames[number] ?? '', car: reg }
  return told.initial.remarks.map((remark) => ({
    remark: remarkNaming(remark, { driver, car }),
    named: remarkNaming(remark, naming),
  }))
}

function nightBeforeOf(data: Opened | undefined): ReadonlySet<string> {
  if (!data || data.nightBefore.length === 0) return NOBODY
  const { driver } = namesOf(data.names)
  return new Set(data.nightBefore.map(driver))
}
