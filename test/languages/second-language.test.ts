import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getWeekCapacity } from '#features/availability/contract.ts'
import { getPublicBonuses } from '#features/bonuses/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import { LANGUAGE_NAMES, OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { buildLanguage, buildSpoken } from './build-spoken.ts'
import { spoken } from './spoken.ts'
import { SAY_NOTHING_TO_DRIVERS, STILL_POLISH } from './still-polish.ts'

let server: TestServer
let data: object
let pages: Awaited<ReturnType<typeof buildSpoken>>
beforeAll(async () => {
  server = await startTestServer()
  await server.reset()
  const settings = answered(await server.call(getPublicSettings, {}))
  const week = settings.availabilityWeek
  data = {
    settings,
    capacity: answered(await server.call(getWeekCapacity, week)),
    bonuses: answered(await server.call(getPublicBonuses, week)),
    today: '2026-03-11',
  }
  pages = await buildSpoken()
})
afterAll(async () => {
  pages?.dispose()
  await server.close()
})

/** Languages are named in themselves on every page. */
const NAMES: readonly string[] = Object.values(LANGUAGE_NAMES)

/** What is read or heard of a page. */
function words(html: string): string[] {
  const heard = [...html.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  return [...html.replace(/<[^>]*>/g, '\n').split('\n'), ...heard]
}

/** What of it comes from no catalogue. */
function ownWords(html: string): string[] {
  return words(html)
    .map((text) => text.replace(/⟦[^⟧]*⟧/g, '').replace(/&[a-z#\d]+;/g, ''))
    .filter((text) => /\p{L}/u.test(text) && !NAMES.includes(text))
}

test.each([
  '/',
  '/koordynator',
  '/kalendarz-pracy',
  '/wolne',
  '/moje-rozliczenia',
  '/j',
  '/paliwo',
  '/to-nie-ja',
  '/nie-ma',
])('a second language takes catalogues alone: the page %s has no word of its own', (path) => {
  const { html } = pages.render(path, data)
  expect(html).toContain('⟦driver-texts.driverTexts.brand⟧')
  expect(ownWords(html)).toEqual([])
})

test('the availability form is drawn from its own catalogue', () => {
  const { html } = pages.render('/', data)
  expect(html).toContain('⟦form-texts.formTexts.title⟧')
  expect(html).toContain('⟦polish-dates.weekdayName⟧')
})

test('a second catalogue has the keys and the parameters of the Polish one', () => {
  const polish = { title: 'Wolne auta', count: (cars: number) => `${cars} aut`, days: ['Pn', 'Wt'] } as const
  const { title, count, days } = spoken('room', polish)
  expect([title, count(2), ...days]).toEqual([
    '⟦room.title⟧',
    '⟦room.count⟧',
    '⟦room.days.0⟧',
    '⟦room.days.1⟧',
  ])
})

/** Written alike in every language. */
const EVERYWHERE = /\b(e-mail|PIN|PLN|ics|CSV|XLSX)\b/gi
/** Letters that only Polish has among the five. */
const POLISH_LETTERS = /[ąćęłńóśźż]/i

describe.each(OTHER_LANGUAGES)('in the language %s', (language) => {
  let spoken: Awaited<ReturnType<typeof buildLanguage>>
  beforeAll(async () => {
    spoken = await buildLanguage(language)
  })
  afterAll(() => spoken?.dispose())

  test.each([
    '/',
    '/koordynator',
    '/kalendarz-pracy',
    '/wolne',
    '/moje-rozliczenia',
    '/j',
    '/paliwo',
    '/ps/',
    '/to-nie-ja',
    '/nie-ma',
  ])('the page %s has no Polish word left', (path) => {
    const read = words(spoken.render(path, data).html).filter((text) => !NAMES.includes(text))
    expect(read.filter((text) => POLISH_LETTERS.test(text))).toEqual([])
    if (language === 'en') return
    // The others have letters of their own, so that whatever is in Latin ones was left behind.
    const left = read.filter((text) => /\p{Script=Latin}/u.test(text.replace(EVERYWHERE, '')))
    expect(left.filter((text) => !text.includes('&'))).toEqual([])
  })

  test('each catalogue is there, or is named among those that still wait', () => {
    const named = [...STILL_POLISH, ...SAY_NOTHING_TO_DRIVERS]
    expect(spoken.missing.filter((file) => !named.includes(file))).toEqual([])
    expect(named.filter((file) => !spoken.missing.includes(file))).toEqual([])
  })
})
