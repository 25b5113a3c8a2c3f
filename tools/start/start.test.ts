import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { broughtAlong, chooseNode, isNewEnough } from './choose-node.mjs'
import { difference, ensurePackages } from './ensure-packages.mjs'

let root = ''
let said: string[] = []
const say = (sentence: string) => said.push(sentence)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'))
  said = []
})
afterEach(() => rmSync(root, { recursive: true }))

test('Node 22.18 is the first that runs TypeScript as it is', () => {
  expect(['20.20.2', '22.17.9', '22.18.0', '23.0.0', '24.21.0'].map(isNewEnough)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})

test('without a Node of its own the project takes the running one where it is new enough, and else says what to do', () => {
  expect(chooseNode(root, { path: '/n/node', version: '24.1.0' })).toEqual({ path: '/n/node' })
  const refused = chooseNode(root, { path: '/n/node', version: '20.20.2' })
  expect(refused).toMatchObject({ path: undefined, problem: expect.stringContaining('this is 20.20.2') })
})

test('a Node that came along but does not run here is passed over', () => {
  const brought = broughtAlong(root, process.platform, process.arch)
  mkdirSync(join(brought, '..'), { recursive: true })
  writeFileSync(brought, 'not a program', { mode: 0o755 })
  expect(chooseNode(root, { path: '/n/node', version: '24.1.0' })).toEqual({ path: '/n/node' })
})

test('installed packages are told from the lockfile by version, absence and surplus', () => {
  const wanted = {
    '': {},
    a: { version: '1' },
    d: { version: '1', dev: true },
    o: { version: '1', optional: true },
  }
  const installed = { a: { version: '1' }, d: { version: '1', dev: true } }
  expect(difference(wanted, installed, true)).toBeUndefined()
  expect(difference(wanted, { ...installed, a: { version: '2' } }, true)).toBe('a')
  expect(difference(wanted, { d: { version: '1' } }, true)).toBe('a')
  expect(difference(wanted, { ...installed, gone: { version: '1' } }, true)).toBe('gone')
  expect(difference(wanted, { a: { version: '1' } }, true)).toBe('d')
  expect(difference(wanted, { a: { version: '1' } }, false)).toBeUndefined()
})

test('packages are installed where there are none, once; a failed installation is said', () => {
  const lock = JSON.stringify({ packages: { '': {}, a: { version: '1' } } })
  writeFileSync(join(root, 'package-lock.json'), lock)
  expect(ensurePackages(root, { withTools: true, say, install: () => false })).toBe(false)
  expect(said.at(-1)).toContain('could not be installed')
  const install = () => {
    mkdirSync(join(root, 'node_modules'))
    writeFileSync(join(root, 'node_modules/.package-lock.json'), lock)
    return true
  }
  expect(ensurePackages(root, { withTools: true, say, install })).toBe(true)
  const never = () => {
    throw new Error('installed twice')
  }
  expect(ensurePackages(root, { withTools: true, say, install: never })).toBe(true)
})

test('who only starts the program gets no tools for tests; a test adds them, and nothing takes them away', () => {
  const packages = (...names: string[]) => ({
    packages: Object.fromEntries(
      names.map((name) => [name, name === 'tool' ? { version: '1', dev: true } : { version: '1' }]),
    ),
  })
  const lock = (...names: string[]) =>
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(packages('', ...names)))
  const ran: string[] = []
  const install = (_: string, args: readonly string[]) => {
    ran.push(args.join(' '))
    const names = Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
    const there = names.filter((name) => name !== 'tool' || args.includes('--include=dev'))
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(packages(...there)))
    return true
  }
  const ensure = (withTools: boolean) => ensurePackages(root, { withTools, say, install })

  lock('a', 'tool')
  ensure(false)
  ensure(false)
  expect(ran).toEqual(['ci --omit=dev'])
  lock('a', 'b', 'tool')
  ensure(false)
  expect(ran.splice(0)).toEqual(['ci --omit=dev', 'ci --omit=dev'])
  // Beside a server that runs from what is there.
  ensure(true)
  ensure(true)
  ensure(false)
  expect(ran.splice(0)).toEqual(['install --no-save --include=dev'])
  lock('b', 'c', 'tool')
  ensure(false)
  ensure(true)
  expect(ran).toEqual(['ci --include=dev'])
})

test('a damaged lockfile is said, not installed over', () => {
  writeFileSync(join(root, 'package-lock.json'), '{ half')
  expect(ensurePackages(root, { withTools: true, say })).toBe(false)
  expect(said.join()).toContain('package-lock.json')
})
