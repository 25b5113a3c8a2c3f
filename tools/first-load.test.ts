import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintOf, FIRST_LOADS, firstLoadOf } from './first-load.ts'

const web = mkdtempSync(join(tmpdir(), 'flotylla-first-load-'))
const write = (file: string, text: string) => writeFileSync(join(web, file), text)

beforeAll(() => {
  for (const folder of ['.vite', 'driver', 'assets']) mkdirSync(join(web, folder), { recursive: true })
  write(
    'driver/index.uk.html',
    '<script async src="/assets/early-1.js"></script><script type="module" crossorigin src="/assets/driver.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"><link rel="stylesheet" href="/assets/driver.css" disabled>',
  )
  write(
    '.vite/manifest.uk.json',
    JSON.stringify({
      'driver/index.html': {
        file: 'assets/driver.js',
        imports: ['_react.js', '_base.js'],
        dynamicImports: ['submit.tsx', 'driver/own-calendar-screen.tsx'],
      },
      '_react.js': { file: 'assets/react.js' },
      '_base.js': { file: 'assets/base.js', imports: ['_deep.js', 'driver/index.html'] },
      '_deep.js': { file: 'assets/deep.js' },
      '_form-1.css': { file: 'assets/form.css', name: 'form' },
      '_form-1.js': { file: 'assets/form.js', name: 'form', imports: ['_react.js'] },
      'driver/own-calendar-screen.tsx': { file: 'assets/home.js', imports: ['_calls.js', '_base.js'] },
      '_calls.js': { file: 'assets/calls.js' },
      'submit.tsx': { file: 'assets/submit.js' },
    }),
  )
  for (const name of ['early-1', 'driver', 'react', 'base', 'deep', 'form', 'home', 'calls', 'submit'])
    write(`assets/${name}.js`, `console.log('${name}')`)
  write('assets/driver.css', 'a{}')
})
afterAll(() => rmSync(web, { recursive: true }))

const ALWAYS = ['base', 'deep', 'driver', 'early-1', 'react']

test.for([
  ['/', ['form']],
  ['/kalendarz-pracy', ['calls', 'home']],
] as const)(
  'the first load of %s is what it names and what those files import at once, and nothing later',
  async ([path, own]) => {
    const files = (await firstLoadOf(web, 'uk', path)).map(({ file }) => file).sort()
    expect(files).toEqual([...ALWAYS, ...own].sort().map((name) => `assets/${name}.js`))
  },
)

test('a load above the limit is complained of with its files, one at the limit is not', () => {
  const [form] = FIRST_LOADS
  const at = [{ file: 'assets/react.js', bytes: form.limit }]
  expect(complaintOf(form, 'uk', at)).toBeUndefined()
  const above = complaintOf(form, 'uk', [...at, { file: 'assets/one-more.js', bytes: 1 }])
  expect(above).toContain('1 more than it may')
  expect(above).toContain('assets/one-more.js')
})
