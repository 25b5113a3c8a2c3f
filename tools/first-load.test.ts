import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintOf, FIRST_LOAD_LIMIT, firstLoadOf } from './first-load.ts'

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
        dynamicImports: ['submit.tsx'],
      },
      '_react.js': { file: 'assets/react.js' },
      '_base.js': { file: 'assets/base.js', imports: ['_deep.js', 'driver/index.html'] },
      '_deep.js': { file: 'assets/deep.js' },
      'submit.tsx': { file: 'assets/submit.js' },
    }),
  )
  for (const name of ['early-1', 'driver', 'react', 'base', 'deep', 'submit'])
    write(`assets/${name}.js`, `console.log('${name}')`)
  write('assets/driver.css', 'a{}')
})
afterAll(() => rmSync(web, { recursive: true }))

test('the first load is what the page names and what those files import at once, and nothing that comes later', () => {
  const files = firstLoadOf(web, 'uk')
    .map(({ file }) => file)
    .sort()
  expect(files).toEqual(['base', 'deep', 'driver', 'early-1', 'react'].map((name) => `assets/${name}.js`))
})

test('a load above the limit is complained of with its files, one at the limit is not', () => {
  const at = [{ file: 'assets/react.js', bytes: FIRST_LOAD_LIMIT }]
  expect(complaintOf('uk', at)).toBeUndefined()
  const above = complaintOf('uk', [...at, { file: 'assets/one-more.js', bytes: 1 }])
  expect(above).toContain('1 more than it may')
  expect(above).toContain('assets/one-more.js')
})
