import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renewDriverPin, showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { entryAddresses } from '#features/drivers/session/server/public.ts'
import { addService, listCarServices } from '#features/fleet/services/contract.ts'
import { setDataAdministrator, setOffice } from '#features/settings/contract.ts'
import { type MovingOffice, openOffice } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

let stage: Stage
let office: MovingOffice
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())
beforeEach(async () => {
  office = await openOffice(stage.server)
  answered(
    await stage.server.call(
      setOffice,
      { officePhone: '22 100 20 30', officeHours: 'codziennie 5:00–23:00' },
      { as: office.admin() },
    ),
  )
})

/** What stands in a message to Jan. */
async function newLink(): Promise<string> {
  const { server } = stage
  const of = await server.database.transaction((tx) => entryAddresses(tx, server.platform, [office.jan]))
  return `/j#${of(office.jan).split('#')[1] ?? ''}`
}

async function withSession(): Promise<Person> {
  const person = await stage.person('phone', [/401/])
  const { cookie } = await stage.server.asScope('driver', office.jan)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  return person
}

async function atOffice(): Promise<Page> {
  const { page, context } = await stage.person('desk')
  const [name = '', value = ''] = (await stage.server.asUser({ admin: true })).cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
  return page
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const next = (page: Page) => page.getByRole('region', { name: 'Twoja najbliższa zmiana' })

async function fits(page: Page): Promise<void> {
  const whole = page.viewportSize()
  await expectAccessible(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  if (whole) await page.setViewportSize(whole)
}

test('a link names the fleet and nobody, lets in by one tap, and leaves nothing in the address', async () => {
  const { page, problems } = await stage.person('phone')
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(await newLink())
  await button(page, 'Otwórz mój kalendarz').waitFor()
  expect(await page.locator('main').textContent()).not.toContain('Jan')
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([])
  await fits(page)
  await button(page, 'Otwórz mój kalendarz').click()
  await next(page).getByText('W01').waitFor()
  expect(page.url()).toMatch(/\/kalendarz-pracy$/)
  await page.goBack()
  expect(page.url()).not.toContain('#')
  expect(calls.join(' ')).not.toContain('#')
  expect(problems).toEqual([])
})

test('a dead link says so, and leads to phone and PIN', async () => {
  const { page } = await stage.person('phone', [/404/, /401/])
  const link = await newLink()
  answered(await stage.server.call(renewDriverPin, { id: office.jan }, { as: office.admin() }))
  await page.goto(link)
  await button(page, 'Otwórz mój kalendarz').click()
  await page.getByRole('alert').getByText('Ten link już nie działa').waitFor()
  expect(page.url()).not.toContain('#')
  await page.getByText('22 100 20 30').waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Zaloguj się PIN-em' }).click()
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
})

test('without a network the link waits for the next tap', async () => {
  const { page, context } = await stage.person('phone', [/ERR_INTERNET_DISCONNECTED/])
  await page.goto(await newLink())
  await button(page, 'Otwórz mój kalendarz').waitFor()
  await context.setOffline(true)
  await button(page, 'Otwórz mój kalendarz').click()
  await page
    .getByRole('alert')
    .getByText(/internet/)
    .waitFor()
  expect(page.url()).toContain('#')
  await context.setOffline(false)
  await button(page, 'Otwórz mój kalendarz').click()
  await next(page).getByText('W01').waitFor()
})

test('who has forgotten the PIN has it sent, and is told alike whatever the number', async () => {
  const { page } = await stage.person('phone', [/401/])
  await page.goto('/kalendarz-pracy')
  const dialog = page.getByRole('dialog', { name: 'Twój kalendarz pracy' })
  await button(page, 'Wyślij mi PIN').click()
  await dialog.getByText('Wpisz najpierw swój numer telefonu.').waitFor()
  await dialog.getByLabel('Numer telefonu').fill('600100200')
  await button(page, 'Wyślij mi PIN').click()
  await dialog.getByText(/PIN przyjdzie w ciągu minuty/).waitFor()
  const { pin } = answered(await stage.server.call(showDriverPin, { id: office.jan }, { as: office.admin() }))
  expect(pin).toMatch(/^[1-9]{4}$/)
  await fits(page)
})

test('a driver sees the own devices and ends the other one', async () => {
  const first = await withSession()
  const { page, problems } = await stage.person('phone', [/401/])
  await page.goto(await newLink())
  await button(page, 'Otwórz mój kalendarz').click()
  await button(page, 'Zalogowane urządzenia').click()
  const sheet = page.getByRole('dialog', { name: 'Zalogowane urządzenia' })
  await sheet.getByText('link z wiadomości').waitFor()
  await sheet.getByText('to urządzenie').waitFor()
  await fits(page)
  await button(page, 'Wyloguj: Nieznane urządzenie').click()
  await expect.poll(() => sheet.getByRole('listitem').count()).toBe(1)
  await first.page.goto('/kalendarz-pracy')
  await first.page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  await button(page, 'Wyloguj wszędzie').click()
  await page.getByRole('dialog', { name: 'Twój kalendarz pracy' }).waitFor()
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
})

test('being late is told with what the office will get; the office takes it up, and the driver reads so', async () => {
  const { page } = await withSession()
  // The sheet asks the phone's clock whether a shift is still to come.
  await page.clock.setFixedTime(stage.server.clock.now())
  await page.goto('/kalendarz-pracy')
  await button(page, 'Zgłoś biuru').click()
  const sheet = page.getByRole('dialog', { name: 'Co się stało?' })
  await sheet.getByText('40 min').click()
  await sheet.getByText('start 6:40 zamiast 6:00').waitFor()
  await sheet.getByLabel('Kilka słów dla biura').fill('Korek na moście')
  await fits(page)
  await button(page, 'Wyślij: będę o 6:40').click()
  await next(page).getByText('biuro jeszcze tego nie przyjęło').waitFor()
  await fits(page)

  const clerk = await atOffice()
  await clerk.goto('/admin')
  await clerk.getByRole('link', { name: 'Zgłoszenia kierowców' }).click()
  await clerk.getByText('Jan Lis: spóźni się 40 min, będzie o 6:40').waitFor()
  await clerk.getByText('Korek na moście').waitFor()
  await expectAccessible(clerk)
  expect(await clerk.getByRole('link', { name: 'Pokaż na planszy: Jan Lis' }).getAttribute('href')).toMatch(
    /^\/admin\/edycja-grafiku\?rok=2026&tydzien=12&miejsce=0&kierowca=[0-9a-f-]{36}$/,
  )
  stage.server.clock.set('2026-03-11T11:07:00Z')
  await clerk.getByRole('button', { name: 'Przyjmij zgłoszenie: Jan Lis' }).click()
  await clerk.getByText('Nie ma nowych zgłoszeń.').waitFor()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await next(page).getByText('biuro wie (12:07)').waitFor()
})

test('a report told in the garage waits on the phone, survives a reload, and goes once', async () => {
  const { page, context } = await withSession()
  await page.goto('/kalendarz-pracy')
  await next(page).getByText('W01').waitFor()
  await button(page, 'Zgłoś biuru').click()
  await page.getByRole('dialog', { name: 'Co się stało?' }).getByText('Choroba', { exact: true }).click()
  await context.route('**/api/own-reports', (route) => route.abort())
  await button(page, 'Wyślij do biura').click()
  await next(page).getByText('czeka na wysłanie').waitFor()
  await page.reload()
  await next(page).getByText('czeka na wysłanie').waitFor()
  // Only lateness has minutes, also where the sheet stood at it before.
  expect(
    await next(page)
      .getByText(/\d+ min/)
      .count(),
  ).toBe(0)
  await context.unroute('**/api/own-reports')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await next(page).getByText('biuro jeszcze tego nie przyjęło').waitFor()
  await button(page, 'Cofnij: Choroba').click()
  await expect.poll(() => next(page).getByText('Choroba', { exact: true }).count()).toBe(0)
})

test('the service of the own car is confirmed on the own page, by keyboard too', async () => {
  const visit = { carId: office.cars[0] ?? '', date: '2026-03-16', hour: '13:30', text: 'Opony' }
  answered(
    await stage.server.call(
      addService,
      { ...visit, place: 'Auto-Serwis, Puławska 152' },
      { as: office.admin() },
    ),
  )
  const { page } = await withSession()
  await page.goto('/kalendarz-pracy')
  await next(page).getByText('Puławska 152').waitFor()
  await fits(page)
  await button(page, 'Potwierdź serwis auta o 13:30').press('Enter')
  await next(page).getByText('potwierdzony').waitFor()
})

test('what the fleet says of its data stands there as its own words, in Polish, on a page of another language', async () => {
  const dataAdministrator = 'Administratorem danych jest Flota sp. z o.o.'
  answered(await stage.server.call(setDataAdministrator, { dataAdministrator }, { as: office.admin() }))
  const { page, context, problems } = await stage.person('phone')
  await context.addCookies([{ name: 'flotylla_lang', value: 'uk', url: await stage.server.url() }])
  await page.goto(await newLink())
  await page.getByText('Текст автопарку, польською').waitFor()
  expect(await page.getByText(dataAdministrator).getAttribute('lang')).toBe('pl')
  expect(problems).toEqual([])
})

test('the page of a service gives the office’s number and hours wherever it sends its driver there', async () => {
  const { server } = stage
  const visit = { carId: office.cars[0] ?? '', date: '2026-03-16', hour: '10:00', text: 'Olej' }
  answered(await server.call(addService, visit, { as: office.admin() }))
  const { data } = answered(await server.call(listCarServices, { id: visit.carId }, { as: office.admin() }))
  const { page, problems } = await stage.person('phone')
  for (const path of [new URL(data[0]?.attributes.link ?? '').pathname, '/ps/nie-ma-takiego']) {
    await page.goto(path)
    const line = page.locator('.office-line')
    await line.waitFor()
    expect(await line.getByRole('link').getAttribute('href')).toBe('tel:+48221002030')
    await line.getByText('codziennie').waitFor()
    await fits(page)
  }
  expect(problems).toEqual([])
})
