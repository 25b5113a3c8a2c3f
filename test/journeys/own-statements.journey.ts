import { stat } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewDriverPin } from '#features/drivers/session/contract-pins.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { answerQuestion, readStatement } from '#features/settlement/weeks/contract-statement.ts'
import { settlementQuestions } from '#features/settlement/weeks/server/tables.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { makeFirstExample } from '../settlement/first-example.ts'
import { MONDAY_48, WEEK_47 } from '../settlement/made-week.ts'
import { expectAccessible, openStage, type Person, type Stage } from './stage.ts'

const NUMBER = 'R-2026-47-0001'
const WORDS = 'Uber: napiwek z 18.11 przyszedł dwa razy.'

let stage: Stage
let office: TestCaller
let jan: string

beforeAll(async () => {
  stage = await openStage(MONDAY_48)
  const { server } = stage
  office = await server.asUser({ money: true })
  jan = (await makeFirstExample(server.database.queries)).jan
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
})
afterAll(() => stage?.close())

async function driver(expected: RegExp[] = []): Promise<Person> {
  const person = await stage.person('phone', [/401/, ...expected])
  const { cookie } = await stage.server.asScope('driver', jan)
  const [name = '', value = ''] = cookie.split('=')
  await person.context.addCookies([{ name, value, url: await stage.server.url() }])
  return person
}

const questions = () => stage.server.database.queries.select().from(settlementQuestions)
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Nie zgadzam się' })
const send = (page: Page) => sheet(page).getByRole('button', { name: 'Wyślij do biura' })

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

test('from the own calendar a driver gets to the week’s money, how each amount came about, and its PDF', async () => {
  const { page, problems } = await driver()
  await page.goto('/kalendarz-pracy')
  await page.getByRole('link', { name: 'Moje rozliczenia' }).click()
  const newest = page.getByRole('link', { name: /Tydzień 47/ })
  await newest.getByText('338,69').waitFor()
  await expectFits(page)
  await newest.click()
  await page.getByRole('heading', { name: 'Tydzień 47', level: 1 }).waitFor()
  await page.locator('summary').getByText('Bolt 812,40 · Uber 268,00').waitFor()
  // By the keyboard: the line opens to its arithmetic and its source.
  await page.locator('.own-line summary').first().press('Enter')
  await page.getByText('Zostaje do podziału').waitFor()
  await page
    .locator('.own-line[open]')
    .getByText(/Bolt tygodniowy\.csv, wiersz 41/)
    .waitFor()
  await expectFits(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('R-2026-47-0001-Jan-Przykladowy.pdf')
  expect((await stat(await file.path())).size).toBeGreaterThan(1000)
  // Both acts stay in sight, wherever the page is scrolled to.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bar = await page.getByRole('button', { name: 'Nie zgadzam się' }).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844)
  expect(problems).toEqual([])
})

test('a question typed without a network stays, goes out once, and its answer stands at the statement', async () => {
  const { page, context, problems } = await driver([/ERR_INTERNET_DISCONNECTED/])
  await page.goto(`/moje-rozliczenia/${NUMBER}`)
  await page.getByRole('button', { name: 'Nie zgadzam się' }).click()
  await send(page).click()
  await sheet(page).getByText('Napisz, z czym się nie zgadzasz').waitFor()
  await sheet(page).getByLabel('Z czym się nie zgadzasz?').fill('a'.repeat(1005))
  await send(page).click()
  await sheet(page).getByText('Za długie o 5 znaków.').waitFor()
  await sheet(page).getByLabel('Z czym się nie zgadzasz?').fill(WORDS)
  await expectAccessible(page)
  await context.setOffline(true)
  await send(page).click()
  await sheet(page).getByText('Tekst został na tym urządzeniu.').waitFor()
  await sheet(page).getByRole('button', { name: 'Zamknij' }).last().click()
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: /masz niewysłane pytanie/ }).click()
  expect(await sheet(page).getByLabel('Z czym się nie zgadzasz?').inputValue()).toBe(WORDS)
  await send(page).dblclick()
  await sheet(page).waitFor({ state: 'detached' })
  await page.getByText('Biuro jeszcze nie odpowiedziało.').waitFor()
  expect(await questions()).toMatchObject([{ question: WORDS, writtenBy: null }])

  const { questions: asked } = answered(
    await stage.server.call(readStatement, { ...WEEK_47, driverId: jan }, { as: office }),
  )
  const id = asked[0]?.id ?? ''
  answered(await stage.server.call(answerQuestion, { id, answer: 'Masz rację.' }, { as: office }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('Masz rację.').waitFor()
  await expectFits(page)
  expect(problems).toEqual([])
})

test('a session that has ended locks the page and keeps what was typed; another number is nobody’s', async () => {
  const { page, problems } = await driver([/404/])
  await page.goto('/moje-rozliczenia/R-2026-47-0002')
  await page.getByText('Nie masz takiego rozliczenia.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Moje rozliczenia' }).first().click()
  await page.getByRole('link', { name: /Tydzień 47/ }).click()
  await page.getByRole('button', { name: 'Nie zgadzam się' }).click()
  await sheet(page).getByLabel('Z czym się nie zgadzasz?').fill('Jeszcze jedno')
  const admin = await stage.server.asUser({ admin: true })
  answered(await stage.server.call(renewDriverPin, { id: jan }, { as: admin }))
  await send(page).click()
  await page.getByRole('dialog', { name: 'Twoje rozliczenia' }).waitFor()
  expect(await page.getByText('338,69').count()).toBe(0)
  await expectAccessible(page)
  const { cookie } = await stage.server.asScope('driver', jan)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: await stage.server.url() }])
  await page.reload()
  await page.getByRole('button', { name: /masz niewysłane pytanie/ }).click()
  expect(await sheet(page).getByLabel('Z czym się nie zgadzasz?').inputValue()).toBe('Jeszcze jedno')
  expect(problems).toEqual([])
})
