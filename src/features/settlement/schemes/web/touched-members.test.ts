import { expect, test } from 'vitest'
import { chosenMembers, membersToSave, NOBODY_TOUCHED, touchedBy } from './touched-members.ts'

test('whoever is in the group of another week only is not taken out of it by that', () => {
  const touched = touchedBy(NOBODY_TOUCHED, ['anna'], ['anna', 'jan'])
  const next = ['anna', 'ewa']
  expect(chosenMembers(next, touched)).toEqual(['anna', 'ewa', 'jan'])
  expect(membersToSave(next, touched)).toEqual({ joins: ['jan'], leaves: [] })
})

test('whom a colleague has added meanwhile stays, and who was taken out leaves', () => {
  const touched = touchedBy(NOBODY_TOUCHED, ['anna', 'jan'], ['anna'])
  expect(membersToSave(['anna', 'jan', 'ewa'], touched)).toEqual({ joins: [], leaves: ['jan'] })
})

test('who is put in and taken out again is not touched', () => {
  const now = ['anna']
  const put = touchedBy(NOBODY_TOUCHED, now, ['anna', 'jan'])
  expect(touchedBy(put, now, ['anna'])).toEqual(NOBODY_TOUCHED)
  const out = touchedBy(NOBODY_TOUCHED, now, [])
  expect(touchedBy(out, now, ['anna'])).toEqual(NOBODY_TOUCHED)
})

test('nothing is saved of who has come or gone by itself', () => {
  const touched = touchedBy(NOBODY_TOUCHED, ['anna'], ['jan'])
  expect(membersToSave(['jan'], touched)).toEqual(NOBODY_TOUCHED)
})
