import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { addCharges, listRemovedDrivers } from '../contract.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { AddChargeModal } from './add-charge-modal.tsx'

const JAN = '6b1f0f4e-0000-4000-8000-000000000001'
let server: OtherEnd
beforeEach(async () => {
  server = new OtherEnd()
  // Removed drivers stand among those who may be charged.
  server.answers(listRemovedDrivers, { data: [{ id: JAN, fullName: 'Jan Kot' }] })
  await showInOffice(() => (
    <AddChargeModal week={{ year: 2026, week: 47 }} today="2026-11-23" onClose={() => undefined} />
  ))
})

test('a driver is typed and chosen by Enter, which sends nothing', async () => {
  const field = page.getByRole('combobox', { name: texts.drivers })
  await field.click()
  await field.fill('Kot')
  await expect.element(page.getByRole('option', { name: texts.removedDriver('Jan Kot') })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  expect(page.getByText(texts.driverMissing).query()).toBeNull()
  expect(server.heard(addCharges)).toEqual([])
})

test('what an amount of the accountant is for is asked in a sentence', async () => {
  await page.getByRole('combobox', { name: texts.kind }).click()
  await page.getByRole('option', { name: CHARGE_WORDS.accountant }).click()
  await page.getByRole('button', { name: texts.add }).click()
  await expect.element(page.getByText(texts.headingMissing)).toBeVisible()
})
