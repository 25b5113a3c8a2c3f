import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket } from '../market/open-market.ts'
import { MONDAY_DAY } from '../schedule/moving-office.ts'
import { openStage, type Person, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())

interface Counted extends Person {
  /** Fingers put down since the first page was opened. */
  taps(): Promise<number>
}

/** Somebody whose taps the phone itself counts; typing is none, putting the finger into a field is. */
async function counted(driverId?: string): Promise<Counted> {
  const person = await stage.person('phone', [/401/])
  if (driverId !== undefined) {
    const [name = '', value = ''] = (await stage.server.asScope('driver', driverId)).cookie.split('=')
    await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  }
  await person.context.addInitScript(`
    addEventListener('pointerdown', (event) => {
      if (event.isTrusted) sessionStorage.setItem('taps', Number(sessionStorage.getItem('taps') ?? 0) + 1)
    }, { capture: true })`)
  return {
    ...person,
    taps: async () => Number(await person.page.evaluate(() => sessionStorage.getItem('taps') ?? 0)),
  }
}

/** Taps the card and waits for its answer: an eager second tap would be none that a person makes. */
async function tapCard(page: Page, weekday: string, times: number): Promise<void> {
  const card = page.getByRole('button', { name: new RegExp(`^${weekday}`) })
  for (let tap = 0; tap < times; tap += 1) {
    const before = await card.textContent()
    await card.tap()
    await expect.poll(() => card.textContent()).not.toBe(before)
  }
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap()
  await page.keyboard.type(text)
}

const submitDialog = (page: Page) => page.getByRole('dialog', { name: 'Prześlij grafik' })
const sendIt = (page: Page) => submitDialog(page).getByRole('button', { name: 'Wyślij', exact: true }).tap()
const thanks = (page: Page) => page.getByText(/^Formularz został przesłany pomyślnie/)

test('a first week of three days and two nights is sent in 13 taps, the same one a week later in 3', async () => {
  await stage.server.reset()
  const { page, problems, taps } = await counted()
  await page.goto('/')
  for (const [weekday, times] of [
    ['Poniedziałek', 1],
    ['Wtorek', 1],
    ['Środa', 1],
    ['Piątek', 2],
    ['Sobota', 2],
  ] as const)
    await tapCard(page, weekday, times)
  await page.getByRole('button', { name: 'Dalej' }).tap()
  const dialog = submitDialog(page)
  await typeInto(page, dialog.getByLabel('Imię i nazwisko'), 'Jan Kowalski')
  await typeInto(page, dialog.getByLabel('Adres e-mail'), 'jan@kowalski.pl')
  await typeInto(page, dialog.getByLabel('Numer telefonu'), '600100200')
  await sendIt(page)
  await thanks(page).waitFor()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Zamknij' }).last().tap()
  expect(await taps()).toBe(13)

  stage.server.clock.advance(7 * 86_400_000)
  await page.reload()
  const before = await taps()
  await page.getByRole('button', { name: 'Wybierz jak ostatnio' }).tap()
  await page.getByRole('button', { name: 'Dalej' }).tap()
  await sendIt(page)
  await thanks(page).waitFor()
  expect((await taps()) - before).toBe(3)
  expect(problems).toEqual([])
})

test('tomorrow’s car stands there without a tap and without scrolling', async () => {
  const { office } = await openMarket(stage.server)
  stage.server.clock.set('2026-03-15T17:00:00Z')
  const { page, problems, taps } = await counted(office.jan)
  await page.goto('/kalendarz-pracy')
  for (const told of ['Jutro, poniedziałek 16 marca', '6:00–18:00', 'W01']) {
    const box = await page.getByText(told).first().boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true)
  }
  expect([await taps(), await page.evaluate(() => scrollY)]).toEqual([0, 0])
  expect(problems).toEqual([])
})

test('a shift is taken by one tap, and one more undoes it', async () => {
  const market = await openMarket(stage.server)
  const { page, problems, taps } = await counted(market.ola)
  await page.clock.install()
  await page.goto('/wolne')
  const take = page.getByRole('button', { name: /^Biorę: Poniedziałek, 16 marca, Dzień/ })
  await take.tap()
  await page.getByRole('button', { name: 'Cofnij' }).tap()
  expect(await taps()).toBe(2)
  await page.clock.runFor(5_200)
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([market.office.jan])
  await take.tap()
  await page.clock.runFor(5_200)
  await page.getByText('Twoja', { exact: true }).waitFor()
  expect(await taps()).toBe(3)
  expect(await market.drivesAt(MONDAY_DAY)).toContain(market.ola)
  expect(problems).toEqual([])
})

test('a shift is handed back in two taps', async () => {
  const { office, look } = await openMarket(stage.server)
  stage.server.clock.set('2026-03-16T07:00:00Z')
  const { page, problems, taps } = await counted(office.ewa)
  await page.goto('/kalendarz-pracy')
  await page.getByRole('button', { name: /^Oddaj zmianę: Wtorek/ }).tap()
  await page.getByRole('button', { name: 'Oddaj wszystkim' }).tap()
  await page.getByText('Zmiana jest wystawiona.', { exact: false }).first().waitFor()
  expect(await taps()).toBe(2)
  expect((await look(office.ewa)).own.some(({ offer }) => offer)).toBe(true)
  expect(problems).toEqual([])
})
