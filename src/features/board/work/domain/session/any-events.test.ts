import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Place } from '#features/roster/domain/places.ts'
import { layAllMoves } from '#features/roster/domain/plan/clashes.ts'
import { layMoves } from '#features/roster/domain/plan/lay-moves.ts'
import { moveDriver } from '#features/roster/domain/plan/move-driver.ts'
import { type Move, movesBetween } from '#features/roster/domain/plan/moves.ts'
import { placesOf, planOf, spotOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { WeekOnBoard } from '../week-on-board.ts'
import { compareEdits, mergeEdits } from './edit-conflicts.ts'
import { type EditEvent, type Editing, NOTHING_LOADED, reduceEditing, weekNow } from './editing.ts'
import type { PendingGrounding } from './pending-groundings.ts'
import { type Edits, type Incoming, NO_EDITS, type Session, unsavedEdits } from './session.ts'
import { groundedCar } from './testing/edit-events.ts'

const CARS = ['c1', 'c2', 'c3']
const DRIVERS = ['d1', 'd2', 'd3', 'd4']
const SLOTS = [0, 1, 2]

const grounding = (carId: string): PendingGrounding => ({
  ...{ carId, reason: '', notOnStation: false },
  from: { date: '2026-11-23' as CalendarDate, shift: 'day' },
  to: { date: '2026-11-29' as CalendarDate, shift: 'night' },
})

/** One fleet's server: what is saved, what others do, what is under way. */
class Server {
  readonly versions = new Map<number, WeekPlan>()
  version = 1
  readonly grounded = new Set<string>()
  /** Who waits in slot 0 without being part of what is saved (D42). */
  waits = false
  sent: { readonly base: number; readonly edits: Edits } | undefined

  constructor() {
    const at = (driverId: string, slot: number, carId: string | null): Place => ({
      ...{ driverId, slot, carId, onCall: false },
    })
    const places = [
      at('d1', 0, 'c1'),
      at('d2', 0, null),
      at('d3', 0, 'c2'),
      at('d1', 1, 'c1'),
      at('d4', 2, null),
    ]
    this.versions.set(1, planOf(places))
  }

  get board(): WeekPlan {
    return this.versions.get(this.version) ?? planOf([])
  }

  facts() {
    return { cars: CARS, blocked: Array.from({ length: 14 }, () => this.grounded), barred: [] }
  }

  told(): Incoming {
    const late: Place[] = this.waits ? [{ driverId: 'd5', slot: 0, carId: null, onCall: false }] : []
    const notes = [...this.grounded].map((id) => [id, { grounded: true }] as const)
    const week = {
      week: { year: 2026, week: 48 },
      cars: CARS,
      carsById: new Map(CARS.map((id) => [id, { id, reg: id, model: '' }])),
      notes: Array.from({ length: 14 }, () => new Map(notes)),
      blocked: Array.from({ length: 14 }, () => new Set(this.grounded)),
      barred: [],
      unavailable: [...this.grounded].map((id) => groundedCar(id)),
      drivers: new Map([...DRIVERS, 'd5'].map((id) => [id, { id }])),
      waiting: new Map(late.map(({ driverId }) => [keyInSlot(0, driverId), 'choice'])),
      board: planOf([
        ...placesOf(this.board),
        ...late.filter(({ driverId }) => !spotOf(this.board, 0, driverId)),
      ]),
    } as unknown as WeekOnBoard
    const by = { savedBy: 'Anna', savedAt: '', savedTab: '', waitingMark: '' }
    return { key: 'week', version: this.version, id: 'w', ...by, week }
  }

  save(board: WeekPlan): void {
    if (movesBetween(this.board, board).length === 0) return
    this.version += 1
    this.versions.set(this.version, board)
  }

  /** Lays what was sent on what is saved now, all of it or nothing. */
  answer(): EditEvent {
    const { base, edits } = this.sent ?? { base: 1, edits: NO_EDITS }
    this.sent = undefined
    const others = movesBetween(this.versions.get(base) ?? this.board, this.board)
    for (const { carId } of edits.groundings) this.grounded.add(carId)
    const laid = layAllMoves(this.facts(), this.board, edits.moves, new Set([...DRIVERS, 'd5']))
    if (!laid.board) {
      for (const { carId } of edits.groundings) this.grounded.delete(carId)
      return refusal('clash', this.version)
    }
    this.save(laid.board)
    return { type: 'saving answered', id: 'w', version: this.version, others, newcomers: [] }
  }
}

function refusal(code: string, version?: number): EditEvent {
  const failure = { status: code === 'not_reached' ? 0 : 409, code, msg: '' }
  const newer = version === undefined ? undefined : { version }
  return { type: 'saving refused', failure, breaches: undefined, newer }
}

const spot = fc.record({
  slot: fc.constantFrom(...SLOTS),
  carId: fc.constantFrom<string | null>(...CARS, null),
  onCall: fc.boolean(),
})
const driver = fc.constantFrom(...DRIVERS)
const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ act: fc.constant('move' as const), driverId: driver, to: spot }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('bring' as const), driverId: driver, to: spot }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('other' as const), driverId: driver, to: spot }) },
  {
    weight: 22,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...([
          'undo',
          'undo',
          'redo',
          'send',
          'send',
          'answer',
          'answer',
          'lose',
          'cut',
          'hear',
          'hear',
          'hear',
        ] as const),
        ...(['newer', 'newer', 'compare', 'merge', 'leave', 'read', 'wait', 'ground', 'off'] as const),
      ),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** What an act is for the board; undefined where it is the server’s alone, or makes no sense now. */
function eventOf(act: Act, server: Server, { session, saving }: Editing): EditEvent | undefined {
  if (!session) return undefined
  switch (act.act) {
    case 'move': {
      const to = { ...act.to, onCall: act.to.onCall && act.to.carId === null }
      return { type: 'moved', mover: { driverId: act.driverId, slot: to.slot }, to }
    }
    case 'bring':
      return {
        type: 'brought',
        driverId: act.driverId,
        to: { ...act.to, onCall: false, carId: act.to.carId ?? 'c3' },
      }
    case 'other': {
      const to = { ...act.to, onCall: false }
      const moved = moveDriver(server.facts(), server.board, { driverId: act.driverId, slot: to.slot }, to)
      if (moved.ok) server.save(moved.value.board)
      return undefined
    }
    case 'undo':
      return { type: 'undone' }
    case 'redo':
      return { type: 'redone' }
    case 'send':
      if (saving) return undefined
      server.sent = { base: session.version, edits: unsavedEdits(session) }
      return { type: 'saving sent' }
    case 'answer':
      return saving ? server.answer() : undefined
    // Saved, and nobody heard of it.
    case 'lose':
      if (!saving) return undefined
      server.answer()
      return refusal('not_reached')
    // Not saved.
    case 'cut':
      server.sent = undefined
      return saving ? refusal('not_reached') : undefined
    case 'hear':
      return { type: 'week received', incoming: server.told(), kept: NO_EDITS, complete: true }
    case 'newer':
      return { type: 'newer wanted' }
    case 'compare':
      return { type: 'comparing begun' }
    case 'merge': {
      const { week } = session.source
      const groups = compareEdits({ saved: session.saved, mine: session.timeline.now, theirs: week.board })
      const choices = new Map(groups.map(({ key }) => [key, 'mine'] as const))
      const laid = mergeEdits(week, week.board, groups, choices, new Set(week.drivers.keys()))
      return session.source.version > session.version ? { type: 'merged', laid, onto: week.board } : undefined
    }
    case 'leave':
      return { type: 'conflict left' }
    case 'read':
      return { type: 'unfit read' }
    case 'wait':
      server.waits = !server.waits
      return undefined
    case 'ground':
      return { type: 'laid', board: session.timeline.now, grounding: grounding('c3') }
    case 'off':
      return { type: 'taken off', mover: { driverId: 'd1', slot: 1 } }
  }
}

/** Steps of one’s own hand: they may take back what was done before. */
const BY_HAND: readonly EditEvent['type'][] = [
  'moved',
  'brought',
  'taken off',
  'undone',
  'redone',
  'unfit read',
]

/** What a move wanted is to be seen on the board. */
function isSeen(board: WeekPlan, { driverId, from, to }: Move): boolean {
  if (!to) return from === null || !spotOf(board, from.slot, driverId)
  const there = spotOf(board, to.slot, driverId)
  return there !== undefined && there.carId === to.carId && there.onCall === to.onCall
}

function holdEdits(event: EditEvent, before: Session, now: Session): void {
  if (BY_HAND.includes(event.type)) return
  const named = now.unfit.map(({ driverId, from, to }) => JSON.stringify({ driverId, from, to }))
  for (const move of unsavedEdits(before).moves) {
    const { driverId, from, to } = move
    const isNamed =
      named.includes(JSON.stringify({ driverId, from, to })) ||
      now.unfit.some(
        (each) => each.driverId === driverId && (each.to ?? each.from)?.slot === (to ?? from)?.slot,
      )
    expect(isNamed || isSeen(now.timeline.now, move), `${driverId} is lost by '${event.type}'`).toBe(true)
  }
  const off = weekNow(now).blocked
  const { groundings } = unsavedEdits(before)
  for (const { carId } of groundings)
    expect(off[0]?.has(carId), `${carId} is back by '${event.type}'`).toBe(true)
  if (event.type === 'laid') return
  for (const each of unsavedEdits(now).groundings)
    expect(groundings, `grounded by '${event.type}'`).toContainEqual(each)
}

/**
 * What did not fit stays named until somebody has read it; a newer version is never taken under unsaved edits
 * by itself (D19).
 */
function holdQuestions(event: EditEvent, before: Editing, now: Editing): void {
  const [was, is] = [before.session, now.session]
  if (!was || !is) throw new Error('The week has vanished.')
  if (event.type !== 'unfit read') for (const each of was.unfit) expect(is.unfit).toContainEqual(each)
  if (event.type !== 'week received' || before.isTakingNewer || is.version === was.version) return
  expect(unsavedEdits(is).moves, 'taken without being asked for').toEqual([])
}

function holdDifference(session: Session): void {
  const { moves } = unsavedEdits(session)
  const anything = { cars: CARS, blocked: [], barred: [] }
  const laid = layMoves(anything, session.saved, moves, new Set([...DRIVERS, 'd5']))
  expect(laid.unfit).toEqual([])
  expect(movesBetween(laid.board, session.timeline.now)).toEqual([])
}

/** One step back is what was before it (D24). */
function holdUndo(state: Editing, before: Session): void {
  const { session } = reduceEditing(state, { type: 'undone' })
  expect(session?.timeline.now).toBe(before.timeline.now)
  expect(session && unsavedEdits(session)).toEqual(unsavedEdits(before))
}

test('whatever happens in whatever order, no unsaved edit gets lost, and what counts as saved is saved (D19, D24, D42)', () => {
  const play = (acts: readonly Act[]) => {
    const server = new Server()
    let state = reduceEditing(NOTHING_LOADED, {
      ...{ type: 'week received', incoming: server.told(), kept: NO_EDITS, complete: true },
    })
    for (const each of acts) {
      const event = eventOf(each, server, state)
      if (!event) continue
      const former = state
      const before = state.session
      state = reduceEditing(state, event)
      holdQuestions(event, former, state)
      const { session } = state
      if (!before || !session) throw new Error('The week has vanished.')
      holdEdits(event, before, session)
      holdDifference(session)
      // Who waits is part of no saved version.
      const kept = server.versions.get(session.version)
      const differs = kept
        ? movesBetween(kept, session.saved).filter(({ driverId }) => driverId !== 'd5')
        : []
      expect(differs, `saved, by '${event.type}'`).toEqual([])
      if (['moved', 'brought', 'taken off', 'laid'].includes(event.type) && session !== before)
        holdUndo(state, before)
    }
  }
  fc.assert(fc.property(fc.array(act, { maxLength: 60, size: 'max' }), play), { numRuns: 400 })
})
