import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveDriver } from '#features/roster/domain/plan/move-driver.ts'
import { placesOf, planOf, spotOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import { compareEdits, mergeEdits, type Side } from './edit-conflicts.ts'

const CARS = ['c1', 'c2', 'c3']
const free = Array.from({ length: 14 }, () => new Set<string>())
const facts = { cars: CARS, blocked: free, barred: free }
const everybody = new Set(['d1', 'd2', 'd3', 'd4'])
const at = (driverId: string, carId: string | null, slot = 0, onCall = false) => ({
  driverId,
  slot,
  carId,
  onCall,
})
const saved = planOf([at('d1', 'c1'), at('d2', 'c2'), at('d3', null), at('d4', null, 2)])
const groups = (mine: WeekPlan, theirs: WeekPlan) => compareEdits({ saved, mine, theirs })
const move = (board: WeekPlan, driverId: string, carId: string | null, slot = 0, from = slot): WeekPlan => {
  const result = moveDriver(facts, board, { driverId, slot: from }, { slot, carId, onCall: false })
  if (!result.ok) throw new Error(result.error)
  return result.value.board
}
const carOf = (board: WeekPlan, driverId: string, slot = 0) => spotOf(board, slot, driverId)?.carId

test('edits in different places are no conflict: both are kept', () => {
  const mine = move(saved, 'd1', 'c3')
  const theirs = move(saved, 'd4', 'c2', 2)
  const both = groups(mine, theirs)
  expect(both.map(({ by }) => by)).toEqual(['mine', 'theirs'])
  const { board, unfit } = mergeEdits(facts, theirs, both, new Map(), everybody)
  expect([carOf(board, 'd1'), carOf(board, 'd4', 2), unfit]).toEqual(['c3', 'c2', []])
})

test('one driver sent to two places is a conflict, and stands where it was chosen', () => {
  const mine = move(saved, 'd3', 'c3')
  const theirs = planOf([at('d1', 'c1'), at('d2', 'c2'), at('d3', null, 0, true), at('d4', null, 2)])
  const [conflict] = groups(mine, theirs)
  expect(conflict).toMatchObject({ by: 'both', differences: [{ driverId: 'd3', before: { carId: null } }] })
  const lay = (side: Side) =>
    mergeEdits(facts, theirs, groups(mine, theirs), new Map([[conflict?.key ?? '', side]]), everybody).board
  expect(spotOf(lay('mine'), 0, 'd3')).toMatchObject({ carId: 'c3', onCall: false })
  expect(spotOf(lay('theirs'), 0, 'd3')).toMatchObject({ carId: null, onCall: true })
})

test('two drivers put into one free car are one conflict, chosen as a whole', () => {
  const mine = move(saved, 'd1', 'c3')
  const theirs = move(saved, 'd3', 'c3')
  const both = groups(mine, theirs)
  expect(both).toHaveLength(1)
  expect(both[0]?.differences.map(({ driverId }) => driverId)).toEqual(['d1', 'd3'])
  const chosen = new Map([[both[0]?.key ?? '', 'mine' as const]])
  const { board } = mergeEdits(facts, theirs, both, chosen, everybody)
  expect([carOf(board, 'd1'), carOf(board, 'd3')]).toEqual(['c3', null])
})

test('a swap of mine and a removal of theirs meet in the driver', () => {
  const mine = move(saved, 'd1', 'c2')
  const theirs = planOf([at('d2', 'c2'), at('d3', null), at('d4', null, 2)])
  const both = groups(mine, theirs)
  expect(both.map(({ by }) => by)).toEqual(['both'])
  const chosen = new Map([[both[0]?.key ?? '', 'mine' as const]])
  const { board } = mergeEdits(facts, theirs, both, chosen, everybody)
  expect([carOf(board, 'd1'), carOf(board, 'd2')]).toEqual(['c2', 'c1'])
})

test('what both did alike is nothing to choose', () => {
  const same = move(saved, 'd3', 'c3')
  expect(groups(same, same)).toEqual([])
})

test('where nobody has chosen, theirs stays', () => {
  const mine = move(saved, 'd1', 'c3')
  const theirs = move(saved, 'd3', 'c3')
  const { board } = mergeEdits(facts, theirs, groups(mine, theirs), new Map(), everybody)
  expect(placesOf(board)).toEqual(placesOf(theirs))
})

test('a car grounded meanwhile is not given, and the move is named', () => {
  const mine = move(saved, 'd1', 'c3')
  const blocked = free.map((cars, slot) => (slot === 0 ? new Set(['c3']) : cars))
  const { board, unfit } = mergeEdits({ ...facts, blocked }, saved, groups(mine, saved), new Map(), everybody)
  expect(carOf(board, 'd1')).toBe('c1')
  expect(unfit).toMatchObject([{ driverId: 'd1', to: { carId: 'c3' } }])
})

test('a driver deleted meanwhile is named, not brought back', () => {
  const mine = move(saved, 'd3', 'c3')
  const theirs = planOf([at('d1', 'c1'), at('d2', 'c2'), at('d4', null, 2)])
  const both = groups(mine, theirs)
  const chosen = new Map([[both[0]?.key ?? '', 'mine' as const]])
  const { board, unfit } = mergeEdits(facts, theirs, both, chosen, new Set(['d1', 'd2', 'd4']))
  expect(spotOf(board, 0, 'd3')).toBeUndefined()
  expect(unfit).toMatchObject([{ driverId: 'd3' }])
})

const moves = fc.array(
  fc.record({
    driverId: fc.constantFrom(...everybody),
    from: fc.constantFrom(0, 1, 2),
    slot: fc.constantFrom(0, 1, 2),
    carId: fc.constantFrom(...CARS, null),
    onCall: fc.boolean(),
  }),
  { maxLength: 8 },
)

test('whatever two people do: nothing of either is lost in silence, and nobody stands in two places', () => {
  fc.assert(
    fc.property(moves, moves, fc.constantFrom<Side>('mine', 'theirs'), (mine, theirs, side) => {
      const edit = (each: typeof mine) =>
        each.reduce((board, { driverId, from, slot, carId, onCall }) => {
          const to = { slot, carId, onCall: carId === null && onCall }
          const result = moveDriver(facts, board, { driverId, slot: from }, to)
          return result.ok ? result.value.board : board
        }, saved)
      const [my, their] = [edit(mine), edit(theirs)]
      const both = groups(my, their)
      const choices = new Map(both.map(({ key }) => [key, side]))
      const { board, unfit } = mergeEdits(facts, their, both, choices, everybody)
      for (const { differences, by } of both)
        for (const { driverId, slot, mine: ours, theirs: others } of differences) {
          const wanted = by === 'both' ? (side === 'mine' ? ours : others) : by === 'mine' ? ours : others
          const named = unfit.some((each) => each.driverId === driverId)
          if (!named) expect(spotOf(board, slot, driverId) ?? null).toEqual(wanted)
        }
      expect(unfit).toEqual([])
      const seats = placesOf(board).map(({ slot, driverId }) => `${slot} ${driverId}`)
      expect(new Set(seats).size).toBe(seats.length)
    }),
    { numRuns: 2000 },
  )
})
