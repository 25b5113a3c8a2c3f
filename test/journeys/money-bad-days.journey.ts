import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { addCharges } from '#features/settlement/charges/contract.ts'
import { driverCharges } from '#features/settlement/charges/server/tables.ts'
import {
  confirmTransferBatch,
  exportTransferBatch,
  listTransferBatches,
  prepareTransferBatch,
} from '#features/settlement/transfers/contract.ts'
import { saveTransferSettings } from '#features/settlement/transfers/contract-settings.ts'
import { accountOf } from '#features/settlement/transfers/domain/testing/made-orders.ts'
import { transferFiles } from '#features/settlement/transfers/server/tables.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '#features/settlement/weeks/contract.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import type { Endpoint } from '#platform/pure/endpoint.ts'
import { answered, type TestCaller } from '../server/test-server.ts'
import { makeFirstExample } from '../settlement/first-example.ts'
import { MONDAY_48, makeDriver, makeReference, makeRow, WEEK_47 } from '../settlement/made-week.ts'
import { arriveLoggedIn, makeAdministrator } from './office-steps.ts'
import { openStage, type Person, type Stage } from './stage.ts'

const JAN = 'Jan Przykładowy'
const WEEK = '/admin/rozliczenia?rok=2026&tydzien=47'
const NETWORK = [/net::ERR/, /Failed to load resource/]

let stage: Stage
let office: Person
let anna: TestCaller
let jan: string

/** A fleet of two drivers on the Monday after week 47: both are drafts, and have accounts. */
beforeEach(async () => {
  stage = await openStage(MONDAY_48)
  const { server } = stage
  await makeAdministrator(stage)
  const { queries } = server.database
  jan = (await makeFirstExample(queries)).jan
  const ola = await makeDriver(queries, 'Ola Inna')
  await makeRow(queries, {
    ...{ load: 1, row: 55, app: 'bolt', amounts: { net: 777.77 } },
    ref: await makeReference(queries, 'bolt', 'Ola Inna', ola),
  })
  anna = await server.asUser({ admin: true, money: true })
  for (const [index, id] of [jan, ola].entries()) {
    const account = accountOf(`10501005000000000000123${index}`)
    answered(await server.call(savePayeeAccount, { id, account, revision: 0 }, { as: anna }))
  }
  const payer = {
    ...{ id: crypto.randomUUID(), label: 'Główne', number: '61109010140000071219812874' },
    profile: 'default',
  }
  const fleet = { name: 'Flota Przykładowa', address: ['ul. Prosta 1'], twoPersonsOver: null, revision: 0 }
  answered(await server.call(saveTransferSettings, { ...fleet, accounts: [payer] }, { as: anna }))
  office = await person()
}, 60_000)
afterEach(() => stage?.close())
afterAll(() => stage?.close())

async function person(): Promise<Person> {
  const somebody = await stage.person('desk', NETWORK)
  // Lost answers are asked for three times, each as slow as the machine is.
  somebody.context.setDefaultTimeout(30_000)
  await arriveLoggedIn(somebody.page)
  return somebody
}

const versions = () => stage.server.database.queries.select().from(settlementStatements)
const charges = () => stage.server.database.queries.select().from(driverCharges)
const pathOf = ({ path }: Endpoint) => new RegExp(`${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`)

/** So many tries reach the server and have their effect there, and their answers are lost on the way back. */
async function loseAnswers(page: Page, endpoint: Endpoint, tries: number): Promise<void> {
  let left = tries
  await page.route(pathOf(endpoint), async (route: Route) => {
    if (route.request().method() !== endpoint.method || left === 0) return route.fallback()
    left -= 1
    await route.fetch()
    await route.abort('connectionreset')
  })
}

const pressClose = async (page: Page) => {
  await page.getByRole('button', { name: 'Zamknij 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij rozliczenia' }).click()
}

async function closeBoth(): Promise<void> {
  const { data } = answered(await stage.server.call(readSettlementWeek, WEEK_47, { as: anna }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  answered(await stage.server.call(closeWeeks, { ...WEEK_47, drivers }, { as: anna }))
}

test('a week whose answer is lost on the way is closed once, and told as closed', async () => {
  const { page, problems } = office
  await page.goto(WEEK)
  await loseAnswers(page, closeWeeks, 1)
  await pressClose(page)
  await page.getByText('Zamknięto: 2 rozliczenia.').waitFor()
  expect((await versions()).map(({ number }) => number).sort()).toEqual(['R/2026/47/0001', 'R/2026/47/0002'])
  expect(problems).toEqual([])
})

test('without network nothing is closed, that is told, and pressing again later closes once', async () => {
  const { page, context, problems } = office
  await page.goto(WEEK)
  await page.getByRole('button', { name: 'Zamknij 2' }).waitFor()
  // What draws questions and toasts comes a moment after the screen.
  const parts = ['confirm-dialog', 'toast-list'].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(part)),
  )
  await Promise.all(parts)
  await context.setOffline(true)
  await pressClose(page)
  await page
    .getByText(/połączeni/)
    .first()
    .waitFor()
  expect(await versions()).toEqual([])
  await context.setOffline(false)
  await pressClose(page)
  await page.getByText('Zamknięto: 2 rozliczenia.').waitFor()
  expect(await versions()).toHaveLength(2)
  expect(problems).toEqual([])
})

test('who has only just come and loses the network is asked and told all the same, by the browser itself', async () => {
  const { page, context } = office
  // What the office fetches once it stands has not come yet.
  await page.addInitScript(() => {
    const inTime = window.setTimeout
    Reflect.set(window, 'setTimeout', (act: () => void, wait = 0) => (wait === 3000 ? 0 : inTime(act, wait)))
  })
  await page.route(/(confirm-dialog|toast-list)/, (route) => route.abort())
  await page.goto(WEEK)
  const told: string[] = []
  page.on('dialog', (asked) => {
    told.push(asked.message())
    void asked.accept()
  })
  await page.getByRole('button', { name: 'Zamknij 2' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Zamknij 2' }).click()
  await expect.poll(() => told[0]).toContain('Zamknąć rozliczenia: 2?')
  await expect.poll(() => told[1], { timeout: 30_000 }).toMatch(/połączeni/)
  expect(await versions()).toEqual([])
})

test('a charge that got no answer stays typed, the doubt is told, and pressing again adds it once', async () => {
  const { page, problems } = office
  await page.goto('/admin/potracenia?rok=2026&tydzien=47')
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kierowcy').first().fill('Jan')
  await page.getByRole('option', { name: JAN }).click()
  await page.keyboard.press('Escape')
  await dialog.getByLabel(/^Kwota/).fill('45,50')
  await dialog.getByLabel('Notatka').fill('Rondo')
  await loseAnswers(page, addCharges, 3)
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await dialog.getByRole('alert').waitFor({ timeout: 40_000 })
  expect(await dialog.getByLabel('Notatka').inputValue()).toBe('Rondo')
  expect(await dialog.getByLabel(/^Kwota/).inputValue()).toBe('45,50')
  await dialog.getByRole('button', { name: 'Dodaj', exact: true }).dblclick()
  await page
    .getByText(/^Dodano/)
    .first()
    .waitFor()
  expect((await charges()).filter(({ kind }) => kind === 'fine')).toHaveLength(1)
  expect(problems).toEqual([])
})

test('a batch is prepared, exported and confirmed once, by double clicks and with lost answers', async () => {
  await closeBoth()
  const { page, problems } = office
  await page.goto('/admin/przelewy')
  await loseAnswers(page, prepareTransferBatch, 1)
  await page.getByRole('button', { name: /^Przygotuj paczkę, 2/ }).dblclick()
  await loseAnswers(page, exportTransferBatch, 1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Pobierz plik, 2/ }).dblclick()
  await saved
  await loseAnswers(page, confirmTransferBatch, 1)
  // Both clicks land before the question stands: it is asked, and not answered by the second of them.
  await page.getByRole('button', { name: 'Potwierdź wypłatę' }).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'Potwierdź wypłatę' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Potwierdź wypłatę' }).dblclick()
  await page.getByText('Wypłata potwierdzona:').waitFor()
  const batches = answered(await stage.server.call(listTransferBatches, {}, { as: anna })).data
  expect(batches.map(({ attributes }) => attributes.state)).toEqual(['confirmed'])
  expect(await stage.server.database.queries.select().from(transferFiles)).toHaveLength(1)
  expect(problems).toEqual([])
})

test('of two tabs the second is told what the first has done, and does nothing twice', async () => {
  const { page, context } = office
  await page.goto(WEEK)
  const other = await context.newPage()
  await other.goto(WEEK)
  await other.getByRole('button', { name: 'Zamknij 2' }).waitFor()
  await pressClose(page)
  await page.getByText('Zamknięto: 2 rozliczenia.').waitFor()
  // Coming back into view reads anew; this tab never left it, as on a second screen.
  if (await other.getByRole('button', { name: 'Zamknij 2' }).isVisible()) {
    await pressClose(other)
    await other.getByText(/rozliczenia są już zamknięte: /).waitFor()
  }
  expect(await versions()).toHaveLength(2)
  const statement = `/admin/rozliczenia/${jan}?rok=2026&tydzien=47`
  for (const tab of [page, other]) {
    await tab.goto(statement)
    await tab.getByRole('button', { name: 'Otwórz ponownie' }).dblclick()
    await tab.getByRole('dialog').getByLabel('Powód').fill('Zła kwota mycia')
  }
  const reopen = (tab: Page) =>
    tab.getByRole('dialog').getByRole('button', { name: 'Otwórz ponownie' }).click()
  await reopen(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await reopen(other)
  await other
    .getByRole('dialog')
    .getByText(/nie jest już zamknięte|Odśwież stronę/)
    .waitFor()
  expect(await other.getByRole('dialog').getByLabel('Powód').inputValue()).toBe('Zła kwota mycia')
  expect((await versions()).filter(({ reopenedAt }) => reopenedAt !== null)).toHaveLength(1)
})

test('who looks at a statement and goes back finds the filter, and whom was taken out of closing', async () => {
  const { page, problems } = office
  await page.goto(WEEK)
  await page.getByRole('button', { name: 'Szkice 2' }).click()
  await page.getByRole('checkbox', { name: 'Zaznacz: Ola Inna' }).click()
  await page.getByRole('button', { name: 'Zamknij 1' }).waitFor()
  await page.getByRole('link', { name: JAN }).click()
  await page.getByRole('heading', { level: 1, name: JAN }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Zamknij 1' }).waitFor()
  expect(await page.getByRole('button', { name: 'Szkice 2' }).getAttribute('aria-pressed')).toBe('true')
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: JAN }).waitFor()
  expect(problems).toEqual([])
})

test('on a slow line the week is closed, and what is pressed says that it is under way', async () => {
  const { page, context, problems } = office
  await page.goto(WEEK)
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400 },
    ...{ downloadThroughput: 50_000, uploadThroughput: 50_000 },
  })
  await pressClose(page)
  await page.getByRole('button', { name: 'Zamknij 2' }).and(page.locator('[data-loading]')).waitFor()
  await page.getByText('Zamknięto: 2 rozliczenia.').waitFor()
  expect(await versions()).toHaveLength(2)
  answered(
    await stage.server.call(
      reopenStatement,
      { id: (await versions())[0]?.id ?? '', reason: 'Sprawdzam' },
      { as: anna },
    ),
  )
  expect(problems).toEqual([])
})
