import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listGroundings } from '#features/fleet/groundings/contract.ts'
import { listRemovedShifts } from '#features/removals/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { readableSlot } from '../schedule/readable-week.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { boardCell, moveToOtherCar } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
const JAN = 'Jan Kowalski'
const EWA = 'Ewa Łuczak'
/** Monday and Tuesday by day (D2). */
const [MONDAY, TUESDAY] = [0, 2]

let stage: Stage
let admin: TestCaller
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
  const jan = await submit(server, WEEK, JAN, '600100201', { 0: 'day', 1: 'day' })
  const ewa = await submit(server, WEEK, EWA, '600100202', { 0: 'day-reserve', 1: 'day-reserve' })
  const places = [MONDAY, TUESDAY].flatMap((slot) => [
    { driverId: jan, slot, carId: cars[0] ?? null },
    { driverId: ewa, slot, carId: null },
  ])
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: admin }))
})

async function arrive(device: 'phone' | 'desk'): Promise<Person> {
  const person = await stage.person(device)
  const [name = '', value = ''] = admin.cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.goto(BOARD)
  await person.page.getByRole('button', { name: 'Coś się stało' }).waitFor()
  return person
}
const slotNow = async (slot: number) => {
  stage.server.clock.advance(300)
  const week = answered(await stage.server.call(getGeneratedWeek, WEEK, { as: admin }))
  if (!week) throw new Error('The week is not generated.')
  return readableSlot(week, slot)
}
const groundings = async () =>
  answered(await stage.server.call(listGroundings, {}, { as: admin })).data.map(
    ({ attributes: { carReg, groundedReason } }) => `${carReg} ${groundedReason}`,
  )
const removed = async () =>
  answered(await stage.server.call(listRemovedShifts, {}, { as: admin })).data.length

test('a car broke down: on a phone in four taps, and one tap takes the grounding back with the moves', async () => {
  const { page, problems } = await arrive('phone')
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await tap(page.getByRole('button', { name: 'Coś się stało' }))
  const dialog = page.getByRole('dialog')
  await tap(dialog.getByRole('button', { name: 'Auto zepsute' }))
  await expectAccessible(page)
  await tap(dialog.getByRole('button', { name: /^W01/ }))
  await dialog.getByText('Wolne auta').waitFor()
  await expectAccessible(page)
  await tap(dialog.getByRole('button', { name: 'Zapisz i powiadom 1 osobę' }))
  expect(taps).toBe(4)
  const undo = page.getByRole('button', { name: 'Cofnij całość' })
  await undo.waitFor()
  await page.getByText('W01: auto zepsute. SMS do wysłania: 1.').first().waitFor()
  expect(await slotNow(MONDAY)).toContain(`W02 ${JAN}`)
  expect(await groundings()).toEqual(['W01 Awaria'])
  await expectAccessible(page)

  await undo.tap()
  await undo.waitFor({ state: 'detached' })
  expect(await slotNow(MONDAY)).toContain(`W01 ${JAN}`)
  expect(await groundings()).toEqual([])
  expect(problems).toEqual([])
})

test('a driver is ill for the rest of the week: with a mouse in four clicks, told and saved', async () => {
  const { page, problems } = await arrive('desk')
  await boardCell(page, MONDAY, JAN).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Coś się stało…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Do końca tygodnia').click()
  await dialog.getByText(EWA).first().waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zapisz i powiadom 2 osoby' }).click()
  await boardCell(page, TUESDAY, EWA).and(page.locator('[data-area="cars"]')).waitFor()
  expect(await boardCell(page, MONDAY, JAN).count()).toBe(0)
  expect(await removed()).toBe(2)
  // It is saved: nothing is left to be saved on the board.
  await page.getByRole('button', { name: 'Aktualizuj grafik' }).waitFor()
  await page.reload()
  await boardCell(page, TUESDAY, EWA).and(page.locator('[data-area="cars"]')).waitFor()

  // After a reload it is taken back from the list of the week.
  await page.getByRole('button', { name: 'Coś się stało' }).click()
  await dialog.getByRole('button', { name: `Cofnij całość: ${JAN}, Kierowca chory` }).click()
  await page.getByText('Cofnięto całość.').waitFor()
  await page.keyboard.press('Escape')
  await boardCell(page, MONDAY, JAN).and(page.locator('[data-area="cars"]')).waitFor()
  expect(await removed()).toBe(0)
  expect(problems).toEqual([])
})

test('the same by keys alone: the best proposal has the focus, Enter saves, Enter takes back', async () => {
  const { page, problems } = await arrive('desk')
  await boardCell(page, TUESDAY, JAN).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Coś się stało…' }).press('Enter')
  const best = page.getByRole('dialog').getByRole('radio', { name: /Zastępstwo z rezerwy/ })
  await expect.poll(() => best.evaluate((radio) => radio === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await boardCell(page, TUESDAY, EWA).and(page.locator('[data-area="cars"]')).waitFor()
  expect(await slotNow(MONDAY)).toContain(`W01 ${JAN}`)
  const undo = page.getByRole('button', { name: 'Cofnij całość' })
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await boardCell(page, TUESDAY, JAN).and(page.locator('[data-area="cars"]')).waitFor()
  expect(await slotNow(TUESDAY)).toContain(`W01 ${JAN}`)
  expect(problems).toEqual([])
})

test('edits that are not saved stay unsaved on top of what has happened', async () => {
  const { page, problems } = await arrive('desk')
  await moveToOtherCar(page, MONDAY, JAN)
  await boardCell(page, TUESDAY, JAN).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Coś się stało…' }).press('Enter')
  await page.getByRole('dialog').getByText('Na tablicy są niezapisane zmiany.').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zapisz/ })
    .click()
  await boardCell(page, TUESDAY, EWA).and(page.locator('[data-area="cars"]')).waitFor()
  expect(await slotNow(MONDAY)).toContain(`W01 ${JAN}`)
  await page.getByRole('button', { name: /^Aktualizuj grafik/ }).click()
  await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
  expect(await slotNow(MONDAY)).toContain(`W02 ${JAN}`)
  expect(problems).toEqual([])
})

test('a grounding that is typed on the car’s page goes on with proposals, nothing typed is lost', async () => {
  const { page, problems } = await arrive('desk')
  await page.goto(`/admin/samochody/edycja/${cars[0]}?zakladka=uziemienia`)
  await page.getByRole('button', { name: 'Nowe uziemienie' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pierwszy dzień').fill('16.3.2026')
  await dialog.getByLabel('Powód').fill('skrzynia biegów')
  await dialog.getByRole('button', { name: 'Z propozycjami…' }).click()
  const flow = page.getByRole('dialog', { name: 'Coś się stało: W01' })
  await flow.getByText('Wolne auta').waitFor()
  expect(await flow.getByRole('textbox', { name: 'Powód' }).inputValue()).toBe('skrzynia biegów')
  await expectAccessible(page)
  await flow.getByRole('button', { name: /^Zapisz/ }).click()
  await page.getByRole('button', { name: 'Cofnij całość' }).waitFor()
  expect(await groundings()).toEqual(['W01 skrzynia biegów'])
  expect(await slotNow(MONDAY)).toContain(`W02 ${JAN}`)
  expect(problems).toEqual([])
})

test('from the dashboard the week that runs is one press away, and closing leaves its board', async () => {
  const { page, problems } = await arrive('desk')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Coś się stało' }).click()
  const dialog = page.getByRole('dialog', { name: 'Coś się stało' })
  await dialog.getByRole('button', { name: 'Spóźnienie' }).waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).searchParams.get('tydzien')).toBe('11')
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).searchParams.get('stalo')).toBeNull()
  expect(problems).toEqual([])
})
