import { expect, test } from 'vitest'
import { gatheredLookup } from './gathered-lookup.ts'

/** A look-up that answers when it is told to, with what the store holds at that moment. */
function slowStore() {
  const store = new Map<string, number>()
  const asked: { keys: readonly string[]; finish(): void; fail(): void }[] = []
  const lookup = gatheredLookup<string, number>(async (keys) => {
    const seen = new Map([...store].filter(([key]) => keys.includes(key)))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    asked.push({ keys, finish: resolve, fail: () => reject(new Error('lost')) })
    await promise
    return seen
  })
  return { store, asked, lookup }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('what is asked while a look-up is under way shares the next one', async () => {
  const { store, asked, lookup } = slowStore()
  store.set('a', 1).set('b', 2)
  const first = lookup(['a'])
  const [second, third] = [lookup(['b']), lookup(['a', 'c'])]
  expect(asked.map(({ keys }) => keys)).toEqual([['a']])
  asked[0]?.finish()
  expect(await first).toEqual(new Map([['a', 1]]))
  await settle()
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'a', 'c']])
  asked[1]?.finish()
  expect((await second).get('b')).toBe(2)
  expect((await third).get('c')).toBeUndefined()
})

test('an answer never comes from a look-up that began before the question', async () => {
  const { store, asked, lookup } = slowStore()
  store.set('session', 1)
  const before = lookup(['session'])
  store.delete('session')
  const after = lookup(['session'])
  asked[0]?.finish()
  expect((await before).get('session')).toBe(1)
  await settle()
  asked[1]?.finish()
  expect((await after).get('session')).toBeUndefined()
})

test('a failed look-up fails for those who share it, and the next one goes on', async () => {
  const { store, asked, lookup } = slowStore()
  store.set('a', 1)
  const first = lookup(['a'])
  const second = lookup(['a'])
  asked[0]?.fail()
  await expect(first).rejects.toThrow('lost')
  await settle()
  asked[1]?.finish()
  expect((await second).get('a')).toBe(1)
})
