import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#features/auth/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { boardCell } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
/** Monday by day, Tuesday by day, Wednesday by day (D2). */
const [MONDAY, TUESDAY, WEDNESDAY] = [0, 2, 4]
const KOWALSKI = 'Jan Kowalski'
const LUCZAK = 'Ewa Łuczak'
const NOWAK = 'Adam Nowak'

let stage: Stage
let anna: Person
let jan: Person
let phone: Person

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await addCars(server.database.queries, 3)
  await submit(server, WEEK, KOWALSKI, '600100201', { 0: 'day' })
  await submit(server, WEEK, LUCZAK, '600100202', { 1: 'day' })
  await submit(server, WEEK, NOWAK, '600100203', { 2: 'day' })
  const chief = await server.asUser({ admin: true })
  anna = await editor(chief, 'Anna Szefowa', 'desk')
  phone = await editor(chief, 'Anna Szefowa', 'phone')
  jan = await editor(await server.asUser(), 'Jan Biuro', 'desk')
  answered(await server.call(generateWeek, WEEK, { as: chief }))
})
afterAll(() => stage?.close())

async function editor({ id, cookie }: TestCaller, name: string, device: 'desk' | 'phone'): Promise<Person> {
  const { server } = stage
  await server.database.queries.update(users).set({ name }).where(eq(users.id, id))
  // A refused saving is what this is about: the browser reports the 409 itself.
  const person = await stage.person(device, [/net::ERR/, /409/])
  const [cookieName = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name: cookieName, value, url: await server.url() }])
  return person
}

/** The plate of the row in which a driver stands. */
async function plateOf({ page }: Person, slot: number, driver: string): Promise<string> {
  const row = page.getByRole('row').filter({ has: boardCell(page, slot, driver) })
  return ((await row.getByRole('rowheader').first().textContent()) ?? '').slice(0, 3)
}

/** Moves a driver to the car of that plate by the keyboard alone. */
async function moveTo({ page }: Person, slot: number, driver: string, plate: string): Promise<void> {
  const cell = boardCell(page, slot, driver)
  const from = Number(await cell.getAttribute('data-row'))
  const to = Number(plate.slice(1)) - 1
  await cell.focus()
  await page.keyboard.press('Enter')
  for (let step = 0; step < Math.abs(to - from); step++)
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator(`[data-slot="${slot}"][data-change]`).filter({ hasText: driver }).waitFor()
}

const saveButton = ({ page }: Person) => page.getByRole('button', { name: 'Aktualizuj grafik' })
const save = async (person: Person) => {
  await saveButton(person).click()
  await person.page.getByText('Grafik został zaktualizowany pomyślnie').first().waitFor()
}
const compare = ({ page }: Person) => page.getByRole('dialog', { name: 'Twoja i nowsza wersja grafiku' })

test('the second to save the same seat sees both versions, chooses, lays them together and saves (D19)', async () => {
  const { page } = anna
  await page.goto(BOARD)
  await boardCell(page, MONDAY, KOWALSKI).waitFor()
  // Anna's page learns of nothing but by saving: what she sees is the older version until then.
  await page.route('**/api/get-users-in-edit**', (route) => route.abort())
  await jan.page.goto(BOARD)
  await boardCell(jan.page, MONDAY, KOWALSKI).waitFor()

  const before = await plateOf(anna, MONDAY, KOWALSKI)
  const [janWants = '', annaWants = ''] = ['W01', 'W02', 'W03'].filter((plate) => plate !== before)
  const wednesday = ['W01', 'W02', 'W03'].find((plate) => plate !== before) ?? ''
  await moveTo(jan, MONDAY, KOWALSKI, janWants)
  await moveTo(jan, WEDNESDAY, NOWAK, wednesday)
  await save(jan)
  await moveTo(anna, MONDAY, KOWALSKI, annaWants)
  await moveTo(anna, TUESDAY, LUCZAK, annaWants)
  await saveButton(anna).click()

  await page.getByRole('dialog', { name: 'Jest nowsza wersja grafiku' }).waitFor()
  await page.getByRole('button', { name: 'Porównaj obie wersje' }).click()
  const dialog = compare(anna)
  await dialog.getByText('Wybierz jeszcze w 1 miejscu.').waitFor()
  // What was refused is told by the dialog alone, and no alert is left behind it.
  expect(await page.getByText('Grafik nie został zapisany').count()).toBe(0)
  // Under a dialog nothing of the board is undone.
  await page.keyboard.press('Control+z')
  await dialog.getByText('Wybierz jeszcze w 1 miejscu.').waitFor()
  const conflict = dialog.getByRole('group', { name: new RegExp(KOWALSKI) })
  expect(await conflict.getByText(`${KOWALSKI}: `).count()).toBe(3)
  for (const plate of [before, janWants, annaWants]) await conflict.getByText(plate).first().waitFor()
  expect(await dialog.getByRole('button', { name: 'Nałóż razem' }).isDisabled()).toBe(true)
  await expectAccessible(page)

  // By keyboard: into the choice, to the other side and back, and on to the button.
  await conflict.getByRole('radio', { name: 'U Ciebie' }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await conflict.getByRole('radio', { name: 'Jan Biuro' }).isChecked()).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await conflict.getByRole('radio', { name: 'U Ciebie' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Nałóż razem' }).focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })

  expect(await plateOf(anna, MONDAY, KOWALSKI)).toBe(annaWants)
  expect(await plateOf(anna, TUESDAY, LUCZAK)).toBe(annaWants)
  expect(await plateOf(anna, WEDNESDAY, NOWAK)).toBe(wednesday)
  await page.keyboard.press('Control+z')
  await expect.poll(() => plateOf(anna, MONDAY, KOWALSKI)).toBe(janWants)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => plateOf(anna, MONDAY, KOWALSKI)).toBe(annaWants)
  await save(anna)
  await expect.poll(() => plateOf(jan, MONDAY, KOWALSKI), { timeout: 8000 }).toBe(annaWants)
})

test('on a phone the newer version is offered with the choice, and the other side can have the seat', async () => {
  const { page } = phone
  await page.goto(BOARD)
  const own = boardCell(page, MONDAY, KOWALSKI)
  await own.waitFor()
  const before = await plateOf(phone, MONDAY, KOWALSKI)
  const [mine = '', theirs = ''] = ['W01', 'W02', 'W03'].filter((plate) => plate !== before)
  await moveTo(phone, MONDAY, KOWALSKI, mine)
  await moveTo(jan, MONDAY, KOWALSKI, theirs)
  await save(jan)
  await page.getByRole('button', { name: 'Wczytaj nowszą i nałóż moje zmiany' }).click({ timeout: 10_000 })
  const dialog = compare(phone)
  await dialog.getByRole('radio', { name: 'Jan Biuro' }).check()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: 'Nałóż razem' }).click()
  await expect.poll(() => plateOf(phone, MONDAY, KOWALSKI)).toBe(theirs)
  expect(await saveButton(phone).isDisabled()).toBe(true)
  expect([...anna.problems, ...jan.problems, ...phone.problems]).toEqual([])
})
