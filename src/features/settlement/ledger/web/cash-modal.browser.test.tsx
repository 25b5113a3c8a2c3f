import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { addPayIn } from '../contract.ts'
import { ledgerTexts as texts } from '../texts.ts'
import { CashModal } from './cash-modal.tsx'

const ID = '6b1f0f4e-0000-4000-8000-000000000001'

test('more than the debt is asked about, and booked on a second press; another amount is asked about anew', async () => {
  const server = new OtherEnd()
  server.refuses(addPayIn, 'over_debt')
  await showInOffice(() => (
    <CashModal of={{ kind: 'paid-in', purse: 'week' }} driverId={ID} onClose={() => undefined} />
  ))
  const amount = page.getByRole('textbox', { name: texts.amount })
  await userEvent.fill(amount, '2000')
  await userEvent.click(page.getByRole('button', { name: texts.payInNow(200_000) }))
  await expect.element(page.getByRole('button', { name: texts.beyondDebt })).toBeVisible()
  await userEvent.fill(amount, '1999')
  await userEvent.click(page.getByRole('button', { name: texts.payInNow(199_900) }))
  await expect.element(page.getByRole('button', { name: texts.beyondDebt })).toBeVisible()
  server.answers(addPayIn, { balanceGrosze: 1, receipt: null })
  await userEvent.click(page.getByRole('button', { name: texts.beyondDebt }))
  await expect
    .poll(() => server.heard(addPayIn).map(({ beyondDebt }) => beyondDebt))
    .toEqual([false, false, true])
})
