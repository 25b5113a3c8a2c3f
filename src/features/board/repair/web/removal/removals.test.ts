import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { areRemovals, outdatedRemovals, type Removal } from './removals.ts'

const removal: Removal = { id: 'r1', driverId: 'd1', slot: 2, withdrawn: false }
const driving = planOf([{ driverId: 'd1', slot: 2, carId: 'c1', onCall: false }])
const elsewhere = planOf([{ driverId: 'd1', slot: 4, carId: 'c1', onCall: false }])

test('while the driver is off the shift, the record stands', () => {
  expect(outdatedRemovals([removal], elsewhere)).toEqual([])
})

test('undo takes the record back, redo puts it in force again (D22, D24)', () => {
  expect(outdatedRemovals([removal], driving)).toEqual([{ ...removal, withdrawn: true }])
  const taken = { ...removal, withdrawn: true }
  expect(outdatedRemovals([taken], driving)).toEqual([])
  expect(outdatedRemovals([taken], elsewhere)).toEqual([removal])
})

test('what a device keeps of removals is taken only whole', () => {
  expect(areRemovals([removal])).toBe(true)
  for (const broken of [
    undefined,
    {},
    [{ ...removal, slot: '2' }],
    [{ ...removal, withdrawn: undefined }],
    [null],
  ])
    expect(areRemovals(broken)).toBe(false)
})
