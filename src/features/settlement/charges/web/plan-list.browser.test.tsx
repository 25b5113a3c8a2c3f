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

test('the next instalment is that of the first week that is not closed, however long it is over', async () => {
  const server = new OtherEnd()
  const week = (monday: string, left: number, taken: boolean) => ({ monday, grosze: 33_333, left, taken })
  const by = { createdAt: '2026-11-16T09:00:00Z', createdBy: 'Anna Próbna', note: '' }
  server.answers(listInstalmentPlans, {
    today: '2026-11-24',
    data: [
      {
        ...{ id: 'p', driverId: 'd', name: 'Jan Kot', kind: 'damage', grosze: 99_999, count: 3 },
        ...{ date: '2026-11-10', left: 66_666, state: 'running', changes: [], ...by },
        weeks: [
          week('2026-11-09', 66_666, true),
          week('2026-11-16', 33_333, false),
          week('2026-11-23', 0, false),
        ],
      },
    ],
  })
  await showInOffice(() => <PlanList />)
  await expect.element(page.getByText('najbliższa: 16–22 listopada')).toBeVisible()
  await expect.element(page.getByText('666,66 zł', { exact: true })).toBeVisible()
})

test('a new plan is offered from the week that the screen shows, and not from the one that runs', async () => {
  const server = new OtherEnd()
  server.answers(listInstalmentPlans, { today: '2026-11-24', data: [] })
  await showInOffice(() => <PlanList week={{ year: 2026, week: 47 }} />)
  await page.getByRole('button', { name: texts.addPlan }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/Tydzień 47/).first()).toBeVisible()
  await expect.element(dialog.getByLabelText(texts.date)).toHaveValue('22.11.2026')
})
