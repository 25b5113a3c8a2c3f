import { expect, test } from 'vitest'
import { fallenEdits } from './fallen-edits.ts'

const spot = (slot: number, carId = 'w01') => ({ slot, carId, onCall: false })
const off = { driverId: 'jan', from: spot(0), to: null }

test('a removal falls away where others have taken the driver from that place', () => {
  expect(fallenEdits([off], [off])).toEqual([off])
  expect(fallenEdits([off], [{ ...off, to: spot(2) }])).toEqual([off])
})

test('what others did elsewhere, or with somebody else, leaves it', () => {
  expect(fallenEdits([off], [])).toEqual([])
  expect(fallenEdits([off], [{ ...off, driverId: 'ewa' }])).toEqual([])
  expect(fallenEdits([off], [{ ...off, from: spot(4) }])).toEqual([])
  expect(fallenEdits([off], [{ ...off, to: spot(0, 'w02') }])).toEqual([])
})

test('a move falls away only where others have led the driver to the same place', () => {
  const move = { ...off, to: spot(2) }
  expect(fallenEdits([move], [move])).toEqual([move])
  expect(fallenEdits([move], [off])).toEqual([])
})
