import { afterEach, expect, test } from 'vitest'
import { createLargeBodies, type LargeBodies } from './large-bodies.ts'

/** A thread that fails on `fails`, runs out of memory on `grows`, and otherwise is done after a while. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ kind, job, place }) => {
    if (place === 'fails') throw new Error('a fault of ours')
    if (place === 'grows') { const all = []; for (;;) all.push(new Array(100000).fill({ all })) }
    if (kind === 'end') setTimeout(() => parentPort.postMessage({ kind: 'done', job }), 300)
  })`)}`,
)

let bodies: LargeBodies
afterEach(() => bodies.close())
const begin = (place: string) => bodies.begin({ place, params: {}, query: {}, actor: 'nobody' })

test('an error in the thread is no body that is too large; and the end of that thread is no word of the next one', async () => {
  bodies = createLargeBodies(THREAD)
  await expect(begin('fails').finish()).rejects.toThrow('a fault of ours')
  expect(await begin('works').finish()).toMatchObject({ kind: 'read' })
})

test('a thread that fails before the body is there is told of when it is', async () => {
  bodies = createLargeBodies(THREAD)
  const body = begin('fails')
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(body.finish()).rejects.toThrow('a fault of ours')
})

test('a stop of the server ends the waiting for a thread', async () => {
  bodies = createLargeBodies(THREAD)
  const answer = begin('works').finish()
  await bodies.close()
  expect(await answer).toEqual({ kind: 'too_large' })
})
