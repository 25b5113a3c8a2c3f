import { expect, test } from 'vitest'
import { entryId } from './entry-id.ts'

test('ids of one millisecond sort as they were made, and those of a later one after them', () => {
  const first = Array.from({ length: 500 }, () => entryId('2026-03-01T10:00:00.000Z'))
  const ids = [...first, entryId('2026-03-01T10:00:00.001Z')]
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(501)
})

test('an id is a UUID of version 7', () => {
  expect(entryId('2026-03-01T10:00:00.000Z')).toMatch(
    /^019ca8d7-2d00-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
