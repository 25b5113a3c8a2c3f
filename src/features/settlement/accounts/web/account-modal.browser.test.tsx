import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { savePayeeAccount } from '../contract.ts'
import { accountFaultText } from '../texts.ts'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import { AccountModal } from './account-modal.tsx'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'
const account = {
  id: ID,
  attributes: {
    ...{ fullName: 'Jan Kot', active: true, account: '61 1090 •••• 2874', payeeName: '', address: [] },
    ...{ takesCash: false, sharedWith: [], unreadable: false, revision: 3 },
    ...{ changedAt: null, changedBy: null, source: null },
  },
}
const show = () => showInOffice(() => <AccountModal account={account} onClose={() => undefined} />)
const number = () => page.getByRole('textbox', { name: texts.number })
const save = () => page.getByRole('button', { name: texts.save })

test('a wrong digit is told at the field as soon as it is left, and nothing is sent', async () => {
  const server = new OtherEnd()
  await show()
  await number().fill('61109010140000071219812875')
  await userEvent.tab()
  await expect.element(page.getByText(accountFaultText({ code: 'account-checksum' }))).toBeVisible()
  await save().click()
  expect(server.heard(savePayeeAccount)).toEqual([])
})

test('left empty the account stays, and is not sent along', async () => {
  const server = new OtherEnd()
  server.answers(savePayeeAccount, { revision: 4, sharedWith: [] })
  await show()
  await page.getByRole('textbox', { name: texts.payeeName }).fill('Jan Adam Kot')
  await save().click()
  await expect.element(page.getByText(texts.saved('Jan Kot'))).toBeVisible()
  expect(server.heard(savePayeeAccount)).toEqual([
    { id: ID, payeeName: 'Jan Adam Kot', address: [], takesCash: false, revision: 3 },
  ])
})

test('who has the same account already is told after it was saved', async () => {
  const server = new OtherEnd()
  server.answers(savePayeeAccount, { revision: 4, sharedWith: ['Ewa Lis'] })
  await show()
  await number().fill('PL 61 1090 1014 0000 0712 1981 2874')
  await save().click()
  await expect.element(page.getByRole('dialog', { name: texts.sharedTitle })).toBeVisible()
  await expect.element(page.getByText(texts.sharedText(['Ewa Lis']))).toBeVisible()
})
