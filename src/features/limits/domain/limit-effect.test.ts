import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitEffect } from './limit-effect.ts'

const REGULAR = ['Adam', 'Ewa', 'Jan']
const RESERVE = ['Ola', 'Piotr']

test('a lowered limit has no place for the last who were accepted; 0 has one for nobody', () => {
  expect(limitEffect(3, 2, REGULAR, [])).toEqual({ over: ['Jan'], back: [], waiting: [], free: 0 })
  expect(limitEffect(10, 0, REGULAR, RESERVE)).toEqual({ over: REGULAR, back: [], waiting: [], free: 0 })
})

test('a raised limit takes back in whom it left out, then it has room for the first of the reserve', () => {
  expect(limitEffect(1, 4, REGULAR, RESERVE)).toEqual({
    over: [],
    back: ['Ewa', 'Jan'],
    waiting: ['Ola'],
    free: 1,
  })
  expect(limitEffect(1, 2, REGULAR, RESERVE)).toMatchObject({ over: ['Jan'], back: ['Ewa'], waiting: [] })
})

test('nobody is told of twice, and a change taken back is the same with the sides changed', () => {
  const number = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(number, number, number, number, (before, after, seated, standby) => {
      const regular = Array.from({ length: seated }, (_, index) => `r${index}`)
      const reserve = Array.from({ length: standby }, (_, index) => `s${index}`)
      const { over, back, waiting, free } = limitEffect(before, after, regular, reserve)
      const told = [...over, ...back, ...waiting]
      expect(new Set(told).size).toBe(told.length)
      expect(free).toBe(Math.max(0, after - seated))
      if (before === after) expect(told).toEqual([])
      if (after < before) expect([...back, ...waiting]).toEqual([])
      const undone = limitEffect(after, before, regular, reserve)
      if (after < before) expect(undone.back).toEqual(over.slice(0, undone.back.length))
    }),
  )
})
