import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseSource } from '../../../../tools/structure/source-file.ts'
import { PATHS } from '../../driver/routes.ts'
import { MENU } from '../menu.ts'
import { SCREEN_PATHS } from '../routes.tsx'
import { CHAPTERS } from './chapters.ts'
import { textsOf } from './found-chapters.ts'
import { runsOf } from './inline-marks.ts'
import pictures from './pictures.json'

const SRC = resolve(import.meta.dirname, '../../..')
const PICTURES = join(SRC, 'web-app/public/handbook')

const sections = CHAPTERS.flatMap(({ id, sections }) =>
  sections.map((section) => ({ chapter: id, section, texts: section.parts.flatMap(textsOf) })),
)
const links = sections.flatMap(({ section, texts }) =>
  texts
    .flatMap(runsOf)
    .flatMap((run) => (run.kind === 'link' ? [{ section: section.id, to: run.to, text: run.text }] : [])),
)
const ids = CHAPTERS.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])

const read = new Map<string, ReadonlySet<string>>()

/** Every text that the sources of this folder can put on a screen. */
function wordsIn(folder: string): ReadonlySet<string> {
  const known = read.get(folder)
  if (known) return known
  const words = new Set<string>()
  const exclude = ['**/*.test.*', '**/server/**', '**/help/**']
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: SRC, exclude })) {
    const { strings } = parseSource(file, readFileSync(join(SRC, file), 'utf8'))
    for (const { text } of strings) words.add(text.replace(/\s+/g, ' ').trim())
  }
  read.set(folder, words)
  return words
}

test('no two chapters or sections share an anchor, and none can be mistaken for another part of the page', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(sections)('what $section.id quotes stands on the screens it speaks of', ({ section, texts }) => {
  const menu = MENU.flatMap(({ entries }) => entries.map(({ label }) => label))
  const known = [new Set(menu), ...section.labelsFrom.map(wordsIn)]
  const quoted = texts.flatMap((text) => [...text.matchAll(/„([^”]+)”/g)].map(([, label = '']) => label))
  expect(quoted.filter((label) => !known.some((words) => words.has(label)))).toEqual([])
})

test('every link leads to a screen, a page of the drivers, or a section of the handbook', () => {
  const screens = [...SCREEN_PATHS, ...Object.values(PATHS), ...ids.map((id) => `#${id}`)]
  const lost = links.filter(({ to }) => !screens.includes(to.split('?')[0] ?? ''))
  expect(lost).toEqual([])
})

test('a link that quotes a name of the menu leads where the menu does', () => {
  const menu = new Map(MENU.flatMap(({ entries }) => entries.map(({ label, to }) => [label, to] as const)))
  const astray = links.filter(({ text, to }) => {
    const label = /^„(.+)”$/.exec(text)?.[1]
    const there = label && menu.get(label)
    return there !== undefined && there !== '' && there !== to.split('?')[0]
  })
  expect(astray).toEqual([])
})

test('every picture is in the list and in the folder, in both themes, and none lies there unused', () => {
  const shown = sections.flatMap(({ chapter, section }) =>
    section.parts.flatMap((part) => (part.kind === 'picture' ? [{ chapter, name: part.name }] : [])),
  )
  expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(pictures).sort())
  for (const { chapter, name } of shown) {
    const { route, ...entry } = pictures[name]
    expect(entry).toEqual({ chapter, width: expect.any(Number), height: expect.any(Number) })
    expect([...SCREEN_PATHS, ...Object.values(PATHS)]).toContain(route)
    for (const scheme of ['light', 'dark'])
      expect(existsSync(join(PICTURES, `${name}-${scheme}.webp`))).toBe(true)
  }
  expect(readdirSync(PICTURES)).toHaveLength(2 * shown.length)
})

test('every picture says in words what is seen', () => {
  for (const { section } of sections)
    for (const part of section.parts) if (part.kind === 'picture') expect(part.alt.length).toBeGreaterThan(20)
})
