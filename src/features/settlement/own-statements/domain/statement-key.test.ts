import { expect, test } from 'vitest'
import { numberOfKey, statementKey } from './statement-key.ts'

test('a statement has an address that needs no escaping, and is found by it', () => {
  expect(statementKey('R/2026/47/0017')).toBe('R-2026-47-0017')
  expect(numberOfKey('R-2026-47-0017')).toBe('R/2026/47/0017')
})
