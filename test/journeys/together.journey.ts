import { eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#features/auth/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { boardCell, moveToOtherCar } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
/** Monday by day, Tuesday by day (D2). */
const [MONDAY, TUESDAY] = [0, 2]
const KOWALSKI = 'Jan Kowalski'
const LUCZAK = 'Ewa Łuczak'
const ALONE = 'Teraz edytujesz tylko Ty.'
const BOTH = 'Teraz edytują: Anna Szefowa (Ty), Jan Biuro'
/** A board asks every 2 s; a busy machine needs a little more. */
const SOON_MS = 8000
const OTHER_TAB = 'Masz ten grafik otwarty także w innej karcie.'

let stage: Stage
let anna: Person
let jan: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await addCars(server.database.queries, 2)
  await submit(server, WEEK, KOWALSKI, '600100201', { 0: 'day' })
  await submit(server, WEEK, LUCZAK, '600100202', { 1: 'day' })
  const chief = await server.asUser({ admin: true })
  anna = await editor(chief, 'Anna Szefowa')
  jan = await editor(await server.asUser(), 'Jan Biuro')
  answered(await server.call(generateWeek, WEEK, { as: chief }))
})
afterAll(() => stage?.close())

/** Somebody of this name at a desk, logged in. */
async function editor({ id, cookie }: TestCaller, name: string): Promise<Person> {
  const { server } = stage
  await server.database.queries.update(users).set({ name }).where(eq(users.id, id))
  const person = await stage.person('desk', [/net::ERR/])
  const [cookieName = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name: cookieName, value, url: await server.url() }])
  return person
}

/** The plate of the row in which a driver stands. */
async function plateOf({ page }: Person, slot: number, driver: string): Promise<string> {
  const row = page.getByRole('row').filter({ has: boardCell(page, slot, driver) })
  return ((await row.getByRole('rowheader').first().textContent()) ?? '').trim()
}

const save = async ({ page }: Person) => {
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').first().waitFor()
}
const hasFocus = (cell: Locator) => cell.evaluate((element) => element === document.activeElement)

test('each is told who else edits the week, within seconds and without a reload (Spec 2 §4, D23)', async () => {
  await anna.page.goto(BOARD)
  await anna.page.getByText(ALONE).waitFor()
  stage.server.clock.advance(1000)
  await jan.page.goto(BOARD)
  await jan.page.getByText('Teraz edytują: Anna Szefowa, Jan Biuro (Ty)').waitFor()
  await anna.page.getByRole('button', { name: 'Odśwież' }).click()
  await anna.page.getByText(BOTH).waitFor()
  await expectAccessible(anna.page)
})

test('one’s own other tab is told as that, and closing it is told within seconds', async () => {
  const tab = await anna.context.newPage()
  await tab.goto(BOARD)
  await tab.getByText(OTHER_TAB).waitFor()
  expect(await tab.getByText(BOTH).count()).toBe(1)
  // As a person closes a tab: the page is given the time to say that it goes.
  await tab.close({ runBeforeUnload: true })
  await anna.page.getByRole('button', { name: 'Odśwież' }).click()
  await expect.poll(() => anna.page.getByText(OTHER_TAB).count(), { timeout: 8000 }).toBe(0)
})

test('what one saves the other sees within seconds and without a reload, marked for a moment, and keeps the focus; nobody is told of the own saving as a colleague’s', async () => {
  const own = boardCell(anna.page, TUESDAY, LUCZAK)
  await own.focus()
  await moveToOtherCar(jan.page, MONDAY, KOWALSKI)
  await save(jan)
  await anna.page.getByText('Jan Biuro: zmiany zapisane o 12:00.').first().waitFor({ timeout: SOON_MS })
  // Two rounds of asking later the own board has heard of the version that it saved itself.
  for (let round = 0; round < 2; round += 1) await jan.page.waitForResponse(/get-users-in-edit/)
  expect(await jan.page.getByText('zmiany zapisane o').count()).toBe(0)
  expect(await boardCell(jan.page, MONDAY, KOWALSKI).getAttribute('data-mark')).not.toBe('nowe')
  expect(await plateOf(anna, MONDAY, KOWALSKI)).toBe('W02')
  expect(await boardCell(anna.page, MONDAY, KOWALSKI).getAttribute('data-mark')).toBe('nowe')
  await expectAccessible(anna.page)
  expect(await hasFocus(own)).toBe(true)
})

test('who has picked a driver up is not disturbed; the newer week comes when the driver is put down', async () => {
  const { page } = anna
  await boardCell(page, TUESDAY, LUCZAK).focus()
  await page.keyboard.press('Enter')
  const fetched = page.waitForResponse(/api\/board\?.*week=12/)
  await moveToOtherCar(jan.page, MONDAY, KOWALSKI)
  await save(jan)
  await (await fetched).finished()
  expect(await plateOf(anna, MONDAY, KOWALSKI)).toBe('W02')
  await page.keyboard.press('Escape')
  await expect.poll(() => plateOf(anna, MONDAY, KOWALSKI)).toBe('W01')
})

test('where both edit, the newer version is offered before saving, and taken over with one’s own changes on top (D19)', async () => {
  const { page } = anna
  await moveToOtherCar(page, TUESDAY, LUCZAK)
  await moveToOtherCar(jan.page, MONDAY, KOWALSKI)
  await save(jan)
  await page.getByText('Jest nowsza wersja grafiku').waitFor()
  expect([await plateOf(anna, MONDAY, KOWALSKI), await plateOf(anna, TUESDAY, LUCZAK)]).toEqual([
    'W01',
    'W02',
  ])
  await page.getByRole('button', { name: 'Wczytaj nowszą i nałóż moje zmiany' }).click()
  await expect.poll(() => plateOf(anna, MONDAY, KOWALSKI)).toBe('W02')
  expect(await plateOf(anna, TUESDAY, LUCZAK)).toBe('W02')
  await save(anna)
  await expect.poll(() => plateOf(jan, TUESDAY, LUCZAK), { timeout: 8000 }).toBe('W02')
})

test('one whose browser died vanishes within a minute (D23)', async () => {
  await jan.context.setOffline(true)
  await jan.context.close()
  stage.server.clock.advance(46_000)
  await expect.poll(() => anna.page.getByText(BOTH).count(), { timeout: 8000 }).toBe(0)
  expect([...anna.problems, ...jan.problems]).toEqual([])
})
