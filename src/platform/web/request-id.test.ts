import { expect, test } from 'vitest'
import { createActKeys } from './request-id.ts'

test('the key stays while no answer has come, and changes with the content or after an answer (D6)', () => {
  const keys = createActKeys()
  const first = keys.keyFor({ phone: '600100200' })
  expect(keys.keyFor({ phone: '600100200' })).toBe(first)
  const other = keys.keyFor({ phone: '600100201' })
  expect(other).not.toBe(first)
  keys.answered()
  expect(keys.keyFor({ phone: '600100201' })).not.toBe(other)
})
