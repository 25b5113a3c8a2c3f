import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editDriver } from '#features/drivers/office/contract.ts'
import { setMessaging } from '#features/messaging/contract-texts.ts'
import type { Language } from '#platform/pure/languages.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

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
