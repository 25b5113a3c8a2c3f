import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGeneratedWeek } from '#features/schedule/contract.ts'
import { readableSlot } from '../schedule/readable-week.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered } from '../server/test-server.ts'
import { arriveLoggedIn, boardCell, makeAdministrator } from './office-steps.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const WEEK = { year: 2026, week: 12 }
/** Days of Monday and Tuesday (D2). */
const [MONDAY, TUESDAY] = [0, 2]
const [JAN, EWA, ADAM] = ['Jan Kowalski', 'Ewa Łuczak', 'Adam Lis']

let stage: Stage
let office: Person
/** How often the key leads from a car's seat to the next car's of the same shift. */
let stepsToNextCar = 1

async function openBoard(layout: 'panes' | 'rows'): Promise<void> {
  stage = await openStage('2026-03-11T11:00:00Z')
  await makeAdministrator(stage)
  await addCars(stage.server.database.queries, 3)
  await submit(stage.server, WEEK, JAN, '600100201', { 0: 'day', 1: 'day' })
  await submit(stage.server, WEEK, EWA, '600100202', { 0: 'day' })
  await submit(stage.server, WEEK, ADAM, '600100203', { 1: 'on-call' })
  office = await stage.person('desk')
  await arriveLoggedIn(office.page)
  await office.page.goto('/admin/edycja-grafiku')
  await boardCell(office.page, MONDAY, JAN).waitFor()
  stepsToNextCar = layout === 'rows' ? 2 : 1
  if (layout === 'panes') return
  await tabTo(office.page, button(office.page, 'Auta w wierszach'))
  await office.page.keyboard.press('Enter')
  await office.page.getByRole('grid', { name: 'Auta w wierszach' }).waitFor()
}

/** Goes there by the tab key, as somebody without a mouse must be able to. */
async function tabTo(page: Page, target: Locator, keys = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    const there = await target
      .first()
      .evaluate((element) => element === document.activeElement, undefined, { timeout: 5000 })
    if (there) return
    await page.keyboard.press(keys)
  }
  throw new Error('The tab key does not lead there.')
}

/** Where the focus is on the board; the keys of the board go on from there. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    return {
      slot: Number(element?.dataset.slot ?? -1),
      area: element?.dataset.area,
      text: element?.textContent ?? '',
    }
  })
}

/**
 * Goes to the days, and on to the cell of a slot in which somebody stands, or to the first free car of it.
 */
async function walkTo(page: Page, slot: number, text: string): Promise<void> {
  await tabTo(page, page.locator('[data-scroller]'), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  while ((await focused(page)).slot < slot) await page.keyboard.press('ArrowRight')
  await walkDownTo(page, text)
}

async function walkDownTo(page: Page, text: string): Promise<void> {
  for (let steps = 0; steps < 8 && !(await focused(page)).text.includes(text); steps += 1)
    for (let press = 0; press < stepsToNextCar; press += 1) await page.keyboard.press('ArrowDown')
  expect((await focused(page)).text).toContain(text)
}

async function savedSlots(...slots: number[]) {
  const as = await stage.server.asUser()
  const week = answered(await stage.server.call(getGeneratedWeek, WEEK, { as }))
  if (!week) throw new Error('The week is not generated.')
  return slots.map((slot) => readableSlot(week, slot))
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.each(['panes', 'rows'] as const)('%s', (layout) => {
  beforeAll(() => openBoard(layout))
  afterAll(() => stage?.close())

  test('generate the week and find somebody in it, by keys alone', async () => {
    const { page } = office
    await tabTo(page, button(page, 'Generuj grafik'))
    await page.keyboard.press('Enter')
    await page.getByText('Grafik został wygenerowany pomyślnie').waitFor()
    expect((await savedSlots(MONDAY))[0]).toHaveLength(2)
    await tabTo(page, page.getByRole('searchbox', { name: 'Szukaj kierowcy lub auta' }))
    await page.keyboard.type('łuczak')
    await page.getByText('1 trafienie').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toMatchObject({ slot: MONDAY, text: expect.stringContaining(EWA) })
  })

  test('pick a driver up, carry to an empty car and put down; to the reserve; undo and redo', async () => {
    const { page } = office
    await walkTo(page, MONDAY, EWA)
    await page.keyboard.press('Enter')
    await walkDownTo(page, 'Wolne')
    await page.keyboard.press('Enter')
    const moved = page.locator(`[role=gridcell][data-slot="${MONDAY}"][data-area="cars"][data-change]`)
    await moved.filter({ hasText: EWA }).waitFor()
    expect(await focused(page)).toMatchObject({ slot: MONDAY, text: expect.stringContaining(EWA) })
    const card = page.getByRole('tooltip')
    await card.filter({ hasText: EWA }).waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })

    await page.keyboard.press('Enter')
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    const inReserve = boardCell(page, MONDAY, EWA).and(page.locator('[data-area="reserve"]'))
    await inReserve.waitFor()
    await page.keyboard.press('Control+z')
    await inReserve.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+z')
    await inReserve.waitFor()
    await page.keyboard.press('Control+z')
    await moved.filter({ hasText: EWA }).waitFor()
  })

  test('take a driver off with a reason, replace one who is ill, and update, by keys alone', async () => {
    const { page, problems } = office
    await walkTo(page, MONDAY, JAN)
    await page.keyboard.press('Delete')
    const removal = page.getByRole('dialog', { name: 'Usuń zmianę' })
    await tabTo(page, removal.getByRole('radio').first())
    await page.keyboard.press('Space')
    await tabTo(page, removal.getByRole('button', { name: 'Usuń zmianę' }))
    await page.keyboard.press('Enter')
    await boardCell(page, MONDAY, JAN).waitFor({ state: 'detached' })
    await removal.waitFor({ state: 'detached' })

    await walkTo(page, TUESDAY, JAN)
    await page.keyboard.press('m')
    const happened = page.getByRole('menuitem', { name: 'Coś się stało…' })
    await tabTo(page, happened)
    await page.keyboard.press('Enter')
    const flow = page.getByRole('dialog')
    await tabTo(page, flow.getByRole('button', { name: /^Zapisz/ }).first())
    await page.keyboard.press('Enter')
    await boardCell(page, TUESDAY, ADAM).and(page.locator('[data-area="cars"]')).waitFor()

    await tabTo(page, button(page, 'Aktualizuj grafik'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Grafik został zaktualizowany pomyślnie').waitFor()
    const [monday, tuesday] = await savedSlots(MONDAY, TUESDAY)
    expect(monday).toEqual([expect.stringContaining(EWA)])
    expect(tuesday).toEqual([expect.stringContaining(ADAM)])
    await expectAccessible(page)
    expect(problems).toEqual([])
  })
})
