import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createActKeys, newUuid } from './request-id.ts'

test('the key stays while no answer has come, and changes with the content or after an answer (D6)', () => {
  const keys = createActKeys()
  const first = keys.keyFor({ phone: '600100200' })
  expect(keys.keyFor({ phone: '600100200' })).toBe(first)
  const other = keys.keyFor({ phone: '600100201' })
  expect(other).not.toBe(first)
  keys.answered()
  expect(keys.keyFor({ phone: '600100201' })).not.toBe(other)
})

test('a thing that the page makes gets a UUID that contracts take, also without https', () => {
  const made = Array.from({ length: 200 }, newUuid)
  expect(new Set(made).size).toBe(200)
  for (const one of made) expect(z.uuidv4().safeParse(one).success).toBe(true)
})

test('nothing of the page asks the browser for a UUID, which it has on https and localhost only', () => {
  const src = new URL('../../', import.meta.url).pathname
  const asking = globSync('**/{web,web-app}/**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] }).filter(
    (file) => /crypto\.randomUUID\(/.test(readFileSync(src + file, 'utf8')),
  )
  expect(asking).toEqual([])
})
