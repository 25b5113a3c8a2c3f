import { expect, test } from 'vitest'
import { isPartOf } from './part-of.ts'

/** Each with who imports it. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  form: [],
  home: [],
  card: ['form'],
  dates: ['card', 'home', 'weeks'],
  weeks: ['dates'],
  sheet: [],
}
const build = {
  getModuleInfo: (id: string) => (IMPORTERS[id] ? { importers: IMPORTERS[id] } : null),
}

test('a module is part of what imports it at once, over any number of steps and in a circle too', () => {
  for (const id of ['form', 'card', 'dates', 'weeks']) expect(isPartOf('form', id, build)).toBe(true)
  for (const id of ['home', 'sheet', 'unheard-of']) expect(isPartOf('form', id, build)).toBe(false)
  expect(isPartOf('home', 'weeks', build)).toBe(true)
  expect(isPartOf('home', 'card', build)).toBe(false)
})
