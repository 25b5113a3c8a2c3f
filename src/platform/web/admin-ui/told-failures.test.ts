import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SRC = new URL('../../../', import.meta.url).pathname
/** An act by its name, with all that is said of it. */
const ACT = /const (\w+) = useAct\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** Acts that are to show their failure themselves: by name. */
function promising(text: string): string[] {
  return [...text.matchAll(ACT)].flatMap(([, name = '', said = '']) => {
    const shared = /\b(\w+),?\s*}?$/.exec(said)?.[1]
    const settings = new RegExp(`const ${shared} = {[^}]*}`).exec(text)?.[0] ?? ''
    return /showsFailure: true/.test(said + settings) ? [name] : []
  })
}

/** Whether nothing draws its failure, and one of its runs stands where nobody takes what it answers. */
function isSilent(name: string, text: string): boolean {
  if (text.includes(`${name}.failure`)) return false
  const dropped = new RegExp(`\\bvoid ${name}\\.run\\(|[{})\\n]\\s*(await )?${name}\\.run\\(`)
  return dropped.test(text)
}

const silentIn = (text: string) => promising(text).filter((name) => isSilent(name, text))

test('a failure that a screen promises to show is shown', () => {
  const silent = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/*.test.*'] }).flatMap((file) =>
    silentIn(readFileSync(SRC + file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('an act whose failure nobody looks at is found', () => {
  const act = 'const decide = useAct(decideIt, { showsFailure: true, done: () => close() })\n'
  expect(silentIn(`${act}onClick={() => void decide.run({ id })}`)).toEqual(['decide'])
  expect(silentIn(`${act}if (sure) await decide.run({ id })`)).toEqual(['decide'])
  expect(silentIn(`${act}const result = await decide.run({ id })`)).toEqual([])
  expect(silentIn(`${act}void decide.run({ id })\n<FailureAlert failure={decide.failure} />`)).toEqual([])
})
