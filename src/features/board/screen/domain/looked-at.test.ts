import { describe, expect, test } from 'vitest'
import type { WeekOnBoard } from '#features/board/work/domain/week-on-board.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { lookedAt, slotOfNow, slotsOnScreen } from './looked-at.ts'

const weekOf = (begun: number) => ({ begun, board: planOf([]) }) as WeekOnBoard
const [saved, initial, older] = [weekOf(1), weekOf(2), weekOf(3)]
const states = (version: number, unsaved: number) => ({
  ...{ work: { week: saved, board: planOf([]), version }, unsaved },
  ...{ initial: undefined, older: undefined },
})

describe('which state is on the screen', () => {
  test('the one that is worked on, with its unsaved edits', () => {
    const work = states(3, 1)
    expect(lookedAt(work)).toEqual({ week: saved, board: work.work.board, looksOnly: false, asBuilt: false })
  })

  test('the base calendar where it is asked for, and an older version before that: both change nothing (D19, D20)', () => {
    expect(lookedAt({ ...states(3, 1), initial })).toMatchObject({
      week: initial,
      looksOnly: true,
      asBuilt: true,
    })
    const both = lookedAt({ ...states(3, 1), initial, older })
    expect(both).toMatchObject({ week: older, board: older.board, looksOnly: true, asBuilt: false })
  })

  test('a week not generated is as the builder made it until somebody moves', () => {
    expect([0, 1].map((unsaved) => lookedAt(states(0, unsaved)).asBuilt)).toEqual([true, false])
  })
})

test('a phone begins with the shift that is being driven; before and after the week with its first', () => {
  expect([0, 1, 6, 13, 14].map(slotOfNow)).toEqual([0, 0, 5, 12, 0])
})

test('a desk shows a section or both, a phone one slot', () => {
  expect(slotsOnScreen(undefined, 'both')).toHaveLength(14)
  expect(slotsOnScreen(undefined, 'night')).toEqual([1, 3, 5, 7, 9, 11, 13])
  expect(slotsOnScreen(undefined, 'day')).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect(slotsOnScreen(5, 'day')).toEqual([5])
})
