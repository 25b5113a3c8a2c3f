import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeekFacts } from '#features/planning/domain/instance.ts'
import { takenOff } from '#features/planning/domain/rebuild/rebuild-order.ts'
import { rebuildWeek } from '#features/planning/domain/rebuild/rebuild-week.ts'
import { proposeRepairs } from '#features/planning/domain/repair/repair.ts'
import type { Disruption, RepairFacts } from '#features/planning/domain/repair/repair-facts.ts'
import { breachesOf } from '#features/roster/domain/check-places.ts'
import type { Place } from '#features/roster/domain/places.ts'
import { layMoves } from '#features/roster/domain/plan/lay-moves.ts'
import { movesBetween } from '#features/roster/domain/plan/moves.ts'
import { placesOf, planOf, spotOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import type { UnavailableCar } from '#features/roster/domain/unavailable.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { anyEdit, carryOut, type Edit } from '#test/schedule/edits.ts'
import { editPlainly, type PlainWeek, placeIn, wordOf } from '#test/schedule/plain-week.ts'
import { begin, redo, step, type Timeline, undo } from './timeline.ts'

const CARS = ['c1', 'c2', 'c3', 'c4']
const DRIVERS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']
const SLOTS = 6
const everybody = new Set(DRIVERS)

interface Off {
  readonly slot: number
  readonly carId: string
  readonly kind: 'grounding' | 'papers'
}

/** What stands around the week, as all who judge it want to have it. */
interface Around extends RepairFacts {
  readonly unavailable: readonly UnavailableCar[]
}

const offs: fc.Arbitrary<Off[]> = fc.array(
  fc.record({
    slot: fc.nat({ max: SLOTS - 1 }),
    carId: fc.constantFrom(...CARS),
    kind: fc.constantFrom('grounding', 'papers'),
  }),
  { maxLength: 5 },
)
const bars = fc.array(fc.tuple(fc.nat({ max: SLOTS - 1 }), fc.constantFrom(...DRIVERS)), { maxLength: 4 })
const begun = fc.nat({ max: 3 })
function factsOf(off: readonly Off[], bar: readonly (readonly [number, string])[], gone: number): Around {
  const perSlot = <T>(pick: (slot: number) => readonly T[]) =>
    Array.from({ length: 14 }, (_, slot) => new Set(pick(slot)))
  return {
    cars: CARS,
    blocked: perSlot((slot) => off.filter((each) => each.slot === slot).map(({ carId }) => carId)),
    barred: perSlot((slot) => bar.filter(([at]) => at === slot).map(([, driverId]) => driverId)),
    unavailable: off.map(({ slot, carId, kind }) => ({
      ...{ carId, from: slot, to: slot, kind },
      ...{ reason: 'x', notOnStation: false, renter: '' },
    })),
    driversOff: bar.map(([slot, driverId]) => ({
      ...{ driverId, from: slot, to: slot },
      ...{ kind: 'papers' as const, reason: 'x' },
    })),
    limits: Array(14).fill(9),
    nightBefore: new Set(),
    ownCars: new Map(),
    bothShifts: new Set(),
    ...{ planning: { policy: 'balanced' as const, fromReserve: true }, pins: new Map() },
    late: () => ({ reserve: [], onCall: [] }),
    begun: gone,
    origin: () => 'regular',
  }
}

const startPlaces: fc.Arbitrary<Place[]> = fc.array(
  fc.record({
    driverId: fc.constantFrom(...DRIVERS),
    slot: fc.nat({ max: SLOTS - 1 }),
    carId: fc.option(fc.constantFrom(...CARS), { nil: null }),
    onCall: fc.boolean(),
  }),
  { maxLength: 24 },
)

/**
 * As the server leaves a week: whoever sat in a car that has been grounded waits in the reserve, except in
 * slots that have begun.
 */
function settled(places: readonly Place[], facts: Around): WeekPlan {
  const isGrounded = ({ slot, carId }: Place) =>
    slot >= facts.begun &&
    facts.unavailable.some((off) => off.carId === carId && off.from === slot && off.kind === 'grounding')
  const seats = placesOf(planOf(places)).map((place) =>
    isGrounded(place) ? { ...place, carId: null } : place,
  )
  return planOf(seats)
}

/** The work on one week, as the screen holds it. */
interface Work {
  facts: Around
  saved: WeekPlan
  timeline: Timeline
  readonly versions: WeekPlan[]
}

/** The same by plain lists: what is now, and what undo and redo would show. */
interface Model {
  past: PlainWeek[]
  now: PlainWeek
  future: PlainWeek[]
}

type Step = fc.Command<Model, Work>

function command(name: string, run: (model: Model, work: Work) => void): Step {
  return {
    check: () => true,
    run: (model, work) => {
      run(model, work)
      holdRules(model, work)
    },
    toString: () => name,
  }
}

/** What must hold after whatever was done. */
function holdRules(model: Model, { facts, saved, timeline }: Work): void {
  const places = placesOf(timeline.now)
  expect(wordOf(places)).toBe(wordOf(model.now))
  expect(timeline.past.map((board) => wordOf(placesOf(board)))).toEqual(model.past.map(wordOf))
  expect(timeline.future.map((board) => wordOf(placesOf(board)))).toEqual(model.future.map(wordOf))
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      if (one.slot !== other.slot) continue
      expect(one.driverId).not.toBe(other.driverId)
      if (one.carId !== null) expect(one.carId).not.toBe(other.carId)
    }
  }
  const before = placesOf(saved)
  const { unavailable, driversOff } = facts
  const known = { cars: new Set(CARS), drivers: everybody, unavailable, driversOff }
  // What the board lets the office do the server must take (D19).
  expect(breachesOf(places, { ...known, begun: facts.begun, before })).toEqual([])
  const laid = layMoves(facts, saved, movesBetween(saved, timeline.now), everybody)
  expect(laid.unfit).toEqual([])
  expect(setOf(placesOf(laid.board))).toEqual(setOf(places))
}

function setOf(places: readonly Place[]): string[] {
  return places.map(({ slot, driverId, carId, onCall }) => `${slot} ${driverId} ${carId} ${onCall}`).sort()
}

function peopleOf(board: WeekPlan): string[] {
  return [...new Set(placesOf(board).map(({ driverId }) => driverId))].sort()
}

function historyOf(board: WeekPlan, slots: number): string[] {
  return board.slice(0, slots).map(({ cars }) => JSON.stringify([...cars].sort()))
}

/** One unsaved step of the screen that the plain model takes as it comes, since the rules judge it. */
function take(model: Model, work: Work, board: WeekPlan): void {
  if (movesBetween(work.timeline.now, board).length === 0) return
  work.timeline = step(work.timeline, board)
  model.past.push(model.now)
  model.now = placesOf(board)
  model.future = []
}

const editing = (edit: Edit): Step =>
  command(`${edit.kind} ${fc.stringify(edit)}`, (model, work) => {
    const { now } = work.timeline
    const board = carryOut(work.facts, now, edit)
    const expected = editPlainly(work.facts, model.now, edit)
    expect(board === now).toBe(expected === model.now)
    if (edit.kind !== 'remove') for (const id of peopleOf(now)) expect(peopleOf(board)).toContain(id)
    if (edit.kind === 'assign')
      expect(historyOf(board, work.facts.begun)).toEqual(historyOf(now, work.facts.begun))
    if (board === now) return
    work.timeline = step(work.timeline, board)
    model.past.push(model.now)
    model.now = expected
    model.future = []
  })

const undoing = command('undo', (model, work) => {
  const before = work.timeline.past.at(-1)
  work.timeline = undo(work.timeline)
  if (before) expect(work.timeline.now).toBe(before)
  const was = model.past.pop()
  if (!was) return
  model.future.unshift(model.now)
  model.now = was
})

const redoing = command('redo', (model, work) => {
  work.timeline = redo(work.timeline)
  const next = model.future.shift()
  if (!next) return
  model.past.push(model.now)
  model.now = next
})

const saving = command('save', (model, work) => {
  work.versions.push(work.timeline.now)
  work.saved = work.timeline.now
  work.timeline = begin(work.saved)
  model.past = []
  model.future = []
})

/**
 * Somebody else saves meanwhile, cars and papers change, and the own unsaved moves are laid on what is there
 * then (D19).
 */
const newer = (
  edits: readonly Edit[],
  off: readonly Off[],
  bar: readonly (readonly [number, string])[],
): Step =>
  command(`newer ${fc.stringify([edits, off, bar])}`, (model, work) => {
    const facts = factsOf(off, bar, work.facts.begun)
    const theirs = edits.reduce((board, edit) => carryOut(work.facts, board, edit), work.saved)
    const saved = settled(placesOf(theirs), facts)
    const moves = movesBetween(work.saved, work.timeline.now)
    const { board, unfit } = layMoves(facts, saved, moves, everybody)
    const mine = new Set(moves.map(({ driverId }) => driverId))
    const others = (each: WeekPlan) => setOf(placesOf(each).filter(({ driverId }) => !mine.has(driverId)))
    expect(others(board)).toEqual(others(saved))
    for (const move of moves) {
      if (unfit.includes(move)) continue
      if (move.to) expect(spotOf(board, move.to.slot, move.driverId)).toMatchObject({ carId: move.to.carId })
      else if (move.from) expect(spotOf(board, move.from.slot, move.driverId)).toBeUndefined()
    }
    work.facts = facts
    work.saved = saved
    work.versions.push(saved)
    work.timeline = begin(saved)
    model.past = []
    model.now = placesOf(saved)
    model.future = []
    take(model, work, board)
  })

const bringingBack = (at: number): Step =>
  command(`bring back ${at}`, (model, work) => {
    const old = work.versions[at % work.versions.length]
    const { now } = work.timeline
    if (old) take(model, work, layMoves(work.facts, now, movesBetween(now, old), everybody).board)
  })

const repairing = (disruption: Disruption, pick: number): Step =>
  command(`repair ${fc.stringify(disruption)} ${pick}`, (model, work) => {
    const { facts, timeline } = work
    const from = Math.max(disruption.from, facts.begun)
    const order = { ...disruption, from, to: Math.max(disruption.to, from) }
    const proposals = proposeRepairs(facts, timeline.now, order)
    const proposal = proposals[pick % Math.max(1, proposals.length)]
    if (!proposal) return
    const out = order.kind === 'driver-out' ? order.driverId : ''
    const people = (board: WeekPlan) => peopleOf(board).filter((driverId) => driverId !== out)
    expect(people(proposal.board)).toEqual(people(timeline.now))
    expect(historyOf(proposal.board, facts.begun)).toEqual(historyOf(timeline.now, facts.begun))
    const after = placesOf(proposal.board)
    for (let slot = order.from; slot <= order.to; slot += 1) {
      if (order.kind === 'driver-out') expect(placeIn(after, order.driverId, slot)).toBeUndefined()
      else expect(proposal.board[slot]?.cars.has(order.carId)).toBe(false)
    }
    take(model, work, proposal.board)
  })

const rebuilding = (choices: readonly (readonly [string, number, ShiftOption])[]): Step =>
  command(`rebuild ${fc.stringify(choices)}`, (model, work) => {
    const { facts, saved, timeline } = work
    const { now } = timeline
    const week: WeekFacts = {
      limits: facts.limits,
      cars: CARS.map((id, at) => ({ id, reg: id, make: '', model: '', priority: 1, order: at + 1 })),
      drivers: DRIVERS.map((id) => ({
        ...{ id, fullName: id, phone: '', email: '', primaryCar: null, workedPreviousSundayNight: false },
        choices: [
          ...new Map(choices.filter(([who]) => who === id).map(([, day, option]) => [day, option] as const)),
        ].map(([day, option]) => ({ day, option, source: 'form' })),
      })),
      unavailable: facts.unavailable,
      driversOff: facts.driversOff,
      pins: [],
      services: [],
      options: { floor: 0, policy: 'balanced', fromReserve: true, onCall: false },
    }
    const off = takenOff(now, movesBetween(saved, now))
    const rebuilt = rebuildWeek({ facts: week, board: now, begun: facts.begun, takenOff: off })
    if (!rebuilt.ok) return
    const { board } = rebuilt.value
    for (let slot = 0; slot < facts.begun; slot += 1) expect(board[slot]).toBe(now[slot])
    for (const driverId of peopleOf(now)) expect(peopleOf(board)).toContain(driverId)
    for (const { driverId, slot } of off) expect(spotOf(board, slot, driverId)).toBeUndefined()
    take(model, work, board)
  })

const edits = anyEdit(CARS, DRIVERS, SLOTS)
const span = { from: fc.nat({ max: SLOTS - 1 }), to: fc.nat({ max: SLOTS - 1 }) }
const disruptions: fc.Arbitrary<Disruption> = fc.oneof(
  fc.record({ kind: fc.constant('driver-out' as const), driverId: fc.constantFrom(...DRIVERS), ...span }),
  fc.record({ kind: fc.constant('car-out' as const), carId: fc.constantFrom(...CARS), ...span }),
)
const choices = fc.array(
  fc.tuple(
    fc.constantFrom(...DRIVERS),
    fc.nat({ max: SLOTS / 2 - 1 }),
    fc.constantFrom<ShiftOption>('day', 'night', 'day-reserve', 'night-reserve', 'on-call'),
  ),
  { maxLength: 10 },
)
const commands = fc.commands(
  [
    edits.map(editing),
    edits.map(editing),
    edits.map(editing),
    edits.map(editing),
    fc.constant(undoing),
    fc.constant(redoing),
    fc.constant(saving),
    fc.tuple(fc.array(edits, { maxLength: 4 }), offs, bars).map((args) => newer(...args)),
    fc.nat().map(bringingBack),
    fc.tuple(disruptions, fc.nat()).map((args) => repairing(...args)),
    choices.map(rebuilding),
  ],
  { maxCommands: 40 },
)

test('whatever row of operations: the rules hold after each, the plain lists agree, undo is exact, and the server would take it', () => {
  fc.assert(
    fc.property(offs, bars, begun, startPlaces, commands, (off, bar, gone, start, row) => {
      const facts = factsOf(off, bar, gone)
      fc.modelRun(() => {
        const saved = settled(start, facts)
        return {
          model: { past: [], now: placesOf(saved), future: [] },
          real: { facts, saved, timeline: begin(saved), versions: [saved] },
        }
      }, row)
    }),
    { numRuns: 300 },
  )
})

test('an unsaved seat of a driver whose papers have run out meanwhile is named, not laid; one who drives in that slot may still change cars (D19)', () => {
  const facts = factsOf([], [[2, 'd1']], 0)
  const seat = (carId: string) => ({ slot: 2, carId, onCall: false })
  const waiting = { slot: 2, carId: null, onCall: false }
  const board = planOf([{ driverId: 'd1', ...waiting }])
  const move = { driverId: 'd1', from: waiting, to: seat('c1') }
  expect(layMoves(facts, board, [move], everybody)).toEqual({ board, unfit: [move] })
  const driving = planOf([{ driverId: 'd1', ...seat('c1') }])
  const change = { driverId: 'd1', from: seat('c1'), to: seat('c2') }
  expect(layMoves(facts, driving, [change], everybody).unfit).toEqual([])
})
