import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJobs } from './jobs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('a job runs again and again, never twice at once', async () => {
  let runs = 0
  let running = 0
  let most = 0
  const slow = async () => {
    runs += 1
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    running -= 1
  }
  const jobs = startJobs({ log: silent }, [{ name: 'slow', everySeconds: 2, run: slow }])
  await vi.advanceTimersByTimeAsync(37_000)
  expect({ runs, most }).toEqual({ runs: 4, most: 1 })
  const stopped = jobs.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  await stopped
})

test('a job that fails is logged without its text, and runs again in its turn', async () => {
  const lines: unknown[] = []
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('phone 600100200')
  }
  const log = { ...silent, error: (...line: unknown[]) => lines.push(line) }
  const jobs = startJobs({ log }, [{ name: 'bad', everySeconds: 1, run }])
  await vi.advanceTimersByTimeAsync(3500)
  expect(runs).toBe(3)
  expect(JSON.stringify(lines)).toContain('"job":"bad"')
  expect(JSON.stringify(lines)).not.toContain('600100200')
  await jobs.stop()
})

test('stopping waits for the run under way and starts no other', async () => {
  let ended = 0
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    ended += 1
  }
  const jobs = startJobs({ log: silent }, [{ name: 'slow', everySeconds: 1, run }])
  await vi.advanceTimersByTimeAsync(1500)
  let stopped = false
  const stopping = jobs.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(stopped).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  await stopping
  expect(ended).toBe(1)
})
