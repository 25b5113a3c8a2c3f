import { expect, test } from 'vitest'
import { judgeSentences, judgeSpeakingServers } from './sentence-rules.ts'
import { parseSource } from './source-file.ts'

const BUTTON = 'src/features/drivers/web/button.tsx'

function breaches(path: string, text: string, debts: readonly string[] = []): string[] {
  return judgeSentences([parseSource(path, text)], debts).map(({ message }) => message)
}

test.each([
  ['text between tags', 'export const a = <b>Zapisz zmiany</b>'],
  ['an attribute', "export const a = <b title='Usuń' />"],
  ['a string', "export const a = 'Nie udało się'"],
  ['any part of a template', "export const a = (n: number) => '' + n + ` aut w grafiku`"],
  ['whatever is drawn', 'export const a = <b>Menu</b>'],
  ['whatever is called a label', "export const a = { label: 'Status' }"],
  ['words without Polish letters', "export const a = 'Anuluj'"],
])('sentences stand in catalogues: %s', (_, text) => {
  expect(breaches(BUTTON, text).join()).toContain('is Polish outside a catalogue')
})

test.each([
  'src/features/drivers/texts.ts',
  'src/features/drivers/texts-office.ts',
  'src/features/drivers/web/form-texts.ts',
  'src/features/drivers/manifest.ts',
  'src/features/drivers/web/button.test.ts',
  'src/features/prescribed/server/codec.ts',
  'src/web-app/admin/help/chapters/week.ts',
  'tools/admin/create.ts',
])('catalogues, tests, the prescribed wire and the handbook speak Polish: %s', (path) => {
  expect(breaches(path, "export const a = 'Nie udało się'")).toEqual([])
})

test('the wire’s words are held by a rule of their own; sentences with them are not the wire’s', () => {
  const contract = 'src/features/drivers/contract.ts'
  expect(breaches(contract, "export const a = ['Dzień', 'Noc rezerwa']")).toEqual([])
  expect(breaches(contract, "export const a = 'Podaj dzień.'")).toHaveLength(1)
})

test('English, code, addresses and comments are no sentences', () => {
  const words = "export const a = ['Save', 'no-car', '/admin/auta', 'data', 'auto'] // Zażółć gęślą jaźń"
  expect(breaches(BUTTON, words)).toEqual([])
})

test('the list of files with sentences of their own can only shrink', () => {
  expect(breaches(BUTTON, "export const a = 'Usuń'", [BUTTON])).toEqual([])
  expect(breaches(BUTTON, "export const a = 'x'", [BUTTON]).join()).toContain('take it off the list')
  expect(breaches('src/kernel/a.ts', '', [BUTTON]).join()).toContain('is not there')
})

test('what is called a catalogue for its subject alone is none: contracts and stores of texts', () => {
  expect(breaches('src/features/messaging/contract-texts.ts', "export const a = 'Usuń'")).toHaveLength(1)
  expect(breaches('src/features/messaging/server/store-texts.ts', "export const a = 'Usuń'")).toHaveLength(1)
})

const LETTER = 'src/features/drivers/server/letter.ts'
const SAYS = "import { driverTexts } from '../texts.ts'"

function speaking(path: string, text: string, letters: readonly string[] = []): string[] {
  return judgeSpeakingServers([parseSource(path, text)], { letter: letters }).map(({ message }) => message)
}

test('a server sends codes: it makes a sentence only where a letter, a file or an answer leaves it', () => {
  expect(speaking(LETTER, SAYS).join()).toContain('send a code with its facts')
  expect(speaking(LETTER, SAYS, [LETTER])).toEqual([])
  expect(speaking(LETTER, "import { type Told } from '../texts-letter.ts'")).toEqual([])
  expect(speaking('src/features/drivers/server/letter.test.ts', SAYS)).toEqual([])
  expect(speaking('src/features/drivers/web/list.ts', SAYS)).toEqual([])
})

test('a file that says nothing any more leaves the list of those that do', () => {
  expect(speaking(LETTER, '', [LETTER]).join()).toContain('take it off')
})
