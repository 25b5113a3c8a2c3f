import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { groupOf } from '#features/languages/domain/grouping.ts'
import { GROUPS } from '#features/languages/texts-groups.ts'
import { OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { type Part, sentencesIn } from '../../src/web-app/driver/correctable/sentences-in.ts'

const SRC = resolve(import.meta.dirname, '../../src')
const FILES = globSync(
  OTHER_LANGUAGES.map((language) => `**/*.${language}.ts`),
  { cwd: SRC },
)
  .filter((file) => !file.includes('/dates.'))
  .sort()

const languageOfFile = (file: string) => file.slice(-5, -3)

/** The quoted texts of a catalogue, without what is put into them. */
function quoted(file: string): string[] {
  const source = readFileSync(resolve(SRC, file), 'utf8')
    .replace(/^(import|export) .* from .*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\$\{[^{}]*\}/g, ' ')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, filled]) =>
    (plain ?? filled ?? '').replaceAll('\\n', ' '),
  )
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Georgian}/u]

/** Words that mix alphabets: a letter that only looks right is not found, sorted or read aloud. */
function mixedWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}’']+/gu) ?? []).filter(
    (word) => SCRIPTS.filter((script) => script.test(word)).length > 1,
  )
}

test.each(FILES)('%s has every export of the Polish catalogue, each of the same shape', async (file) => {
  const polish = file.replace(/\.[a-z]{2}\.ts$/, '.ts')
  const [own, other] = [await import(resolve(SRC, polish)), await import(resolve(SRC, file))]
  expect(shapeOf(other)).toEqual(expect.objectContaining(shapeOf(own)))
})

/** Each name with what stands there; lists have their length. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  if (Array.isArray(value)) return value.map(shapeOf)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
}

test.each(FILES)('%s is written in its own alphabet', (file) => {
  const texts = quoted(file)
  expect(texts.flatMap(mixedWords)).toEqual([])
  expect(
    texts.filter((text) => /[ąćęłńśźż]/i.test(text.replaceAll('zł', '').replace('ryczałt', ''))),
  ).toEqual([])
})

/** Letters that the neighbour's alphabet has and its own lacks. */
const FOREIGN = { uk: /[ыэъё]/i, ru: /[іїєґ]/i } as const

test.each(FILES.filter((file) => languageOfFile(file) in FOREIGN))(
  '%s has no letter of its neighbour',
  (file) => {
    const foreign = FOREIGN[languageOfFile(file) as keyof typeof FOREIGN]
    expect(quoted(file).filter((text) => foreign.test(text))).toEqual([])
  },
)

/** A driver is neither he nor she: adjectives and past tenses that would say so stand in the plural. */
const GENDERED = {
  uk: /(^|[^\p{L}])(ви\s+\p{L}+(?:ав|ив|ів|ала|ила|іла)|ти|тебе|тобі|твій|твоя)(?=[^\p{L}]|$)/iu,
  ru: /(^|[^\p{L}])(вы\s+\p{L}+(?:ал|ил|ел|ала|ила|ела)|ты|тебя|тебе|твой|твоя|вы (?:не )?(?:согласен|должен|готов))(?=[^\p{L}]|$)/iu,
} as const

test.each(FILES.filter((file) => languageOfFile(file) in GENDERED))('%s calls nobody he or she', (file) => {
  const gendered = GENDERED[languageOfFile(file) as keyof typeof GENDERED]
  expect(quoted(file).filter((text) => gendered.test(text))).toEqual([])
})

test.each(FILES)('%s: a fleet may correct each of its sentences, in a group of its list', (file) => {
  const program = parseAst(readFileSync(resolve(SRC, file), 'utf8'), { lang: 'ts' })
  const said = sentencesIn(program as unknown as Part)
    .map(({ text }) => text)
    .join('\n')
  const words = quoted(file).flatMap(
    (text) => text.match(/[\p{Script=Cyrillic}\p{Script=Georgian}]+/gu) ?? [],
  )
  expect(words.filter((word) => !said.includes(word))).toEqual([])
  expect(groupOf(file, GROUPS)).toBeDefined()
})
