import { describe, expect, test } from 'vitest'
import type { Place } from '#features/roster/domain/places.ts'
import { moveDriver } from '#features/roster/domain/plan/move-driver.ts'
import { movesBetween } from '#features/roster/domain/plan/moves.ts'
import { planOf, spotOf } from '#features/roster/domain/plan/week-plan.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { WeekOnBoard } from '../week-on-board.ts'
import { groundingsInForce } from './pending-groundings.ts'
import {
  hasConflict,
  hasNewer,
  type Incoming,
  markSaved,
  NO_EDITS,
  receive,
  type Session,
  startSession,
  takeMerged,
  takeNewer,
  withStep,
} from './session.ts'
import { groundedCar } from './testing/edit-events.ts'
import { redo, step, undo } from './timeline.ts'

const at = (driverId: string, carId: string | null): Place => ({ driverId, slot: 0, carId, onCall: false })
const toCar = (carId: string) => ({ slot: 0, carId, onCall: false })

function incoming(
  version: number,
  places: readonly Place[],
  { key = '2026-48', waiting = [] }: { key?: string; waiting?: readonly string[] } = {},
): Incoming {
  const week = {
    cars: ['c1', 'c2', 'c3'],
    blocked: Array.from({ length: 14 }, () => new Set<string>()),
    barred: [],
    unavailable: [],
    notes: Array.from({ length: 14 }, () => new Map()),
    carsById: new Map(),
    week: { year: 2026, week: 48 },
    drivers: new Map(places.map(({ driverId }) => [driverId, { id: driverId }])),
    board: planOf(places),
    waiting: new Map(waiting.map((driverId) => [`0 ${driverId}`, 'choice'])),
  } as unknown as WeekOnBoard
  const saved = { savedBy: 'Anna', savedAt: '', savedTab: '', waitingMark: '' }
  return { key, version, id: version === 0 ? undefined : 'w', ...saved, week }
}

function moved(session: Session, driverId: string, carId: string): Session {
  const result = moveDriver(session.week, session.timeline.now, { driverId, slot: 0 }, toCar(carId))
  if (!result.ok) throw new Error(result.error)
  return { ...session, timeline: step(session.timeline, result.value.board) }
}

function sentAndSaved(session: Session, sent = session): Session {
  return markSaved(session, { id: 'w', version: 2, board: sent.timeline.now })
}

const first = incoming(1, [at('d1', 'c1'), at('d2', null)])
const where = (session: Session, driverId: string) => spotOf(session.timeline.now, 0, driverId)?.carId

describe('when the server tells the week anew', () => {
  test('without unsaved moves the newer version is taken', () => {
    const session = receive(startSession(first, NO_EDITS), incoming(2, [at('d1', 'c3'), at('d2', null)]))
    expect([session.version, where(session, 'd1')]).toEqual([2, 'c3'])
  })

  test('unsaved moves keep their version until the newer one is asked for, and then lie on top of it (D19)', () => {
    const newer = incoming(2, [at('d1', 'c3'), at('d2', null)])
    const waiting = receive(moved(startSession(first, NO_EDITS), 'd2', 'c2'), newer)
    expect([waiting.version, hasNewer(waiting), where(waiting, 'd1')]).toEqual([1, true, 'c1'])
    const taken = takeNewer(waiting)
    expect([taken.version, where(taken, 'd1'), where(taken, 'd2')]).toEqual([2, 'c3', 'c2'])
    expect(taken.unfit).toEqual([])
  })

  test('a move that no longer fits is named, and nobody else’s place is taken', () => {
    const waiting = receive(
      moved(startSession(first, NO_EDITS), 'd2', 'c2'),
      incoming(2, [at('d1', 'c2'), at('d2', null)]),
    )
    const taken = takeNewer(waiting)
    expect(taken.unfit.map(({ driverId }) => driverId)).toEqual(['d2'])
    expect([where(taken, 'd1'), where(taken, 'd2')]).toEqual(['c2', null])
  })

  test('a saving whose answer was lost, and that has arrived after all, leaves nothing unsaved', () => {
    const edited = moved(startSession(first, NO_EDITS), 'd2', 'c2')
    const session = receive(edited, incoming(2, [at('d1', 'c1'), at('d2', 'c2')]))
    expect([session.version, hasNewer(session), where(session, 'd2')]).toEqual([2, false, 'c2'])
    expect(movesBetween(session.saved, session.timeline.now)).toEqual([])
  })

  test('what was edited after a lost answer stays unsaved, to be laid on top', () => {
    const edited = moved(moved(startSession(first, NO_EDITS), 'd2', 'c2'), 'd1', 'c3')
    const session = receive(edited, incoming(2, [at('d1', 'c1'), at('d2', 'c2')]))
    expect([session.version, hasNewer(session), hasConflict(session)]).toEqual([1, true, false])
    const taken = takeNewer(session)
    expect([where(taken, 'd1'), where(taken, 'd2')]).toEqual(['c3', 'c2'])
    expect(movesBetween(taken.saved, taken.timeline.now)).toHaveLength(1)
  })

  test('laid together by hand it is one step, and what no longer fits is named (D19)', () => {
    const newer = incoming(2, [at('d1', 'c3'), at('d2', null)])
    const waiting = receive(moved(startSession(first, NO_EDITS), 'd1', 'c2'), newer)
    expect(hasConflict(waiting)).toBe(true)
    const board = planOf([at('d1', 'c2'), at('d2', null)])
    const laid = takeMerged(waiting, { board, unfit: [] })
    expect([laid.version, where(laid, 'd1'), laid.timeline.past.length]).toEqual([2, 'c2', 1])
    expect(where({ ...laid, timeline: undo(laid.timeline) }, 'd1')).toBe('c3')
    const unfit = movesBetween(waiting.saved, waiting.timeline.now)
    expect(takeMerged(waiting, { board: newer.week.board, unfit })).toMatchObject({ unfit, version: 2 })
  })

  test('of the same version only the surroundings are taken; what can be undone stays', () => {
    const edited = moved(startSession(first, NO_EDITS), 'd2', 'c2')
    const session = receive(edited, incoming(1, [at('d1', 'c1'), at('d2', null)]))
    expect(session.timeline).toBe(edited.timeline)
  })

  test('an answer older than what was saved here is not taken', () => {
    const saved = sentAndSaved(moved(startSession(first, NO_EDITS), 'd2', 'c2'))
    const session = receive(saved, { ...first })
    expect([session.version, where(session, 'd2')]).toEqual([2, 'c2'])
  })

  test('a base calendar computed anew gets the unsaved moves on top', () => {
    const edited = moved(startSession(incoming(0, [at('d1', 'c1'), at('d2', null)]), NO_EDITS), 'd2', 'c2')
    const session = receive(edited, incoming(0, [at('d1', 'c3'), at('d2', null)]))
    expect([where(session, 'd1'), where(session, 'd2')]).toEqual(['c3', 'c2'])
  })
})

test('seating who is on call for the date is one unsaved change, and stays one on top of a newer version (D8, D19)', () => {
  const onCall = (slot: number): Place => ({ driverId: 'd3', slot, carId: null, onCall: true })
  const edited = moved(startSession(incoming(1, [onCall(0), onCall(1)]), NO_EDITS), 'd3', 'c1')
  const unsaved = movesBetween(edited.saved, edited.timeline.now)
  const from = { slot: 0, carId: null, onCall: true }
  expect(unsaved).toEqual([{ driverId: 'd3', from, to: toCar('c1'), endsCall: true }])
  const taken = takeNewer(receive(edited, incoming(2, [at('d2', 'c2'), onCall(0), onCall(1)])))
  expect([where(taken, 'd3'), spotOf(taken.timeline.now, 1, 'd3')]).toEqual(['c1', undefined])
  expect(movesBetween(taken.saved, taken.timeline.now)).toEqual(unsaved)
})

test('after saving there is nothing unsaved and nothing to undo', () => {
  const saved = sentAndSaved(moved(startSession(first, NO_EDITS), 'd2', 'c2'))
  expect([saved.version, saved.timeline.past.length, saved.saved]).toEqual([2, 0, saved.timeline.now])
})

test('what was undone while the saving was under way is unsaved, and the board never says of it that it is saved (D24)', () => {
  const sent = moved(startSession(first, NO_EDITS), 'd2', 'c2')
  const undone = { ...sent, timeline: undo(sent.timeline) }
  const saved = sentAndSaved(undone, sent)
  expect([saved.version, where(saved, 'd2'), spotOf(saved.saved, 0, 'd2')?.carId]).toEqual([2, null, 'c2'])
  expect(movesBetween(saved.saved, saved.timeline.now)).toHaveLength(1)
  expect(where({ ...saved, timeline: undo(saved.timeline) }, 'd2')).toBe('c2')
  const known = sentAndSaved(receive(undone, incoming(2, [at('d1', 'c1'), at('d2', 'c2')])), sent)
  expect([known.version, known.timeline.now]).toEqual([2, known.saved])
})

test('what the server tells already of one’s own saving is taken as it is', () => {
  const own = incoming(2, [at('d1', 'c1'), at('d2', 'c2')])
  const waiting = receive(moved(startSession(first, NO_EDITS), 'd2', 'c2'), own)
  const saved = sentAndSaved(waiting)
  expect([saved.version, saved.week, hasNewer(saved)]).toEqual([2, own.week, false])
})

describe('who comes to wait while a board is open (D42)', () => {
  const sameVersion = incoming(1, [at('d1', 'c1'), at('d2', null), at('d3', null)])
  test('stands on its reserve at once, under unsaved moves, and in every step back', () => {
    const session = receive(moved(startSession(first, NO_EDITS), 'd2', 'c2'), sameVersion)
    expect(where(session, 'd2')).toBe('c2')
    expect(where(session, 'd3')).toBeNull()
    expect(movesBetween(session.saved, session.timeline.now)).toHaveLength(1)
    const back = { ...session, timeline: undo(session.timeline) }
    expect([where(back, 'd2'), where(back, 'd3')]).toEqual([null, null])
    expect(movesBetween(back.saved, back.timeline.now)).toEqual([])
  })

  test('was given a seat before the board told of it, and has it after a reload too', () => {
    const late = incoming(1, [at('d1', 'c1'), at('d2', null), at('d3', null)], { waiting: ['d3'] })
    const brought = { driverId: 'd3', from: null, to: toCar('c3') }
    const session = startSession(late, { ...NO_EDITS, moves: [brought] })
    expect([where(session, 'd3'), session.unfit]).toEqual(['c3', []])
    const placed = startSession(sameVersion, { ...NO_EDITS, moves: [brought] })
    expect([where(placed, 'd3'), placed.unfit]).toEqual([null, [brought]])
  })

  test('is gone from it when the submission is; whom the office has put into a car stays there', () => {
    const waiting = startSession(sameVersion, NO_EDITS)
    expect(where(receive(waiting, first), 'd3')).toBeUndefined()
    expect(where(receive(moved(waiting, 'd3', 'c3'), first), 'd3')).toBe('c3')
  })
})

describe('saved on top of what others had saved meanwhile', () => {
  const theirs = { driverId: 'd1', from: toCar('c1'), to: toCar('c3') }
  const saved = (session: Session, sent = session) =>
    markSaved(session, { id: 'w', version: 3, board: sent.timeline.now, others: [theirs] })

  test('the board shows both at once, with nothing unsaved, before the week is told anew', () => {
    const both = saved(moved(startSession(first, NO_EDITS), 'd2', 'c2'))
    expect([both.version, where(both, 'd1'), where(both, 'd2')]).toEqual([3, 'c3', 'c2'])
    expect(movesBetween(both.saved, both.timeline.now)).toEqual([])
  })

  test('what was undone since it was sent stays unsaved work on top', () => {
    const sent = moved(startSession(first, NO_EDITS), 'd2', 'c2')
    const both = saved({ ...sent, timeline: undo(sent.timeline) }, sent)
    expect([where(both, 'd1'), where(both, 'd2')]).toEqual(['c3', null])
    expect(movesBetween(both.saved, both.timeline.now)).toHaveLength(1)
  })

  test('where the answer did not say what others had moved, the week that is told next is right', () => {
    const alone = markSaved(moved(startSession(first, NO_EDITS), 'd2', 'c2'), {
      ...{ id: 'w', version: 3, board: planOf([at('d1', 'c1'), at('d2', 'c2')]), others: [] },
    })
    expect(where(alone, 'd1')).toBe('c1')
    const told = receive(alone, incoming(3, [at('d1', 'c3'), at('d2', 'c2')]))
    expect([told.version, where(told, 'd1'), where(told, 'd2')]).toEqual([3, 'c3', 'c2'])
    expect(movesBetween(told.saved, told.timeline.now)).toEqual([])
  })

  test('a driver whom this page does not know yet comes with the answer', () => {
    const others = [{ driverId: 'd9', from: null, to: toCar('c3') }]
    const newcomers = [{ id: 'd9', fullName: 'Ola Mak', phone: '' }]
    const session = moved(startSession(first, NO_EDITS), 'd2', 'c2')
    const sent = { id: 'w', version: 3, board: session.timeline.now, others, newcomers }
    const both = markSaved(session, sent)
    expect([where(both, 'd9'), where(both, 'd2')]).toEqual(['c3', 'c2'])
    expect(both.week.drivers.get('d9')).toMatchObject({ fullName: 'Ola Mak' })
  })
})

describe('a car taken off by a repair that is not saved yet', () => {
  const grounding = {
    ...{ carId: 'c1', reason: 'blacharz', notOnStation: false },
    from: { date: '2026-11-23' as CalendarDate, shift: 'day' as const },
    to: { date: '2026-11-29' as CalendarDate, shift: 'night' as const },
  }
  const off = (session: Session) => withStep(session, [...session.timeline.now], grounding)
  const pending = ({ groundings, timeline }: Session) => groundingsInForce(groundings, timeline)
  const undone = (session: Session) => ({ ...session, timeline: undo(session.timeline) })
  const redone = (session: Session) => ({ ...session, timeline: redo(session.timeline) })
  const begun = startSession(first, NO_EDITS)

  test('stays off when somebody comes to wait meanwhile, and can be undone then', () => {
    const session = receive(off(begun), {
      ...incoming(1, [at('d1', 'c1'), at('d2', null), at('d3', null)], { waiting: ['d3'] }),
      waitingMark: 'another',
    })
    expect(pending(session)).toEqual([grounding])
    expect(where(session, 'd3')).toBe(null)
    expect(pending(undone(session))).toEqual([])
    expect(pending(redone(undone(session)))).toEqual([grounding])
  })

  test('stays off after more steps than can be undone; undone and stepped over it is gone', () => {
    const many = (session: Session) => {
      let now = session
      for (let count = 0; count < 250; count += 1) now = withStep(now, [...now.timeline.now])
      return now
    }
    expect(pending(many(off(begun)))).toEqual([grounding])
    expect(pending(many(undone(off(begun))))).toEqual([])
  })

  test('a shorter grounding of somebody else does not stand for it', () => {
    const grounded = (slots: number) => {
      const told = incoming(2, [at('d1', 'c2'), at('d2', null)])
      return { ...told, week: { ...told.week, unavailable: [groundedCar('c1', slots)] } }
    }
    expect(pending(takeNewer(receive(off(begun), grounded(2))))).toEqual([grounding])
    expect(pending(takeNewer(receive(off(begun), grounded(14))))).toEqual([])
  })
})
