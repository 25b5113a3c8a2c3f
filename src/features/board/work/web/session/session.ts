import {
  type Board,
  type Laid,
  layMoves,
  type Move,
  movesBetween,
  spotOf,
  type WeekDriver,
} from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { isRecord, recall } from '#platform/web/device-memory.ts'
import { bothSides } from '../../domain/both-sides.ts'
import { layLateComers } from '../../domain/late-comers.ts'
import { begin, step, type Timeline } from '../../domain/timeline.ts'
import type { WeekOnBoard } from '../opening/week-on-board.ts'
import {
  areGroundings,
  carriedTo,
  inForce,
  type LaidGrounding,
  type PendingGrounding,
  withGroundings,
} from './pending-groundings.ts'

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
  readonly saved: Board
  readonly version: number
  readonly id: string | undefined
  readonly week: WeekOnBoard
  readonly timeline: Timeline
  /** Moves that did not fit the newer version; to be told by name (D19). */
  readonly unfit: readonly Move[]
  /** Groundings that are part of unsaved steps. */
  readonly laid: readonly LaidGrounding[]
  /** The unsaved moves come from this device's memory (D24). */
  readonly restored: boolean
}

interface Kept {
  readonly version: number
  readonly moves: readonly Move[]
  readonly groundings?: readonly PendingGrounding[]
}

export function weekKey({ year, week }: Week): string {
  return `${year}-${week}`
}

/** Under what name the device keeps the unsaved moves of a week. */
export function memoryName(key: string): string {
  return `board.${key}`
}

/** Begins to work on what came from the server, with these unsaved moves laid on top. */
export function startSession(
  incoming: Incoming,
  moves: readonly Move[],
  groundings: readonly PendingGrounding[] = [],
  restored = false,
): Session {
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
    laid: carried.map((each) => ({ ...each, board })),
    restored: restored && changed,
  }
}

/** Who was given a seat before the board had told of the waiting (D42) is moved from where the waiting stands. */
function fromWaiting({ board, waiting }: WeekOnBoard, move: Move): Move {
  const { driverId, from, to } = move
  if (from || !to || !waiting.has(keyInSlot(to.slot, driverId))) return move
  return { ...move, from: spotOf(board, to.slot, driverId) ?? null }
}

/** As above, with the moves that this device has kept. */
export function resumeSession(incoming: Incoming): Session {
  const kept = recall(memoryName(incoming.key), isKept)
  return startSession(incoming, kept?.moves ?? [], kept?.groundings ?? [], true)
}

/** The device has kept a move of somebody whom this week does not know: only the base calendar can tell whether that driver is a late one. */
export function awaitsLateDriver({ key, week }: Incoming): boolean {
  const moves = recall(memoryName(key), isKept)?.moves ?? []
  return moves.some(({ driverId, from }) => from === null && !week.drivers.has(driverId))
}

/**
 * What becomes of the work when the server tells the week anew. Of the same version only what stands around it differs (limits, groundings).
 * A newer version under unsaved moves waits until it is asked for (D19), unless it is just what stands on the board: then a saving whose answer was lost has
 * arrived after all, or somebody else has done the same.
 */
export function meet(session: Session, incoming: Incoming): Session {
  if (incoming.key !== session.source.key) return resumeSession(incoming)
  if (incoming.version < session.version) return { ...session, source: incoming }
  if (incoming.version === session.version && incoming.version > 0 && isAsSaved(session, incoming))
    return withLateComers(session, incoming)
  const moves = movesBetween(session.saved, session.timeline.now)
  const groundings = inForce(session.laid, session.timeline)
  const edited = moves.length + groundings.length > 0
  if (incoming.version > session.version && edited && !holdsAll(incoming, session))
    return { ...session, source: incoming }
  return startSession(incoming, moves, groundings)
}

/** Who is in which car is told as it was saved here; else what others had moved by then was not all known, and what is told now holds. */
function isAsSaved({ saved }: Session, { week }: Incoming): boolean {
  return movesBetween(saved, week.board).every(({ from, to }) => !from?.carId && !to?.carId)
}

/** Of one version only those who wait may have come or gone (D42): they do on every board of the work, that of each step back included. */
function withLateComers(session: Session, incoming: Incoming): Session {
  const came = movesBetween(session.saved, incoming.week.board)
  const now = { ...session, source: incoming, week: incoming.week }
  if (came.length === 0) return now
  const { past, now: shown, future } = session.timeline
  const boards = new Map([...past, shown, ...future].map((board) => [board, layLateComers(board, came)]))
  const laid = (board: Board) => boards.get(board) ?? board
  return {
    ...now,
    saved: incoming.week.board,
    timeline: { past: past.map(laid), now: laid(shown), future: future.map(laid) },
    // A grounding is known by the board of its step.
    laid: session.laid.map((each) => ({ ...each, board: laid(each.board) })),
  }
}

/** A step on, back or forth. What was laid with a step too old to be undone stays in force, with the oldest one that can be. */
export function turned(session: Session, change: (timeline: Timeline) => Timeline): Session {
  const { timeline: before, laid } = session
  const timeline = change(before)
  const [oldest] = timeline.past
  const isForgotten = (board: Board) =>
    before.past.includes(board) && timeline.now !== board && !timeline.past.includes(board)
  return {
    ...session,
    timeline,
    laid: oldest ? laid.map((each) => (isForgotten(each.board) ? { ...each, board: oldest } : each)) : laid,
    restored: false,
  }
}

function holdsAll({ week }: Incoming, { timeline }: Session): boolean {
  return movesBetween(week.board, timeline.now).length === 0
}

export function hasNewer({ source, version }: Session): boolean {
  return source.version > version
}

/** Takes the newer version, with the unsaved moves laid on top (D19). */
export function takeNewer(session: Session): Session {
  const { source, saved, timeline, laid } = session
  return startSession(source, movesBetween(saved, timeline.now), inForce(laid, timeline))
}

/** As above, with what was laid together of both sides by hand, as one step that can be undone. */
export function takeTogether({ source, laid, timeline }: Session, { board, unfit }: Laid): Session {
  const session = startSession(source, [], inForce(laid, timeline))
  if (board === session.saved) return { ...session, unfit }
  return { ...session, timeline: step(session.timeline, board), unfit }
}

/** Both sides have changed the same, so that somebody has to choose. */
export function inConflict({ saved, timeline, source }: Session): boolean {
  const sides = { saved, mine: timeline.now, theirs: source.week.board }
  return bothSides(sides).some(({ by }) => by === 'both')
}

/** This board has been saved under this version. What was done since it was sent, as undoing is by keys, is unsaved work on top of it. */
export function markSaved(
  session: Session,
  {
    id,
    version,
    board: sent,
    others = [],
    newcomers = [],
    groundings = [],
  }: {
    readonly id: string
    readonly version: number
    readonly board: Board
    /** What others had moved by then. */
    readonly others?: readonly Move[]
    /** Drivers among them whom this page may not know. */
    readonly newcomers?: readonly Pick<WeekDriver, 'id' | 'fullName' | 'phone'>[]
    readonly groundings?: readonly PendingGrounding[]
  },
): Session {
  const since = movesBetween(sent, session.timeline.now)
  const open = inForce(session.laid, session.timeline).filter((grounding) => !groundings.includes(grounding))
  if (session.source.version >= version) return startSession(session.source, since, open)
  const told = withNewcomers(session.week, newcomers)
  const board = withOthers(told, sent, others)
  const now = since.length === 0 ? board : withOthers(told, session.timeline.now, others)
  const timeline = since.length + open.length === 0 ? begin(now) : step(begin(board), now)
  const laid = open.map((grounding) => ({ grounding, board: now }))
  const saved = timeline.past[0] ?? now
  // Off at once, before the server has told the week anew.
  const week = withGroundings(told, groundings)
  return { ...session, id, version, saved, week, timeline, laid, unfit: [], restored: false }
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
function withOthers({ cars, drivers }: WeekOnBoard, board: Board, others: readonly Move[]): Board {
  if (others.length === 0) return board
  const anything = { cars, blocked: [], barred: [] }
  return layMoves(anything, board, others, new Set(drivers.keys())).board
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.version === 'number' &&
    Array.isArray(value.moves) &&
    value.moves.every(isMove) &&
    (value.groundings === undefined || areGroundings(value.groundings))
  )
}

function isMove(value: unknown): value is Move {
  if (!isRecord(value) || typeof value.driverId !== 'string') return false
  if (value.endsCall !== undefined && value.endsCall !== true) return false
  return [value.from, value.to].every((spot) => spot === null || isSpotValue(spot))
}

function isSpotValue(value: unknown): boolean {
  if (!isRecord(value) || typeof value.onCall !== 'boolean') return false
  const { slot, carId } = value
  return typeof slot === 'number' && slot >= 0 && slot <= 13 && (carId === null || typeof carId === 'string')
}
