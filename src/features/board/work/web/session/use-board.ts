import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listChangeTexts } from '#features/notices/contract.ts'
import type { Laid, Spot } from '#features/roster/domain/public.ts'
import {
  type Board,
  bringDriver,
  type Move,
  type Moved,
  type Mover,
  moveDriver,
  movesBetween,
  type Refusal,
} from '#features/roster/domain/public.ts'
import {
  type BreachDetails,
  listGeneratedWeeks,
  type NewerVersionDetails,
} from '#features/schedule/contract.ts'
import { generatedWords, scheduleTexts } from '#features/schedule/texts.ts'
import { publishedWords } from '#features/schedule/texts-publishing.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { callQuery, refresh, useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { forget, remember } from '#platform/web/device-memory.ts'
import { TAB } from '#platform/web/tab.ts'
import { type ClashDetails, generateBoard, openBoard, saveMoves } from '../../contract.ts'
import { redo, step, type Timeline, undo } from '../../domain/timeline.ts'
import { updatedWords } from '../../texts-clashes.ts'
import { useWeek } from '../opening/use-week.ts'
import { clashesAsBreaches } from './clash-words.ts'
import { inForce, type PendingGrounding, withGroundings } from './pending-groundings.ts'
import {
  awaitsLateDriver,
  hasNewer,
  inConflict,
  markSaved,
  meet,
  memoryName,
  resumeSession,
  type Session,
  takeNewer,
  takeTogether,
  turned,
  weekKey,
} from './session.ts'
import { useCalm } from './use-calm.ts'

type Breach = BreachDetails['breaches'][number]
const NO_MOVES: readonly Move[] = []
const NO_BREACHES: readonly Breach[] = []
const NO_GROUNDINGS: readonly PendingGrounding[] = []

/** The work on one week: what is shown, moved, undone and saved. */
export function useBoard(week: Week) {
  const told = useWeek(week)
  const client = useQueryClient()
  const [known, setSession] = useState<Session>()
  const [breaches, setBreaches] = useState(NO_BREACHES)
  const [refused, setRefused] = useState<CallFailure>()
  const [conflict, setConflict] = useState(false)
  const [taking, setTaking] = useState(false)
  const [comparing, setComparing] = useState(false)
  const ownSaving = useRef('')

  let session = known
  const calm = useCalm(told.incoming)
  const toldAll = told.initialFailure ?? (told.initial && calm === told.incoming)
  const awaited = !known && calm && !toldAll && awaitsLateDriver(calm)
  const incoming = awaited ? undefined : calm
  if (incoming && incoming !== known?.source)
    session = known ? meet(known, incoming) : resumeSession(incoming)
  if (taking && session && hasNewer(session)) {
    setTaking(false)
    setConflict(false)
    setRefused(undefined)
    if (inConflict(session)) setComparing(true)
    else {
      session = takeNewer(session)
      setBreaches(NO_BREACHES)
    }
  }
  if (session !== known) setSession(session)
  if (session?.source.key !== weekKey(week)) session = undefined

  const now = session?.timeline.now
  const saved = session?.saved
  const moves = useMemo(() => (saved && now ? movesBetween(saved, now) : NO_MOVES), [saved, now])
  const laid = session?.laid
  const timeline = session?.timeline
  const groundings = useMemo(
    () => (laid && timeline ? inForce(laid, timeline) : NO_GROUNDINGS),
    [laid, timeline],
  )
  useRemembering(session, moves, groundings)
  const toldWeek = session?.week
  const weekNow = useMemo(() => toldWeek && withGroundings(toldWeek, groundings), [toldWeek, groundings])
  const shown = useMemo(() => session && weekNow && { ...session, week: weekNow }, [session, weekNow])

  const turn = (change: (timeline: Timeline) => Timeline) => {
    setBreaches(NO_BREACHES)
    setRefused(undefined)
    setSession((each) => each && turned(each, change))
  }
  const generating = useAct(generateBoard, {
    refreshes: [openBoard, listGeneratedWeeks],
    showsFailure: true,
  })
  // What is told anew of the week comes after the answer, which says all that the board must show at once.
  const updating = useAct(saveMoves, { showsFailure: true })
  const busy = generating.busy || updating.busy

  const refuse = async (failure: CallFailure) => {
    if (failure.code === 'breaks_rules') setBreaches((failure.details as BreachDetails).breaches)
    const clash = failure.code === 'clash' ? (failure.details as ClashDetails) : undefined
    if (clash) setBreaches(clashesAsBreaches(clash))
    const newer = clash ? clash.version > (session?.version ?? 0) : failure.code === 'already_generated'
    setConflict(newer)
    if (newer || clash) await refresh(client, [openBoard])
  }
  const save = async () => {
    if (!session) return
    setRefused(undefined)
    const board = session.timeline.now
    const generates = session.id === undefined
    const sent = { moves: [...moves], ...(groundings.length > 0 ? { groundings: [...groundings] } : {}) }
    const result =
      session.id === undefined
        ? await generating.run({ ...week, mark: told.mark, ...sent })
        : await updating.run({ id: session.id, base: session.version, ...sent })
    if (!result.ok) {
      setRefused(result.failure)
      return refuse(result.failure)
    }
    const id = 'id' in result.value ? result.value.id : (session.id ?? '')
    const { version } = result.value
    ownSaving.current = versionKey(id, version)
    setBreaches(NO_BREACHES)
    const others = 'others' in result.value ? (result.value.others ?? []) : []
    const newcomers = 'newcomers' in result.value ? result.value.newcomers : []
    const arrived = { id, version, board, others, newcomers, groundings }
    setSession((each) => each && markSaved(each, arrived))
    if (!generates) void refresh(client, [openBoard, listGeneratedWeeks, listChangeTexts])
    if ('published' in result.value && result.value.published)
      toastDone(generatedWords(publishedWords(result.value.published)), scheduleTexts.generatedTitle)
    else if (generates) toastDone(scheduleTexts.generated, scheduleTexts.generatedTitle)
    else toastDone(updatedWords(others.length), scheduleTexts.updatedTitle)
  }

  const isOwnSaving = useCallback(
    ({ id = '', version, source }: Session) =>
      ownSaving.current === versionKey(id, version) ||
      (source.version === version && source.savedTab === TAB),
    [],
  )

  return {
    ...told,
    session: shown,
    moves,
    /** Cars that unsaved repairs have taken off: stored with the week. */
    groundings,
    /** How many acts would be lost: moves, and cars taken off by repairs. */
    unsaved: moves.length + groundings.length,
    busy,
    /** Whether this version was saved by this tab, be it by saving the board or by an act that moved somebody. */
    isOwnSaving,
    breaches,
    /** Why the last saving failed, unless the newer version says so itself. */
    refused: conflict ? undefined : refused,
    newer: session && !busy && (hasNewer(session) || conflict) ? newerOf(session, refused) : undefined,
    conflict: conflict && !busy,
    save,
    takeNewer: () => setTaking(true),
    /** Both versions are to be seen side by side; only once the newer one has arrived. */
    comparing: comparing && session !== undefined && hasNewer(session),
    compare: () => {
      setConflict(false)
      setRefused(undefined)
      setComparing(true)
    },
    stopComparing: () => setComparing(false),
    /** Takes the newer version with what was laid together of both. */
    takeTogether: (laid: Laid) => {
      setComparing(false)
      setBreaches(NO_BREACHES)
      setRefused(undefined)
      setSession((each) => each && takeTogether(each, laid))
    },
    /** After an act of one's own that may have made a new version elsewhere, as a grounding does: it is taken at once, unsaved moves on top (D19). */
    followOwn: async () => {
      await refresh(client, [openBoard])
      const newest = client.getQueryData(callQuery(openBoard, week).queryKey)?.saved
      if (session && newest && newest.version > session.version) setTaking(true)
    },
    lookAtMine: () => {
      setConflict(false)
      setRefused(undefined)
    },
    /** Tries a move and answers what it did, or why it is refused. */
    move: (mover: Mover, to: Spot): Result<Moved, Refusal> => {
      if (!session || !shown) return fail('gone')
      const result = moveDriver(shown.week, session.timeline.now, mover, to)
      if (result.ok) turn((timeline) => step(timeline, result.value.board))
      return result
    },
    /** As `move`, for who may have no place in that slot yet. */
    bring: (driverId: string, to: Spot): Result<Moved, Refusal> => {
      if (!session || !shown) return fail('gone')
      const result = bringDriver(shown.week, session.timeline.now, driverId, to)
      if (result.ok) turn((timeline) => step(timeline, result.value.board))
      return result
    },
    /** A whole other board as one step, which can be undone. */
    lay: (board: Board) => turn((timeline) => step(timeline, board)),
    /** The same with a car taken off: one step, one saving, one undo. */
    layGrounded: (laid: Board, grounding: PendingGrounding) => {
      // A step of its own, also where nobody moves.
      const board = [...laid]
      turn((timeline) => step(timeline, board))
      setSession((each) => each && { ...each, laid: [...each.laid, { grounding, board }] })
    },
    /** Changes the work itself, as bringing back an older version does. */
    edit: (change: (each: Session) => Session) => {
      setBreaches(NO_BREACHES)
      setRefused(undefined)
      setSession((each) => {
        if (!each) return each
        const off = withGroundings(each.week, inForce(each.laid, each.timeline))
        const changed = change({ ...each, week: off })
        // What is off by unsaved steps alone is no part of what the server told.
        const { drivers } = changed.week
        const told = drivers === each.week.drivers ? each.week : { ...each.week, drivers }
        return { ...changed, week: told, restored: false }
      })
    },
    undo: () => turn(undo),
    redo: () => turn(redo),
    forgetUnfit: () => setSession((each) => each && { ...each, unfit: [] }),
  }
}

export type BoardWork = ReturnType<typeof useBoard>

function versionKey(id: string, version: number): string {
  return `${id} ${version}`
}

/** Who saved the newer version, and when; empty texts where the answer did not say. */
function newerOf(
  { source }: Session,
  refused: CallFailure | undefined,
): Omit<NewerVersionDetails, 'version'> {
  const details = refused?.code === 'clash' ? (refused.details as NewerVersionDetails) : undefined
  return { savedBy: details?.savedBy ?? source.savedBy, savedAt: details?.savedAt ?? source.savedAt }
}

/** Unsaved moves survive a reload, per week and version (D24). */
function useRemembering(
  session: Session | undefined,
  moves: readonly Move[],
  groundings: readonly PendingGrounding[],
): void {
  const name = session && memoryName(session.source.key)
  const version = session?.version
  useEffect(() => {
    if (!name) return
    if (moves.length + groundings.length > 0) remember(name, { version, moves, groundings })
    else forget(name)
  }, [name, version, moves, groundings])
}
