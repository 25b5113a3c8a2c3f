import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { openOwnCalendar } from '#features/drivers/session/contract.ts'
import type { Language } from '#platform/pure/languages.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { tellAgain } from './told-again.ts'

let server: TestServer
const dist = mkdtempSync(join(tmpdir(), 'flotylla-spoken-'))
const spoken = (msg: string, field: string) => `
  export const calls = new Map([['POST /api/add', { failures: {
    already_submitted: { status: 409, msg: '${msg}' },
    wrong_days: { status: 400, msg: '?', says: ({ why }) => '${msg} ' + why },
  } }]])
  export const platformFailures = { unavailable: { msg: '${msg} 503' } }
  export const fieldSentences = { availability: { phone: '${field}' } }`

beforeAll(async () => {
  server = await startTestServer()
  mkdirSync(join(dist, 'prerender'))
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  writeFileSync(join(dist, 'prerender/spoken.js'), spoken('Już jest', 'Popraw telefon'))
  writeFileSync(join(dist, 'prerender/spoken.uk.js'), spoken('Вже є', 'Виправте телефон'))
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const told = async (body: object, language: Language = 'uk', endpoint = submitAvailability) =>
  (await tellAgain(server.platform, dist)(endpoint as never, { status: 409, body }, language)).body

test('a failure is told by code and facts in the language of whoever asks', async () => {
  const kept = { code: 'already_submitted', msg: 'Już jest' }
  expect(await told(kept)).toEqual({ code: 'already_submitted', msg: 'Вже є' })
  expect(await told({ code: 'wrong_days', msg: 'Już jest', facts: { why: 'twiceOneDay' } })).toMatchObject({
    msg: 'Вже є twiceOneDay',
    facts: { why: 'twiceOneDay' },
  })
  expect(await told({ code: 'unavailable', msg: 'x' })).toMatchObject({ msg: 'Вже є 503' })
})

test('what stands beside a field is told likewise, and what nobody has translated stays', async () => {
  const fields = { phone: 'Popraw telefon', plate: 'Popraw numer' }
  expect(await told({ code: 'invalid_input', msg: 'Popraw dane', fields })).toEqual({
    code: 'invalid_input',
    msg: 'Popraw dane',
    fields: { phone: 'Виправте телефон', plate: 'Popraw numer' },
  })
})

test('where a language was not built, or the call is unknown to it, the failure stays Polish', async () => {
  const kept = { code: 'wrong_pin_or_phone', msg: 'Popraw PIN' }
  expect(await told(kept, 'ka')).toEqual(kept)
  expect(await told(kept, 'uk', openOwnCalendar as never)).toEqual(kept)
})

test('a prescribed call of a program that names no page is answered in Polish, to the letter', async () => {
  const url = await server.url()
  const ask = async (headers: Record<string, string>) => {
    const body = '{"fullName":"Jan Nowak"}'
    const answer = await fetch(`${url}/api/add`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return ((await answer.json()) as { msg: string }).msg
  }
  const polish = await ask({})
  expect(polish).toBe('Popraw zaznaczone dane i spróbuj ponownie.')
  expect(await ask({ 'accept-language': 'uk', cookie: 'flotylla_lang=uk' })).toBe(polish)
  expect(await ask({ 'x-page-language': '../uk' })).toBe(polish)
})
