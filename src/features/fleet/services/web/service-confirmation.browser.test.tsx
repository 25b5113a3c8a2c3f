import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { confirmService, serviceOfLink } from '../contract.ts'
import { confirmationTexts as texts } from '../texts-driver.ts'
import { ServiceConfirmation } from './service-confirmation.tsx'

const VISIT = { reg: 'WX 1234A', date: '2026-12-01', hour: '10:15', place: '', confirmed: false, past: false }
const heading = (name: string) => page.getByRole('heading', { name })
const confirm = () => page.getByRole('button', { name: texts.confirm })

function serverWith(service: Partial<typeof VISIT> | null = {}): OtherEnd {
  const server = new OtherEnd()
  server.answers(serviceOfLink, { service: service && { ...VISIT, ...service } })
  return server
}

afterEach(() => localStorage.clear())

test('car, day and hour are shown first, and opening the link confirms nothing', async () => {
  const server = serverWith()
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(texts.ask)).toBeVisible()
  for (const told of ['WX 1234A', 'wtorek, 1 grudnia', '10:15'])
    await expect.element(page.getByText(told)).toBeVisible()
  expect(server.heard(serviceOfLink)).toEqual([{ uuid: 'abc' }])
  expect(server.heard(confirmService)).toEqual([])
})

test('the driver is thanked once the server has been told, and not before (D27)', async () => {
  const server = serverWith()
  const slow = server.holds(confirmService)
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await confirm().click()
  await expect.element(heading(texts.working)).toBeVisible()
  expect(heading(texts.thanks).query()).toBeNull()
  slow.letGo({ status: 'ok' })
  await expect.element(heading(texts.thanks)).toBeVisible()
  expect(server.heard(confirmService)).toEqual([{ uuid: 'abc' }])
})

test('what was confirmed stays in sight, and where nobody has given a place the driver asks for it', async () => {
  const server = serverWith()
  server.answers(confirmService, { status: 'ok' })
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await confirm().click()
  await expect.element(heading(texts.thanks)).toBeVisible()
  for (const told of ['WX 1234A', 'wtorek, 1 grudnia', '10:15', texts.confirmed, texts.askWhere])
    await expect.element(page.getByText(told)).toBeVisible()
})

test('of a service that was moved between look and press only the thanks are said (D27)', async () => {
  const server = serverWith({ place: 'Długa 5' })
  const slow = server.holds(confirmService)
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await confirm().click()
  await expect.element(heading(texts.working)).toBeVisible()
  server.answers(serviceOfLink, { service: null })
  slow.letGo({ status: 'ok' })
  await expect.element(page.getByText(texts.confirmed)).toBeVisible()
  await expect.element(page.getByText('10:15')).not.toBeInTheDocument()
})

test.each([
  ['of which the service was moved or removed', null, texts.dead],
  ['of a service whose hour has come', { past: true }, texts.past],
  ['that was confirmed', { confirmed: true }, texts.thanks],
] as const)('a link %s says so, and asks for nothing', async (_, service, told) => {
  serverWith(service)
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(told)).toBeVisible()
  expect(confirm().query()).toBeNull()
})

test('where the date can’t be looked up it is said that nothing was confirmed, and tried again', async () => {
  const server = new OtherEnd()
  server.goesOffline()
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(texts.unseen)).toBeVisible()
  server.comesBack()
  server.answers(serviceOfLink, { service: VISIT })
  await page.getByRole('button', { name: texts.again }).click()
  await expect.element(heading(texts.ask)).toBeVisible()
})

test('once the network is back the date is looked up by itself, and nothing is confirmed by that', async () => {
  const server = new OtherEnd()
  server.goesOffline()
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(texts.unseen)).toBeVisible()
  server.comesBack()
  server.answers(serviceOfLink, { service: VISIT })
  dispatchEvent(new Event('online'))
  await expect.element(heading(texts.ask)).toBeVisible()
  expect(server.heard(confirmService)).toEqual([])
})

test('without network it waits and says so, and sends at once when the device is online again (D27)', async () => {
  const server = serverWith()
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(confirm()).toBeVisible()
  server.goesOffline()
  await confirm().click()
  await expect.element(page.getByText(texts.unreached)).toBeVisible()
  server.comesBack()
  server.answers(confirmService, { status: 'ok' })
  dispatchEvent(new Event('online'))
  // Its own next try would come after two seconds.
  await expect.poll(() => server.heard(confirmService), { timeout: 1_500 }).toHaveLength(1)
  await expect.element(heading(texts.thanks)).toBeVisible()
  expect(page.getByRole('button', { name: texts.again }).query()).toBeNull()
})

test('a server that has too much to do has confirmed nothing; a page loaded anew goes on with it', async () => {
  const server = serverWith()
  server.refuses(confirmService, 'too_many_requests')
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await confirm().click()
  await expect.element(heading(texts.waiting)).toBeVisible()
  await cleanup()
  server.answers(confirmService, { status: 'ok' })
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(texts.thanks)).toBeVisible()
})
