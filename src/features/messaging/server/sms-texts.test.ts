import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Language, OTHER_LANGUAGES } from '#platform/pure/languages.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { getGateways, sendTestMessage } from '../contract-gateways.ts'
import { listTemplates, resetTemplate, saveTemplate, setMessaging } from '../contract-texts.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import { fillTemplate, problemsOf } from '../domain/sms-template.ts'
import type { SmsKind } from '../domain/sms-values.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { placeholderValues } from './placeholder-values.ts'
import { renderSms, sentenceForLetter, smsWordsIn } from './public.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})
afterAll(() => server.close())

const fullName = 'Michał Żuk'
const slot = { date: '2026-03-17' as CalendarDate, shift: 'night' } as const
const EXAMPLES = {
  pin: { fullName, pin: '4821' },
  'service-link': {
    fullName,
    reg: 'WX1',
    date: slot.date,
    time: '10:15',
    place: 'Puławska 152',
    link: 'https://x.pl/ps/a',
  },
  'shift-moved': { fullName, from: slot, to: { ...slot, shift: 'day' }, reg: 'WX1' },
  'shift-other-car': { fullName, slot, fromReg: 'WX2', reg: 'WX1' },
  'shift-to-list': { fullName, slot, fromReg: 'WX1', list: 'reserve' },
  'shift-back': { fullName, slot, reg: 'WX1' },
  'shift-removed': { fullName, slot },
  'shift-added': { fullName, slot, reg: 'WX1' },
  'shift-changes': { fullName, changes: 3, dates: [slot.date], link: 'https://x.pl/kalendarz-pracy' },
  'schedule-ready': {
    fullName,
    week: '16-22.3.2026',
    shifts: 'Pn dzień WX1. W rezerwie: 2.',
    link: 'https://x.pl/j#abc',
  },
  'shift-reminder': { fullName, slot, reg: 'WX1', parking: 'Garaż Wilanowska' },
  'form-reminder': {
    ...{ fullName, week: '16-22.3', until: '14.3.2026, 18:00', link: 'https://x.pl' },
  },
  'form-request': { fullName, week: '16-22.3', link: 'https://grafik.flota.pl/j#f.abcdefghijklmnopqrstuv' },
  'free-shift': { fullName, slot, reg: '' },
  'free-shift-by-pin': { fullName, slots: [slot], link: 'https://x.pl/to-nie-ja#a' },
  'statement-ready': {
    ...{ fullName, week: '47 (16-22.11.2026)', outcome: 'do wypłaty 338,69 zł na konto ...9123' },
    link: 'https://x.pl/moje-rozliczenia/R-2026-47-0017',
  },
  'question-answered': {
    ...{ fullName, week: '47 (16-22.11.2026)', link: 'https://x.pl/moje-rozliczenia/R-2026-47-0017' },
  },
} as const
const KINDS = Object.keys(EXAMPLES) as SmsKind[]
const render = (kind: SmsKind, language: Language | null = null) =>
  renderSms(server.database.queries, kind as 'pin', EXAMPLES[kind] as never, language)
const save = (kind: SmsKind, template: string) => server.call(saveTemplate, { kind, template }, { as: admin })

test.each(KINDS)(
  'the own text of %s names what it knows, has a value for each name, and is one SMS',
  async (kind) => {
    const { template, placeholders } = SMS_TEXTS[kind]
    expect(problemsOf(template, placeholders)).toEqual({ unknown: [], missing: [], vital: [] })
    const values = placeholderValues(kind as 'pin', EXAMPLES[kind] as never, smsWordsIn(null))
    expect(Object.keys(values).sort()).toEqual(Object.keys(placeholders).sort())
    expect(sizeOfSms(await render(kind))).toMatchObject({ encoding: 'gsm7', parts: 1 })
  },
)

describe.each(OTHER_LANGUAGES)('in the language %s', (language) => {
  const own: Readonly<Record<string, RegExp>> = {
    uk: /[іїєґ]|ви|графік/i,
    ru: /[а-я]/i,
    en: /[a-z]/,
    ka: /[ა-ჰ]/,
  }

  test.each(KINDS)('%s names what the Polish one must name, and its values are in it', async (kind) => {
    const { placeholders } = SMS_TEXTS[kind]
    const template = smsWordsIn(language).templates[kind]
    expect(problemsOf(template, placeholders)).toEqual({ unknown: [], missing: [], vital: [] })
    const text = await render(kind, language)
    expect(template).not.toMatch(/[ąćęłńśźż]/i)
    expect(text).not.toContain('{')
    expect(text).toMatch(own[language] ?? /^$/)
    expect(sizeOfSms(text).parts).toBeLessThanOrEqual(language === 'en' ? 2 : 4)
  })
})

test('a fleet that sends all SMS in Polish does so, and in letters the language stays', async () => {
  await server.call(setMessaging, { smsInPolish: true }, { as: admin })
  expect(await render('shift-removed', 'uk')).toBe(await render('shift-removed'))
  const values = EXAMPLES['shift-removed']
  expect(await sentenceForLetter(server.database.queries, 'shift-removed', values, 'uk')).toContain(
    'у вас вихідний',
  )
  await server.call(setMessaging, { smsInPolish: false }, { as: admin })
  expect(await render('shift-removed', 'uk')).toContain('у вас вихідний')
})

test("the fleet's own text is Polish: drivers of other languages get the product's", async () => {
  await save('shift-removed', '{imie}, wolne: {data} ({zmiana}).')
  expect(await render('shift-removed')).toMatch(/wolne/)
  expect(await render('shift-removed', 'en')).toContain('you are off')
})

test('texts of changes, without Polish letters until the fleet wants them', async () => {
  expect(await render('shift-moved')).toBe(
    'Michal, zmiana w grafiku: zamiast 17.3.2026 (noc) jedziesz 17.3.2026 (dzien), auto: WX1.',
  )
  expect(await render('free-shift')).toContain('auto: podamy pozniej')
  answered(await server.call(setMessaging, { plainSms: false }, { as: admin }))
  expect(await render('shift-removed')).toBe('Michał, zmiana w grafiku: 17.3.2026 (noc) masz wolne.')
})

test('the administrator’s text goes out until it is reset', async () => {
  answered(await save('pin', ' PIN dla {kierowca}: {pin} '))
  expect(await render('pin')).toBe('PIN dla Michal Zuk: 4821')
  const listed = answered(await server.call(listTemplates, {}, { as: admin }))
  expect(listed.data.find(({ kind }) => kind === 'pin')?.template).toBe('PIN dla {kierowca}: {pin}')
  answered(await server.call(resetTemplate, { kind: 'pin' }, { as: admin }))
  expect(await render('pin')).toBe('Twoj PIN do kalendarza pracy: 4821. Nie podawaj go nikomu.')
})

test('a name that the SMS does not know is refused beside the text; one that may be missing is only warned of', async () => {
  expect(await save('pin', 'Twój PIN: {pin} {auto}')).toMatchObject({
    status: 422,
    failure: { code: 'unknown_placeholder', fields: { template: 'Nieznane pola: {auto}.' } },
  })
  expect((await save('pin', '')).status).toBe(400)
  expect((await save('pin', 'x'.repeat(601))).status).toBe(400)
  expect((await save('shift-moved', 'Zadzwoń do biura.')).status).toBe(200)
  expect(problemsOf('{zmiana}', SMS_TEXTS['shift-moved'].placeholders)).toEqual({
    unknown: [],
    missing: ['data'],
    vital: [],
  })
  expect(await save('pin', 'PIN: { pin }')).toMatchObject({ status: 422 })
  expect(await save('shift-moved', '{data} {zmiana} {stara-data}')).toMatchObject({
    failure: { fields: { template: 'Nieznane pola: {stara-data}.' } },
  })
  expect(problemsOf('{pin} {constructor} {}', SMS_TEXTS.pin.placeholders).unknown).toEqual([
    'constructor',
    '',
  ])
})

test.each([
  ['pin', 'Zadzwoń do biura po PIN.', 'pin'],
  ['service-link', 'Serwis auta {auto}: {data}, godz. {godzina}.', 'link'],
  ['shift-changes', '{imie}, zmiany w grafiku: {liczba}.', 'link'],
  ['free-shift-by-pin', 'Dobrano Ci: {zmiany}.', 'link'],
] as const)('the value that %s is sent for must stay in its text', async (kind, template, name) => {
  const before = await render(kind)
  expect(await save(kind, template)).toMatchObject({
    status: 422,
    failure: {
      code: 'missing_placeholder',
      fields: { template: `W treści musi zostać {${name}}: bez tego SMS nie spełni swojego zadania.` },
    },
  })
  expect(await render(kind)).toBe(before)
  answered(await save(kind, `${template} {${name}}`))
})

test('values are put in as they are, braces included', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(fillTemplate('{imie}|{data}', { imie: a, data: b })).toBe(`${a}|${b}`)
    }),
  )
})

test('only the flag opens texts and gateways, and a try without a gateway is refused in words (D28, D29)', async () => {
  const coordinator = await server.asUser()
  for (const endpoint of [listTemplates, getGateways])
    expect((await server.call(endpoint, {}, { as: coordinator })).status).toBe(403)
  const gateways = answered(await server.call(getGateways, {}, { as: admin }))
  expect(gateways.sms).toMatchObject({ name: null, waiting: 0, lastError: null })
  const boss = await server.asUser({ admin: true, money: true })
  const send = (kind: 'email' | 'sms', to: string) => server.call(sendTestMessage, { kind, to }, { as: boss })
  expect(await send('sms', '600100200')).toMatchObject({ status: 409, failure: { code: 'no_gateway' } })
  expect(await send('sms', 'x')).toMatchObject({
    status: 400,
    failure: { fields: { to: expect.any(String) } },
  })
  expect(await send('email', 'jan@')).toMatchObject({ status: 400, failure: { code: 'bad_recipient' } })
})
