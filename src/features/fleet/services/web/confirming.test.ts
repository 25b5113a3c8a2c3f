import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Confirming, pauseAfter, sendConfirmation, startConfirming, wasWaiting } from './confirming.ts'

/** A server that answers when it is told to, and a clock that waits to be moved. */
function surroundings() {
  const told: Confirming[] = []
  const asked: ((arrived: boolean) => void)[] = []
  const waiting: { milliseconds: number; run: () => void }[] = []
  const confirmation = startConfirming({
    send: () => new Promise((resolve) => asked.push(resolve)),
    tell: (state) => told.push(state),
    later: (milliseconds, then) => {
      const entry = { milliseconds, run: then }
      waiting.push(entry)
      return () => {
        if (waiting.includes(entry)) waiting.splice(waiting.indexOf(entry), 1)
      }
    },
  })
  const answer = async (arrived: boolean): Promise<void> => {
    asked.at(-1)?.(arrived)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { confirmation, told, asked, waiting, answer, timeRunsOut: () => waiting.shift()?.run() }
}

test('a confirmation is sent at once, and once it has arrived no more', async () => {
  const { confirmation, told, asked, waiting, answer } = surroundings()
  await answer(true)
  expect(told).toEqual(['done'])
  confirmation.hurry()
  expect([asked.length, waiting.length]).toEqual([1, 0])
})

test('one that did not arrive says so, and is sent again with growing pauses, until it has (D27)', async () => {
  const { told, asked, waiting, answer, timeRunsOut } = surroundings()
  const pauses: (number | undefined)[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    await answer(false)
    pauses.push(waiting[0]?.milliseconds)
    timeRunsOut()
  }
  await answer(true)
  expect(told).toEqual(['waiting', 'waiting', 'waiting', 'done'])
  expect(pauses).toEqual([2000, 4000, 8000])
  expect(asked).toHaveLength(4)
})

test('a device that is online again does not wait, and sends one at a time', async () => {
  const { confirmation, asked, waiting, answer } = surroundings()
  confirmation.hurry()
  expect(asked).toHaveLength(1)
  await answer(false)
  confirmation.hurry()
  confirmation.hurry()
  expect([asked.length, waiting.length]).toEqual([2, 0])
})

test('a page that is left sends no more and says no more', async () => {
  const { confirmation, told, asked, waiting, answer } = surroundings()
  await answer(false)
  confirmation.stop()
  confirmation.hurry()
  expect([asked.length, waiting.length, told.length]).toEqual([1, 0, 1])
})

test('no pause is longer than a minute', () => {
  expect([1, 2, 5, 6, 7, 2000].map(pauseAfter)).toEqual([2000, 4000, 32_000, 60_000, 60_000, 60_000])
})

describe('what counts as arrived', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const serverAnswers = (answer: () => Promise<Response>) =>
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      requests.push({ url, init })
      return answer()
    })
  afterEach(() => {
    kept.clear()
    requests.length = 0
  })
  const json = (status: number, body: object) => async () => Response.json(body, { status })

  test('the server’s word; the key travels in the body only', async () => {
    serverAnswers(json(200, { status: 'ok' }))
    expect(await sendConfirmation('klucz')).toBe(true)
    expect(wasWaiting('klucz')).toBe(false)
    expect(requests.map(({ url, init }) => [url, init?.body])).toEqual([
      ['/api/confirm-service', '{"uuid":"klucz"}'],
    ])
  })

  test('also where it refuses the key: the page says thanks whatever the outcome', async () => {
    serverAnswers(json(400, { msg: 'Popraw dane.', code: 'invalid_input' }))
    expect(await sendConfirmation('klucz')).toBe(true)
  })

  test.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['a server in trouble', json(503, { msg: 'Chwilowo.', code: 'unavailable' })],
    ['a server at fault', json(500, { msg: 'Błąd.', code: 'unexpected' })],
    ['too many at once', json(429, { msg: 'Za dużo.', code: 'too_many_requests' })],
    ['somebody else’s page', async () => new Response('<html>Zaloguj się do Wi-Fi</html>')],
    ['somebody else’s refusal', async () => new Response('no', { status: 403 })],
  ])('not with %s: it is remembered, so that a reload goes on', async (_, answer) => {
    serverAnswers(answer)
    expect(await sendConfirmation('klucz')).toBe(false)
    expect(wasWaiting('klucz')).toBe(true)
    expect(wasWaiting('inny')).toBe(false)
  })
})
