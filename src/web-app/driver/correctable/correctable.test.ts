import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseAst } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { correctable, type ListedSentence } from './correctable.ts'
import { learn } from './fleet-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'flotylla-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ID = '/fleet/src/features/room/web/room-texts.uk.ts'
const UKRAINIAN = `
import type { Room } from './room-texts.ts'
const pick = (count: number, one: string, few: string) => (count === 1 ? one : few)
const slavicCount = (count: number, one: string, few: string) => \`\${count} \${pick(count, one, few)}\`
const LATE = 'Пізно'
export const TITLE = 'Кімната'
export const roomTexts: Record<string, any> = {
  language: 'uk',
  pin: 'PIN',
  title: 'Назва',
  'two-words': \`Два \\\`слова\\\`\`,
  days: ['Пн', 'Вт'],
  count: (count: number) => \`Є \${slavicCount(count, 'зміна', 'зміни')} на \${'сьогодні'}.\`,
  late: (when: string) => (when === 'пізно' ? LATE : 'Вчасно'),
  join: (parts: readonly string[]) => parts.join(' і '),
}
export function letter(name: string): string {
  return ['Вітаємо!', \`Це \${name}.\`].join('\\n')
}
`
const POLISH = `
const LATE = 'Późno'
export const TITLE = 'Pokój'
export const roomTexts = {
  title: 'Tytuł',
  'two-words': 'Dwa słowa',
  days: ['Pn', 'Wt'],
  count: (count: number) => \`Jest \${counted(count, 'zmiana', 'zmiany', 'zmian')}.\`,
  late: (when: string) => (when === 'x' ? LATE : 'Na czas'),
}
export function letter(name: string): string {
  return ['Dzień dobry!', \`Tu \${name}\`, 'auto.'].join('\\n')
}
`

const SAYER = resolve(import.meta.dirname, 'fleet-words.ts')
const parser = { parse: (code: string, { lang }: { lang: 'ts' }) => parseAst(code, { lang }) }

function built(pages?: string) {
  let listed: readonly ListedSentence[] = []
  const step = correctable({
    sayer: SAYER,
    ...(pages === undefined ? {} : { pages }),
    readText: () => POLISH,
    list: (sentences) => {
      listed = sentences
    },
  })
  const code = step.transform.call(parser, UKRAINIAN, ID)?.code ?? ''
  step.buildEnd.call({
    getModuleInfo: (id) => (id === pages ? { importedIds: [ID], dynamicallyImportedIds: [] } : null),
  })
  return { code, listed, step }
}

interface Room {
  readonly TITLE: string
  readonly roomTexts: {
    readonly title: string
    readonly 'two-words': string
    readonly days: readonly string[]
    count(count: number): string
    late(when: string): string
  }
  letter(name: string): string
}

let files = 0
async function read(code: string): Promise<Room> {
  const file = join(folder, `room-${++files}.ts`)
  writeFileSync(file, code)
  return (await import(`file://${file}`)) as Room
}

test('every sentence is listed beside the Polish one, in pieces where it has some, and codes are not', () => {
  const { listed } = built('/pages')
  const told = listed.map(({ path, text, polish }) => [path, text, polish])
  expect(told).toEqual([
    ['LATE', 'Пізно', 'Późno'],
    ['TITLE', 'Кімната', 'Pokój'],
    ['roomTexts.pin', 'PIN', ''],
    ['roomTexts.title', 'Назва', 'Tytuł'],
    ['roomTexts.two-words', 'Два `слова`', 'Dwa słowa'],
    ['roomTexts.days.0', 'Пн', 'Pn'],
    ['roomTexts.days.1', 'Вт', 'Wt'],
    ['roomTexts.count', 'Є {1} на {2}.', 'Jest {1}.'],
    ['roomTexts.count', 'зміна', 'zmiana'],
    ['roomTexts.count', 'зміни', 'zmiany'],
    ['roomTexts.count', 'сьогодні', 'zmian'],
    ['roomTexts.late', 'Вчасно', 'Na czas'],
    ['letter', 'Вітаємо!', 'Dzień dobry! / Tu {1} / auto.'],
    ['letter', 'Це {1}.', 'Dzień dobry! / Tu {1} / auto.'],
  ])
  expect(listed[7]).toMatchObject({ places: ['count', ''], catalogue: 'features/room/web/room-texts' })
  expect(listed.every(({ onPage }) => onPage)).toBe(true)
})

test('what only messages reach is listed as such', () => {
  const { step } = built('/pages')
  expect(step.name).toBe('correctable')
  const elsewhere = correctable({ sayer: SAYER, pages: '/other', readText: () => POLISH, list: () => {} })
  expect(elsewhere.transform.call(parser, UKRAINIAN, '/fleet/src/x/screen.uk.tsx')).toBeNull()
  expect(elsewhere.transform.call(parser, POLISH, '/fleet/src/x/room-texts.ts')).toBeNull()
})

test('without corrections a catalogue says what it said', async () => {
  learn({})
  const { TITLE, roomTexts, letter } = await read(built('/pages').code)
  expect([TITLE, roomTexts.title, roomTexts['two-words'], ...roomTexts.days]).toEqual([
    'Кімната',
    'Назва',
    'Два `слова`',
    'Пн',
    'Вт',
  ])
  expect(roomTexts.count(1)).toBe('Є 1 зміна на сьогодні.')
  expect(roomTexts.late('пізно')).toBe('Пізно')
  expect(letter('Іван')).toBe('Вітаємо!\nЦе Іван.')
})

test('a page that is loaded with corrections says them', async () => {
  learn({ Кімната: 'Зал', Назва: 'Ім’я', 'Є {1} на {2}.': 'На {2} є {1}!', зміни: 'вахти' })
  const { TITLE, roomTexts } = await read(built().code)
  expect([TITLE, roomTexts.title, roomTexts.count(3)]).toEqual(['Зал', 'Ім’я', 'На сьогодні є 3 вахти!'])
})

test('a server says new corrections without loading anything anew, and the program’s again afterwards', async () => {
  learn({})
  const room = await read(built('/pages').code)
  learn({
    Кімната: 'Зал',
    Назва: 'Ім’я',
    Пізно: 'Запізно',
    'Вітаємо!': 'Привіт!',
    'Це {1}.': '{1} на зв’язку.',
  })
  expect([room.TITLE, room.roomTexts.title]).toEqual(['Зал', 'Ім’я'])
  expect(room.roomTexts.late('пізно')).toBe('Запізно')
  expect(room.letter('$& {1}')).toBe('Привіт!\n$& {1} на зв’язку.')
  learn({})
  expect([room.TITLE, room.roomTexts.title, room.roomTexts.late('пізно')]).toEqual([
    'Кімната',
    'Назва',
    'Пізно',
  ])
})
