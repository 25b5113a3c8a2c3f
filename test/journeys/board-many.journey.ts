import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPins } from '#features/board/pins/contract.ts'
import { takeFreeShift } from '#features/market/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setMarket } from '#features/settings/contract.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { boardCell } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
const BOARD = '/admin/edycja-grafiku?rok=2026&tydzien=12'
const [JAN, EWA, OLA] = ['Jan Kowalski', 'Ewa Lis', 'Ola Mak']

let stage: Stage
let office: Person
let ola: string

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  const { server } = stage
  await addCars(server.database.queries, 3)
  await submit(server, WEEK, JAN, '600100201', { 0: 'day', 1: 'day', 2: 'day' })
  await submit(server, WEEK, EWA, '600100202', { 0: 'day', 1: 'day' })
  ola = await submit(server, WEEK, OLA, '600100203', {})
  const chief = await server.asUser({ admin: true })
  answered(
    await server.call(
      setMarket,
      { on: true, names: true, approval: 'never', reserveMinutes: 0 },
      { as: chief },
    ),
  )
  answered(await server.call(generateWeek, WEEK, { as: chief }))
  office = await stage.person('desk')
  const [name = '', value = ''] = chief.cookie.split('=')
  await office.context.addCookies([{ name, value, url: await server.url() }])
  await office.page.goto(BOARD)
  await boardCell(office.page, 0, JAN).waitFor()
  await office.page.getByRole('button', { name: 'Auta w wierszach' }).click()
  await office.page.getByRole('grid', { name: 'Auta w wierszach' }).waitFor()
})
afterAll(() => stage?.close())

const bar = (page: Page) => page.getByRole('region', { name: 'Zaznaczone miejsca' })
const act = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })
const driving = (page: Page, slot: number, name: string) =>
  boardCell(page, slot, name).and(page.locator('[data-area="cars"]'))
const seat = (page: Page, slot: number, row: number) =>
  page.locator(`[data-area="cars"][data-slot="${slot}"][data-row="${row}"]`)
const chosen = (page: Page) => page.locator('[role=gridcell][aria-selected=true]')
const rowOf = async (cell: Locator) => Number(await cell.getAttribute('data-row'))
const changed = (page: Page) => page.locator('[data-change]').count()

test('a driver’s week is chosen from the menu and freed in one step, which one undo takes back', async () => {
  const { page } = office
  await driving(page, 0, JAN).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Zaznacz tydzień kierowcy' }).click()
  await bar(page).getByText('Zaznaczone: 3 miejsca').waitFor()
  expect(await chosen(page).count()).toBe(3)
  await expectAccessible(page)
  await act(page, 'Zwolnij').click()
  await expect.poll(() => driving(page, 0, JAN).count()).toBe(0)
  expect(await driving(page, 4, JAN).count()).toBe(0)
  await page.keyboard.press('Control+z')
  await driving(page, 4, JAN).waitFor()
  await driving(page, 0, JAN).waitFor()
  expect(await changed(page)).toBe(0)
  await act(page, 'Odznacz').click()
  expect(await chosen(page).count()).toBe(0)
})

test('a block by Shift and the arrows, and by Shift and the mouse; Escape lets it go', async () => {
  const { page } = office
  await seat(page, 0, 0).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await bar(page).getByText('Zaznaczone: 4 miejsca').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => chosen(page).count()).toBe(0)
  await seat(page, 1, 0).click()
  await seat(page, 5, 2).click({ modifiers: ['Shift'] })
  // From a night to a night: nights alone.
  await bar(page).getByText('Zaznaczone: 9 miejsc').waitFor()
  await seat(page, 1, 0).click({ modifiers: ['Control'] })
  await bar(page).getByText('Zaznaczone: 8 miejsc').waitFor()
  await page.keyboard.press('Escape')
})

test('two cars in the same shifts change their drivers at once', async () => {
  const { page } = office
  const [jan, ewa] = [await rowOf(driving(page, 0, JAN)), await rowOf(driving(page, 0, EWA))]
  await seat(page, 0, jan).click({ modifiers: ['Control'] })
  for (const [slot, row] of [
    [2, jan],
    [0, ewa],
    [2, ewa],
  ] as const)
    await seat(page, slot, row).click({ modifiers: ['Control'] })
  await act(page, 'Zamień').click()
  await expect.poll(() => rowOf(driving(page, 0, JAN))).toBe(ewa)
  expect(await rowOf(driving(page, 2, EWA))).toBe(jan)
  await page.keyboard.press('Control+z')
  await expect.poll(() => rowOf(driving(page, 2, JAN))).toBe(jan)
  await page.keyboard.press('Escape')
})

test('who can’t go is told with the reason, and the others go only if that is wanted', async () => {
  const { page } = office
  const [jan, ewa] = [await rowOf(driving(page, 0, JAN)), await rowOf(driving(page, 0, EWA))]
  const third = [0, 1, 2].find((row) => row !== jan && row !== ewa) ?? 0
  const reg = await page.locator('[data-plate] b').nth(third).textContent()
  const choose = async () => {
    await seat(page, 0, jan).click({ modifiers: ['Control'] })
    await seat(page, 0, ewa).click({ modifiers: ['Control'] })
    await act(page, 'Do auta…').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: reg ?? '' })
      .click()
    await page.getByText('Na to miejsce idzie już inny zaznaczony kierowca.').waitFor()
  }
  await choose()
  await page.getByRole('button', { name: 'Nic nie rób' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await changed(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => chosen(page).count()).toBe(0)
  await choose()
  await page.getByRole('button', { name: 'Zrób pozostałe (1)' }).click()
  await expect.poll(() => changed(page)).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => changed(page)).toBe(0)
  await page.keyboard.press('Escape')
})

test('several chosen drivers are dragged to another car together', async () => {
  const { page } = office
  const [jan, ewa] = [await rowOf(driving(page, 0, JAN)), await rowOf(driving(page, 0, EWA))]
  const third = [0, 1, 2].find((row) => row !== jan && row !== ewa) ?? 0
  for (const slot of [0, 2, 4]) await seat(page, slot, jan).click({ modifiers: ['Control'] })
  const [from, to] = [await seat(page, 2, jan).boundingBox(), await seat(page, 2, third).boundingBox()]
  if (!from || !to) throw new Error('Nothing to carry.')
  await page.mouse.move(from.x + 30, from.y + from.height / 2)
  await page.mouse.down()
  await page.locator('[data-dragging]').waitFor()
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  for (const slot of [0, 2, 4]) await expect.poll(() => rowOf(driving(page, slot, JAN))).toBe(third)
  await page.keyboard.press('Control+z')
  await expect.poll(() => changed(page)).toBe(0)
})

test('many are pinned at once, and unpinned', async () => {
  const { page } = office
  const pins = async () =>
    answered(await stage.server.call(listPins, WEEK, { as: await stage.server.asUser() })).data.length
  for (const slot of [0, 2, 4]) await driving(page, slot, JAN).click({ modifiers: ['Control'] })
  await act(page, 'Przypnij').click()
  await act(page, 'Odepnij').waitFor()
  expect(await pins()).toBe(3)
  await act(page, 'Odepnij').click()
  await expect.poll(pins).toBe(0)
  await page.keyboard.press('Escape')
})

test('free seats are proposed to all who may take them; who takes one stands on the board by itself', async () => {
  const { page, problems } = office
  const { server } = stage
  const free = page.locator('[data-area="cars"][data-slot="0"][data-kind="free"]')
  await free.first().click({ modifiers: ['Control'] })
  await act(page, 'Zaproponuj (1)').click()
  const offer = page.getByRole('region', { name: 'Zaproponuj 1 wolne miejsce' })
  await offer.getByText('Razem 1 osoba.', { exact: false }).waitFor()
  await offer.getByText('Pominięci: jadą już 2.', { exact: false }).waitFor()
  await offer.getByRole('button', { name: 'Pokaż osoby: Inni, którzy mogą' }).click()
  await offer.getByRole('checkbox', { name: OLA }).waitFor()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Zaproponuj 1 osobie' }).click()
  await offer.getByText('Wszyscy, którzy mogą, już wiedzą.').waitFor()
  const chief = await server.asUser({ admin: true })
  const told = answered(await server.call(listMessages, { kind: 'email' }, { as: chief })).data
  expect(told.filter(({ attributes }) => attributes.aboutKind === 'market-proposed')).toHaveLength(1)
  server.clock.advance(300)
  answered(
    await server.call(
      takeFreeShift,
      { date: '2026-03-16', shift: 'day' },
      { as: await server.asScope('driver', ola) },
    ),
  )
  await driving(page, 0, OLA).waitFor()
  expect(problems).toEqual([])
})

test('by fingers every tap chooses, until it is let go', async () => {
  const phone = await stage.person('phone')
  const chief = await stage.server.asUser({ admin: true })
  const [name = '', value = ''] = chief.cookie.split('=')
  await phone.context.addCookies([{ name, value, url: await stage.server.url() }])
  const { page, problems } = phone
  await page.goto(BOARD)
  await page.getByRole('gridcell').first().waitFor()
  const more = page.getByRole('button', { name: 'Więcej', exact: true })
  await more.tap()
  await page.getByText('Auta w wierszach').tap()
  await page.getByRole('button', { name: 'Zaznacz wiele miejsc' }).tap()
  await driving(page, 0, JAN).tap()
  await driving(page, 0, EWA).tap()
  await bar(page).getByText('Zaznaczone: 2 miejsca').waitFor()
  await expectAccessible(page)
  await driving(page, 0, EWA).tap()
  await bar(page).getByText('Zaznaczone: 1 miejsce').waitFor()
  await act(page, 'Odznacz').tap()
  await bar(page).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
