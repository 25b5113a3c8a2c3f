import { randomUUID } from 'node:crypto'
import { type ClashDetails, openBoard, saveMoves } from '#features/board/work/contract.ts'
import { compareEdits, mergeEdits, type Side } from '#features/board/work/domain/session/edit-conflicts.ts'
import { type EditEvent, NOTHING_LOADED, reduceEditing } from '#features/board/work/domain/session/editing.ts'
import {
  hasNewer,
  NO_EDITS,
  type Session,
  unsavedEdits,
} from '#features/board/work/domain/session/session.ts'
import { unpackSaved } from '#features/board/work/web/opening/unpack-saved.ts'
import { namesOf } from '#features/board/work/web/opening/unpack-week.ts'
import { type Move, movesBetween } from '#features/roster/domain/plan/moves.ts'
import { placesOf } from '#features/roster/domain/plan/week-plan.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { answered, type TestAnswer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import type { Ledger, Span } from './ledger.ts'

/** What an editor of the torture run shares with the others. */
export interface Stage {
  readonly server: TestServer
  readonly week: Week
  readonly cars: readonly string[]
  readonly drivers: readonly string[]
  readonly ledger: Ledger
  report(problem: string): void
}

export interface OfficeTally {
  edits: number
  saves: number
  clashes: number
  lostAnswers: number
  onOlder: number
  wrongScreens: number
}

/** Share of saves whose answer does not arrive. */
const LOST = 0.08
/** Share of rounds in which the screen hears of what others have saved before it saves itself. */
const HEARS = 0.3

/** One who edits the week by what decides on the screen: `reduceEditing`, told what happens. */
export async function openOffice(stage: Stage, as: TestCaller) {
  const { server, week, ledger } = stage
  const tally: OfficeTally = {
    ...{ edits: 0, saves: 0, clashes: 0, lostAnswers: 0, onOlder: 0, wrongScreens: 0 },
  }
  const read = async () => {
    server.clock.advance(300)
    const opened = answered(await server.call(openBoard, week, { as }))
    const { saved } = opened
    if (!saved) throw new Error('The week has vanished.')
    const { week: onBoard } = unpackSaved(week, namesOf(opened.names), saved)
    const { id, version, savedBy, savedAt, savedTab, waitingMark } = saved
    const told = { key: 'week', id, version, savedBy, savedAt, savedTab, waitingMark }
    return { ...told, week: onBoard }
  }
  let editing = NOTHING_LOADED
  const tell = (event: EditEvent): Session => {
    editing = reduceEditing(editing, event)
    if (!editing.session) throw new Error('There is no week to work on.')
    return editing.session
  }
  const hear = async () => {
    const incoming = await read()
    return tell({ type: 'week received', incoming, kept: NO_EDITS, complete: true })
  }
  let session = await hear()

  /** Takes the newer version; where both have changed the same, either side is as good. */
  const takeNewer = (): void => {
    session = tell({ type: 'newer wanted' })
    if (!editing.isComparing) return
    const { week } = session.source
    const groups = compareEdits({ saved: session.saved, mine: session.timeline.now, theirs: week.board })
    const choices = new Map(
      groups.map(({ key }): [string, Side] => [key, Math.random() < 0.5 ? 'mine' : 'theirs']),
    )
    const laid = mergeEdits(week, week.board, groups, choices, new Set(week.drivers.keys()))
    session = tell({ type: 'merged', laid, onto: week.board })
  }

  /** One thing that the office does; true where the board took it. */
  const editOnce = (): boolean => {
    const { timeline } = session
    const dice = Math.random()
    if (dice < 0.12) session = tell({ type: 'undone' })
    else if (dice < 0.16) session = tell({ type: 'redone' })
    else {
      const [slot, driverId] = [Math.floor(Math.random() * 14), one(stage.drivers)]
      const carId = Math.random() < 0.75 ? one(stage.cars) : null
      const to = { slot: Math.random() < 0.7 ? slot : Math.floor(Math.random() * 14), carId, onCall: false }
      session =
        carId !== null && Math.random() < 0.4
          ? tell({ type: 'brought', driverId, to })
          : tell({ type: 'moved', mover: { driverId, slot }, to })
      return session.timeline !== timeline
    }
    return true
  }

  /**
   * Says it until there is an answer, as the page does; what was answered counts even where the page never
   * heard it.
   */
  const send = async (moves: readonly Move[]) => {
    const { id = '', version: base } = session
    const sent = { id, base, moves: [...moves] }
    const key = randomUUID()
    const call = async () => {
      const from = performance.now()
      const answer = await server.call(saveMoves, sent, { as, key })
      note(answer, moves, base, { from, to: performance.now() })
      return answer
    }
    const answer = await call()
    if (Math.random() >= LOST) return answer
    tally.lostAnswers += 1
    // Half of those who heard nothing edit on, and say all of it once more with the next saving.
    return Math.random() < 0.5 ? undefined : await call()
  }

  const note = (
    answer: TestAnswer<OutputOf<typeof saveMoves>>,
    moves: readonly Move[],
    base: number,
    during: Span,
  ): void => {
    if (answer.ok) {
      const { version } = answer.value
      tally.saves += 1
      if (version > base + 1) tally.onOlder += 1
      // Said again, it has made no version of its own.
      if (!ledger.saved.has(version)) ledger.saved.set(version, moves)
    } else if (answer.failure.code === 'clash') {
      tally.clashes += 1
      const { version } = answer.failure.details as ClashDetails
      ledger.refused.push({ version, moves, during })
    } else stage.report(`a save ended in ${answer.status} ${answer.failure.code}`)
  }

  const save = async (): Promise<void> => {
    const { moves } = unsavedEdits(session)
    if (moves.length === 0) return
    session = tell({ type: 'saving sent' })
    const answer = await send(moves)
    if (!answer) {
      const failure = { status: 0, code: 'not_reached', msg: '' }
      session = tell({ type: 'saving refused', failure, breaches: undefined, newer: undefined })
      return
    }
    if (!answer.ok) {
      const { failure, status } = answer
      const newer = failure.code === 'clash' ? (failure.details as ClashDetails) : undefined
      tell({ type: 'saving refused', failure: { ...failure, status }, breaches: undefined, newer })
      // The conflict view: what fits is laid on the newer version, the rest is named.
      session = await hear()
      if (hasNewer(session)) takeNewer()
      // What stands in the way is no newer version: the office gives up what it has done.
      else session = tell({ type: 'laid', board: session.saved })
      session = tell({ type: 'unfit read' })
      return
    }
    const { version, others, newcomers } = answer.value
    const { id = '' } = session
    session = tell({ type: 'saving answered', id, version, others: others ?? [], newcomers })
    const told = await read()
    if (told.version !== session.version) return
    const shown = placesOf(session.timeline.now)
    if (movesBetween(told.week.board, session.timeline.now).length > 0 || shown.length === 0)
      tally.wrongScreens += 1
    session = tell({ type: 'week received', incoming: told, kept: NO_EDITS, complete: true })
  }

  return {
    tally,
    async round(): Promise<void> {
      const edits = 1 + Math.floor(Math.random() * 16)
      for (let edit = 0; edit < edits; edit += 1) if (editOnce()) tally.edits += 1
      if (Math.random() < HEARS) session = await hear()
      if (hasNewer(session) && Math.random() < 0.3) takeNewer()
      await save()
    },
  }
}

function one<T>(list: readonly T[]): T {
  const value = list[Math.floor(Math.random() * list.length)]
  if (value === undefined) throw new Error('Nothing to choose from.')
  return value
}
