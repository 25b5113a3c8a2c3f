import { expect, test } from 'vitest'
import { onceAtATime } from './once-at-a-time.ts'

function counting() {
  const runs: string[] = []
  const run = onceAtATime(async ({ what }: { what: string }) => {
    runs.push(what)
    await Promise.resolve()
    if (what === 'wrong') throw new Error('refused')
    return `${what} ${runs.length}`
  })
  return { runs, run }
}

test('a double click runs once and both get the answer; another input runs beside it', async () => {
  const { runs, run } = counting()
  expect(await Promise.all([run({ what: 'add' }), run({ what: 'add' }), run({ what: 'other' })])).toEqual([
    'add 2',
    'add 2',
    'other 2',
  ])
  expect(runs).toEqual(['add', 'other'])
})

test('once it is over, also in a failure, the same runs anew', async () => {
  const { runs, run } = counting()
  await run({ what: 'add' })
  await run({ what: 'add' })
  await expect(run({ what: 'wrong' })).rejects.toThrow('refused')
  await expect(run({ what: 'wrong' })).rejects.toThrow('refused')
  expect(runs).toHaveLength(4)
})
