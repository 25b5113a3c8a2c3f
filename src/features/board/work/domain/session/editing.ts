import {
  bringDriver,
  type Laid,
  type Move,
  type Moved,
  type Mover,
  moveDriver,
  type Refusal,
  type Spot,
  spotOf,
  type WeekDriver,
  type WeekPlan,
  without,
} from '#features/roster/domain/public.ts'
import type { Result } from '#kernel/result.ts'
import type { WeekOnBoard } from '../week-on-board.ts'
import { bringBack } from './bring-back.ts'
import { groundingsInForce, type PendingGrounding, withGroundings } from './pending-groundings.ts'
import {
  awaitsLateDriver,
  type Edits,
  hasConflict,
  hasNewer,
  type Incoming,
  markSaved,
  offByNow,
  receive,
  type Session,
  startSession,
  takeMerged,
  takeNewer,
  withStep,
} from './session.ts'
import { redo, undo } from './timeline.ts'

/** A place for which a saving was refused, and why, in a sentence. */
export interface Breach {
  readonly slot: number
  readonly driverId: string
  readonly carId: string | null
  readonly msg: string
}

/** Why a saving failed. */
export interface SavingFailure {
  /** 0: the server was not reached. */
  readonly status: number
  readonly code: string
  /** For whoever edits. */
  readonly msg: string
}

/** A version that a saving has met, as far as the answer tells of it. */
export interface NewerVersion {
  readonly version: number
  readonly savedBy?: string
  readonly savedAt?: string
}

/** What was sent, and has not been answered. */
interface Saving {
  /** Of the week. */
  readonly key: string
  /** On which it was made. */
  readonly version: number
  readonly board: WeekPlan
  readonly groundings: readonly PendingGrounding[]
}

/**
 * All that is known of the editing of one week: what it looks like, what is on its way, and what somebody has
 * to decide.
 */
export interface Editing {
  /** Undefined until the server has told the week. */
  readonly session: Session | undefined
  /** Undefined while no answer is awaited. */
  readonly saving: Saving | undefined
  /** Of the last saving, until the board changes. */
  readonly breaches: readonly Breach[]
  readonly refused: SavingFailure | undefined
  /**
   * The newer version for which the last saving was refused: somebody has to say what is to become of both
   * (D19).
   */
  readonly conflict: NewerVersion | undefined
  /** The newer version is to be taken as soon as it is here. */
  readonly isTakingNewer: boolean
  /** Both versions are to be seen side by side, as soon as the newer one is here. */
  readonly isComparing: boolean
  /** What was saved last from here; version 0 before that. */
  readonly ownSaving: { readonly id: string; readonly version: number }
}

export const NOTHING_LOADED: Editing = {
  session: undefined,
  saving: undefined,
  breaches: [],
  refused: undefined,
  conflict: undefined,
  isTakingNewer: false,
  isComparing: false,
  ownSaving: { id: '', version: 0 },
}

export type EditEvent =
  /**
   * The server has told the week. `kept`: edits that this device has kept of it; `complete`: the base
   * calendar is known or can't be had.
   */
  | {
      readonly type: 'week received'
      readonly incoming: Incoming
      readonly kept: Edits
      readonly complete: boolean
    }
  | { readonly type: 'moved'; readonly mover: Mover; readonly to: Spot }
  /** As `moved`, for who may have no place in that slot yet. */
  | { readonly type: 'brought'; readonly driverId: string; readonly to: Spot }
  /**
   * A whole other board as one step. `onto`: the board that it was made of; it is left out where that is not
   * shown any more.
   */
  | {
      readonly type: 'laid'
      readonly board: WeekPlan
      readonly onto?: WeekPlan
      readonly grounding?: PendingGrounding
    }
  | { readonly type: 'taken off'; readonly mover: Mover }
  | { readonly type: 'brought back'; readonly older: Pick<WeekOnBoard, 'drivers' | 'board'> }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'saving sent' }
  | {
      readonly type: 'saving answered'
      readonly id: string
      readonly version: number
      readonly others: readonly Move[]
      readonly newcomers: readonly Pick<WeekDriver, 'id' | 'fullName' | 'phone'>[]
    }
  /** `breaches` undefined: the answer names no places. */
  | {
      readonly type: 'saving refused'
      readonly failure: SavingFailure
      readonly breaches: readonly Breach[] | undefined
      readonly newer: NewerVersion | undefined
    }
  | { readonly type: 'newer wanted' }
  /** An act of one's own has made a version, as a grounding does: it is taken without asking (D19). */
  | { readonly type: 'own version made'; readonly version: number }
  | { readonly type: 'comparing begun' }
  | { readonly type: 'comparing left' }
  /**
   * Of both versions by hand. `onto`: the newer board that it was made of; left out where still another one
   * has come.
   */
  | { readonly type: 'merged'; readonly laid: Laid; readonly onto: WeekPlan }
  /** One's own version is looked at on, and nothing is decided yet. */
  | { readonly type: 'conflict left' }
  | { readonly type: 'unfit read' }

/** What becomes of the editing by an event (D19, D24, D42). The same object where nothing does. */
export function reduceEditing(state: Editing, event: EditEvent): Editing {
  return takenIfWanted(after(state, event))
}

function after(state: Editing, event: EditEvent): Editing {
  const { session } = state
  if (event.type === 'week received') return received(state, event)
  if (!session) return state
  switch (event.type) {
    case 'moved': {
      const { mover, to } = event
      return stepped(state, boardIf(moveDriver(weekNow(session), session.timeline.now, mover, to)))
    }
    case 'brought':
      return stepped(
        state,
        boardIf(bringDriver(weekNow(session), session.timeline.now, event.driverId, event.to)),
      )
    case 'laid': {
      const { board, onto = session.timeline.now, grounding } = event
      if (onto !== session.timeline.now) return state
      // A grounding is a step of its own, also where nobody moves.
      return grounding ? stepped(state, [...board], grounding) : stepped(state, board)
    }
    case 'taken off': {
      const { driverId, slot } = event.mover
      const { now } = session.timeline
      return stepped(state, spotOf(now, slot, driverId) ? without(now, slot, driverId) : undefined)
    }
    case 'brought back':
      return broughtBack(state, session, event.older)
    case 'undone':
      return edited(state, { ...session, timeline: undo(session.timeline), restored: false })
    case 'redone':
      return edited(state, { ...session, timeline: redo(session.timeline), restored: false })
    case 'unfit read':
      return { ...state, session: { ...session, unfit: [] } }
    default:
      return decided(state, session, event)
  }
}

type Decision = Exclude<
  EditEvent,
  {
    type:
      | 'week received'
      | 'moved'
      | 'brought'
      | 'laid'
      | 'taken off'
      | 'brought back'
      | 'undone'
      | 'redone'
      | 'unfit read'
  }
>

/** What is saved, and what somebody decides about two versions. */
function decided(state: Editing, session: Session, event: Decision): Editing {
  switch (event.type) {
    case 'saving sent': {
      const saving = {
        ...{ key: session.source.key, version: session.version },
        board: session.timeline.now,
        groundings: groundingsInForce(session.groundings, session.timeline),
      }
      return { ...undecided(state), saving }
    }
    case 'saving answered':
      return answered(state, session, event)
    case 'saving refused': {
      const { failure: refused, breaches = state.breaches, newer } = event
      if (state.saving?.key !== session.source.key) return { ...state, saving: undefined }
      const conflict = newer && newer.version > session.version ? newer : undefined
      return { ...state, saving: undefined, refused, breaches, conflict }
    }
    case 'newer wanted':
      return { ...state, isTakingNewer: true }
    case 'own version made':
      return event.version > session.version ? { ...state, isTakingNewer: true } : state
    case 'comparing begun':
      return { ...undecided(state), isComparing: true }
    case 'comparing left':
      return { ...state, isComparing: false }
    case 'merged':
      if (event.onto !== session.source.week.board) return state
      return { ...edited(state, takeMerged(session, event.laid)), conflict: undefined, isComparing: false }
    case 'conflict left':
      return undecided(state)
  }
}

/** Why the last saving failed is done with; the places that it named stay until the board changes. */
function undecided(state: Editing): Editing {
  return { ...state, refused: undefined, conflict: undefined }
}

/** The board is another one, so that nothing holds any more of what was said of it. */
function edited(state: Editing, session: Session): Editing {
  return { ...state, session, breaches: NOTHING_LOADED.breaches, refused: undefined }
}

function stepped(state: Editing, board: WeekPlan | undefined, grounding?: PendingGrounding): Editing {
  return board && state.session ? edited(state, withStep(state.session, board, grounding)) : state
}

function boardIf(result: Result<Moved, Refusal>): WeekPlan | undefined {
  return result.ok ? result.value.board : undefined
}

/** The week with what is off by unsaved steps alone. */
export function weekNow(session: Session): WeekOnBoard {
  return withGroundings(session.week, groundingsInForce(session.groundings, session.timeline))
}

function broughtBack(
  state: Editing,
  session: Session,
  older: Pick<WeekOnBoard, 'drivers' | 'board'>,
): Editing {
  const { now } = session.timeline
  const { board, drivers } = bringBack(weekNow(session), now, older)
  // What is off by unsaved steps alone is no part of what the server told.
  const known = { ...session, week: { ...session.week, drivers }, restored: false }
  return edited(state, board === now ? known : withStep(known, board))
}

function received(
  state: Editing,
  { incoming, kept, complete }: Extract<EditEvent, { type: 'week received' }>,
): Editing {
  const { session } = state
  if (session?.source === incoming) return state
  if (session?.source.key !== incoming.key) {
    // Another week is another piece of work.
    const blank = session ? NOTHING_LOADED : state
    if (!complete && awaitsLateDriver(incoming, kept)) return blank
    return { ...blank, session: startSession(incoming, kept, true) }
  }
  const now = receive(session, incoming)
  // Which newer version was to be taken or compared is known no more once the work goes on from it.
  const isOn = now.version > session.version
  return {
    ...state,
    session: now,
    isTakingNewer: state.isTakingNewer && !isOn,
    isComparing: state.isComparing && !isOn,
  }
}

function answered(
  state: Editing,
  session: Session,
  { id, version, others, newcomers }: Extract<EditEvent, { type: 'saving answered' }>,
): Editing {
  const { saving } = state
  if (saving?.key !== session.source.key) return { ...state, saving: undefined }
  const { board, groundings } = saving
  const heard = { ...state, saving: undefined, breaches: NOTHING_LOADED.breaches, ownSaving: { id, version } }
  // The work has gone on from another version meanwhile, which held all that was sent: this one is taken as
  // it is told.
  if (session.version !== saving.version) {
    const isTakingNewer = state.isTakingNewer || version > session.version
    const taken = takenIfWanted({ ...heard, isTakingNewer })
    return { ...taken, session: offByNow(taken.session ?? session, groundings) }
  }
  return {
    ...heard,
    session: markSaved(session, { id, version, board, others, newcomers, groundings }),
  }
}

/** The newer version, as soon as it is here: at once, or side by side where both have changed the same. */
function takenIfWanted(state: Editing): Editing {
  const { session } = state
  if (!state.isTakingNewer || !session || !hasNewer(session)) return state
  const decidedNow = { ...undecided(state), isTakingNewer: false }
  return hasConflict(session)
    ? { ...decidedNow, isComparing: true }
    : { ...decidedNow, session: takeNewer(session), breaches: NOTHING_LOADED.breaches }
}
