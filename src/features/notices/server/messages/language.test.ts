import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editDriver } from '#features/drivers/office/contract.ts'
import { setMessaging } from '#features/messaging/contract-texts.ts'
import { sizeOfSms } from '#features/messaging/domain/gsm7.ts'
import type { Language } from '#platform/pure/languages.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { costOfTexts } from '../../contract.ts'

let server: TestServer
let office: MovingOffice
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  office = await openOffice(server)
})

const speak = async (language: Language | null) =>
  answered(await server.call(editDriver, { id: office.jan, language }, { as: office.admin() }))

test('a change is told in the driver’s language, and the other driver’s in Polish', async () => {
  await speak('uk')
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  await office.move(office.ewa, 8, 0)
  await office.tellAll()
  const texts = await office.texts()
  expect(texts).toHaveLength(2)
  expect(texts.find((text) => text.startsWith('Jan'))).toContain('ви їдете 17.3.2026 (ніч), авто: W02')
  expect(texts.find((text) => text.startsWith('Ewa'))).toMatch(/jedziesz/)
})

test('what the SMS cost is told before they go out, and what they would cost in Polish', async () => {
  await speak('uk')
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  await office.move(office.ewa, 8, 0)
  const weekId = (await office.week()).id
  const cost = async () => answered(await server.call(costOfTexts, { weekId }, { as: office.admin() }))
  const before = await cost()
  await office.tellAll()
  const parts = (await office.texts()).map((text) => sizeOfSms(text).parts)
  expect(before.parts).toBe(parts.reduce((sum, each) => sum + each, 0))
  expect(before.inPolish).toBeLessThan(before.parts)
  expect(await cost()).toEqual({ parts: 0, inPolish: 0 })
})

test('a fleet that sends SMS in Polish is told the Polish cost', async () => {
  await speak('ka')
  answered(await server.call(setMessaging, { smsInPolish: true }, { as: office.admin() }))
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  const weekId = (await office.week()).id
  const { parts, inPolish } = answered(await server.call(costOfTexts, { weekId }, { as: office.admin() }))
  expect(parts).toBe(inPolish)
  expect(parts).toBeGreaterThan(0)
})

test('who waits without a car is told so in the same language', async () => {
  await speak('ru')
  await office.put(office.jan, [{ slot: TUESDAY_NIGHT, carId: null }])
  await office.tellAll()
  expect(await office.texts()).toEqual([expect.stringContaining('машина: нет, вы в резерве')])
})

test('an SMS that waits stays in the language in which it was written', async () => {
  await speak('uk')
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  await office.tellAll()
  const before = await office.texts()
  await speak('en')
  expect(await office.texts()).toEqual(before)
})

test('a fleet that sends SMS in Polish does so wholly; a letter stays in the driver’s language', async () => {
  await speak('uk')
  answered(await server.call(setMessaging, { smsInPolish: true }, { as: office.admin() }))
  await office.put(office.jan, [{ slot: TUESDAY_NIGHT, carId: null }])
  await office.tellAll()
  expect(await office.texts()).toEqual([expect.stringContaining('brak, jestes w rezerwie')])
  answered(await office.mail(await office.changeId(office.jan)))
  const [letter] = await office.outbox('email')
  expect(letter?.text).toContain('Вітаємо, Jan Lis!')
  expect(letter?.text).toContain('немає, ви в резерві')
  expect(letter?.text).not.toMatch(/[ąćęłńśźż]/i)
})
