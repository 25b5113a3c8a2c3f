import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellOffice } from '#features/driver-reports/contract.ts'
import { listReports, takeUpReport } from '#features/driver-reports/contract-office.ts'
import { addRemoveShiftReason } from '#features/removals/contract.ts'
import { setOffice } from '#features/settings/contract.ts'
import { MONDAY, openMarket } from '../market/open-market.ts'
import { MONDAY_DAY } from '../schedule/moving-office.ts'
import { answered } from '../server/test-server.ts'
import { expectAccessible, openStage, type Stage } from './stage.ts'

let stage: Stage
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  stage = await openStage('2026-03-11T11:00:00Z')
})
afterAll(() => stage?.close())
/** Jan drives on Monday by day in W01; Ola has nothing. */
beforeEach(async () => {
  market = await openMarket(stage.server)
  const reached = { officePhone: '22 100 20 30', officeHours: 'codziennie 5:00–23:00' }
  answered(await stage.server.call(setOffice, reached, { as: market.office.admin() }))
})

async function ownPage(): Promise<Page> {
  const person = await stage.person('phone', [/401/])
  const { cookie } = await stage.server.asScope('driver', market.office.jan)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  await person.page.goto('/kalendarz-pracy')
  return person.page
}

async function atOffice(): Promise<Page> {
  const { page, context } = await stage.person('desk')
  const [name = '', value = ''] = (await stage.server.asUser({ admin: true })).cookie.split('=')
  await context.addCookies([{ name, value, url: await stage.server.url() }])
  return page
}

/** Jan has told that he is ill, and the office knows. */
async function knownIllness(): Promise<void> {
  const { server } = stage
  const as = await market.as(market.office.jan)
  answered(await server.callRaw(tellOffice, { kind: 'ill', ...MONDAY }, { as }))
  const [report] = answered(await server.call(listReports, {}, { as: market.office.admin() })).data
  const read = { id: report?.id ?? '', sentAt: report?.sentAt ?? '' }
  answered(await server.call(takeUpReport, read, { as: market.office.admin() }))
}

/** The office takes him off the shift for it. */
async function freeTheSeat(): Promise<void> {
  stage.server.clock.advance(60_000)
  const sent = { day: MONDAY.date, driver: market.office.jan, reason: 'Choroba - nie ma L4' }
  const as = market.office.admin()
  answered(await stage.server.call(addRemoveShiftReason, { ...sent, shift: 'Dzień' }, { as }))
  await market.office.put(market.office.jan, [])
  stage.server.clock.advance(60_000)
}

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

const next = (page: Page) => page.getByRole('region', { name: 'Twoja najbliższa zmiana' })
const afterAllButton = (page: Page) => page.getByRole('button', { name: /^Jednak pojadę/ })

test('who was ill, lost the shift and is well takes it back with one press; the office reads who returns', async () => {
  await knownIllness()
  await freeTheSeat()
  const page = await ownPage()
  const lost = page.getByRole('region', { name: 'Zmiana zwolniona z powodu choroby' })
  await lost.getByText('poniedziałek, 16 marca').waitFor()
  await fits(page)
  await afterAllButton(page).press('Enter')
  const status = page.getByRole('status').filter({ hasText: 'Zmiana znów jest Twoja, auto W01.' })
  await status.waitFor()
  await expect.poll(() => status.evaluate((place) => document.activeElement === place)).toBe(true)
  await next(page).getByText('W01').waitFor()
  expect(await afterAllButton(page).count()).toBe(0)
  await fits(page)

  const clerk = await atOffice()
  await clerk.goto('/admin/zgloszenia')
  await clerk.getByText('Jan Lis: wraca na zmianę').waitFor()
  await clerk.getByText('zmiana jest znów w grafiku tej osoby').waitFor()
  await expectAccessible(clerk)
  await clerk.getByRole('link', { name: 'Pokaż na planszy: Jan Lis' }).click()
  await clerk.getByText('Jan Lis').first().waitFor()
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([market.office.jan])
  await clerk.goto('/admin/zgloszenia')
  await clerk.getByRole('button', { name: 'Wiem: Jan Lis' }).click()
  await clerk.getByText('Nie ma nowych zgłoszeń.').waitFor()
})

test('on a page from before it is said as well: somebody else has the seat, and what is free is one step away', async () => {
  await knownIllness()
  const page = await ownPage()
  await next(page).getByText('W01').waitFor()
  await afterAllButton(page).waitFor()
  await freeTheSeat()
  await market.office.move(market.ola, MONDAY_DAY)
  await afterAllButton(page).click()
  const status = page.getByRole('status').filter({ hasText: 'To miejsce ma już ktoś inny.' })
  await status.waitFor()
  expect(await status.textContent()).not.toContain('Ola')
  await status.getByText('22 100 20 30').waitFor()
  await fits(page)
  await status.getByRole('link', { name: 'Wolne dla Ciebie' }).click()
  await page.getByText('16 marca').first().waitFor()
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([market.ola])
})

test('before anybody acted it is the report alone that is taken back, and the shift stays', async () => {
  await knownIllness()
  const page = await ownPage()
  await afterAllButton(page).click()
  await page.getByText('Zmiana jest dalej Twoja, a biuro zobaczy, że jedziesz.').waitFor()
  await next(page).getByText('W01').waitFor()
  await expect.poll(() => afterAllButton(page).count()).toBe(0)
})
