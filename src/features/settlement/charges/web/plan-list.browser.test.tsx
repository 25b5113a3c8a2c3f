import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { listInstalmentPlans } from '../contract-standing.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { PlanList } from './plan-list.tsx'

test('who presses before the list is there gets the dialog with the fleet’s date in it, and not one that asks for a date', async () => {
  const server = new OtherEnd()
  const slow = server.holds(listInstalmentPlans)
  await showInOffice(() => <PlanList />)
  await page.getByRole('button', { name: texts.addPlan }).first().click()
  expect(page.getByRole('dialog').query()).toBeNull()
  slow.letGo({ today: '2026-11-23', data: [] })
  await expect.element(page.getByRole('dialog').getByLabelText(texts.date)).toHaveValue('23.11.2026')
})

test('who presses where the list could not be loaded asks for it again, and gets the dialog once the fleet’s date is known', async () => {
  const server = new OtherEnd()
  server.refuses(listInstalmentPlans, 'not_allowed')
  await showInOffice(() => <PlanList />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  const slow = server.holds(listInstalmentPlans)
  await page.getByRole('button', { name: texts.addPlan }).first().click()
  expect(page.getByRole('dialog').query()).toBeNull()
  slow.letGo({ today: '2026-11-23', data: [] })
  await expect.element(page.getByRole('dialog').getByLabelText(texts.date)).toHaveValue('23.11.2026')
})
