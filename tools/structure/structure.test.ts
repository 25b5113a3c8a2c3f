import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureTable } from './feature-table.ts'
import { readTree } from './read-tree.ts'
import { judgeStructure } from './structure.ts'

const table = { drivers: [], 'fleet/vehicles': [], schedule: ['drivers', 'fleet/vehicles'] }
const SOUND = {
  'src/server-app/main.ts': "import '#kernel/week.ts'",
  'src/kernel/week.ts': 'export const week = 1',
}

/** The breaches of a small tree, as `path:line message`; the tree is sound but for the files given. */
function breaches(files: Record<string, string>, features: Record<string, string[]> = table): string[] {
  const tree = new Map(Object.entries({ ...SOUND, ...files }))
  return judgeStructure(tree, features).findings.map((each) => `${each.path}:${each.line} ${each.message}`)
}

const CONTRACT = { 'src/features/drivers/contract.ts': "import '#platform/pure/endpoint.ts'\nendpoint({})" }
const JOBS = {
  'src/features/drivers/server/jobs.ts':
    "import '#platform/server/jobs.ts'\nexport function driverJobs({ clock }: Platform): Job[] {\n}",
}

test('a contract that no manifest names is not built', () => {
  expect(breaches(CONTRACT)).toEqual([
    'src/features/drivers/contract.ts:1 This contract is in no manifest: name it in src/features/drivers/manifest.ts.',
  ])
  const manifest = { 'src/features/drivers/manifest.ts': "import * as calls from './contract.ts'" }
  expect(breaches({ ...CONTRACT, ...manifest })).toEqual([])
})

test('jobs, and what is kept of drivers or sealed, are named by the server’s manifest', () => {
  const holder = (type: string) => ({
    'src/features/drivers/server/held.ts': `export function held(\n  platform: Platform,\n): ${type} {\n}`,
  })
  expect(breaches(JOBS).join()).toContain('driverJobs is in no manifest')
  for (const type of ['DriverDataHolder', 'SealedDataHolder'])
    expect(breaches(holder(type)).join()).toContain('held is in no manifest')
  const manifest = { 'src/features/drivers/server/manifest.ts': "import { driverJobs } from './jobs.ts'" }
  expect(breaches({ ...JOBS, ...manifest })).toEqual([])
  expect(breaches({ ...JOBS, ...holder('Held') }).join()).not.toContain('held is')
})

test('nobody imports a manifest, the driver’s page least of all', () => {
  const readers = ['src/web-app/driver/main.tsx', 'src/web-app/admin/a.ts', 'src/features/schedule/web/a.ts']
  for (const reader of readers) {
    const files = {
      'src/features/drivers/manifest.ts': '',
      [reader]: "import '#features/drivers/manifest.ts'",
    }
    expect(breaches(files).join()).toContain('gathered by the app')
  }
})

function onlyBreach(files: Record<string, string>): string {
  const all = breaches(files)
  expect(all).toHaveLength(1)
  return all[0] ?? ''
}

test('a sound tree has no breach', () => {
  expect(
    breaches({
      'src/features/drivers/contract.ts':
        "import { z } from 'zod/mini'\nimport { name } from './domain/name.ts'\nz\nname\nexport const p = '/api/drivers'",
      'src/features/drivers/domain/name.ts': "import '#kernel/week.ts'\nexport const name = 'x'",
      'src/kernel/digest.ts': "import '@noble/hashes/sha2.js'",
      'src/features/drivers/domain/public.ts': "export { name } from './name.ts'",
      'src/features/drivers/server/store.ts': "import 'drizzle-orm'",
      'src/features/drivers/server/public.ts': "import './store.ts'\nimport '../contract.ts'",
      'src/features/drivers/web/public.tsx': "import 'react'\nimport '#platform/web/call.ts'",
      'src/platform/web/call.ts': "import '#platform/pure/endpoint.ts'",
      'src/platform/pure/endpoint.ts': "import 'zod/mini'",
      'src/features/schedule/server/routes.ts':
        "import '#features/drivers/server/public.ts'\nimport '#features/drivers/domain/public.ts'",
      'src/features/schedule/web/screen.tsx': "import '#features/drivers/contract.ts'",
      'src/features/schedule/domain/rule.test.ts':
        "import 'vitest'\nimport '#features/drivers/server/store.ts'\nnew Date()\nconst shift = 'Noc'",
      'src/web-app/admin/main.tsx': "import('#features/drivers/web/public.tsx')\nimport './style.css'",
    }),
  ).toEqual([])
})

test.each([
  [
    'the kernel imports nothing',
    'src/kernel/a.ts',
    "import '#platform/pure/endpoint.ts'",
    'the kernel imports nothing',
  ],
  ['the kernel takes no package', 'src/kernel/a.ts', "import 'node:fs'", 'use no packages'],
  [
    'a domain takes no platform',
    'src/features/drivers/domain/a.ts',
    "import '#platform/pure/endpoint.ts'",
    'kernel and domains only',
  ],
  [
    'a domain takes no contract',
    'src/features/drivers/domain/a.ts',
    "import '../contract.ts'",
    'domain may see only',
  ],
  ['a domain takes no package', 'src/features/drivers/domain/a.ts', "import 'zod/mini'", 'use no packages'],
  [
    'a contract takes zod/mini alone',
    'src/features/drivers/contract.ts',
    "import 'zod'",
    'no package but zod/mini',
  ],
  [
    'a contract sees no server',
    'src/features/drivers/contract.ts',
    "import './server/store.ts'",
    'contract may see only',
  ],
  [
    'the platform knows no feature',
    'src/platform/server/a.ts',
    "import '#features/drivers/contract.ts'",
    'knows no feature',
  ],
  [
    'web sees no server, types included',
    'src/features/drivers/web/a.tsx',
    "import type { A } from '../server/public.ts'",
    'web never sees the server',
  ],
  [
    'server sees no web',
    'src/features/drivers/server/a.ts',
    "type A = import('../web/a.tsx').A",
    'server never sees web',
  ],
  [
    'a neighbour’s web is not for the server',
    'src/features/schedule/server/a.ts',
    "import '#features/drivers/web/public.tsx'",
    'server never sees web',
  ],
  [
    'platform web sees no platform server',
    'src/platform/web/a.ts',
    "import '#platform/server/log.ts'",
    'web never sees the server',
  ],
  [
    'web takes no Node',
    'src/features/drivers/web/a.tsx',
    "import 'node:fs'",
    'a browser has no such package',
  ],
  ['server takes no React', 'src/features/drivers/server/a.ts', "import 'react'", 'belongs in web'],
  [
    'what ships knows no tests',
    'src/features/drivers/server/a.ts',
    "import '#test/database/test-database.ts'",
    'knows no tests',
  ],
  [
    'what ships takes no test tool',
    'src/features/drivers/server/a.ts',
    "import 'vitest'",
    'no place in what ships',
  ],
  [
    'a feature knows no app',
    'src/features/drivers/server/a.ts',
    "import '#server-app/main.ts'",
    'knows no app',
  ],
])('walls 1 and 2: %s', (_rule, path, text, message) => {
  expect(onlyBreach({ [path]: text })).toContain(message)
})

test.each([
  [
    'a neighbour not in the table',
    'src/features/drivers/server/a.ts',
    "import '#features/schedule/server/public.ts'",
    'drivers does not lean on schedule',
  ],
  [
    'a neighbour’s inner room',
    'src/features/schedule/server/a.ts',
    "import '#features/drivers/server/name.ts'",
    'server/public.ts alone',
  ],
  [
    'a neighbour’s inner file',
    'src/features/schedule/web/a.tsx',
    "import '#features/drivers/web/drivers-screen.tsx'",
    'alone',
  ],
  [
    'a nested neighbour by a relative path',
    'src/features/schedule/server/a.ts',
    "import '../../fleet/vehicles/server/cars.ts'",
    'server/public.ts alone',
  ],
  [
    'a neighbour’s screen',
    'src/features/schedule/web/a.tsx',
    "export * from '#features/drivers/web/form.tsx'",
    'web/public.tsx alone',
  ],
  [
    'a domain that sees a neighbour’s server',
    'src/features/schedule/domain/a.ts',
    "import '#features/drivers/server/public.ts'",
    'domain/public.ts of a neighbour',
  ],
  [
    'the wiring that takes a store',
    'src/server-app/a.ts',
    "import '#features/drivers/server/store.ts'",
    'a store stays at home',
  ],
  [
    'a public that hands its store on',
    'src/features/drivers/server/public.ts',
    "export * from './store.ts'",
    'a store stays at home',
  ],
  [
    'the shell that takes a screen from inside',
    'src/web-app/admin/main.tsx',
    "import('#features/drivers/web/form.tsx')",
    'web/public.tsx',
  ],
])('wall 3 stops %s', (_rule, path, text, message) => {
  expect(onlyBreach({ [path]: text })).toContain(message)
})

test('wall 3: the table itself has no circle and names no unknown feature', () => {
  expect(breaches({}, { a: ['b'], b: ['c'], c: ['a'] })).toEqual([
    expect.stringContaining('circle: a -> b -> c -> a'),
  ])
  expect(breaches({}, { a: ['ghost'] })).toEqual([expect.stringContaining('ghost, which is no feature')])
})

test('the project’s own table is sound', () => {
  expect(judgeStructure(new Map(Object.entries(SOUND)), featureTable).findings).toEqual([])
})

test('a file without a room is told where it belongs', () => {
  expect(onlyBreach({ 'src/lib/a.ts': '' })).toContain('code lives in src/kernel')
  expect(onlyBreach({ 'src/features/taxes/contract.ts': '' })).toContain('feature-table.ts')
  expect(onlyBreach({ 'src/features/drivers/queries.ts': '' })).toContain('queries and routes to server')
})

test.each([
  ['new Date()', "Asks the machine's clock"],
  ['new Date(row.at)', "Asks the machine's clock"],
  ['const now = Date.now', "Asks the machine's clock"],
  ['Date()', "Asks the machine's clock"],
  ['const night = slot % 2 === 1', 'Takes a slot apart by hand'],
  ['const day = DAYS[from.slot >> 1]', 'Takes a slot apart by hand'],
  ['const other = Number(slot) ^ 1', 'Takes a slot apart by hand'],
  ["fetch('/api/vehicles')", 'paths live in contract.ts'],
  ['fetch(`/auth/me?jwt=`)', 'paths live in contract.ts'],
  ["const path = '/schedules'", 'paths live in contract.ts'],
  ["const path = '/adminscheduler?week=1'", 'paths live in contract.ts'],
  ["if (shift === 'Noc') go()", "inside it is 'day' or 'night'"],
  ["type Wire = 'Dzień' | 'x'", "inside it is 'day' or 'night'"],
  ["const words = { dzień: 'day' }", "inside it is 'day' or 'night'"],
])('wall 4 stops %s', (code, message) => {
  expect(onlyBreach({ 'src/features/drivers/server/a.ts': `\n${code}` })).toMatch(
    new RegExp(`^src/features/drivers/server/a.ts:2 .*${message}`),
  )
})

test('a comment ends within the line, but for orders to a tool', () => {
  const long = 'word '.repeat(25)
  for (const text of [`// ${long}`, `/** ${long}*/\nexport const a = 1`])
    expect(onlyBreach({ 'src/features/drivers/server/a.ts': text })).toContain('at most 110')
  const order = `// biome-ignore-all lint/a11y/useSemanticElements: ${long}`
  expect(breaches({ 'src/features/drivers/server/a.ts': order })).toEqual([])
})

test('wall 4 reads what stands between JSX tags and in attributes', () => {
  const text = 'export const a = <a href="/api/export">Noc</a>'
  expect(breaches({ 'src/features/drivers/web/a.tsx': text })).toHaveLength(2)
})

test('wall 4 lets each word be at its home', () => {
  expect(
    breaches({
      'src/platform/server/clock.ts': 'export const now = () => new Date()',
      'src/platform/server/mount.ts': "export const isApi = (url: string) => url.startsWith('/api/')",
      'src/features/drivers/contract-lists.ts':
        "export const path = '/api/add-driver'\nexport const wire = 'Dzień'",
      'src/features/drivers/texts.ts': "export const night = 'Noc'",
      'src/platform/pure/shift-codec.ts': "export const wire = ['dzień', 'noc']",
      'src/features/drivers/server/sort.ts': 'export const of = Date.UTC(2026, 0, 1)',
    }),
  ).toEqual([])
})

test('the driver’s page reaches no component kit, by whatever way', () => {
  const found = onlyBreach({
    'src/web-app/driver/main.tsx': "import('#features/drivers/web/public.tsx')",
    'src/features/drivers/web/public.tsx': "export * from './office-list.tsx'",
    'src/features/drivers/web/office-list.tsx': "import '@mantine/core'",
    'src/web-app/admin/main.tsx': "import '@mantine/core'",
  })
  expect(found).toContain(
    'src/web-app/driver/main.tsx -> src/features/drivers/web/public.tsx -> src/features/drivers/web/office-list.tsx',
  )
})

test('wall 5: circles are told by their way round', () => {
  const found = breaches({
    'src/kernel/a.ts': "import './b.ts'",
    'src/kernel/b.ts': "import type { C } from './c.ts'",
    'src/kernel/c.ts': "import './a.ts'",
  })
  expect(found).toEqual([
    expect.stringContaining('src/kernel/a.ts -> src/kernel/b.ts -> src/kernel/c.ts -> src/kernel/a.ts'),
  ])
})

test.each([
  'src/kernel/utils/a.ts',
  'src/kernel/date-utils.ts',
  'test/helpers/a.ts',
  'src/platform/web/ui/common.css',
])('wall 5: the name %s is refused', (path) => {
  expect(onlyBreach({ [path]: '' })).toContain('says nothing')
})

test('wall 5: 400 lines are fine, 401 are not', () => {
  expect(breaches({ 'src/kernel/long.ts': '//\n'.repeat(400) })).toEqual([])
  expect(onlyBreach({ 'src/kernel/long.ts': '//\n'.repeat(401) })).toContain('401 lines')
})

const drawing = (markup: string) => ({
  'src/platform/web/a.tsx': `export const A = ({ word, on, children, sign }: { sign: ReactNode }) => (${markup})`,
})

test.each([
  ['<span><Sign />{word}</span>', 'beside an element that may change'],
  ['<p>Word {word}</p>', 'in pieces'],
  ['<p>{on && <b>x</b>} Uwaga</p>', 'fixed, beside what may come'],
  ['<p><b>x</b>{on ? texts.one : null}</p>', 'that may come'],
  ['<><Sign /><>{word}</></>', 'in a fragment'],
  ['<p>{on && <b>x</b>}{nameOf(word)}</p>', 'that a function makes'],
])('%s: a text %s breaks a translated page', (markup) => {
  expect(breaches(drawing(markup)).join()).toContain('stands bare beside what may change')
})

test.each([
  '<span><Sign /><span>{word}</span></span>',
  '<p>{"Nr " + word}</p>',
  '<p>{on && <b>x</b>} <span>Nr</span></p>',
  '<p>Nr <b>{word}</b></p>',
  '<p>{sign}{children}{on ? <b>x</b> : null}</p>',
  '<p>{on && draw(word)}{words.map((one) => <b>{one}</b>)}</p>',
])('%s survives a translation', (markup) => {
  const elsewhere = { 'src/platform/web/b.tsx': 'export function draw() { return <b>x</b> }' }
  expect(breaches({ ...drawing(markup), ...elsewhere })).toEqual([])
})

test('a file that cannot be read is a breach', () => {
  expect(breaches({ 'src/kernel/a.ts': 'export const = 1' })).toEqual([
    expect.stringContaining('Not readable'),
  ])
})

test('a check that has read nothing is not happy', () => {
  expect(judgeStructure(new Map(), table).findings).toEqual([
    expect.objectContaining({ message: expect.stringContaining('nothing was checked') }),
  ])
  const noImports = new Map([['src/kernel/a.ts', 'export const a = 1']])
  expect(judgeStructure(noImports, table).findings).toHaveLength(1)
})

test('the tree is read from the disk with all its folders, and nothing of other folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'structure-'))
  try {
    for (const path of [
      'src/kernel/a.ts',
      'test/deep/er/b.tsx',
      'tools/c.mjs',
      'dist/d.ts',
      'src/notes.md',
    ]) {
      mkdirSync(join(root, path, '..'), { recursive: true })
      writeFileSync(join(root, path), 'x')
    }
    expect([...readTree(root).keys()]).toEqual(['src/kernel/a.ts', 'test/deep/er/b.tsx', 'tools/c.mjs'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
