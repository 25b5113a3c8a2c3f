import { expect, test } from 'vitest'
import type { CarNote } from '#features/board/work/domain/public.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import { isCovered, offBlocks } from './off-blocks.ts'

const FREE: CarNote = {
  ...{ standing: 'free', grounded: false, groundedReason: '', isRented: false, renter: '' },
  ...{ papers: '', deleted: false, service: null },
}
const GROUNDED = { ...FREE, grounded: true, groundedReason: 'lakiernik' }
const RENTED = { ...FREE, isRented: true, renter: 'Bąk' }

/** @param notes by slot 0-13 @param driven slots in which somebody drives the car */
function blocks(notes: Readonly<Record<number, CarNote>>, driven: readonly number[] = []) {
  const slots = Array.from({ length: 14 }, (_, slot) => slot)
  const view = {
    week: { notes: slots.map((slot) => new Map(notes[slot] ? [['c', notes[slot]]] : [])) },
    board: slots.map((slot) => ({
      cars: new Map(driven.includes(slot) ? [['c', 'd']] : []),
      ...{ reserve: [], onCall: [] },
    })),
  }
  return offBlocks(view as unknown as BoardView, 'c')
}
const over = (from: number, to: number, note: CarNote) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, note]))

test('a grounding is one block over both shifts of all its days', () => {
  expect(blocks(over(4, 13, GROUNDED))).toEqual([
    { kind: 'grounded', words: 'Uziemione: lakiernik', from: 2, to: 6, shift: 'both' },
  ])
})

test('one that begins with a night covers that night alone, then whole days', () => {
  expect(blocks(over(3, 6, GROUNDED)).map(({ from, to, shift }) => [from, to, shift])).toEqual([
    [1, 1, 'night'],
    [2, 2, 'both'],
    [3, 3, 'day'],
  ])
})

test('what comes right after another is a block of its own', () => {
  const all = blocks({ ...over(0, 5, GROUNDED), ...over(6, 13, RENTED) })
  expect(all.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['grounded', 0, 2],
    ['rented', 3, 6],
  ])
})

test('a driver who still stands there is seen, and the block goes on around', () => {
  const all = blocks(over(0, 5, GROUNDED), [2])
  expect(all.map(({ from, to, shift }) => [from, to, shift])).toEqual([
    [0, 0, 'both'],
    [1, 1, 'night'],
    [2, 2, 'both'],
  ])
  expect([isCovered(all, 1, 'day'), isCovered(all, 1, 'night'), isCovered(all, 2, 'day')]).toEqual([
    false,
    true,
    true,
  ])
})

test('a service and a car that stands free are no block', () => {
  expect(blocks({ 3: { ...FREE, service: '10:30' } })).toEqual([])
})
