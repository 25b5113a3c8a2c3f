import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveMoves } from '#features/board/work/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
const JAN = 'Jan Kowalski'

let stage: Stage
let admin: TestCaller
let jan: string
let cars: string[]
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())
/** Jan drives W01 on Monday and Tuesday, Ewa waits; W02 is free. */
beforeEach(async () => {
  const { server } = stage
  await server.reset()
  admin = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
  jan = await submit(server, WEEK, JAN, '600100201', { 0: 'day', 1: 'day' })
  const ewa = await submit(server, WEEK, 'Ewa Łuczak', '600100202', { 0: 'day-reserve', 1: 'day-reserve' })
  const places = [0, 2].flatMap((slot) => [
    { driverId: jan, slot, carId: cars[0] ?? null },
    { driverId: ewa, slot, carId: null },
  ])
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: admin }))
})

async function arrive(device: 'phone' | 'desk', at = BOARD): Promise<Person> {
  const person = await stage.person(device)
  const [name = '', value = ''] = admin.cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.goto(at)
  return person
}

test('by mouse: a name on the board opens its card, from which its car’s opens; Back goes the way back', async () => {
  const { page, problems } = await arrive('desk')
  const cell = page.locator('[data-driver][data-slot="0"]').filter({ hasText: JAN })
  await cell.hover()
  await page.getByRole('button', { name: 'Karta kierowcy' }).click()
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('heading', { name: JAN }).waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).searchParams.get('karta')).toBe(`kierowca-${jan}`)
  expect(new URL(page.url()).searchParams.get('tydzien')).toBe('12')
  await card.getByRole('link', { name: 'W01' }).first().click()
  const carCard = page.getByRole('dialog', { name: 'Karta auta' })
  await carCard.getByRole('heading', { name: 'W01' }).waitFor()
  await carCard.getByRole('link', { name: JAN }).first().waitFor()
  await expectAccessible(page)
  await page.goBack()
  await card.getByRole('heading', { name: JAN }).waitFor()
  await page.goBack()
  await card.waitFor({ state: 'detached' })
  await cell.waitFor()
  expect(problems).toEqual([])
})

test('by keys: K opens the card of the cell, Escape closes it and goes back to the cell', async () => {
  const { page, problems } = await arrive('desk')
  const cell = page.locator('[data-driver][data-slot="2"]').filter({ hasText: JAN })
  await cell.focus()
  await page.keyboard.press('k')
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('heading', { name: JAN }).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).searchParams.get('karta')).toBeNull()
  expect(problems).toEqual([])
})

test('a card by its address lies over any screen, and what was removed says so', async () => {
  const { page, problems } = await arrive('desk', `/admin/bonusy?karta=kierowca-${jan}`)
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('heading', { name: JAN }).waitFor()
  await card.getByRole('button', { name: 'Zamknij kartę' }).click()
  await card.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/admin/bonusy')
  await page.goto('/admin/bonusy?karta=auto-00000000-0000-4000-8000-000000000000')
  await page.getByText('Tego auta nie ma już we flocie.').waitFor()
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('on a phone the card is the whole screen, opened by the cell’s sheet', async () => {
  const { page, problems } = await arrive('phone')
  await page.locator('[data-driver]').filter({ hasText: JAN }).first().tap()
  await page.getByRole('button', { name: 'Karta kierowcy' }).tap()
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('heading', { name: JAN }).waitFor()
  await expectAccessible(page)
  const box = await card.boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
  await card.getByRole('button', { name: 'Zamknij kartę' }).tap()
  await card.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('a remark names its people and cars as doors, and leads to its seat', async () => {
  const { page, problems } = await arrive('desk')
  await page.getByRole('button', { name: /^Uwagi/ }).click()
  const list = page.getByRole('list', { name: 'Uwagi' })
  await list.getByRole('link', { name: 'Ewa Łuczak' }).first().click()
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('heading', { name: 'Ewa Łuczak' }).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Uwagi/ }).click()
  await list.getByRole('button', { name: 'Pokaż na planszy: Noc wt' }).click()
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.slot))
    .toBe('3')
  expect(problems).toEqual([])
})

test('an open card follows what somebody else saves', async () => {
  const { page, problems } = await arrive('desk')
  const { server } = stage
  const anna = await server.asUser()
  await page.locator('[data-driver][data-slot="0"]').filter({ hasText: JAN }).focus()
  await page.keyboard.press('k')
  const card = page.getByRole('dialog', { name: 'Karta kierowcy' })
  await card.getByRole('link', { name: 'W01' }).first().waitFor()
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: anna }))
  if (!week) throw new Error('The week is not generated.')
  const [, second = ''] = cars
  const at = (carId: string) => ({ slot: 0, carId, onCall: false })
  const moves = [{ driverId: jan, from: at(cars[0] ?? ''), to: at(second) }]
  answered(await server.call(saveMoves, { id: week.id, base: week.version, moves }, { as: anna }))
  await card.getByRole('link', { name: 'W02' }).first().waitFor()
  expect(problems).toEqual([])
})
