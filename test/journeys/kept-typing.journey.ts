import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPopupText, setShowPopup } from '#features/settings/contract.ts'
import { openOffice } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { card, choose, closeDialog, openSubmit, send } from './driver-steps.ts'
import { expectAccessible, openStage, type Stage } from './stage.ts'

const OLA = { fullName: 'Ola Śliwa', email: 'ola@przyklad.test', phone: '600100203' }

let stage: Stage
let office: Awaited<ReturnType<typeof openOffice>>

beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
  office = await openOffice(stage.server)
}, 180_000)
afterAll(() => stage?.close())

const submitDialog = (page: Page) => page.getByRole('dialog', { name: 'Prześlij grafik' })
const typed = (page: Page) =>
  Promise.all(
    ['Imię i nazwisko', 'Adres e-mail', 'Numer telefonu'].map((label) =>
      submitDialog(page).getByLabel(label).inputValue(),
    ),
  )
const everything = [OLA.fullName, OLA.email, OLA.phone]
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

test('what is typed survives a tap beside the sheet, Anuluj and a reload, until it is sent; on a shared phone it is gone after that', async () => {
  const { page, problems } = await stage.person('phone')
  await page.goto('/')
  await choose(page, 'Poniedziałek', 'Dzień')
  await openSubmit(page, OLA)
  await expectAccessible(page)
  await page.mouse.click(200, 4)
  await submitDialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Dalej' }).click()
  expect(await typed(page)).toEqual(everything)
  await submitDialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Dalej' }).click()
  expect(await typed(page)).toEqual(everything)

  await submitDialog(page).getByRole('button', { name: 'Wyczyść moje dane' }).click()
  expect(await typed(page)).toEqual(['', '', ''])
  expect(await onDevice(page)).not.toContain(OLA.phone)
  await submitDialog(page).getByRole('button', { name: 'Anuluj' }).click()

  await openSubmit(page, OLA)
  const remember = page.getByLabel('Zapamiętaj moje dane na tym urządzeniu')
  expect(await remember.isChecked()).toBe(true)
  await remember.uncheck()
  await send(page)
  await closeDialog(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Twoja dyspozycyjność')
  const left = await onDevice(page)
  for (const text of everything) expect(left).not.toContain(text)
  expect(problems).toEqual([])
})

test('the popup is there before a card can be tapped; no tap beside it reads it, only its own button does', async () => {
  const { server } = stage
  const as = office.admin()
  answered(await server.call(setPopupText, { popupText: 'Myjnia zamknięta' }, { as }))
  answered(await server.call(setShowPopup, { showPopup: true }, { as }))
  const { page, problems } = await stage.person('phone')
  const popup = page.getByRole('dialog', { name: 'Informacja' })
  // What comes in a file of its own comes late: the popup must not wait for it.
  await page.route('**/assets/small-modals*.js', (route) => route.abort())
  await page.goto('/')
  await popup.waitFor()
  await page.touchscreen.tap(200, 120)
  await page.keyboard.press('Escape')
  await expect
    .poll(() => popup.count().then(async (count) => (count > 0 ? page.keyboard.press('Escape') : count)))
    .toBe(0)
  await page.reload()
  await popup.waitFor()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Rozumiem' }).click()
  await choose(page, 'Poniedziałek', 'Dzień')
  await page.reload()
  await card(page, 'Poniedziałek').getByText('Dzień').waitFor()
  expect(await popup.count()).toBe(0)
  answered(await server.call(setShowPopup, { showPopup: false }, { as }))
  expect(problems).toEqual([])
})

test('a tap that came before the scripts is kept, behind the popup', async () => {
  const { server } = stage
  const as = office.admin()
  answered(await server.call(setShowPopup, { showPopup: true }, { as }))
  const { page, problems } = await stage.person('phone')
  let letThrough = () => {}
  const tapped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('early')) await tapped
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'earlyTaps' in window)
  await card(page, 'Czwartek').click()
  letThrough()
  await page.getByRole('dialog', { name: 'Informacja' }).getByRole('button', { name: 'Rozumiem' }).click()
  await card(page, 'Czwartek').getByText('Dzień', { exact: true }).waitFor()
  answered(await server.call(setShowPopup, { showPopup: false }, { as }))
  expect(problems).toEqual([])
})

test('without a network each page says what is true of it', async () => {
  const { page, context, problems } = await stage.person('phone', [/40[13]|net::ERR/])
  for (const [path, said] of [
    ['/', 'Wybrane zmiany są zapisane na tym urządzeniu.'],
    ['/koordynator', 'To, co widzisz, może być nieaktualne.'],
    ['/kalendarz-pracy', 'To, co widzisz, może być nieaktualne.'],
    ['/moje-rozliczenia', 'Pytanie, którego nie wyślesz, zostanie na tym urządzeniu.'],
    ['/paliwo', 'Wpisane dane są zapisane na tym urządzeniu.'],
  ] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const sentence = page.locator('.offline')
    await sentence.waitFor()
    expect(await sentence.textContent()).toContain(said)
    await context.setOffline(false)
    await sentence.waitFor({ state: 'detached' })
  }
  expect(problems).toEqual([])
})

test('a sheet that breaks leaves the page and all that was typed; a screen that breaks leaves the way on', async () => {
  const { page, problems } = await stage.person('phone', [
    /broken on purpose|Cannot (destructure|read properties)/,
  ])
  await page.goto('/')
  await choose(page, 'Wtorek', 'Noc')
  await openSubmit(page, OLA)
  await submitDialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await page.evaluate(() => {
    const show = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = () => {
      HTMLDialogElement.prototype.showModal = show
      throw new Error('broken on purpose')
    }
  })
  await page.getByRole('button', { name: 'Dalej' }).click()
  const broken = page.getByRole('alertdialog', { name: 'To okno przestało działać' })
  await broken.getByText('Wybrane zmiany i wpisane dane są zapisane na tym urządzeniu.').waitFor()
  await expectAccessible(page)
  await broken.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await submitDialog(page).waitFor()
  expect(await typed(page)).toEqual(everything)

  await page.goto('/koordynator')
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { own: true, ready: true, savedAt: null, data: [null] } }),
  )
  await page.goto('/kalendarz-pracy')
  const screen = page.getByRole('alert').filter({ hasText: 'Ta strona przestała działać.' })
  await screen.waitFor()
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await screen.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('dialog').getByText('PIN').first().waitFor()
  expect(problems).toEqual([])
})
