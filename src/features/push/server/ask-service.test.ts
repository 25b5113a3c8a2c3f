import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPushService } from '#test/push/push-service.ts'
import { askService } from './ask-service.ts'

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => service.forget())

const ask = (timeLimit?: number) =>
  askService({ address: `${service.url}/push/jan`, headers: {}, body: Buffer.from('sealed') }, timeLimit)

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [302, 'refused'],
  [400, 'refused'],
  [413, 'refused'],
] as const)('a push service that answers %i means: %s', async (status, kind) => {
  service.next(status)
  expect((await ask()).kind).toBe(kind)
})

test('one that never answers is asked again later', async () => {
  service.next('silence')
  expect(await ask(100)).toMatchObject({ kind: 'later', error: { code: 'no-answer', why: 'timeout' } })
})
