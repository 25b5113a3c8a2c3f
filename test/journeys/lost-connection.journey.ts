import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#features/auth/server/tables.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { readableSlot } from '../schedule/readable-week.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { boardCell, moveToOtherCar } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
/** Days of Monday, Tuesday and Wednesday (D2). */
const [MONDAY, TUESDAY, WEDNESDAY] = [0, 2, 4]
const [KOWALSKI, LUCZAK, LIS] = ['Jan Kowalski', 'Ewa Łuczak', 'Adam Lis']
const LOST = 'Nie wiadomo teraz, kto edytuje ten grafik: brak połączenia z serwerem.'
const UPDATED = 'Grafik został zaktualizowany pomyślnie'

let stage: Stage
let chief: TestCaller
let anna: Person
let jan: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await addCars(server.database.queries, 2)
  await submit(server, WEEK, KOWALSKI, '600100201', { 0: 'day' })
  await submit(server, WEEK, LUCZAK, '600100202', { 1: 'day' })
  await submit(server, WEEK, LIS, '600100203', { 2: 'day' })
  chief = await server.asUser({ admin: true })
  answered(await server.call(generateWeek, WEEK, { as: chief }))
  anna = await editor(chief, 'Anna Szefowa')
  jan = await editor(await server.asUser(), 'Jan Biuro')
  for (const { page } of [anna, jan]) {
    await page.goto(BOARD)
    await boardCell(page, MONDAY, KOWALSKI).waitFor()
  }
})
afterAll(() => stage?.close())

async function editor({ id, cookie }: TestCaller, name: string): Promise<Person> {
  const { server } = stage
  await server.database.queries.update(users).set({ name }).where(eq(users.id, id))
  const person = await stage.person('desk', [/net::ERR/])
  const [cookieName = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name: cookieName, value, url: await server.url() }])
  return person
}

async function savedWeek() {
  const week = answered(await stage.server.call(getGeneratedWeek, WEEK, { as: chief }))
  if (!week) throw new Error('The week is not generated.')
  return week
}

const pressSave = ({ page }: Person) => page.getByRole('button', { name: 'Aktualizuj grafik' }).click()

test('who loses the connection with unsaved edits is told so, edits on, and loses nothing by trying to save (D24)', async () => {
  const { page } = anna
  await moveToOtherCar(page, MONDAY, KOWALSKI)
  await anna.context.setOffline(true)
  await page.getByText(LOST).waitFor()
  await moveToOtherCar(page, TUESDAY, LUCZAK)
  await pressSave(anna)
  await page
    .getByText(/połączeni/)
    .nth(1)
    .waitFor()
  await expectAccessible(page)
  expect(await page.locator('[data-change=unsaved]').count()).toBe(2)
  expect((await savedWeek()).version).toBe(1)
})

test('the other one saves meanwhile; back again both are laid together, and nothing is lost or doubled (D19)', async () => {
  await moveToOtherCar(jan.page, WEDNESDAY, LIS)
  await pressSave(jan)
  await jan.page.getByText(UPDATED).first().waitFor()

  const { page } = anna
  await anna.context.setOffline(false)
  await page.getByRole('button', { name: 'Wczytaj nowszą i nałóż moje zmiany' }).click()
  await page.locator(`[role=gridcell][data-slot="${WEDNESDAY}"]`).filter({ hasText: LIS }).waitFor()
  await pressSave(anna)
  await page.getByText(UPDATED).first().waitFor()
  const week = await savedWeek()
  expect([MONDAY, TUESDAY, WEDNESDAY].map((slot) => readableSlot(week, slot))).toEqual([
    [`W02 ${KOWALSKI}`],
    [`W02 ${LUCZAK}`],
    [`W02 ${LIS}`],
  ])
  expect([week.version, week.history.length]).toEqual([3, 3])
  await expect.poll(() => jan.page.locator('[data-change]').count(), { timeout: 8000 }).toBe(3)
})

test('a save whose answer is lost is asked for again and done once', async () => {
  const { page } = anna
  let lost = 0
  await page.route('**/api/board/moves', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await moveToOtherCar(page, MONDAY, KOWALSKI)
  const before = await savedWeek()
  await pressSave(anna)
  await expect.poll(async () => (await savedWeek()).version).toBe(before.version + 1)
  await expect.poll(() => page.getByRole('button', { name: 'Aktualizuj grafik' }).isDisabled()).toBe(true)
  const after = await savedWeek()
  expect([lost, after.version]).toEqual([1, before.version + 1])
  expect(readableSlot(after, MONDAY)).toEqual([`W01 ${KOWALSKI}`])
  expect(await page.getByText('Jest nowsza wersja grafiku').count()).toBe(0)
  expect([...anna.problems, ...jan.problems]).toEqual([])
})
