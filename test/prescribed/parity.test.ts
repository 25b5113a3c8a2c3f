import { expect, test } from 'vitest'
import { PRESCRIBED_CALLS } from '#features/prescribed/domain/public.ts'
import { allEndpoints } from '#server-app/endpoints.ts'

const built = new Set<string>(allEndpoints.map(({ method, path }) => `${method} ${path}`))

test('the specification prescribes 86 calls, each named once', () => {
  expect(new Set(PRESCRIBED_CALLS).size).toBe(86)
  expect(PRESCRIBED_CALLS).toHaveLength(86)
})

test('every prescribed call has a contract, so it is mounted, documented and tested like all others', () => {
  expect(PRESCRIBED_CALLS.filter((call) => !built.has(call))).toEqual([])
})
