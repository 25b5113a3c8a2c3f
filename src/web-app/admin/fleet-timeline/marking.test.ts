import { expect, test } from 'vitest'
import { marked, movedByKey } from './marking.ts'

const size = { rows: 5, slots: 28 }

test('arrows go from car to car and from slot to slot, and stop at the edges', () => {
  expect(movedByKey({ row: 1, slot: 3 }, 'ArrowDown', size)).toEqual({ row: 2, slot: 3 })
  expect(movedByKey({ row: 1, slot: 3 }, 'ArrowLeft', size)).toEqual({ row: 1, slot: 2 })
  expect(movedByKey({ row: 0, slot: 0 }, 'ArrowUp', size)).toEqual({ row: 0, slot: 0 })
  expect(movedByKey({ row: 1, slot: 3 }, 'PageDown', size)).toEqual({ row: 4, slot: 3 })
  expect(movedByKey({ row: 1, slot: 3 }, 'End', size)).toEqual({ row: 1, slot: 27 })
  expect(movedByKey({ row: 1, slot: 3 }, 'Home', size)).toEqual({ row: 1, slot: 0 })
  expect(movedByKey({ row: 1, slot: 3 }, 'a', size)).toBeUndefined()
})

test('while a grounding is drawn it stays with its car', () => {
  const drawn = { row: 1, slot: 3, anchor: 5 }
  expect(movedByKey(drawn, 'ArrowDown', size)).toEqual(drawn)
  expect(movedByKey(drawn, 'ArrowRight', size)).toEqual({ ...drawn, slot: 4 })
})

test('what is drawn goes from the earlier slot to the later one, whichever way', () => {
  expect(marked({ row: 0, slot: 3, anchor: 5 })).toEqual([3, 5])
  expect(marked({ row: 0, slot: 7, anchor: 5 })).toEqual([5, 7])
  expect(marked({ row: 0, slot: 7 })).toEqual([7, 7])
})
