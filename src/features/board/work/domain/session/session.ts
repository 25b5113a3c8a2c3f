import {
  type Laid,
  layMoves,
  type Move,
  movesBetween,
  spotOf,
  type WeekDriver,
  type WeekPlan,
  withDriver,
  without,
} from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { WeekOnBoard } from '../week-on-board.ts'
import { compareEdits } from './edit-conflicts.ts'
import {
  carriedTo,
  type GroundingStep,
  groundingsInForce,
  isStored,
  type PendingGrounding,
  stepsInForce,
  withGroundings,
} from './pending-groundings.ts'
import { begin, step, type Timeline } from './timeline.ts'

/** A week as the server has it: saved, or computed anew where nothing is generated yet. */
export interface Incoming {
  readonly key: string
  /** 0: not generated. */
  readonly version: number
  readonly id: string | undefined
  readonly savedBy: string
  readonly savedAt: string
  /** Of who waits: another one whenever they change. */
  readonly waitingMark: string
  /** The browser's tab that saved it. */
  readonly savedTab: string
  readonly week: WeekOnBoard
}

/** The work on one week: what it started from, and what has been done since. */
export interface Session {
  readonly source: Incoming
  /** The board as it is saved in `version`. */
  readonly saved: WeekPlan
  readonly version: number
  readonly id: string | undefined
  readonly week: WeekOnBoard
  readonly timeline: Timeline
  /** Moves that did not fit a newer version; to be told by name until somebody has read them (D19). */
  readonly unfit: readonly Move[]
  /** Groundings that are part of unsaved steps. */
  readonly groundings: readonly GroundingStep[]
  /** The unsaved moves come from this device's memory (D24). */
  readonly restored: boolean
}

/** `2026-48` */
export function weekKey({ year, week }: Week): string {
  return `${year}-${week}`
}

/** Unsaved edits, without the boards that they were made on. */
export interface Edits {
  readonly moves: readonly Move[]
  readonly groundings: readonly PendingGrounding[]
}

export const NO_EDITS: Edits = { moves: [], groundings: [] }

/** What is not saved yet (D24). */
export function unsavedEdits({ saved, timeline, groundings }: Session): Edits {
  return {
    moves: movesBetween(saved, timeline.now),
    groundings: groundingsInForce(groundings, timeline),
  }
}

/** Begins to work on what came from the server, with these unsaved edits laid on top. */
export function startSession(incoming: Incoming, { moves, groundings }: Edits, restored = false): Session {
  const { week } = incoming
  const known = new Set(week.drivers.keys())
  const from = moves.map((move) => fromWaiting(week, move))
  const done = layMoves(withGroundings(week, groundings), week.board, from, known)
  const carried = carriedTo(done.board, groundings, week)
  // A grounding alone is a step too, which can be undone.
  const board = carried.length > 0 && done.board === week.board ? [...done.board] : done.board
  const changed = board !== week.board
  return {
    source: incoming,
    saved: week.board,
    version: incoming.version,
    id: incoming.id,
    week,
    timeline: changed ? { past: [week.board], now: board, future: [] } : begin(week.board),
    unfit: done.unfit,
    groundings: carried.map((each) => ({ ...each, board })),
    restored: restored && changed,
  }
}

/**
 * Who was given a seat before the board had told of the waiting (D42) is moved from where the waiting stands.
 */
function fromWaiting({ board, waiting }: WeekOnBoard, move: Move): Move {
  const { driverId, from, to } = move
  if (from || !to || !waiting.has(keyInSlot(to.slot, driverId))) return move
  return { ...move, from: spotOf(board, to.slot, driverId) ?? null }
}

/**
 * Works on from another version. What did not fit before, and nobody has read yet, is not forgotten by it.
 */
function restart({ unfit }: Session, incoming: Incoming, edits: Edits): Session {
  const session = startSession(incoming, edits)
  return unfit.length === 0 ? session : { ...session, unfit: [...unfit, ...session.unfit] }
}

/**
 * A kept move of somebody whom this week does not know: only the base calendar can tell whether that driver
 * is a late one.
 */
export function awaitsLateDriver({ week }: Incoming, kept: Edits): boolean {
  return kept.moves.some(({ driverId, from }) => from === null && !week.drivers.has(driverId))
}

/**
 * What becomes of the work when the server tells the same week anew. Of the same version only what stands
 * around it differs (limits, groundings). A newer version under unsaved edits waits until it is asked for
 * (D19), unless it is just what stands on the board: then a saving whose answer was lost has arrived after
 * all, or somebody else has done the same.
 */
export function receive(session: Session, incoming: Incoming): Session {
  if (incoming.version < session.version) return { ...session, source: incoming }
  if (incoming.version === session.version && incoming.version > 0 && isAsSaved(session, incoming))
    return withLateComers(session, incoming)
  const edits = unsavedEdits(session)
  if (incoming.version > session.version && isEdited(edits) && !holdsAll(incoming, session))
    return { ...session, source: incoming }
  return restart(session, incoming, edits)
}

function isEdited({ moves, groundings }: Edits): boolean {
  return moves.length + groundings.length > 0
}

/**
 * Who is in which car is told as it was saved here; else what others had moved by then was not all known, and
 * what is told now holds.
 */
function isAsSaved({ saved }: Session, { week }: Incoming): boolean {
  return movesBetween(saved, week.board).every(({ from, to }) => !from?.carId && !to?.carId)
}

/**
 * Of one version only those who wait may have come or gone (D42): they do on every board of the work, that of
 * each step back included.
 */
function withLateComers(session: Session, incoming: Incoming): Session {
  const came = movesBetween(session.saved, incoming.week.board)
  const { week } = incoming
  const open = session.groundings.filter(({ grounding }) => !isStored(week, grounding))
  const now = { ...session, source: incoming, week, groundings: open }
  if (came.length === 0) return now
  const { past, now: shown, future } = session.timeline
  // One board stays one board: a grounding is known by that of its step.
  const known = new Map<WeekPlan, WeekPlan>()
  const onIt = (board: WeekPlan): WeekPlan => {
    const after = known.get(board) ?? applyLatecomers(board, came)
    known.set(board, after)
    return after
  }
  return {
    ...now,
    saved: incoming.week.board,
    timeline: { past: past.map(onIt), now: onIt(shown), future: future.map(onIt) },
    groundings: open.map(({ grounding, board }) => ({ grounding, board: onIt(board) })),
  }
}

function holdsAll({ week }: Incoming, { timeline }: Session): boolean {
  return movesBetween(week.board, timeline.now).length === 0
}

export function hasNewer({ source, version }: Session): boolean {
  return source.version > version
}

/** A new board as one step that can be undone, with the car that it takes off. */
export function withStep(session: Session, board: WeekPlan, grounding?: PendingGrounding): Session {
  const open = stepsInForce(session.groundings, session.timeline.future)
  return {
    ...session,
    timeline: step(session.timeline, board),
    groundings: grounding ? [...open, { grounding, board }] : open,
    restored: false,
  }
}

/** Takes the newer version, with the unsaved edits laid on top (D19). */
export function takeNewer(session: Session): Session {
  return restart(session, session.source, unsavedEdits(session))
}

/** As above, with the moves of both sides merged by hand, as one step that can be undone. */
export function takeMerged(session: Session, { board, unfit }: Laid): Session {
  const edits = { moves: [], groundings: groundingsInForce(session.groundings, session.timeline) }
  const taken = restart(session, session.source, edits)
  const told = { ...taken, unfit: [...taken.unfit, ...unfit] }
  return board === taken.saved ? told : { ...told, timeline: step(taken.timeline, board) }
}

/** Both sides have changed the same, so that somebody has to choose. */
export function hasConflict({ saved, timeline, source }: Session): boolean {
  const sides = { saved, mine: timeline.now, theirs: source.week.board }
  return compareEdits(sides).some(({ by }) => by === 'both')
}

/** What the server has answered to a saving. */
export interface SavedVersion {
  readonly id: string
  readonly version: number
  /** As it was sent. */
  readonly board: WeekPlan
  /** What others had moved by then. */
  readonly others?: readonly Move[]
  /** Drivers among them whom this page may not know. */
  readonly newcomers?: readonly Pick<WeekDriver, 'id' | 'fullName' | 'phone'>[]
  readonly groundings?: readonly PendingGrounding[]
}

/**
 * This board has been saved under this version, and is one of the version that is worked on still. What was
 * done since it was sent, as undoing is by keys, is unsaved work on top of it.
 */
export function markSaved(session: Session, savedVersion: SavedVersion): Session {
  const { id, version, board: sent, others = [], newcomers = [], groundings = [] } = savedVersion
  const since = movesBetween(sent, session.timeline.now)
  const inForce = groundingsInForce(session.groundings, session.timeline)
  const open = inForce.filter((grounding) => !groundings.includes(grounding))
  if (hasNewer(session) && session.source.version >= version)
    return offByNow(restart(session, session.source, { moves: since, groundings: open }), groundings)
  const known = withNewcomers(session.week, newcomers)
  const board = withOthers(known, sent, others)
  const now = since.length === 0 ? board : withOthers(known, session.timeline.now, others)
  const timeline = since.length + open.length === 0 ? begin(now) : step(begin(board), now)
  const saved = timeline.past[0] ?? now
  const steps = open.map((grounding) => ({ grounding, board: now }))
  const worked = { ...session, ...{ id, version, saved, timeline }, groundings: steps, week: known }
  return offByNow({ ...worked, restored: false }, groundings)
}

/** These cars are off, before the server has told the week anew, and are no unsaved work any more. */
export function offByNow(session: Session, groundings: readonly PendingGrounding[]): Session {
  if (groundings.length === 0) return session
  const open = session.groundings.filter(({ grounding }) => !groundings.includes(grounding))
  return { ...session, groundings: open, week: withGroundings(session.week, groundings) }
}

function withNewcomers(
  week: WeekOnBoard,
  newcomers: readonly Pick<WeekDriver, 'id' | 'fullName' | 'phone'>[],
): WeekOnBoard {
  const unknown = newcomers.filter(({ id }) => !week.drivers.has(id))
  if (unknown.length === 0) return week
  const named = unknown.map((driver) => [driver.id, { ...driver, email: '' }] as const)
  return { ...week, drivers: new Map([...week.drivers, ...named]) }
}

/** The board with what others have moved; none of it clashes with what was saved. */
function withOthers({ cars, drivers }: WeekOnBoard, board: WeekPlan, others: readonly Move[]): WeekPlan {
  if (others.length === 0) return board
  const anything = { cars, blocked: [], barred: [] }
  return layMoves(anything, board, others, new Set(drivers.keys())).board
}

/**
 * A board with those who have come to wait on its lists, and without those who wait no more (D42). Whom the
 * office has given a place of that slot meanwhile keeps it; nobody leaves a car by it.
 * @param came between two looks at one saved version
 */
function applyLatecomers(board: WeekPlan, came: readonly Move[]): WeekPlan {
  return came.reduce((now, { driverId, from, to }) => {
    const stood = from && spotOf(now, from.slot, driverId)
    const left = stood && stood.carId === null && from ? without(now, from.slot, driverId) : now
    return to && to.carId === null && !spotOf(left, to.slot, driverId) ? withDriver(left, to, driverId) : left
  }, board)
}
