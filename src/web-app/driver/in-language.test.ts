import { expect, test } from 'vitest'
import { catalogueBeside, inLanguage } from './in-language.ts'

const FORM = '/fleet/form-texts.ts'
const ask = (source: string, importer: string, found = FORM) =>
  inLanguage((polish) => (polish === FORM ? '/fleet/form-texts.uk.ts' : undefined)).resolveId.call(
    { resolve: async () => ({ id: found }) },
    source,
    importer,
    {},
  )

test('a screen that imports a catalogue gets that of the language, and what has none keeps the Polish one', async () => {
  expect(await ask('./form-texts.ts', '/fleet/screen.tsx')).toEqual({ id: '/fleet/form-texts.uk.ts' })
  expect(await ask('./texts.ts', '/fleet/screen.tsx', '/fleet/texts.ts')).toEqual({ id: '/fleet/texts.ts' })
})

test('a catalogue may lean on the Polish one that it stands in for; what is none is left alone', async () => {
  expect(await ask('./form-texts.ts', '/fleet/form-texts.uk.ts')).toEqual({ id: FORM })
  expect(await ask('./screen.tsx', '/fleet/main.tsx')).toBeNull()
})

test('a language has its catalogues beside the Polish ones', () => {
  const there = (file: string) => file === '/fleet/form-texts.uk.ts'
  expect(catalogueBeside('uk', there)(FORM)).toBe('/fleet/form-texts.uk.ts')
  expect(catalogueBeside('ka', there)(FORM)).toBeUndefined()
})
