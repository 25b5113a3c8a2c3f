import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallResult } from '../call.ts'
import { withRetries } from './with-retries.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failed = (status: number, code: string): CallResult<string> => ({
  ok: false,
  failure: { status, code, msg: code },
})
const insistOn = (...answers: CallResult<string>[]) => insistAtMost(3, ...answers)
async function insistAtMost(most: number, ...answers: CallResult<string>[]) {
  const attempt = vi.fn(async () => answers.shift() as CallResult<string>)
  const ended = withRetries(attempt, most)
  await vi.runAllTimersAsync()
  return { result: await ended, tries: attempt.mock.calls.length }
}

test('a passing failure is tried again, any other one told at once', async () => {
  const done = { ok: true, value: 'saved' } as const
  expect(await insistOn(failed(503, 'perhaps_saved'), done)).toEqual({ result: done, tries: 2 })
  expect(await insistOn(failed(409, 'changed'))).toEqual({ result: failed(409, 'changed'), tries: 1 })
})

test('what may be tried once only is not repeated by itself', async () => {
  expect(await insistAtMost(1, failed(0, 'not_reached'))).toEqual({
    result: failed(0, 'not_reached'),
    tries: 1,
  })
})

test('a try that may have saved is not followed by the word that nothing was', async () => {
  const away = failed(503, 'unavailable')
  const doubtful = failed(503, 'perhaps_saved')
  expect(await insistOn(doubtful, away, away)).toEqual({ result: doubtful, tries: 3 })
  expect(await insistOn(away, away, away)).toEqual({ result: away, tries: 3 })
  expect((await insistOn(doubtful, failed(409, 'changed'))).result).toEqual(failed(409, 'changed'))
})
