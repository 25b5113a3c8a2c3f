import { expect, test } from 'vitest'
import { allEndpoints } from '#server-app/endpoints.ts'
import { NOT_YET } from './not-yet.ts'
import { PRESCRIBED_CALLS } from './prescribed-calls.ts'

const built = new Set<string>(allEndpoints.map(({ method, path }) => `${method} ${path}`))
const notYet = new Set<string>(NOT_YET)

test('the specification prescribes 86 calls, each named once', () => {
  expect(new Set(PRESCRIBED_CALLS).size).toBe(86)
  expect(PRESCRIBED_CALLS).toHaveLength(86)
})

test('every prescribed call has a contract, but for those named as not yet built', () => {
  expect(PRESCRIBED_CALLS.filter((call) => !built.has(call) && !notYet.has(call))).toEqual([])
})

test('what has been built is no longer named as not yet built: the list only shrinks', () => {
  expect(NOT_YET.filter((call) => built.has(call))).toEqual([])
})
