import { expect, test } from 'vitest'
import { changesOf, keepAsRead, mergedIntoFresh } from './fresh-values.ts'

interface Car {
  color: string
  insNum: string
  exitDate: string | null
}

const READ: Car = { color: 'Biały', insNum: 'PL/1', exitDate: null }

function formOf(values: Car) {
  let read = READ
  return {
    getValues: () => values,
    getInitialValues: () => read,
    resetDirty: (next: Car = values) => {
      read = next
    },
  }
}

test('what was typed otherwise than it was read is a change, also where something was emptied or typed back', () => {
  const form = formOf(READ)
  expect(changesOf(form, READ)).toEqual({})
  expect(changesOf(form, { ...READ, color: 'Czarny' })).toEqual({ color: 'Czarny' })
  expect(changesOf(form, { color: 'Biały', insNum: '', exitDate: '2029-03-01' })).toEqual({
    insNum: '',
    exitDate: '2029-03-01',
  })
})

test('what was sent is as if it had been read; what was typed while it was sent is still to be saved', () => {
  const form = formOf({ ...READ, color: 'Czarny', insNum: 'PL/2' })
  keepAsRead(form, { color: 'Czarny' })
  expect(changesOf(form, form.getValues())).toEqual({ insNum: 'PL/2' })
})

test('what a dialog saves is the record of now with what was typed over it; one that can’t be read is a failure', async () => {
  const form = formOf(READ)
  const now = { ...READ, insNum: 'PL/9', exitDate: '2029-03-01' }
  const typed = { ...READ, color: 'Czarny' }
  expect(await mergedIntoFresh(form, typed, async () => now)).toEqual({
    ok: true,
    value: { ...now, color: 'Czarny' },
  })
  expect(await mergedIntoFresh(form, typed, async () => undefined)).toEqual({ ok: true, value: typed })
  const broken = mergedIntoFresh(form, typed, () => Promise.reject(new Error('no network')))
  expect(await broken).toMatchObject({ ok: false })
})
