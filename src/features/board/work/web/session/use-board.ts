import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import {
  bringDriver,
  type Laid,
  type Move,
  type Moved,
  type Mover,
  moveDriver,
  movesBetween,
  type Refusal,
  type Spot,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { callQuery, refresh } from '#platform/web/admin-ui/calls.ts'
import { TAB } from '#platform/web/tab.ts'
import { openBoard } from '../../contract.ts'
import { NOTHING_LOADED, reduceEditing } from '../../domain/session/editing.ts'
import {
  groundingsInForce,
  type PendingGrounding,
  withGroundings,
} from '../../domain/session/pending-groundings.ts'
import { type Session, weekKey } from '../../domain/session/session.ts'
import { isOwnVersion, isSideBySide, newerVersion } from '../../domain/session/shown-editing.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import { useWeek } from '../opening/use-week.ts'
import { keepEdits, keptEdits } from './kept-edits.ts'
import { useSaving } from './use-saving.ts'

const NO_MOVES: readonly Move[] = []
const NO_GROUNDINGS: readonly PendingGrounding[] = []

/**
 * The work on one week: what is shown, moved, undone and saved. What becomes of it by whatever happens is
 * told by `reduceEditing`.
 */
export function useBoard(week: Week) {
  const told = useWeek(week)
  const client = useQueryClient()
  const [editing, send] = useReducer(reduceEditing, NOTHING_LOADED)

  const incoming = useHeldWhileMoving(told.incoming)
  const complete =
    told.initialFailure !== undefined || (told.initial !== undefined && incoming === told.incoming)
  // Before anything is painted: what else is told of the week is shown at once.
  useLayoutEffect(() => {
    if (incoming) send({ type: 'week received', incoming, kept: keptEdits(incoming.key), complete })
  }, [incoming, complete])

  const session = editing.session?.source.key === weekKey(week) ? editing.session : undefined
  const { moves, groundings } = useUnsaved(session)
  useRemembering(session, moves, groundings)
  const toldWeek = session?.week
  const weekNow = useMemo(() => toldWeek && withGroundings(toldWeek, groundings), [toldWeek, groundings])
  const shown = useMemo(() => session && weekNow && { ...session, week: weekNow }, [session, weekNow])
  const save = useSaving(week, { session, moves, groundings, mark: told.mark }, send)

  const { saving, ownSaving, conflict } = editing
  const isOwnSaving = useCallback((each: Session) => isOwnVersion(each, ownSaving, TAB), [ownSaving])

  return {
    ...told,
    session: shown,
    moves,
    /** Cars that unsaved repairs have taken off: stored with the week. */
    groundings,
    /** How many acts would be lost: moves, and cars taken off by repairs. */
    unsaved: moves.length + groundings.length,
    busy: saving !== undefined,
    /**
     * Whether this version was saved by this tab, be it by saving the board or by an act that moved somebody.
     */
    isOwnSaving,
    breaches: editing.breaches,
    /** Why the last saving failed, unless the newer version says so itself. */
    refused: conflict ? undefined : editing.refused,
    newer: newerVersion(editing),
    conflict: conflict !== undefined && saving === undefined,
    save,
    takeNewer: () => send({ type: 'newer wanted' }),
    comparing: isSideBySide(editing),
    compare: () => send({ type: 'comparing begun' }),
    stopComparing: () => send({ type: 'comparing left' }),
    /**
     * Takes the newer version with what was merged of both.
     * @param onto the newer board that it was merged with
     */
    takeMerged: (laid: Laid, onto: WeekPlan) => send({ type: 'merged', laid, onto }),
    /**
     * After an act of one's own that may have made a new version elsewhere, as a grounding does: it is taken
     * at once, unsaved moves on top (D19).
     */
    followOwn: async () => {
      await refresh(client, [openBoard])
      const newest = client.getQueryData(callQuery(openBoard, week).queryKey)?.saved
      if (newest) send({ type: 'own version made', version: newest.version })
    },
    lookAtMine: () => send({ type: 'conflict left' }),
    /** Tries a move and answers what it did, or why it is refused. */
    move: (mover: Mover, to: Spot): Result<Moved, Refusal> => {
      if (!shown) return fail('gone')
      const result = moveDriver(shown.week, shown.timeline.now, mover, to)
      if (result.ok) send({ type: 'moved', mover, to })
      return result
    },
    /** As `move`, for who may have no place in that slot yet. */
    bring: (driverId: string, to: Spot): Result<Moved, Refusal> => {
      if (!shown) return fail('gone')
      const result = bringDriver(shown.week, shown.timeline.now, driverId, to)
      if (result.ok) send({ type: 'brought', driverId, to })
      return result
    },
    /**
     * A whole other board as one step, which can be undone.
     * @param onto the board that it was made of: nothing is laid on another one
     */
    lay: (board: WeekPlan, onto?: WeekPlan) => send({ type: 'laid', board, ...(onto ? { onto } : {}) }),
    /** The same with a car taken off: one step, one saving, one undo. */
    layGrounded: (board: WeekPlan, grounding: PendingGrounding) => send({ type: 'laid', board, grounding }),
    takeOff: (mover: Mover) => send({ type: 'taken off', mover }),
    bringBack: (older: WeekOnBoard) => send({ type: 'brought back', older }),
    undo: () => send({ type: 'undone' }),
    redo: () => send({ type: 'redone' }),
    forgetUnfit: () => send({ type: 'unfit read' }),
  }
}

export type BoardWork = ReturnType<typeof useBoard>

/** The same objects while nothing in them has changed. */
function useUnsaved(session: Session | undefined) {
  const { saved, timeline, groundings: steps } = session ?? {}
  const now = timeline?.now
  const moves = useMemo(() => (saved && now ? movesBetween(saved, now) : NO_MOVES), [saved, now])
  const groundings = useMemo(() => {
    const inForce = steps && timeline ? groundingsInForce(steps, timeline) : NO_GROUNDINGS
    return inForce.length === 0 ? NO_GROUNDINGS : inForce
  }, [steps, timeline])
  return { moves, groundings }
}

/** Unsaved edits survive a reload, per week and version (D24). */
function useRemembering(
  session: Session | undefined,
  moves: readonly Move[],
  groundings: readonly PendingGrounding[],
): void {
  const key = session?.source.key
  const version = session?.version
  useEffect(() => {
    if (key !== undefined && version !== undefined) keepEdits(key, version, moves, groundings)
  }, [key, version, moves, groundings])
}

const LOOK_EVERY_MS = 150

/** A driver is being dragged, or was picked up by the keyboard and not yet put down. */
function isMovingDriver(): boolean {
  return document.querySelector('[data-dragging], [data-picking]') !== null
}

/** The newest value, but not under somebody's hands: while a driver is being moved the former one stays. */
function useHeldWhileMoving<T>(newest: T): T {
  const [shown, setShown] = useState(newest)
  if (shown === undefined && newest !== undefined) setShown(newest)
  useEffect(() => {
    if (newest === shown) return
    const settle = () => {
      if (!isMovingDriver()) setShown(newest)
    }
    settle()
    const timer = setInterval(settle, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [newest, shown])
  return shown
}
