import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { confirmService } from '../contract.ts'
import { confirmationTexts as texts } from '../texts-driver.ts'
import { ServiceConfirmation } from './service-confirmation.tsx'

const heading = (name: string) => page.getByRole('heading', { name })

test('the driver is thanked once the server has been told, and not before (D27)', async () => {
  const server = new OtherEnd()
  const slow = server.holds(confirmService)
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(texts.working)).toBeVisible()
  expect(heading(texts.thanks).query()).toBeNull()
  slow.letGo({ status: 'ok' })
  await expect.element(heading(texts.thanks)).toBeVisible()
  expect(server.heard(confirmService)).toEqual([{ uuid: 'abc' }])
})

test('without network it waits and says so, and sends at once when the device is online again (D27)', async () => {
  const server = new OtherEnd()
  server.goesOffline()
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(page.getByText(texts.unreached)).toBeVisible()
  server.comesBack()
  server.answers(confirmService, { status: 'ok' })
  dispatchEvent(new Event('online'))
  // Its own next try would come after two seconds.
  await expect.poll(() => server.heard(confirmService), { timeout: 1_500 }).toHaveLength(1)
  await expect.element(heading(texts.thanks)).toBeVisible()
  expect(page.getByRole('button', { name: texts.again }).query()).toBeNull()
})

test('a server that has too much to do has confirmed nothing', async () => {
  const server = new OtherEnd()
  server.refuses(confirmService, 'too_many_requests')
  await showToDriver(<ServiceConfirmation linkKey="abc" />)
  await expect.element(heading(texts.waiting)).toBeVisible()
  server.answers(confirmService, { status: 'ok' })
  await page.getByRole('button', { name: texts.again }).click()
  await expect.element(heading(texts.thanks)).toBeVisible()
})
